/** A table for a game that has none of its own yet: its view as text, and every answer as a button. */

import type { AnyFacts, AnyView } from '../../protocol';
import type { GameTable, MakeTable } from '../../table/game';
import PlainTable from './PlainTable.svelte';

/** What most views have. */
interface Usual {
  scores?: number[];
  hand_sizes?: number[];
  picked?: boolean[];
  hand?: unknown[];
}

const usual = (view: AnyView): Usual => view as Usual;

const makeTable: MakeTable<AnyFacts, GameTable> = (facts) => ({
  facts,
  component: PlainTable,
  flights: () => [],
  pace: () => 0,
  sounds: {},
  target: () => null,
  startsTurn: () => false,
  roundScores: () => null,
  isQuiet: () => false,
  explains: () => null,
  seats: (view) =>
    (usual(view).scores ?? []).map((score, seat) => ({
      score,
      cards: usual(view).hand_sizes?.[seat] ?? 0,
      picked: usual(view).picked?.[seat] ?? false,
    })),
  hand: (view) => (usual(view).hand ?? []).map(String),
  seen: () => [],
});

export default makeTable;
