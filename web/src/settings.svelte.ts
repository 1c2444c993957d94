/** What a person has set on this device. */

import { keep, recall } from './kept';

const STORED = 'stado-settings';

export type Theme = 'auto' | 'light' | 'dark';

export interface Choices {
  game: string;
  variants: Record<string, string>;
  seats: Record<string, number>;
  level: string;
}

interface Values {
  theme: Theme;
  /** How fast cards fly: 0 shows results at once. */
  speed: number;
  sound: boolean;
  /** Whether sounds have been offered. */
  soundOffered: boolean;
  /** The device trembles where something is taken. */
  tremble: boolean;
  /** A second tap confirms an answer. */
  confirm: boolean;
  /** An answer that is the only one is given by itself. */
  forced: boolean;
  log: boolean;
  /** What an answer would do is shown before it is given. */
  preview: boolean;
  /** Somebody who had never set anything here before; they are told in a line what each game is about. */
  newcomer: boolean;
  /** The games that were told. */
  told: string[];
  choices: Choices;
}

const USUAL: Values = {
  theme: 'auto',
  speed: 1,
  sound: false,
  soundOffered: false,
  tremble: true,
  confirm: false,
  forced: false,
  log: true,
  preview: false,
  newcomer: false,
  told: [],
  choices: { game: '', variants: {}, seats: {}, level: '' },
};

function read(): Values {
  try {
    const kept = recall(STORED);
    if (kept === null) return { ...USUAL, preview: true, newcomer: true };
    const stored = JSON.parse(kept) as Partial<Values>;
    return { ...USUAL, ...stored, choices: { ...USUAL.choices, ...stored.choices } };
  } catch {
    return USUAL;
  }
}

export const settings: Values = $state(read());

/** Keeps what is set, and shows the theme. */
export function keepSettings(): void {
  $effect(() => {
    keep(STORED, JSON.stringify(settings));
  });
  $effect(() => {
    if (settings.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = settings.theme;
  });
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
let reduced = $state(still.matches);
still.addEventListener('change', () => (reduced = still.matches));

/** Whether cards fly. */
export const moves = (): boolean => !reduced && settings.speed > 0;
