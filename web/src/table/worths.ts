/** Answers by what they are worth. */

import { language, say } from '../language.svelte';
import type { AnyAction, ReviewedAnswer } from '../protocol';
import { plain } from '../words';

/** How many answers are listed, beside the given one. */
const SHOWN = 12;

/** An answer as it is shown: how much worse it is than the best, and how long its bar is, in percent. */
export interface Worth {
  label: string;
  loss: string;
  bar: number;
  best: boolean;
  given: boolean;
}

/** The answers as they are shown, the best first; one of them may have been given. */
export function weigh(answers: readonly ReviewedAnswer[], label: (action: AnyAction) => string, given: number | null = null): Worth[] {
  const top = answers[0]?.value ?? 0;
  const worths = answers.map(({ action, value }, place) => ({
    label: label(action),
    loss: Math.max(0, top - value),
    best: place === 0,
    given: place === given,
  }));
  const shown = worths.filter((worth, place) => worth.given || place < SHOWN);
  // A difference below one cow or point shall not look like a great one.
  const scale = 1.1 * Math.max(1, ...shown.map(({ loss }) => loss));
  return shown.map((worth) => ({ ...worth, loss: plain(decimal(-worth.loss)), bar: 100 * (1 - worth.loss / scale) }));
}

/** Answers of which nothing is known yet: they take as much room. */
export const unweighed = (actions: readonly AnyAction[], label: (action: AnyAction) => string): Worth[] =>
  actions.slice(0, SHOWN).map((action) => ({ label: label(action), loss: '', bar: 0, best: false, given: false }));

/** How many letters a loss has, at most as a rule. */
const LOSS = '−12.5'.length;

/** How many letters the widest needs, whatever it is worth, so that all bars are measured alike. */
export const widest = (worths: readonly Worth[]): number =>
  Math.max(...worths.map(({ label }) => label.length)) + Math.max(LOSS, say('web-review-best').length);

export const decimal = (amount: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' }).format(amount);
