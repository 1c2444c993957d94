/** How the cards of loot fly, how long each event is looked at, and what it sounds like. */

import type { LootEvent, LootFacts, LootView } from '../../protocol';
import type { Sound } from '../../sound';
import type { Flight } from '../../table/flight';
import { repeat } from '../../table/lists';
import { cardsOf, countOf, handPiece, laidPiece, nameHeaps, shadowPiece } from './cards';

/** Where the cards of a seat go, or come from. */
const home = (view: LootView, seat: number): string => (seat === view.seat ? 'hand' : `seat-${seat}`);

/** The looted group's pieces, which are named as they lay before the victim. */
function lootedPieces(facts: LootFacts, view: LootView): string[] {
  const { victim, looted } = view;
  if (victim === null || !looted) return [];
  return cardsOf(facts, looted).map((_, index) => laidPiece(victim, view.layers[victim]!.length, index));
}

function heapPieces(view: LootView, space: number): string[] {
  const name = nameHeaps(view.display)[space];
  return (view.display[space] ?? []).map((_, index) => `${name}-${index}`);
}

/** The pieces of cards that join the hand. */
function joining(view: LootView, cards: readonly number[]): string[] {
  return cards.map((card, index) => handPiece(card, countOf(view.hand, card) + countOf(cards.slice(0, index), card)));
}

const each = (pieces: readonly string[], way: Omit<Flight, 'piece'>): Flight[] => pieces.map((piece) => ({ piece, ...way }));

export function flights(facts: LootFacts, event: LootEvent, before: LootView, after: LootView): Flight[] {
  switch (event.type) {
    case 'hand_dealt':
      return each(joining(before, event.cards ?? []), { from: 'pile' });
    case 'group_laid': {
      const layer = before.layers[event.seat]!.length;
      return cardsOf(facts, event).map((card, index) => ({
        piece: laidPiece(event.seat, layer, index),
        from: event.seat === before.seat ? `hand-${card}` : `seat-${event.seat}`,
      }));
    }
    case 'shadow_looted': {
      const pieces = repeat(event.value, event.count).map(shadowPiece);
      return each(pieces, { to: home(before, event.seat) });
    }
    case 'shadow_filled': {
      const names = event.cards.map((card, index) =>
        shadowPiece(card, countOf(before.shadow, card) + countOf(event.cards.slice(0, index), card)),
      );
      return each(names, { from: 'pile' });
    }
    case 'heap_grown':
      return each([`${nameHeaps(before.display)[event.space]}-${before.display[event.space]?.length ?? 0}`], { from: 'pile' });
    case 'group_taken':
    case 'group_returned':
      return each(lootedPieces(facts, before), { to: home(before, event.seat) });
    case 'group_discarded':
      return each(lootedPieces(facts, before), { to: 'discard' });
    case 'pile_drawn':
      if (event.seat === before.seat && event.card !== null) return each(joining(before, [event.card]), { from: 'pile' });
      return each([`pile-${before.pile_size}`], { to: `seat-${event.seat}` });
    case 'display_drawn':
      return each(heapPieces(before, event.space), { to: home(before, event.seat) });
    case 'display_filled':
      return after.display.flatMap((_, space) =>
        space < before.display.length ? [] : each(heapPieces(after, space), { from: 'pile' }),
      );
    default:
      return [];
  }
}

export function pace(event: LootEvent): number {
  switch (event.type) {
    case 'hand_dealt':
      return event.cards ? 700 : 60;
    case 'group_laid':
      return 800;
    case 'group_looted':
    case 'group_taken':
    case 'group_returned':
    case 'group_discarded':
    case 'shadow_looted':
      return 850;
    case 'group_left':
    case 'display_drawn':
      return 600;
    case 'pile_drawn':
      return 450;
    case 'shadow_filled':
    case 'heap_grown':
    case 'display_filled':
      return 500;
    case 'turn_started':
    case 'draw_passed':
      return 200;
    default:
      return 0;
  }
}

export const SOUNDS: { readonly [Type in LootEvent['type']]?: Sound } = {
  group_laid: 'reveal',
  pile_drawn: 'place',
  display_drawn: 'place',
  group_looted: 'moo',
  shadow_looted: 'moo',
  group_taken: 'moo',
  match_ended: 'end',
};
