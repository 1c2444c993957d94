/** What a clock is called. */

import { say } from '../language.svelte';
import type { Clock } from '../protocol';

function span(seconds: number): string {
  if (seconds >= 86_400) return say('web-days', { count: Math.round(seconds / 86_400) });
  if (seconds >= 3_600) return say('web-hours', { count: Math.round(seconds / 3_600) });
  return seconds >= 60 && seconds % 60 === 0
    ? say('web-minutes', { count: seconds / 60 })
    : say('web-seconds', { count: seconds });
}

export function clockName(clock: Clock): string {
  const decision = span(clock.decision);
  return clock.bank > 0
    ? say('web-clock-bank', { decision, bank: span(clock.bank) })
    : say('web-clock-plain', { decision });
}
