/** What the people, and the bots, at a table are called. */

import { language, say } from '../language.svelte';
import type { Chair, Replay } from '../protocol';

/** A bot is called as its seat's cow is. */
const cowName = (seat: number): string => say(`web-cow-${(seat % 10) + 1}`);

export function chairName(chair: Chair): string {
  if (chair.kind === 'open') return say('web-open-chair');
  return chair.kind === 'bot' ? cowName(chair.seat) : (chair.name ?? '');
}

export function replayNames(replay: Replay): string[] {
  return replay.names.map((name, seat) => (replay.bots[seat] === null ? name : cowName(seat)));
}

/** Names in a row, as the page's language joins them. */
export function joinNames(names: readonly string[], seats: readonly number[]): string {
  return listNames(seats.map((seat) => names[seat] ?? ''));
}

export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}
