/** The table of crown. */

import type { CrownAction, CrownEvent, CrownFacts, CrownView } from '../../protocol';
import type { GameTable, MakeTable } from '../../table/game';
import CrownTable from './CrownTable.svelte';

const makeTable: MakeTable<CrownFacts, GameTable<CrownView, CrownEvent, CrownAction>> = (facts) => ({
  facts,
  component: CrownTable,
  flights: (event) =>
    event.type === 'crown_taken' ? event.cards.map((card, seat) => ({ piece: `card-${card}`, from: `seat-${seat}` })) : [],
  pace: (event) => (event.type === 'crown_taken' ? 900 : 0),
  sounds: { crown_taken: 'reveal' },
  target: (action) => (action.type === 'pick_card' ? { key: `hand-${action.card}`, code: action.card } : null),
  startsTurn: (event) => event.type === 'crown_taken',
  roundScores: () => null,
  isQuiet: (event) => event.type === 'card_picked',
  explains: () => null,
  seats: (view) =>
    view.crowns.map((score, seat) => ({ score, cards: view.hand_sizes[seat] ?? 0, picked: view.picked[seat] ?? false })),
  hand: (view) => view.hand.map(String),
  seen: (view) => [{ heading: 'web-seen-hand', cards: view.hand }],
});

export default makeTable;
