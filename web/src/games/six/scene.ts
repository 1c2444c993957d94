/** How the drawn view of six follows the events. */

import type { SixEvent, SixView } from '../../protocol';
import type { Flight } from '../../table/flight';

const without = (cards: readonly number[], gone: number): number[] => cards.filter((card) => card !== gone);
const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** A copy of a list with one item changed. */
function set<Item>(items: readonly Item[], index: number, change: (item: Item) => Item): Item[] {
  return items.map((item, place) => (place === index ? change(item) : item));
}

export function advance(view: SixView, event: SixEvent): SixView {
  switch (event.type) {
    case 'round_started': {
      const nothing = view.stacks.map(() => []);
      return { ...view, round: event.round, rows: [], queue: [], stacks: nothing, played: nothing, known: nothing };
    }
    case 'hand_dealt': {
      const hand = event.seat === view.seat && event.cards ? event.cards : view.hand;
      return { ...view, hand, hand_sizes: set(view.hand_sizes, event.seat, () => event.count) };
    }
    case 'draft_opened':
      return { ...view, pool: event.cards, first: event.first_seat };
    case 'card_drafted':
      return {
        ...view,
        pool: without(view.pool, event.card),
        hand: event.seat === view.seat ? ascending([...view.hand, event.card]) : view.hand,
        hand_sizes: set(view.hand_sizes, event.seat, (size) => size + 1),
        known: set(view.known, event.seat, (cards) => ascending([...cards, event.card])),
      };
    case 'rows_laid':
      return { ...view, rows: event.starts.map((card) => [card]), pool: [] };
    case 'card_picked':
      return {
        ...view,
        pick: event.seat === view.seat ? event.card : view.pick,
        picked: set(view.picked, event.seat, () => true),
      };
    case 'cards_revealed': {
      const cards = new Map(event.reveals.map(({ seat, card }) => [seat, card]));
      const mine = view.seat === null ? undefined : cards.get(view.seat);
      return {
        ...view,
        queue: event.reveals,
        pick: null,
        picked: view.picked.map(() => false),
        hand: mine === undefined ? view.hand : without(view.hand, mine),
        hand_sizes: view.hand_sizes.map((size, seat) => size - (cards.has(seat) ? 1 : 0)),
        known: view.known.map((held, seat) => without(held, cards.get(seat) ?? 0)),
      };
    }
    case 'card_placed':
      return {
        ...view,
        queue: view.queue.filter(({ card }) => card !== event.card),
        rows: set(view.rows, event.row, (row) => [...row, event.card]),
      };
    case 'row_taken':
      return {
        ...view,
        rows: set(view.rows, event.row, () => []),
        stacks: set(view.stacks, event.seat, (stack) => [...stack, ...event.cards]),
      };
    case 'round_ended':
      return { ...view, scores: event.scores, stacks: view.stacks.map(() => []) };
    default:
      return view;
  }
}

export function flights(view: SixView, event: SixEvent): Flight[] {
  switch (event.type) {
    case 'hand_dealt':
      return (event.cards ?? []).map((card) => ({ piece: `card-${card}`, from: 'deck' }));
    case 'draft_opened':
      return event.cards.map((card) => ({ piece: `card-${card}`, from: 'deck' }));
    case 'rows_laid':
      return event.starts.map((card) => ({ piece: `card-${card}`, from: 'deck' }));
    case 'card_drafted':
      return [{ piece: `card-${event.card}`, to: `seat-${event.seat}` }];
    case 'cards_revealed':
      return event.reveals.map(({ seat, card }) => ({ piece: `card-${card}`, from: `pick-${seat}` }));
    case 'row_taken':
      return event.cards.map((card) => ({ piece: `card-${card}`, to: `seat-${event.seat}` }));
    case 'round_started':
      return view.rows.flat().map((card) => ({ piece: `card-${card}`, to: 'deck' }));
    default:
      return [];
  }
}

export function pace(event: SixEvent): number {
  switch (event.type) {
    case 'card_picked':
    case 'match_ended':
    case 'first_drawn':
      return 0;
    case 'hand_dealt':
      return event.cards ? 450 : 60;
    case 'card_drafted':
      return 350;
    case 'cards_revealed':
      return 900;
    case 'card_placed':
      return 560;
    case 'row_taken':
      return 900;
    case 'round_ended':
      return 900;
    default:
      return 450;
  }
}
