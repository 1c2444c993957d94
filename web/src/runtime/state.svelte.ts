/** How far the runtime is, for those who wait for it. */

export type RuntimeState =
  | { name: 'fetching'; part: number } // of all bytes, 0 to 1
  | { name: 'waiting' } // until another tab closes
  | { name: 'starting' }
  | { name: 'ready' }
  | { name: 'unsupported' } // by a browser that is too old
  | { name: 'failed'; file: string | null }; // that did not come whole

/** How long nothing may happen before it is said that something is wrong. */
const PATIENCE = 30_000;

let state: RuntimeState = $state.raw({ name: 'fetching', part: 0 });
let stuck = $state(false);
let full = $state(false);
let update: (() => void) | null = $state.raw(null);
let watch: ReturnType<typeof setTimeout> | undefined;

export const runtime = {
  get state() {
    return state;
  },
  /** Nothing has happened for long. */
  get stuck() {
    return stuck;
  },
  /** The browser keeps nothing more. */
  get full() {
    return full;
  },
  /** Changes to a newer version of the page, if there is one. */
  get update() {
    return update;
  },
};

export function become(next: RuntimeState): void {
  state = next;
  stuck = false;
  clearTimeout(watch);
  if (next.name === 'fetching' || next.name === 'starting') watch = setTimeout(() => (stuck = true), PATIENCE);
}

export function noteFull(): void {
  full = true;
}

export function offerUpdate(change: () => void): void {
  update = change;
}
