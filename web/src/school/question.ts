/** A table for one question: the position is laid, the question asked, and nothing else happens by itself. */

import { announce } from '../announcer.svelte';
import { spoken } from '../language.svelte';
import type { AnyAction, AnyView, GameName, Prompt, SeenEvent, Update } from '../protocol';
import type { GameTable } from '../table/game';
import { Table } from '../table/table.svelte';

export interface Question {
  name: GameName;
  game: GameTable;
  fewestWins: boolean;
  you: number;
  names: readonly string[];
  view: AnyView;
  prompt: Prompt;
  answer(action: AnyAction): void;
}

const SILENT = { type: 'update', seq: 0, since: 0, view: null, events: [], prompt: null, decision: null, clocks: [], waiting: [], may_undo: false, outcome: null } as const;

/** The table with its question. */
export function layTable({ name, game, fewestWins, you, names, view, prompt, answer }: Question): Table {
  const table = new Table(name, game, you, view, {
    names,
    fewestWins,
    taught: true,
    answer: async (_, action) => answer(action),
    heard: (event) => {
      if (!game.isQuiet(event)) announce(spoken().event(name, event, names));
    },
  });
  const asked: Update = { ...SILENT, events: [], clocks: [], view, prompt, decision: 0, waiting: [you] };
  table.update(asked, { quietly: true });
  return table;
}

/** Shows what follows from an answer; nothing is asked after it. */
export function playOn(table: Table, events: SeenEvent[]): void {
  table.update({ ...SILENT, events, clocks: [], waiting: [] }, { quietly: false });
}
