/** Taps at a table: while something happens there, a tap shows the end of it; one that comes too early does nothing. */

import type { Table } from './table.svelte';

const PRESSING = ['Enter', ' '];

export function attend(root: HTMLElement, table: Table) {
  /** What is pressed is meant for what was on the screen then. */
  const press = (event: PointerEvent): void => {
    if (!root.contains(event.target as Node)) table.gate.shut();
    table.early = !table.ready;
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (PRESSING.includes(event.key)) table.early = event.repeat || !table.ready;
  };
  const release = (): void => {
    // Only after all that this event makes happen.
    setTimeout(() => (table.early = false));
  };
  const click = (event: MouseEvent): void => {
    release();
    const { playing } = table.player;
    const early = table.early && !table.choosing;
    if (!(playing || early) || (event.target as Element).closest('aside')) return;
    if (playing) table.player.skip();
    event.stopPropagation();
    event.preventDefault();
  };

  // The table has just been laid, perhaps where something else was tapped.
  table.gate.shut();
  addEventListener('pointerdown', press, { capture: true });
  addEventListener('pointercancel', release);
  addEventListener('keydown', pressKey, { capture: true });
  root.addEventListener('click', click, { capture: true });
  return {
    destroy() {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('pointercancel', release);
      removeEventListener('keydown', pressKey, { capture: true });
    },
  };
}
