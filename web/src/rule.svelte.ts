/** The rule that is being explained. */

import { need } from './language.svelte';

let open = $state.raw<{ game: string; rule: string } | null>(null);

export const explained = () => open;

/** Opens what a rule of a game says. */
export async function explain(game: string, rule: string): Promise<void> {
  await need(`${game}-rules`);
  open = { game, rule };
}

export function closeRule(): void {
  open = null;
}
