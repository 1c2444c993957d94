import { expect, test } from 'vitest';
import { fitGrid, fitPiles, gridHeight, pilesHeight, stripOf, type Room } from '../src/table/fit';

const room = (width: number, height: number): Room => ({ width, height, ratio: 1.4, gap: 6, most: 88 });

test('a wide room has one line, and no card is wider than it may be', () => {
  expect(fitGrid(10, room(1200, 160))).toEqual({ columns: 10, size: 88 });
});

test('a narrow room has lines of the same length', () => {
  expect(fitGrid(10, room(344, 130))).toEqual({ columns: 5, size: 44 });
});

test('another line has to make the cards larger by what is asked', () => {
  expect(fitGrid(8, room(344, 120), 1.2)).toEqual({ columns: 8, size: 37 });
  expect(fitGrid(8, room(344, 120))).toEqual({ columns: 4, size: 40 });
});

test('cards never leave their room', () => {
  for (let count = 1; count <= 64; count += 1) {
    const grid = fitGrid(count, room(344, 300));
    expect(grid.columns * grid.size + (grid.columns - 1) * 6).toBeLessThanOrEqual(344);
    expect(gridHeight(count, grid, room(344, 300))).toBeLessThanOrEqual(300);
  }
});

test('overlapping cards leave enough for a finger, and fit', () => {
  const size = fitPiles([1, 3, 2, 4, 1], room(344, 200));
  expect(stripOf(size)).toBeGreaterThanOrEqual(24);
  expect(fitPiles([1, 3, 2, 4, 1], room(344, 100))).toBeLessThan(size);
  expect(fitPiles([1], room(1200, 400))).toBe(88);
});

test('the least height of piles has room for all of them', () => {
  const piles = Array.from({ length: 14 }, (_, index) => 1 + (index % 3));
  const least = pilesHeight(piles, room(344, 0));
  expect(fitPiles(piles, room(344, least))).toBe(25);
  expect(least).toBe(3 * 25 * 1.4 + 2 * 6);
});
