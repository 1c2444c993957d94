/** The table of six. */

import type { SixAction, SixEvent, SixView } from '../../protocol';
import { say } from '../../language.svelte';
import type { GameTable } from '../../table/game';
import { countCows } from './cards';
import { flights, pace, SOUNDS } from './scene';
import { SPECIALS } from './specials';
import SixTable from './SixTable.svelte';

const table: GameTable<SixView, SixEvent, SixAction> = {
  component: SixTable,
  flights,
  pace,
  sounds: SOUNDS,
  target(action) {
    switch (action.type) {
      case 'pick_card':
        return { key: `hand-${action.card}`, code: action.card };
      case 'draft_card':
        return { key: `pool-${action.card}`, code: action.card };
      case 'replace_card':
        return { key: `hand-${action.card}`, code: action.card };
      case 'take_row':
      case 'insert_card':
      case 'move_into':
      case 'stop_row':
        return { key: `row-${action.row}`, code: action.row + 1 };
      case 'move_card':
        return { key: `card-${action.card}`, code: action.card };
      case 'turn_card':
        return { key: `choice-${action.card}`, code: action.card };
      case 'pay_card':
        return action.card === null ? null : { key: `choice-${action.card}`, code: action.card };
      case 'play_special':
      case 'exchange_special':
        return action.special === null ? null : { key: `special-${action.special}` };
      default:
        return null;
    }
  },
  startsTurn: (event) => event.type === 'cards_revealed' || event.type === 'round_started',
  roundScores: (event) => (event.type === 'round_ended' ? event.scores : null),
  murmurs: (event) => event.type === 'card_picked' || event.type === 'special_offered',
  explains: (action) => (action.type === 'play_special' && action.special ? `rule-${SPECIALS[action.special].rule}` : null),
  seats: (view) =>
    view.scores.map((score, seat) => ({
      // What is written down at the end of a round still lies on the stacks.
      score: score + (view.phase === 'over' ? 0 : countCows(view.stacks[seat] ?? [])),
      cards: view.hand_sizes[seat] ?? 0,
      picked: view.picked[seat] ?? false,
    })),
  hand: (view) => [...view.hand.map(String), ...(view.table?.held ?? []).map((special) => say(`six-special-${special}`))],
  deck: (view) => {
    const open = view.known.flat();
    // In pro all cards are known, and there are fewer.
    const highest = open.length > 0 || view.pool.length > 0 ? 10 * view.scores.length + 4 : 104;
    return Array.from({ length: highest }, (_, index) => index + 1);
  },
  seen: (view) => [
    { heading: 'web-seen-rows', cards: [...view.rows.flat(), ...view.queue.map(({ card }) => card)] },
    { heading: 'web-seen-stacks', cards: view.stacks.flat() },
    { heading: 'web-seen-hand', cards: view.hand },
    { heading: 'web-seen-gone', cards: view.table?.out ?? [] },
    { heading: 'web-seen-specials', cards: (view.table?.discard ?? []).map((special) => say(`six-special-${special}`)) },
  ],
};

export default table;
