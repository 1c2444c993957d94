/** How the drawn view of three follows the events. */

import type { ThreeCollection, ThreeEvent, ThreeView } from '../../protocol';
import type { Flight } from '../../table/flight';
import { ascending, less, set } from '../../table/lists';

/** A view, and the cards in the rows that are about to be taken from them. */
export interface Scene extends ThreeView {
  leaving?: number[];
}

/** The view with a taken card out of its row, and the collection of its taker changed. */
function collect(view: Scene, seat: number, card: number, change: (held: ThreeCollection) => ThreeCollection): Scene {
  return {
    ...view,
    rows: view.rows.map((row) => less(row, [card])),
    leaving: less(view.leaving ?? [], [card]),
    collections: set(view.collections, seat, change),
  };
}

export function advance(view: Scene, event: ThreeEvent): Scene {
  switch (event.type) {
    case 'rows_laid':
      return { ...view, rows: event.rows };
    case 'pile_dealt':
      return { ...view, pile_sizes: set(view.pile_sizes, event.seat, () => event.count) };
    case 'cards_drawn':
      return {
        ...view,
        hand: event.seat === view.seat && event.cards ? ascending([...view.hand, ...event.cards]) : view.hand,
        hand_sizes: set(view.hand_sizes, event.seat, (size) => size + event.count),
        pile_sizes: set(view.pile_sizes, event.seat, (size) => size - event.count),
      };
    case 'first_drawn':
      return { ...view, first: event.seat, turn: event.seat };
    case 'card_played':
      return {
        ...view,
        turn: event.seat,
        rows: set(view.rows, event.row, (row) => ascending([...row, event.card])),
        hand: event.seat === view.seat ? less(view.hand, [event.card]) : view.hand,
        hand_sizes: set(view.hand_sizes, event.seat, (size) => size - 1),
        played: set(view.played, event.seat, (cards) => [...cards, event.card]),
      };
    case 'cards_taken':
      return { ...view, leaving: event.cards };
    case 'card_collected':
      return collect(view, event.seat, event.card, (held) => ({ ...held, face_up: ascending([...held.face_up, event.card]) }));
    case 'neutral_left':
      return { ...collect(view, event.seat, event.card, (held) => held), neutrals: ascending([...view.neutrals, event.card]) };
    case 'color_turned':
      return {
        ...view,
        collections: set(view.collections, event.seat, (held) => ({
          face_up: less(held.face_up, event.cards),
          face_down: ascending([...held.face_down, ...event.cards]),
        })),
      };
    case 'color_bonus_taken':
      return {
        ...view,
        bonuses: set(view.bonuses, event.seat, () => event.bonus),
        bonus_stack: less(view.bonus_stack, [event.bonus]),
      };
    case 'hand_left':
      return {
        ...view,
        hand: event.seat === view.seat ? [] : view.hand,
        hand_sizes: set(view.hand_sizes, event.seat, () => 0),
      };
    case 'seat_scored':
      return { ...view, scores: set(view.scores, event.seat, () => event.points) };
    case 'match_ended':
      return { ...view, scores: event.scores, turn: null };
    default:
      return view;
  }
}

export function flights(view: Scene, event: ThreeEvent): Flight[] {
  const fly = (cards: readonly number[], way: Omit<Flight, 'piece'>): Flight[] =>
    cards.map((card) => ({ piece: `card-${card}`, ...way }));
  switch (event.type) {
    case 'rows_laid':
      return fly(event.cards, { from: 'deck' });
    case 'cards_drawn':
      return fly(event.cards ?? [], { from: `pile-${event.seat}` });
    case 'card_played':
      return fly([event.card], { from: `seat-${event.seat}` });
    case 'neutral_left':
      return fly([event.card], { to: 'deck' });
    case 'color_turned':
      return fly(event.cards, { to: `down-${event.seat}-${event.color}` });
    case 'hand_left':
      return fly(event.cards ?? [], { to: 'deck' });
    default:
      return [];
  }
}

export function pace(event: ThreeEvent): number {
  switch (event.type) {
    case 'rows_laid':
      return 600;
    case 'cards_drawn':
      return event.cards ? 700 : 80;
    case 'card_played':
      return 750;
    case 'cards_taken':
      return 450;
    case 'card_collected':
    case 'neutral_left':
      return 480;
    case 'color_turned':
    case 'color_bonus_taken':
      return 900;
    case 'first_drawn':
    case 'final_bonus_taken':
      return 500;
    default:
      return 0;
  }
}
