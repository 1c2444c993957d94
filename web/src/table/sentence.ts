/** What happened as a sentence whose names know their seats, so that each can have its color. */

import { spoken } from '../language.svelte';
import type { AnyEvent } from '../protocol';

export interface Part {
  text: string;
  /** Whose name it is. */
  seat?: number;
}

/** Signs for private use, which no name holds: the server takes them out. */
const FIRST = 0xe000;
const END = '\uf8ff';
const NAMED = /([\ue000-\ue03f])([^\uf8ff]*)\uf8ff/;

export function tellEvent(game: string, event: AnyEvent, names: readonly string[]): Part[] {
  const marked = names.map((name, seat) => String.fromCharCode(FIRST + seat) + name + END);
  return split(spoken().event(game, event, marked));
}

/** The parts of a sentence with marked names. */
export function split(text: string): Part[] {
  const parts: Part[] = [];
  text.split(NAMED).forEach((piece, index) => {
    // In turns: what stands between two names, the mark of a seat, its name.
    if (index % 3 === 0 && piece) parts.push({ text: piece });
    if (index % 3 === 1) parts.push({ text: '', seat: piece.charCodeAt(0) - FIRST });
    if (index % 3 === 2) parts.at(-1)!.text = piece;
  });
  return parts;
}
