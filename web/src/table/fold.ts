/** How one view becomes the next: the server says what changes in it, and here that is put in its place. */

import type { Change } from '../protocol';

type Path = Change[number][0];

/** The view with a change made; whatever does not change stays the same object. */
export function fold<View>(view: View, change: Change): View {
  return change.reduce<unknown>((whole, [path, value]) => put(whole, path, value), view) as View;
}

/** The whole with a value at a path; an index just behind the end of a list makes it longer. */
function put(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
