/** Lists are never changed, only copied. */

/** The list without the first of each of these items. */
export function less<Item>(items: readonly Item[], gone: readonly Item[]): Item[] {
  const rest = [...items];
  for (const item of gone) {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}

export const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
export const repeat = <Item>(item: Item, times: number): Item[] => new Array<Item>(times).fill(item);
