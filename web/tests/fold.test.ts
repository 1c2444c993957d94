import { describe, expect, test } from 'vitest';
import { fold } from '../src/table/fold';

const VIEW = {
  seat: 0,
  hand: [12, 40],
  rows: [[3], [17, 21], [55]],
  plan: { row: null as number | null, skips: 0 },
  reveals: [{ seat: 1, card: 9 }],
};

/** What must not change under anybody's hands. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

const view = freeze(structuredClone(VIEW));

describe('fold', () => {
  test('a field is replaced', () => {
    expect(fold(view, [[['seat'], 2]])).toEqual({ ...VIEW, seat: 2 });
  });

  test('an index in a list is replaced, and one behind its end makes it longer', () => {
    expect(fold(view, [[['rows', 1, 0], 18]]).rows).toEqual([[3], [18, 21], [55]]);
    expect(fold(view, [[['rows', 1, 2], 30]]).rows).toEqual([[3], [17, 21, 30], [55]]);
    expect(fold(view, [[['rows', 3], [80]]]).rows).toEqual([[3], [17, 21], [55], [80]]);
  });

  test('a list is replaced as a whole, and stays a list when it grows', () => {
    expect(fold(view, [[['hand'], []]]).hand).toEqual([]);
    expect(Array.isArray(fold(view, [[['hand', 2], 7]]).hand)).toBe(true);
  });

  test('paths lead through objects and lists', () => {
    expect(fold(view, [[['plan', 'row'], 3]]).plan).toEqual({ row: 3, skips: 0 });
    expect(fold(view, [[['reveals', 0, 'card'], 10]]).reveals).toEqual([{ seat: 1, card: 10 }]);
  });

  test('changes are carried out in order, each on what the one before has made', () => {
    const change = [[['hand', 2], 50], [['hand', 3], 60], [['hand', 2], 51]] satisfies Parameters<typeof fold>[1];
    expect(fold(view, change).hand).toEqual([12, 40, 51, 60]);
  });

  test('an empty path replaces everything, and no parts change nothing', () => {
    expect(fold(view, [[[], { seat: 1 }]])).toEqual({ seat: 1 });
    expect(fold(view, [])).toBe(view);
  });

  test('the view before stays as it was, and unchanged parts are the same objects', () => {
    const after = fold(view, [[['rows', 1, 2], 30]]);
    expect(view).toEqual(VIEW);
    expect(after).not.toBe(view);
    expect(after.rows).not.toBe(view.rows);
    expect(after.rows[1]).not.toBe(view.rows[1]);
    expect(after.rows[0]).toBe(view.rows[0]);
    expect(after.hand).toBe(view.hand);
    expect(after.plan).toBe(view.plan);
  });
});
