import { beforeEach, expect, test } from 'vitest';
import type { PuzzleSheet } from '../src/protocol';
import { Deck } from '../src/school/deck.svelte';

const sheet = (id: string): PuzzleSheet => ({ id, game: 'six', answers: [] }) as unknown as PuzzleSheet;
const RIGHT = { action: {}, loss: 0, right: true, outcomes: [] } as never;
const WRONG = { action: {}, loss: 3, right: false, outcomes: [] } as never;
const START = new Date('2026-01-01T12:00:00Z');
const later = (hours: number): Date => new Date(START.getTime() + 3_600_000 * hours);

beforeEach(() => localStorage.clear());

test('a puzzle is kept once, and at once due', () => {
  const deck = new Deck();
  expect(deck.add([sheet('a'), sheet('b')], START)).toBe(2);
  expect(deck.add([sheet('b')], START)).toBe(0);
  expect(deck.due('six', START).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(deck.due('loot', START)).toEqual([]);
});

test('what was solved comes back later than what was missed, also after the page was left', () => {
  const deck = new Deck();
  deck.add([sheet('a'), sheet('b')], START);
  for (const hours of [0, 1, 100]) deck.answer('a', RIGHT, later(hours));
  for (const hours of [0, 1, 100]) deck.answer('b', WRONG, later(hours));
  const back = new Deck();
  expect(back.count('six')).toBe(2);
  expect(back.due('six', later(101)).map(({ id }) => id)).toEqual(['b']);
  expect(back.due('six', later(100 + 24 * 200)).map(({ id }) => id).sort()).toEqual(['a', 'b']);
});

test('the schedule is the terminal’s', () => {
  // The same answers at the same times have the same minutes in `tests/teach/test_deck.py`.
  const deck = new Deck();
  deck.add([sheet('a')], START);
  const due = (): Date => new Date((JSON.parse(localStorage.getItem('stado-own-puzzles')!) as { card: { due: string } }[])[0]!.card.due);
  const minutes = [RIGHT, RIGHT, RIGHT, WRONG, RIGHT, RIGHT].map((answer) => {
    const now = due();
    deck.answer('a', answer, now);
    return Math.round((due().getTime() - now.getTime()) / 60_000);
  });
  expect(minutes).toEqual([10, 2880, 15840, 10, 2880, 7200]);
});
