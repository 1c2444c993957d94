/** How cards with cows look: the same color and the same herd for the same number of cows, in every game. */

/** A name for how bad a card is, from 1 to 7 cows. */
export function cowClass(cows: number): number {
  return cows >= 7 ? 7 : cows >= 4 ? 5 : cows;
}

/** The colors that a card is printed in, by its number of cows. */
export function inkOf(cows: number): string {
  const kind = cowClass(cows);
  return ['print', 'coat', 'sky', 'far', 'near'].map((part) => `--${part}: var(--${part}-${kind})`).join('; ');
}

export interface Place {
  x: number;
  y: number;
  size: number;
}

/** Where each cow of a herd stands on the meadow of a card of 100 by 140: those behind come first. */
export function placeCows(cows: number): Place[] {
  if (cows === 1) return spread(1, 113, 42, 0);
  if (cows === 2) return spread(2, 114, 37, 39);
  if (cows === 3) return spread(3, 115, 30, 29);
  const behind = Math.floor(cows / 2);
  const size = cows > 5 ? 23 : 28;
  return [...spread(behind, 102, size, size * 1.02), ...spread(cows - behind, 120, size, size * 0.98)];
}

function spread(count: number, y: number, size: number, step: number): Place[] {
  return Array.from({ length: count }, (_, index) => ({ x: 50 + (index - (count - 1) / 2) * step, y, size }));
}
