/** How the drawn view of six follows the events. */

import type { SixEvent, SixSpecialsView, SixView } from '../../protocol';
import type { Flight } from '../../table/flight';
import { ascending, less, set } from '../../table/lists';

const without = (cards: readonly number[], gone: number): number[] => less(cards, [gone]);

/** The view with what jubilee adds changed; elsewhere there is nothing to change. */
function changeTable(view: SixView, change: (table: SixSpecialsView) => Partial<SixSpecialsView>): SixView {
  return view.table ? { ...view, table: { ...view.table, ...change(view.table) } } : view;
}

/** A special leaves a seat's hand; only its owner sees the others. */
function spend(view: SixView, seat: number, special: SixSpecialsView['held'][number]): SixView {
  return changeTable(view, (table) => ({
    held: seat === view.seat ? less(table.held, [special]) : table.held,
    held_sizes: set(table.held_sizes, seat, (size) => size - 1),
  }));
}

/** A card leaves every stack. */
const unstack = (view: SixView, card: number): SixView => ({ ...view, stacks: view.stacks.map((stack) => without(stack, card)) });

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
    case 'card_placed': {
      // The fifth row starts with its first card.
      const rows = event.row < view.rows.length ? view.rows : [...view.rows, []];
      const grown = changeTable(view, (table) => ({ markers: rows.map((_, row) => table.markers[row] ?? null) }));
      return {
        ...grown,
        queue: view.queue.filter(({ card }) => card !== event.card),
        rows: set(rows, event.row, (row) => [...row, event.card]),
      };
    }
    case 'card_inserted':
      return {
        ...view,
        queue: view.queue.filter(({ card }) => card !== event.card),
        rows: set(view.rows, event.row, (row) => row.toSpliced(event.place, 0, event.card)),
      };
    case 'card_moved': {
      const taken = set(view.rows, event.from_row, (row) => without(row, event.card));
      return { ...view, rows: set(taken, event.to_row, (row) => row.toSpliced(event.place, 0, event.card)) };
    }
    case 'card_replaced':
      return {
        ...view,
        hand: event.seat === view.seat ? ascending([...without(view.hand, event.shown), event.card]) : view.hand,
        queue: view.queue.map((reveal) => (reveal.card === event.card ? { ...reveal, card: event.shown } : reveal)),
      };
    case 'card_stacked':
      return {
        ...view,
        queue: view.queue.filter(({ card }) => card !== event.card),
        stacks: set(view.stacks, event.seat, (stack) => [...stack, event.card]),
      };
    case 'row_removed': {
      const shorter = changeTable(view, (table) => ({ markers: table.markers.toSpliced(event.row, 1) }));
      return { ...shorter, rows: view.rows.toSpliced(event.row, 1) };
    }
    case 'card_turned':
    case 'card_paid':
      return changeTable(unstack(view, event.card), (table) => ({ out: [...table.out, event.card] }));
    case 'specials_dealt':
      return changeTable(view, (table) => ({
        held: event.seat === view.seat && event.specials ? [...table.held, ...event.specials] : table.held,
        held_sizes: set(table.held_sizes, event.seat, (size) => size + event.count),
      }));
    case 'special_played':
      return changeTable(spend(view, event.seat, event.special), (table) => ({ lying: [...table.lying, event.special] }));
    case 'marker_laid':
      return changeTable(view, (table) => ({
        markers: set(table.markers, event.row, () => event.special),
      }));
    case 'marker_cleared':
      return changeTable(view, (table) => ({
        lying: less(table.lying, [event.special]),
        markers: set(table.markers, event.row, () => null),
        discard: [...table.discard, event.special],
      }));
    case 'special_discarded':
      return changeTable(spend(view, event.seat, event.special), (table) => ({ discard: [...table.discard, event.special] }));
    case 'pile_shuffled':
      return changeTable(view, () => ({ discard: [], pile_size: event.count }));
    case 'special_drawn':
      return changeTable(view, (table) => ({
        held: event.seat === view.seat && event.special ? [...table.held, event.special] : table.held,
        held_sizes: set(table.held_sizes, event.seat, (size) => size + 1),
        pile_size: table.pile_size - 1,
      }));
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
    case 'card_stacked':
      return [{ piece: `card-${event.card}`, to: `seat-${event.seat}` }];
    case 'card_replaced':
      return [
        { piece: `card-${event.card}`, to: `seat-${event.seat}` },
        { piece: `card-${event.shown}`, from: `seat-${event.seat}` },
      ];
    case 'marker_laid':
      return [{ piece: `marker-${event.special}-${event.row}`, from: 'lying' }];
    case 'marker_cleared':
      return [{ piece: `marker-${event.special}-${event.row}`, to: 'deck' }];
    case 'special_played':
      return [{ piece: `lying-${event.special}`, from: `seat-${event.seat}` }];
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
    case 'special_played':
      return 900;
    case 'card_inserted':
    case 'card_moved':
    case 'card_replaced':
    case 'card_turned':
      return 800;
    case 'special_drawn':
    case 'pile_shuffled':
    case 'credit_lost':
      return 100;
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
