/** What a screen reader is to say, sentence by sentence. */

const KEPT = 8;

let counter = 0;
let sentences = $state.raw<{ id: number; text: string }[]>([]);

export const announced = () => sentences;

export function announce(text: string): void {
  counter += 1;
  sentences = [...sentences.slice(1 - KEPT), { id: counter, text }];
}
