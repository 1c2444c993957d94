/** The matches that go on, as a page without a server last heard of them: it shows them before its runtime has started. */

import { alone } from './home';
import { keep, recall } from './kept';
import { VERSION, type RoomInfo } from './protocol';

const RUNNING = 'stado-running';

interface Kept {
  version: number; // of the protocol that they were told in
  rooms: RoomInfo[];
}

/** What was kept, or nothing where nobody can tell without asking. */
export function recallRunning(): RoomInfo[] | null {
  if (!alone) return null;
  const kept = JSON.parse(recall(RUNNING) ?? 'null') as Kept | null;
  return kept?.version === VERSION ? kept.rooms : null;
}

export function keepRunning(rooms: readonly RoomInfo[]): void {
  if (!alone) return;
  try {
    keep(RUNNING, JSON.stringify({ version: VERSION, rooms }));
  } catch {
    // A browser that is full: what was kept is put right by what the runtime tells.
  }
}

/** Takes note of how a room is. */
export function noteRoom(info: RoomInfo): void {
  const known = recallRunning();
  if (!known) return;
  const others = known.filter(({ id }) => id !== info.id);
  keepRunning(info.status === 'over' ? others : [info, ...others]);
}

/** Rooms in the order in which they are shown already, new ones first: nothing changes its place under a finger. */
export function inOrder(shown: readonly RoomInfo[], rooms: readonly RoomInfo[]): RoomInfo[] {
  const places = new Map(shown.map(({ id }, place) => [id, place]));
  return rooms.toSorted((one, other) => (places.get(one.id) ?? -1) - (places.get(other.id) ?? -1));
}

/** Has the next visit ask: more has changed than is known here. */
export function forgetRunning(): void {
  if (alone) keep(RUNNING, 'null');
}
