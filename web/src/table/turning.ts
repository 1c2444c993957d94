/** What weighed most in a match, in a sentence. */

import { say, spoken } from '../language.svelte';
import type { Replay } from '../protocol';

export interface Moment {
  text: string;
  /** How many steps of the replay lead there. */
  step: number;
}

/** The turning point for the one seat of this device, or for those who look on; to others it is told by name. */
export function tellTurning(replay: Replay, names: readonly string[], you: number | null, others = false): Moment | null {
  const point = replay.turning_points[you ?? names.length];
  if (!point) return null;
  const { seat, kind, piece, round, score, seq } = point;
  const args = {
    piece,
    kind,
    amount: Math.abs(score),
    gain: score > 0 ? 1 : 0,
    round: round ?? 0,
    name: names[seat] ?? '',
    cause: spoken().find(`${replay.game}-part-${kind}`) ?? '',
  };
  const key = `${replay.game}-turning`;
  const text = seat === you && !others ? say(key, args) : (spoken().find(key, args, 'other') ?? '');
  const last = replay.steps.findLastIndex((step) => step.seq <= seq);
  return { text: text.replace(/\s+/g, ' '), step: last + 1 };
}
