/** The record that was opened from a file: it stays on this page only. */

import { openRecord, reviewRecord, type Reviews, type Viewer } from '../api';
import type { Replay } from '../protocol';

let text = '';
let replay: Replay | null = null;

export async function keepFile(file: File): Promise<void> {
  const opened = await file.text();
  replay = await openRecord(opened);
  text = opened;
}

export const keptFile = (): Replay | null => replay;
export const replayFile = (viewer: Viewer): Promise<Replay> => openRecord(text, viewer);
export const reviewFile = (steps: readonly number[]): Promise<Reviews> => reviewRecord(text, steps);
