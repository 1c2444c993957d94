/** The table of six. */

import type { SixAction, SixEvent, SixView } from '../../protocol';
import type { GameTable } from '../../table/game';
import { countCows } from './cards';
import { advance, flights, pace } from './scene';
import SixTable from './SixTable.svelte';

const table: GameTable<SixView, SixEvent, SixAction> = {
  component: SixTable,
  advance,
  flights,
  pace,
  target(action) {
    switch (action.type) {
      case 'pick_card':
        return { key: `hand-${action.card}`, code: action.card };
      case 'draft_card':
        return { key: `pool-${action.card}`, code: action.card };
      case 'take_row':
        return { key: `row-${action.row}`, code: action.row + 1 };
      default:
        return null;
    }
  },
  startsTurn: (event) => event.type === 'cards_revealed' || event.type === 'round_started',
  murmurs: (event) => event.type === 'card_picked',
  explains: () => null,
  seats: (view) =>
    view.scores.map((score, seat) => ({
      // What is written down at the end of a round still lies on the stacks.
      score: score + (view.phase === 'over' ? 0 : countCows(view.stacks[seat] ?? [])),
      cards: view.hand_sizes[seat] ?? 0,
      picked: view.picked[seat] ?? false,
    })),
  hand: (view) => view.hand.map(String),
  seen: (view) => [
    { heading: 'web-seen-rows', cards: [...view.rows.flat(), ...view.queue.map(({ card }) => card)] },
    { heading: 'web-seen-stacks', cards: view.stacks.flat() },
    { heading: 'web-seen-hand', cards: view.hand },
  ],
};

export default table;
