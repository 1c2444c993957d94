/** What is printed on the cards of six, and what they are called. */

import { say } from '../../language.svelte';

export function cowsOn(card: number): number {
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  return card % 5 === 0 ? 2 : 1;
}

export const countCows = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + cowsOn(card), 0);

export const cardLabel = (card: number): string => say('web-card-label', { card, cows: cowsOn(card) });
