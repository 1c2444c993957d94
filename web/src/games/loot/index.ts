/** The table of loot. */

import type { LootAction, LootEvent, LootFacts, LootView } from '../../protocol';
import type { GameTable, MakeTable, Selection, Target } from '../../table/game';
import { cardsOf, heapPlace } from './cards';
import LootTable from './LootTable.svelte';
import { flights, pace, SOUNDS } from './scene';

function target(facts: LootFacts, action: LootAction): Target | Selection | null {
  switch (action.type) {
    case 'lay':
      return { pieces: cardsOf(facts, action).map((card) => ({ key: `hand-${card}`, code: card })), instant: false };
    case 'loot_shadow':
      return { key: `shadow-${action.value}`, code: action.value };
    case 'draw_card':
    case 'draw_extra':
      if (action.source === 'pile') return { key: 'pile', code: 0 };
      if (action.source === 'pass' || action.card == null) return null;
      return { key: heapPlace(action.card, action.thirteens ?? 0, action.jokers ?? 0), code: action.card };
    default:
      return null;
  }
}

const makeTable: MakeTable<LootFacts, GameTable<LootView, LootEvent, LootAction>> = (facts) => {
  /** Cards in short words: a joker is a star. */
  const names = (cards: readonly number[]): string[] => cards.map((card) => (card === facts.joker ? '★' : String(card)));
  return {
    facts,
    component: LootTable,
    flights: (event, before, after) => flights(facts, event, before, after),
    pace,
    sounds: SOUNDS,
    target: (action) => target(facts, action),
    startsTurn: (event) => event.type === 'turn_started',
    roundScores: () => null,
    isQuiet: () => false,
    explains: () => null,
    seats: (view) => view.scores.map((score, seat) => ({ score, cards: view.hand_sizes[seat] ?? 0, picked: false })),
    hand: (view) => names(view.hand),
    seen: (view) => [
      { heading: 'loot-web-display', cards: names(view.display.flat()) },
      { heading: 'loot-web-shadow', cards: view.shadow },
      { heading: 'web-seen-laid', cards: names(view.layers.flat().flatMap((group) => cardsOf(facts, group))) },
      { heading: 'web-seen-discard', cards: names(view.discard) },
      ...view.known.map((cards, seat) => ({ heading: 'web-seen-held', seat, cards: seat === view.seat ? [] : names(cards) })),
      { heading: 'web-seen-hand', cards: names(view.hand) },
    ],
  };
};

export default makeTable;
