import type { Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyAction, AnyEvent, AnyFacts, AnyView, Change, Update } from '../src/protocol';
import type { GameTable } from '../src/table/game';
import { Table } from '../src/table/table.svelte';

const MOMENT = 400;
const PACE = 500;

interface View {
  seat: number;
  cards: number[];
}

/** A game of numbered cards: a card that is seen takes time, one that is noted takes none. */
const GAME = {
  facts: {} as AnyFacts,
  component: null as unknown as Component,
  flights: () => [],
  pace: ({ type }: { type: string }) => (type === 'seen' ? PACE : 0),
  sounds: {},
  target: ({ card }: { card: number }) => ({ key: `hand-${card}`, code: card }),
  startsTurn: () => true,
  roundScores: () => null,
  isQuiet: () => false,
  explains: () => null,
  seats: () => [],
  hand: () => [],
  seen: () => [],
} as unknown as GameTable;

let answers: number[];
let table: Table;

const shown = (): number[] => (table.shown as unknown as View).cards;
const see = (card: number, type = 'seen'): { event: AnyEvent; change: Change } => ({
  event: { type, card } as unknown as AnyEvent,
  change: [[['cards', card], card]],
});

/** What the server says: events, and a question about some cards. */
function update(decision: number, told: ReturnType<typeof see>[], legal: number[], { revises = false } = {}): Update {
  return {
    type: 'update',
    seq: 0,
    since: 0,
    view: null,
    events: told.map((one, seq) => ({ seq, ...one })),
    prompt: { kind: 'pick', rule: 'X-1', legal: legal.map((card) => ({ type: 'pick', card }) as unknown as AnyAction), revises },
    decision,
    clocks: [],
    waiting: [0],
    may_undo: false,
    outcome: null,
  };
}

const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  document.getAnimations ??= () => [];
  answers = [];
  table = new Table('six', GAME, 0, { seat: 0, cards: [] } as unknown as AnyView, {
    names: [],
    fewestWins: true,
    answer: (_, action) => {
      answers.push((action as unknown as { card: number }).card);
      return Promise.resolve();
    },
  });
});

afterEach(() => vi.useRealTimers());

describe('table', () => {
  test('events are shown one by one, and only then something is asked', async () => {
    table.update(update(1, [see(0), see(1)], [7]), { quietly: false });
    await pass(0);
    expect(shown()).toEqual([0]);
    expect(table.prompt).toBeNull();
    await pass(PACE);
    expect(shown()).toEqual([0, 1]);
    expect(table.prompt).toBeNull();
    await pass(PACE);
    expect(table.prompt?.legal).toHaveLength(1);
    expect(table.log.map(({ event }) => event.type)).toEqual(['seen', 'seen']);
  });

  test('a person who skips sees the end at once, and is asked', async () => {
    table.update(update(1, [see(0), see(1), see(2)], [7]), { quietly: false });
    await pass(0);
    table.player.skip();
    expect(shown()).toEqual([0, 1, 2]);
    expect(table.asked).toBe(true);
    await pass(10 * PACE);
    expect(table.log).toHaveLength(3);
  });

  test('what was taken back is forgotten, also what is still to be seen', async () => {
    table.update({ ...update(1, [see(0), see(1)], [7]), seq: 2 }, { quietly: true });
    table.update({ ...update(2, [], [8]), seq: 4, since: 2, events: [see(2), see(3)].map((one, index) => ({ seq: 2 + index, ...one })) }, { quietly: false });
    await pass(0);
    expect(table.player.playing).toBe(true);
    table.update({ ...update(4, [], [7]), seq: 4, since: 1, view: { seat: 0, cards: [0] } as unknown as AnyView, may_undo: true }, { quietly: false });
    expect(shown()).toEqual([0]);
    expect(table.log.map(({ seq }) => seq)).toEqual([0]);
    expect(table.decision).toBe(4);
    expect(table.undoable).toBe(true);
    await pass(10 * PACE);
    expect(shown()).toEqual([0]);
    expect(table.log).toHaveLength(1);
  });

  test('an answer is taken once the question has been there for a moment', async () => {
    table.update(update(1, [], [7, 8]), { quietly: true });
    table.tap('hand-7');
    await pass(100);
    table.tap('hand-7');
    expect(answers).toEqual([]);
    await pass(MOMENT);
    table.tap('hand-7');
    table.tap('hand-8');
    expect(answers).toEqual([7]);
  });

  test('what began too early is no answer, however late it ends', async () => {
    table.update(update(1, [], [7]), { quietly: true });
    await pass(MOMENT);
    table.early = true;
    table.tap('hand-7');
    expect(answers).toEqual([]);
  });

  test('a pick is changed only after it has been shown as picked', async () => {
    table.update(update(1, [], [7, 8]), { quietly: true });
    await pass(MOMENT);
    table.tap('hand-7');
    table.update(update(1, [see(0, 'noted')], [7, 8], { revises: true }), { quietly: false });
    await pass(100);
    table.tap('hand-8');
    expect(answers).toEqual([7]);
    await pass(MOMENT);
    table.tap('hand-8');
    expect(answers).toEqual([7, 8]);
  });

  test('others who pick meanwhile hold nobody up', async () => {
    table.update(update(1, [], [7]), { quietly: true });
    await pass(MOMENT);
    table.update(update(1, [see(0, 'noted')], [7]), { quietly: false });
    await pass(0);
    table.tap('hand-7');
    expect(answers).toEqual([7]);
  });

  test('the last turn is played again from the view before it', async () => {
    table.update(update(1, [see(0)], [7]), { quietly: false });
    await pass(PACE);
    table.update(update(2, [see(1)], [7]), { quietly: false });
    await pass(PACE);
    table.replayTurn();
    expect(table.prompt).toBeNull();
    await pass(0);
    expect(shown()).toEqual([0, 1]);
    expect(table.log).toHaveLength(2);
    await pass(PACE);
    expect(table.asked).toBe(true);
  });
});
