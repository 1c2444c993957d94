/** Action cards and lucky cards. */

import type { BoardGameFacts, BoardGamePlayCard } from '../../protocol';

export type CardKind = BoardGamePlayCard['card'];

/** The kinds of lucky cards. */
export const luckyKinds = (facts: BoardGameFacts) => Object.keys(facts.lucky_cards) as (keyof BoardGameFacts['lucky_cards'])[];
