/** The spaces of a board, as its signs say. */

import type { BoardGameFacts, BoardGameSpace } from '../../protocol';
import { useFacts } from '../../table/table.svelte';

/** What a space looks like and is called: points and cows are gained or lost. */
export type Look = Exclude<BoardGameSpace['kind'], 'points' | 'cows'> | 'gain' | 'lose' | 'green' | 'red';

export interface Space {
  look: Look;
  /** Points, or how often cows count. */
  amount: number;
}

type Signs = BoardGameFacts['signs'];

/** A sign that is not among those with a meaning of their own is a number of points. */
function readSign(signs: Signs, sign: string): Space {
  const { kind, amount } = signs[sign] ?? { kind: 'points', amount: Number(sign) };
  const size = Math.abs(amount);
  if (kind === 'points') return { look: amount < 0 ? 'lose' : 'gain', amount: size };
  if (kind === 'cows') return { look: amount < 0 ? 'red' : 'green', amount: size };
  return { look: kind, amount: size };
}

/** The kinds that a legend explains together, by the first sign that a board has of each. */
function explainSigns(signs: Signs, used: ReadonlySet<string>): { group: string; sign: string }[] {
  const groups = new Map<string, string>();
  const points = [...used].filter((sign) => !(sign in signs));
  for (const sign of [...points, ...Object.keys(signs)]) {
    const { look } = readSign(signs, sign);
    const group = look === 'gain' || look === 'lose' ? 'points' : look;
    if (used.has(sign) && look !== 'plain' && !groups.has(group)) groups.set(group, sign);
  }
  return [...groups].map(([group, sign]) => ({ group, sign }));
}

/** The looks of spaces that only the advanced game has. */
const ADVANCED: readonly Look[] = ['tile', 'card', 'take_tiles'];

/** The spaces of the table that a component is part of. */
export function useSpaces() {
  const { signs } = useFacts<BoardGameFacts>();
  const read = (sign: string): Space => readSign(signs, sign);
  return {
    readSign: read,
    legendOf: (spaces: readonly (readonly string[])[]) => explainSigns(signs, new Set(spaces.flat())),
    isAdvanced: (spaces: readonly (readonly string[])[]): boolean =>
      spaces.some((row) => row.some((sign) => ADVANCED.includes(read(sign).look))),
  };
}
