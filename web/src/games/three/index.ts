/** The table of three. */

import type { ThreeAction, ThreeEvent, ThreeFacts, ThreeView } from '../../protocol';
import type { GameTable, MakeTable } from '../../table/game';
import { breath, flights, pace, SOUNDS } from './scene';
import ThreeTable from './ThreeTable.svelte';

const makeTable: MakeTable<ThreeFacts, GameTable<ThreeView, ThreeEvent, ThreeAction>> = (facts) => ({
  facts,
  component: ThreeTable,
  flights,
  pace,
  breath,
  sounds: SOUNDS,
  target: (action) => (action.type === 'play_card' ? { key: `hand-${action.card}`, code: action.card } : null),
  startsTurn: (event) => event.type === 'card_played' || event.type === 'rows_laid',
  roundScores: () => null,
  isQuiet: (event) => event.type === 'pile_dealt',
  explains: () => null,
  seats: (view) =>
    view.scores.map((score, seat) => ({ score, cards: view.hand_sizes[seat] ?? 0, picked: false })),
  hand: (view) => view.hand.map(String),
  seen: (view) => [
    { heading: 'web-seen-rows', cards: view.rows.flat() },
    { heading: 'web-seen-collections', cards: view.collections.flatMap((held) => [...held.face_up, ...held.face_down]) },
    { heading: 'web-seen-gone', cards: view.neutrals },
    { heading: 'web-seen-hand', cards: view.hand },
  ],
});

export default makeTable;
