/** Lists are never changed, only made anew. */

/** The list with one item changed. */
export function set<Item>(items: readonly Item[], index: number, change: (item: Item) => Item): Item[] {
  return items.map((item, place) => (place === index ? change(item) : item));
}

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
