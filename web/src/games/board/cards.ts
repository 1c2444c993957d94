/** Action cards and lucky cards: what is drawn on them. */

import type { BoardGameFacts, BoardGamePlayCard } from '../../protocol';

export type CardKind = BoardGamePlayCard['card'];

/** Strokes in a square of 24. */
export const ICONS: Record<CardKind, string> = {
  another_tile: 'M3.5 8.5h9v9h-9ZM8 5.5h10.5v10.5M21 19h-6M18 16v6',
  ascending_anywhere: 'M3 20h4v-4h5v-5h5V6h4M17 6h4v4M4 11l3-3M7 8v3M7 8H4',
  place_first: 'M3.5 8h6v8h-6ZM13 8h3.5v8H13M19.5 8v8M6.5 3.5v2M11.2 12h.1',
  skip: 'M3 17h4v-4H3ZM17 17h4v-4h-4ZM5 10c2-6.5 12-6.5 14 0M19.5 6v4.2h-4.2M10 15h4',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8ZM8 12h8',
  swap: 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19',
  gain_5: 'M5 12h6M8 9v6M19.5 6h-5l-.4 5c.7-.6 1.6-.9 2.6-.9 2.1 0 3.5 1.5 3.5 3.7 0 2.5-1.6 4.2-3.9 4.2-1.3 0-2.3-.4-3.1-1.2',
  positive_cows: 'M12 8c-3 0-4.5 1.8-4.3 4.5.1 2 .8 3.2.9 5 .1 2.4 1.5 4 3.4 4s3.3-1.6 3.4-4c.1-1.8.8-3 .9-5C16.5 9.8 15 8 12 8ZM9 9C7.2 8.2 6.6 6.6 7 5M15 9c1.8-.8 2.4-2.4 2-4M19 2.5v5M16.5 5h5',
};

/** The kinds of lucky cards. */
export const luckyKinds = (facts: BoardGameFacts) => Object.keys(facts.lucky_cards) as (keyof BoardGameFacts['lucky_cards'])[];
