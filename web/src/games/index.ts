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

/** The game's table, loaded when it is first needed; any game can be played at a plain one. */
export async function loadGame(info: GameInfo, options: AnyOptions): Promise<GameTable> {
  const load = TABLES[`./${info.name}/index.ts`] ?? TABLES['./plain/index.ts']!;
  const make = (await load()).default as MakeTable<AnyFacts, GameTable>;
  return make(info.facts, variantOf(info, options));
}

/** The variant that is played: options say only what is not as usual. */
function variantOf(info: GameInfo, options: AnyOptions): string {
  return options.variant ?? String(info.options.find(({ name }) => name === 'variant')?.default);
}
