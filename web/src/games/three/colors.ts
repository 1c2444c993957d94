/** The colors of three: each has a letter and a shape too, so that none is told by its hue alone. */

import type { ThreeColorFacts, ThreeFacts } from '../../protocol';
import { useFacts } from '../../table/table.svelte';

export interface Color {
  name: ThreeColorFacts['name'];
  shape: string;
  hue: string;
}

/** Shapes in a square of 24, filled by the even-odd rule. */
const SHAPES: Record<ThreeColorFacts['shape'], string> = {
  circle: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z',
  square: 'M3.5 3.5h17v17h-17Z',
  triangle: 'M12 2.5 22.5 21h-21Z',
  diamond: 'M12 1 21 12 12 23 3 12Z',
  star: 'M12 1.5l2.9 7.1 7.6.6-5.8 4.9 1.8 7.4-6.5-4-6.5 4 1.8-7.4-5.8-4.9 7.6-.6Z',
  hexagon: 'M12 1.5l9.1 5.2v10.6L12 22.5l-9.1-5.2V6.7Z',
  cross: 'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z',
  ring: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Zm0 5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  bar: 'M8 1.5h8v21H8Z',
};

/** The colors that nobody collects. */
const IDLE: readonly ThreeColorFacts['name'][] = ['neutral', 'start'];

const paint = ({ name, shape }: ThreeColorFacts): Color => ({ name, shape: SHAPES[shape], hue: `var(--hue-${name})` });

/** The colors of the table that a component is part of. */
export function useColors() {
  const { colors } = useFacts<ThreeFacts>();
  const byLetter = new Map(colors.map((one) => [one.letter, paint(one)]));
  const painted = [...byLetter.values()];
  return {
    /** Those that are collected. */
    collected: painted.filter(({ name }) => !IDLE.includes(name)),
    /** The color of a number, by the letters of all numbers. */
    colorOf: (letters: string, card: number): Color => byLetter.get(letters[card]!)!,
  };
}
