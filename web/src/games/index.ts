/** What the games bring to the page: each from the folder that has its name. */

import type { Component } from 'svelte';
import type { GameName } from '../protocol';
import type { GameTable } from '../table/game';

const TABLES = import.meta.glob<{ default: unknown }>('./*/index.ts');
const PICTURES = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true });

/** The pictures on the start page, by game. */
export const pictures: Record<string, Component | undefined> = Object.fromEntries(
  Object.entries(PICTURES).map(([path, { default: picture }]) => [path.split('/')[1]!, picture]),
);

/** The game's table, loaded when it is first needed; any game can be played at a plain one. */
export async function loadGame(name: GameName): Promise<GameTable> {
  const load = TABLES[`./${name}/index.ts`] ?? TABLES['./plain/index.ts']!;
  return (await load()).default as GameTable;
}
