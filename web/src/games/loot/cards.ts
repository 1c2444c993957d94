/** The cards of loot, and the names of their pieces: equal cards are told apart by where they lie. */

import type { LootFacts, LootGroup } from '../../protocol';
import { repeat } from '../../table/lists';

/** The cards of a group; a joker in it is still a joker. */
export const cardsOf = ({ joker }: LootFacts, { value, count, jokers }: LootGroup): number[] => [
  ...repeat(value, count),
  ...repeat(joker, jokers),
];

/** The hue of a value: from blue for the low over green and gold to purple for the high. */
export const hueOf = (value: number): number => 226 - value * 21;

export const sizeOf = ({ count, jokers }: LootGroup): number => count + jokers;

export interface Pile {
  value: number;
  count: number;
}

/** Cards sorted by value, with how many there are of each. */
export function countValues(cards: readonly number[]): Pile[] {
  const values = [...new Set(cards)].sort((a, b) => a - b);
  return values.map((value) => ({ value, count: countOf(cards, value) }));
}

export const countOf = (cards: readonly number[], value: number): number => cards.filter((card) => card === value).length;

/** What lies on a display card. */
export function onTop({ highest, joker }: LootFacts, heap: readonly number[]): { thirteens: number; jokers: number } {
  const more = heap.slice(1);
  return { thirteens: countOf(more, highest), jokers: countOf(more, joker) };
}

/** The place of a heap: equal heaps are the same answer. */
export const heapPlace = (card: number, thirteens: number, jokers: number): string => `display-${card}-${thirteens}-${jokers}`;

/** The names of the heaps' pieces: the value below, and which of its kind it is from the left. */
export function nameHeaps(display: readonly (readonly number[])[]): string[] {
  return display.map((heap, space) => {
    const before = display.slice(0, space).filter((other) => other[0] === heap[0]).length;
    return `heap-${heap[0]}-${before}`;
  });
}

export const laidPiece = (seat: number, layer: number, index: number): string => `laid-${seat}-${layer}-${index}`;
export const handPiece = (value: number, index: number): string => `hand-${value}-${index}`;
export const shadowPiece = (value: number, index: number): string => `shadow-${value}-${index}`;
