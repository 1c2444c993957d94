/** The room that the table and the hand have together, without scrolling. */

import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/** How much higher an element is than usual: its style's least height is the usual one. */
const excessOf = (element: Element): number => element.getBoundingClientRect().height - parseFloat(getComputedStyle(element).minHeight);

export class Felt {
  width = $state(0);
  height = $state(0);
  /** Whether all but what lies in the hand is drawn: each takes a task of its own. */
  laid = $state(false);
  /** How much higher than usual each part between the table and the hand is. */
  private readonly excess = new SvelteMap<Element, number>();
  private root: Element | null = null;
  /** One for all of them: what changes by the size of one would have to be laid out before the next one is asked for its size. */
  private readonly observer = new ResizeObserver((entries) => {
    const elements = entries.map(({ target }) => target);
    const excesses = elements.filter((element) => element !== this.root).map((element) => [element, excessOf(element)] as const);
    if (this.root && elements.includes(this.root)) {
      const { clientWidth, clientHeight } = this.root;
      this.width = clientWidth;
      this.height = clientHeight;
    }
    for (const [element, excess] of excesses) this.excess.set(element, excess);
  });

  /** The height of a hand: it makes room for a long question, so that the table stays where it is. */
  handHeight(usual: number, least: number): number {
    const excess = [...this.excess.values()].reduce((sum, one) => sum + one, 0);
    return Math.max(least, usual - excess);
  }

  /** Is as large as an element. */
  readonly fill = (element: HTMLElement) => {
    this.root = element;
    this.observer.observe(element);
    return { destroy: () => this.observer.disconnect() };
  };

  /** Notes how much higher an element is than usual. */
  readonly note = (element: HTMLElement) => {
    this.observer.observe(element);
    return {
      destroy: () => {
        this.observer.unobserve(element);
        this.excess.delete(element);
      },
    };
  };
}

const CONTEXT = Symbol('felt');

export const provideFelt = (felt: Felt): Felt => setContext(CONTEXT, felt);
/** The room that a component is part of. */
export const useFelt = (): Felt => getContext<Felt>(CONTEXT);
