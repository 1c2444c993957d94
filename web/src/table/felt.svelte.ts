/** The room that the table and the hand have together, without scrolling. */

import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

export class Felt {
  width = $state(0);
  height = $state(0);
  /** Whether all but what lies in the hand is drawn: each takes a task of its own. */
  laid = $state(false);
  /** How much higher than usual each part between the table and the hand is. */
  private readonly excess = new SvelteMap<Element, number>();

  /** The height of a hand: it makes room for a long question, so that the table stays where it is. */
  handHeight(usual: number, least: number): number {
    const excess = [...this.excess.values()].reduce((sum, one) => sum + one, 0);
    return Math.max(least, usual - excess);
  }

  /** Notes how much higher an element is than usual: its style's least height is the usual one. */
  readonly note = (element: HTMLElement) => {
    const observer = new ResizeObserver(() => {
      this.excess.set(element, element.getBoundingClientRect().height - parseFloat(getComputedStyle(element).minHeight));
    });
    observer.observe(element);
    return {
      destroy: () => {
        observer.disconnect();
        this.excess.delete(element);
      },
    };
  };
}

const CONTEXT = Symbol('felt');

export const provideFelt = (felt: Felt): Felt => setContext(CONTEXT, felt);
/** The room that a component is part of. */
export const useFelt = (): Felt => getContext<Felt>(CONTEXT);
