/** The room that the table and the hand have together, without scrolling. */

import { getContext, setContext } from 'svelte';

export class Felt {
  width = $state(0);
  height = $state(0);
}

const CONTEXT = Symbol('felt');

export const provideFelt = (felt: Felt): Felt => setContext(CONTEXT, felt);
/** The room that a component is part of. */
export const useFelt = (): Felt => getContext<Felt>(CONTEXT);
