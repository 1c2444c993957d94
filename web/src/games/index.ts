/** What the games bring to the page: each from the folder that has its name. */

import type { Component } from 'svelte';
import type { AnyFacts, AnyOptions, GameInfo } from '../protocol';
import type { GameTable, MakeTable } from '../table/game';

const TABLES = import.meta.glob<{ default: unknown }>('./*/index.ts');
const PICTURES = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true });

/** The pictures on the start page, by game. */
export const pictures: Record<string, Component | undefined> = Object.fromEntries(
  Object.entries(PICTURES).map(([path, { default: picture }]) => [path.split('/')[1]!, picture]),
);

const findTable = (name: string) => TABLES[`./${name}/index.ts`] ?? TABLES['./plain/index.ts']!;

/** Fetches the code of a game's table before it is needed. */
export async function fetchTable(name: string): Promise<void> {
  await Promise.all([import('../pages/RoomPage.svelte'), findTable(name)()]);
}

/** The game's table, loaded when it is first needed; any game can be played at a plain one. */
export async function loadGame(info: GameInfo, options: AnyOptions): Promise<GameTable> {
  const make = (await findTable(info.name)()).default as MakeTable<AnyFacts, GameTable>;
  return make(info.facts, variantOf(info, options));
}

/** The variant that is played: options say only what is not as usual. */
function variantOf(info: GameInfo, options: AnyOptions): string {
  return options.variant ?? String(info.options.find(({ name }) => name === 'variant')?.default);
}
