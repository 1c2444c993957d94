/** How large pieces of one shape can be in the room there is for them. */

export interface Room {
  width: number;
  height: number;
  /** How high a piece is, by its width. */
  ratio: number;
  /** Between two pieces, in either direction. */
  gap: number;
  /** No piece is wider than that. */
  most: number;
}

export interface Grid {
  columns: number;
  size: number;
}

/** Pieces in lines of about the same length, as large as they can be; another line has to make them so much larger. */
export function fitGrid(count: number, { width, height, ratio, gap, most }: Room, gain = 1): Grid {
  let best: Grid = { columns: 1, size: 0 };
  for (let lines = 1; lines <= count; lines += 1) {
    const columns = Math.ceil(count / lines);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (lines - 1)) / lines / ratio;
    const size = Math.floor(Math.min(most, across, down));
    if (size > best.size * gain) best = { columns, size };
  }
  return best;
}

/** How high a grid with a number of pieces is. */
export function gridHeight(count: number, { columns, size }: Grid, { ratio, gap }: Pick<Room, 'ratio' | 'gap'>): number {
  const lines = Math.ceil(count / columns);
  return lines * size * ratio + Math.max(0, lines - 1) * gap;
}

/** What a finger finds of a piece that another one overlaps, in pixels. */
const FINGER = 25;

/** How wide the uncovered part of an overlapped piece is. */
export const stripOf = (size: number): number => Math.max(FINGER, Math.round(0.56 * size));

/** The largest width of pieces that overlap in piles of some each, where the gap is between two lines of piles. */
export function fitPiles(piles: readonly number[], { width, height, ratio, gap, most }: Room): number {
  for (let size = Math.floor(most); size > FINGER; size -= 1) {
    const lines = countLines(piles.map((count) => size + (count - 1) * stripOf(size)), width, gap);
    if (lines * size * ratio + (lines - 1) * gap <= height) return size;
  }
  return FINGER;
}

/** How high piles are whose pieces are as small as a finger can find. */
export function pilesHeight(piles: readonly number[], { width, ratio, gap }: Room): number {
  const lines = countLines(piles.map((count) => FINGER + (count - 1) * stripOf(FINGER)), width, gap);
  return lines * FINGER * ratio + (lines - 1) * gap;
}

function countLines(widths: readonly number[], width: number, gap: number): number {
  let lines = 1;
  let used = -gap;
  for (const one of widths) {
    if (used + gap + one > width) {
      lines += 1;
      used = -gap;
    }
    used += gap + one;
  }
  return lines;
}
