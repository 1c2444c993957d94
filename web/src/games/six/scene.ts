/** How the cards of six fly, how long each event is looked at, and what it sounds like. */

import type { SixEvent, SixView } from '../../protocol';
import type { Sound } from '../../sound';
import type { Flight } from '../../table/flight';

export function flights(event: SixEvent, before: SixView): Flight[] {
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
      return event.cards.map((card) => ({ piece: `card-${card}`, to: `seat-${event.seat}`, trots: true }));
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
      return before.rows.flat().map((card) => ({ piece: `card-${card}`, to: 'deck' }));
    default:
      return [];
  }
}

/** A full row falls. */
export const breath = (event: SixEvent): number => (event.type === 'row_taken' && event.rule === 'SIX-6' ? 480 : 0);

export function pace(event: SixEvent): number {
  switch (event.type) {
    case 'card_picked':
    case 'special_offered':
    case 'special_passed':
    case 'exchange_passed':
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

export const SOUNDS: { readonly [Type in SixEvent['type']]?: Sound } = {
  draft_opened: 'reveal',
  rows_laid: 'reveal',
  cards_revealed: 'reveal',
  marker_laid: 'reveal',
  card_drafted: 'place',
  card_placed: 'place',
  card_inserted: 'place',
  card_moved: 'place',
  special_played: 'place',
  special_drawn: 'place',
  row_taken: 'moo',
  credit_lost: 'moo',
  match_ended: 'end',
};
