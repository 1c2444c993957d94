/** The table of six. */

import type { SixAction, SixEvent, SixFacts, SixView } from '../../protocol';
import { say } from '../../language.svelte';
import type { GameTable, MakeTable } from '../../table/game';
import { breath, flights, pace, SOUNDS } from './scene';
import SixTable from './SixTable.svelte';

const QUIET: readonly SixEvent['type'][] = ['card_picked', 'special_offered', 'special_passed', 'exchange_passed'];

const makeTable: MakeTable<SixFacts, GameTable<SixView, SixEvent, SixAction>> = (facts, variant) => ({
  facts,
  component: SixTable,
  flights,
  pace,
  breath,
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
  isQuiet: ({ type }) => QUIET.includes(type),
  explains: (action) => (action.type === 'play_special' && action.special ? `rule-${facts.special_rules[action.special]}` : null),
  seats: (view) =>
    view.standing.map((score, seat) => ({
      score,
      cards: view.hand_sizes[seat] ?? 0,
      picked: view.picked[seat] ?? false,
    })),
  hand: (view) => [...view.hand.map(String), ...(view.table?.held ?? []).map((special) => say(`six-special-${special}`))],
  deck: (view) => Array.from({ length: facts.deck_sizes[variant]?.[view.scores.length] ?? 0 }, (_, index) => index + 1),
  seen: (view) => [
    { heading: 'web-seen-rows', cards: [...view.rows.flat(), ...view.queue.map(({ card }) => card)] },
    { heading: 'web-seen-stacks', cards: view.stacks.flat() },
    { heading: 'web-seen-hand', cards: view.hand },
    ...view.known.map((cards, seat) => ({ heading: 'web-seen-held', seat, cards: seat === view.seat ? [] : cards })),
    { heading: 'web-seen-gone', cards: view.table?.out ?? [] },
    { heading: 'web-seen-specials', cards: (view.table?.discard ?? []).map((special) => say(`six-special-${special}`)) },
  ],
});

export default makeTable;
