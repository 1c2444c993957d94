/** The record that was opened from a file: it stays on this page only. */

import { openRecord } from '../api';
import type { Replay } from '../protocol';

let replay: Replay | null = null;

export async function keepFile(file: File): Promise<void> {
  replay = await openRecord(await file.text());
}

export const keptFile = (): Replay | null => replay;
