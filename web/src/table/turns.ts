/** The log in turns, each with what it did to the scores. */

import type { LogLine } from './table.svelte';

export interface Turn {
  /** The number of its first event, by which it is known. */
  seq: number;
  first: LogLine;
  rest: readonly LogLine[];
  /** What seats have gained or lost in it. */
  changes: readonly { seat: number; change: number }[];
}

/** The turns of some lines of the log; `scores` tells every seat's score at a line. */
export function foldTurns(lines: readonly LogLine[], scores: (line: LogLine) => readonly number[]): Turn[] {
  const groups: LogLine[][] = [];
  for (const line of lines) {
    if (line.turn || groups.length === 0) groups.push([]);
    groups.at(-1)!.push(line);
  }
  let before: readonly number[] | null = null;
  return groups.map(([first, ...rest]) => {
    const after = scores(rest.at(-1) ?? first!);
    const changes = after.map((score, seat) => ({ seat, change: score - (before?.[seat] ?? score) })).filter(({ change }) => change !== 0);
    before = after;
    return { seq: first!.seq, first: first!, rest, changes };
  });
}
