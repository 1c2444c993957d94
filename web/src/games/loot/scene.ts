/** How the drawn view of loot follows the events. */

import type { LootEvent, LootGroup, LootView } from '../../protocol';
import type { Flight } from '../../table/flight';
import { ascending, less, repeat, set } from '../../table/lists';
import { cardsOf, countOf, handPiece, JOKER, laidPiece, nameHeaps, shadowPiece } from './cards';

/** The view with cards gone to a hand; everybody may know which, or only that they went. */
function give(view: LootView, seat: number, cards: readonly number[], { open }: { open: boolean }): LootView {
  return {
    ...view,
    hand: seat === view.seat ? ascending([...view.hand, ...cards.filter((card) => card > 0)]) : view.hand,
    hand_sizes: set(view.hand_sizes, seat, (size) => size + cards.length),
    known: open ? set(view.known, seat, (known) => ascending([...known, ...cards])) : view.known,
  };
}

/** What is left of the pile; before the deal nobody has said how large it is. */
const drawFrom = (view: LootView, count: number): number => Math.max(0, view.pile_size - count);

/** A hidden card among those that go to a hand. */
const HIDDEN = 0;

export function advance(view: LootView, event: LootEvent): LootView {
  switch (event.type) {
    case 'first_drawn':
      return { ...view, paw: event.seat };
    case 'jokers_given':
      return give(view, event.seat, repeat(JOKER, event.jokers), { open: true });
    case 'hand_dealt':
      return give(view, event.seat, event.cards ?? repeat(HIDDEN, event.count), { open: false });
    case 'turn_started':
      return { ...view, turn: event.turn, paw: event.seat, victim: null, looted: null, owed: 0 };
    case 'group_laid': {
      const group: LootGroup = { value: event.value, count: event.count, jokers: event.jokers };
      const gone = cardsOf(group);
      return {
        ...view,
        layers: set(view.layers, event.seat, (layers) => [...layers, group]),
        hand: event.seat === view.seat ? less(view.hand, gone) : view.hand,
        hand_sizes: set(view.hand_sizes, event.seat, (size) => size - gone.length),
        known: set(view.known, event.seat, (known) => less(known, gone)),
      };
    }
    case 'shadow_looted': {
      const left = { ...view, shadow: view.shadow.filter((card) => card !== event.value) };
      return give(left, event.seat, repeat(event.value, event.count), { open: true });
    }
    case 'shadow_filled':
      return {
        ...view,
        shadow: ascending([...view.shadow, ...event.cards]),
        pile_size: drawFrom(view, event.cards.length),
      };
    case 'heap_grown':
      return {
        ...view,
        display: set(view.display, event.space, ([card, ...more]) => [card!, ...ascending([...more, event.card])]),
        pile_size: drawFrom(view, 1),
      };
    case 'group_looted':
      return {
        ...view,
        layers: set(view.layers, event.victim_seat, (layers) => layers.slice(0, -1)),
        victim: event.victim_seat,
        looted: { value: event.value, count: event.count, jokers: event.jokers },
      };
    case 'group_taken': {
      const cards = cardsOf(event);
      return give({ ...view, looted: null, owed: cards.length }, event.seat, cards, { open: true });
    }
    case 'group_returned':
      return give({ ...view, looted: null, victim: null }, event.seat, cardsOf(event), { open: true });
    case 'group_discarded': {
      const cards = cardsOf(event);
      return { ...view, looted: null, owed: cards.length, discard: ascending([...view.discard, ...cards]) };
    }
    case 'pile_drawn': {
      const drawn = { ...view, pile_size: drawFrom(view, 1), owed: Math.max(0, view.owed - 1) };
      return give(drawn, event.seat, [event.card ?? HIDDEN], { open: false });
    }
    case 'display_drawn': {
      const heap = view.display[event.space] ?? [];
      const drawn = { ...view, display: view.display.toSpliced(event.space, 1), owed: Math.max(0, view.owed - 1) };
      return give(drawn, event.seat, heap, { open: true });
    }
    case 'display_filled':
      return {
        ...view,
        display: [...view.display, ...event.cards.map((card) => [card])],
        pile_size: drawFrom(view, event.cards.length),
      };
    case 'match_ended':
      return { ...view, scores: event.scores, victim: null, owed: 0 };
    default:
      return view;
  }
}

/** Where the cards of a seat go, or come from. */
const home = (view: LootView, seat: number): string => (seat === view.seat ? 'hand' : `seat-${seat}`);

/** The looted group's pieces, which are named as they lay before the victim. */
function lootedPieces(view: LootView): string[] {
  const { victim, looted } = view;
  if (victim === null || !looted) return [];
  return cardsOf(looted).map((_, index) => laidPiece(victim, view.layers[victim]!.length, index));
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

export function flights(view: LootView, event: LootEvent): Flight[] {
  switch (event.type) {
    case 'hand_dealt':
      return each(joining(view, event.cards ?? []), { from: 'pile' });
    case 'group_laid': {
      const layer = view.layers[event.seat]!.length;
      return cardsOf(event).map((card, index) => ({
        piece: laidPiece(event.seat, layer, index),
        from: event.seat === view.seat ? `hand-${card}` : `seat-${event.seat}`,
      }));
    }
    case 'shadow_looted': {
      const pieces = repeat(event.value, event.count).map(shadowPiece);
      return each(pieces, { to: home(view, event.seat) });
    }
    case 'shadow_filled': {
      const names = event.cards.map((card, index) =>
        shadowPiece(card, countOf(view.shadow, card) + countOf(event.cards.slice(0, index), card)),
      );
      return each(names, { from: 'pile' });
    }
    case 'heap_grown':
      return each([`${nameHeaps(view.display)[event.space]}-${view.display[event.space]?.length ?? 0}`], { from: 'pile' });
    case 'group_taken':
    case 'group_returned':
      return each(lootedPieces(view), { to: home(view, event.seat) });
    case 'group_discarded':
      return each(lootedPieces(view), { to: 'discard' });
    case 'pile_drawn':
      if (event.seat === view.seat && event.card !== null) return each(joining(view, [event.card]), { from: 'pile' });
      return each([`pile-${view.pile_size}`], { to: `seat-${event.seat}` });
    case 'display_drawn':
      return each(heapPieces(view, event.space), { to: home(view, event.seat) });
    case 'display_filled': {
      const after = advance(view, event);
      return after.display.flatMap((_, space) =>
        space < view.display.length ? [] : each(heapPieces(after, space), { from: 'pile' }),
      );
    }
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
