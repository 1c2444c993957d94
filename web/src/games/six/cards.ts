/** What the cards of six are called, and what is printed on them. */

import { say } from '../../language.svelte';
import type { SixFacts } from '../../protocol';
import { useFacts } from '../../table/table.svelte';

/** The cards of the table that a component is part of. */
export function useCards() {
  const { cows } = useFacts<SixFacts>();
  const cowsOn = (card: number): number => cows[card] ?? 0;
  return {
    cowsOn,
    countCows: (cards: readonly number[]): number => cards.reduce((sum, card) => sum + cowsOn(card), 0),
    cardLabel: (card: number): string => say('web-card-label', { card, cows: cowsOn(card) }),
  };
}
