import { describe, expect, test } from 'vitest';
import type { AnyEvent, AnyView } from '../src/protocol';
import { split } from '../src/table/sentence';
import type { LogLine } from '../src/table/table.svelte';
import { foldTurns } from '../src/table/turns';

const line = (seq: number, turn: boolean, scores: number[]): LogLine => ({
  seq,
  turn,
  event: { type: 'told', rule: 'X-1' } as unknown as AnyEvent & { rule: string },
  after: scores as unknown as AnyView,
});
const scores = ({ after }: LogLine): number[] => after as unknown as number[];

describe('the log in turns', () => {
  test('has a turn from each line that begins one, with what it did to the scores', () => {
    const lines = [line(0, true, [0, 0]), line(1, true, [0, 0]), line(2, false, [0, 5]), line(3, false, [2, 5]), line(7, true, [2, 4])];
    const turns = foldTurns(lines, scores);
    expect(turns.map(({ seq, rest }) => [seq, rest.length])).toEqual([[0, 0], [1, 2], [7, 0]]);
    expect(turns.map(({ changes }) => changes)).toEqual([[], [{ seat: 0, change: 2 }, { seat: 1, change: 5 }], [{ seat: 1, change: -1 }]]);
  });

  test('begins with what is left of a turn whose beginning is not shown', () => {
    const turns = foldTurns([line(5, false, [1]), line(6, true, [4])], scores);
    expect(turns.map(({ seq, changes }) => [seq, changes.length])).toEqual([[5, 0], [6, 1]]);
  });

  test('is empty where nothing has happened', () => {
    expect(foldTurns([], scores)).toEqual([]);
  });
});

describe('a sentence', () => {
  test('knows whose names are in it', () => {
    expect(split('\ue001Berta\uf8ff takes 5, \ue000Ann\uf8ff\ue002\uf8ff none.')).toEqual([
      { text: 'Berta', seat: 1 },
      { text: ' takes 5, ' },
      { text: 'Ann', seat: 0 },
      { text: '', seat: 2 },
      { text: ' none.' },
    ]);
    expect(split('Nobody.')).toEqual([{ text: 'Nobody.' }]);
  });
});
