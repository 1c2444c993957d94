/** What a screen reader is to say, sentence by sentence. */

import { untrack } from 'svelte';

/** More than ever happens at once, for what is taken away before it is drawn is never said. */
const KEPT = 120;

let counter = 0;
let sentences = $state.raw<{ id: number; text: string }[]>([]);

export const announced = () => sentences;

export function announce(text: string): void {
  counter += 1;
  sentences = [...untrack(announced).slice(1 - KEPT), { id: counter, text }];
}
