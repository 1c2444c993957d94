/** How cards with cows look: the same color and pattern for the same number of cows, in every game. */

/** A name for how bad a card is, from 1 to 7 cows. */
export function cowClass(cows: number): number {
  return cows >= 7 ? 7 : cows >= 5 ? 5 : cows;
}

/** Where each of the cows on a card stands, in the band of 100 by 36 at its top. */
export function placeCows(cows: number): { x: number; y: number; size: number }[] {
  if (cows > 5) {
    const upper = Math.ceil(cows / 2);
    return [...spread(upper, 11.5, 16), ...spread(cows - upper, 26.5, 16)];
  }
  const size = cows === 1 ? 28 : cows <= 3 ? 25 : 18.5;
  return spread(cows, 19, size);
}

function spread(count: number, y: number, size: number): { x: number; y: number; size: number }[] {
  const step = Math.min(size * 1.12, 94 / count);
  return Array.from({ length: count }, (_, index) => ({ x: 50 + (index - (count - 1) / 2) * step, y, size }));
}
