/** A short notice at the foot of the page, such as why something was refused. */

import { ApiError } from './api';
import { announce } from './announcer.svelte';
import { spoken } from './language.svelte';
import type { ErrorBody, Failure } from './protocol';

let text = $state('');
let timer: ReturnType<typeof setTimeout> | undefined;

export const notice = () => text;

export function tell(words: string): void {
  clearTimeout(timer);
  text = words;
  announce(words);
  timer = setTimeout(() => (text = ''), 6_000);
}

/** Says in the page's language why something was refused. */
export function tellError(error: unknown, game?: string): void {
  tell(describeError(error, game));
}

export function describeError(error: unknown, game?: string): string {
  if (error instanceof ApiError) return error.body ? describe(error.body, game) : word(error.code) ?? error.message;
  const failure = error as Partial<Failure> | null;
  if (failure?.type === 'failure') return describe(failure as Failure, game);
  return word('internal') ?? String(error);
}

function describe(body: ErrorBody | Failure, game?: string): string {
  const details = body.details as Record<string, string | number>;
  const rule = game && body.key ? spoken().find(`${game}-error-${body.key}`, details) : null;
  return rule ?? word(body.code) ?? body.message;
}

const word = (code: string): string | null => spoken().find(`web-error-${code}`);
