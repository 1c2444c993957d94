/** The puzzles that were tried on this device, and what the first answer to each gave away. */

import type { PuzzleInfo } from '../protocol';
import { readNotes, writeNotes } from './notes';

const STORED = 'stado-puzzles';

export class Tried {
  private losses: Record<string, number> = $state(readNotes(STORED, {}));

  has({ id }: PuzzleInfo): boolean {
    return id in this.losses;
  }

  /** How many of some puzzles were tried, and how many of these solved. */
  count(puzzles: readonly PuzzleInfo[]): { tried: number; solved: number } {
    const tried = puzzles.filter((puzzle) => this.has(puzzle));
    return { tried: tried.length, solved: tried.filter(({ id }) => this.losses[id] === 0).length };
  }

  /** The first answer counts; one within the noise gives away nothing. */
  note(id: string, loss: number): void {
    this.losses[id] ??= loss;
    writeNotes(STORED, this.losses);
  }
}
