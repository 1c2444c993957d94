import { expect, test } from 'vitest';
import { makeCode } from '../src/qr';

// Read back by a decoder of others when it was written.
const HELLO = [
  '#######.##.#..#######',
  '#.....#..##.#.#.....#',
  '#.###.#..####.#.###.#',
  '#.###.#.#..#..#.###.#',
  '#.###.#.#...#.#.###.#',
  '#.....#.#.##..#.....#',
  '#######.#.#.#.#######',
  '........#####........',
  '#...#.######.#####..#',
  '...###..#.###..#.####',
  '#.##..#.#.##..###..#.',
  '###..#...#...##.#....',
  '..#.###..#..###...##.',
  '........###.###..#.##',
  '#######.##..##...#.#.',
  '#.....#....##..#...#.',
  '#.###.#.#..#..###.#.#',
  '#.###.#....##....#.##',
  '#.###.#..###..####...',
  '#.....#..#...##......',
  '#######.#...#####.#.#',
];

test('a code has the size of its version', () => {
  expect(makeCode('HELLO')).toHaveLength(21);
  expect(makeCode('https://example.org/room/0123456789abcdefghij')).toHaveLength(33);
});

test('the squares are those that a decoder has read', () => {
  expect(makeCode('HELLO').map((row) => row.map((on) => (on ? '#' : '.')).join(''))).toEqual(HELLO);
});

test('a text that fits no version is refused', () => {
  expect(() => makeCode('x'.repeat(300))).toThrow('too long');
});
