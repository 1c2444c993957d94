/** The table of the board game. */

import type { BoardGameAction, BoardGameEvent, BoardGameFacts, BoardGameView } from '../../protocol';
import type { GameTable, MakeTable, Selection, Target } from '../../table/game';
import BoardTable from './BoardTable.svelte';
import Help from './Help.svelte';
import { breath, flights, pace, SOUNDS } from './scene';

function target(action: BoardGameAction): Target | Selection | null {
  switch (action.type) {
    case 'pick_tile':
    case 'swap_tile':
    case 'add_tile':
      return { key: `hand-${action.tile}`, code: action.tile };
    case 'pick_tiles':
      return { pieces: action.tiles.map((tile) => ({ key: `hand-${tile}`, code: tile })), instant: true };
    case 'stop_row':
    case 'place_first':
    case 'place_anywhere':
    case 'move_tile':
      return { key: `row-${action.row}`, code: action.row + 1 };
    case 'play_card':
      return { key: `card-${action.card}` };
    case 'take_lucky':
      return { key: `lucky-${action.card}` };
    default:
      return null;
  }
}

const makeTable: MakeTable<BoardGameFacts, GameTable<BoardGameView, BoardGameEvent, BoardGameAction>> = (facts) => ({
  facts,
  component: BoardTable,
  help: Help,
  flights,
  pace,
  breath,
  sounds: SOUNDS,
  target,
  startsTurn: (event) => event.type === 'tiles_revealed',
  roundScores: () => null,
  isQuiet: (event) => event.type === 'tiles_picked',
  explains: (action) => (action.type === 'play_card' ? `board-web-about-${action.card}` : null),
  previewPart: (preview, key) =>
    preview.type === 'tiles_land' ? (preview.tiles.find(({ tile }) => key === `hand-${tile}`) ?? null) : null,
  seats: (view) =>
    view.scores.map((score, seat) => ({
      score,
      cards: view.hand_sizes[seat] ?? 0,
      picked: view.picked[seat] ?? false,
    })),
  hand: (view) => view.hand.map(String),
  seen: (view) => [
    { heading: 'web-seen-rows', cards: [...view.rows.flat(), ...view.queue.map(({ tile }) => tile)].filter((tile) => tile !== null) },
    { heading: 'web-seen-gone', cards: view.gone },
    ...view.known.map((cards, seat) => ({ heading: 'web-seen-held', seat, cards: seat === view.seat ? [] : cards })),
    { heading: 'web-seen-hand', cards: view.hand },
  ],
});

export default makeTable;
