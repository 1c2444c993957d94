/** The record that was opened from a file: it stays on this page only. */

import { openRecord, reviewRecord } from '../api';
import type { Replay, Review } from '../protocol';

let text = '';
let replay: Replay | null = null;

export async function keepFile(file: File): Promise<void> {
  const opened = await file.text();
  replay = await openRecord(opened);
  text = opened;
}

export const keptFile = (): Replay | null => replay;
export const reviewFile = (step: number): Promise<Review | null> => reviewRecord(text, step);
