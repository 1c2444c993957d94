/** How the cards of three fly, how long each event is looked at, and what it sounds like. */

import type { ThreeEvent } from '../../protocol';
import type { Sound } from '../../sound';
import type { Flight } from '../../table/flight';

export function flights(event: ThreeEvent): Flight[] {
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

/** One card too many has come. */
export const breath = (event: ThreeEvent): number => (event.type === 'cards_taken' || event.type === 'color_turned' ? 350 : 0);

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

export const SOUNDS: { readonly [Type in ThreeEvent['type']]?: Sound } = {
  rows_laid: 'reveal',
  card_played: 'place',
  cards_drawn: 'place',
  cards_taken: 'moo',
  color_bonus_taken: 'gain',
  final_bonus_taken: 'gain',
  match_ended: 'end',
};
