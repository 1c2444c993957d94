/** The spaces of a board, as its file writes them. */

export type SpaceKind = 'plain' | 'gain' | 'lose' | 'green' | 'red' | 'two' | 'tile' | 'card' | 'take_cows' | 'take_tiles';

export interface Space {
  kind: SpaceKind;
  /** Points, or how often cows count. */
  amount: number;
}

const SIGNS: Record<string, Space> = {
  '.': { kind: 'plain', amount: 0 },
  g: { kind: 'green', amount: 1 },
  gg: { kind: 'green', amount: 2 },
  r: { kind: 'red', amount: 1 },
  rr: { kind: 'red', amount: 2 },
  two: { kind: 'two', amount: 0 },
  tile: { kind: 'tile', amount: 0 },
  card: { kind: 'card', amount: 0 },
  COWS: { kind: 'take_cows', amount: 0 },
  TILES: { kind: 'take_tiles', amount: 0 },
};

export function readSign(sign: string): Space {
  const points = Number(sign);
  return SIGNS[sign] ?? { kind: points < 0 ? 'lose' : 'gain', amount: Math.abs(points) };
}

/** The kinds that a legend explains together, by the first sign that a board has of each. */
export function legendOf(spaces: readonly (readonly string[])[]): { group: string; sign: string }[] {
  const signs = new Set(spaces.flat());
  const groups = new Map<string, string>();
  const points = [...signs].filter((sign) => !(sign in SIGNS));
  for (const sign of [...points, ...Object.keys(SIGNS)]) {
    const { kind } = readSign(sign);
    const group = kind === 'gain' || kind === 'lose' ? 'points' : kind;
    if (signs.has(sign) && kind !== 'plain' && !groups.has(group)) groups.set(group, sign);
  }
  return [...groups].map(([group, sign]) => ({ group, sign }));
}

/** Whether the side is the one with spaces that only the advanced game has. */
export const isAdvanced = (spaces: readonly (readonly string[])[]): boolean =>
  spaces.some((row) => row.some((sign) => ['tile', 'card', 'TILES'].includes(sign)));
