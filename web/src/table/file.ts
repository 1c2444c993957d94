/** The record that was opened from a file: it stays on this page only. */

import { openRecord, reviewRecord, type Reviews, type Viewer } from '../api';
import type { Replay } from '../protocol';

let text: string | null = null;

/** Keeps a file's record, if it is one. */
export async function keepFile(file: File): Promise<void> {
  const opened = await file.text();
  await openRecord(opened, 'onlooker');
  text = opened;
}

/** Whether there is a record: it is gone when the page is loaded again. */
export const hasFile = (): boolean => text !== null;
export const replayFile = (viewer: Viewer): Promise<Replay> => openRecord(text ?? '', viewer);
export const reviewFile = (steps: readonly number[]): Promise<Reviews> => reviewRecord(text ?? '', steps);
