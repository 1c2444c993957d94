/** Two matches of one deal, laid beside each other turn by turn. */

import type { AnyAction, Replay } from '../protocol';

/** How many steps of each match have been shown, and in which turn that is. */
export interface Moment {
  turn: number;
  at: readonly [number, number];
}

/** What one seat answered in a turn, in each of the two matches. */
export interface PairedTurn {
  answers: readonly [readonly AnyAction[], readonly AnyAction[]];
  differs: boolean;
}

export interface Pairing {
  turns: readonly PairedTurn[];
  moments: readonly Moment[];
}

/** The part of a match from one answer that begins a turn of the seat to the next. */
interface Stretch {
  answers: AnyAction[];
  /** Where there is something to see, from its beginning to its end. */
  stops: number[];
}

/** Pairs matches of one deal; `turns` are the types of answers that begin a turn, and `isSeen` tells which steps show something. */
export function pairUp(replays: readonly [Replay, Replay], seat: number, turns: readonly string[], isSeen: (step: Replay['steps'][number]) => boolean): Pairing {
  const [one, other] = replays.map((replay) => cut(replay, seat, turns, isSeen)) as [Stretch[], Stretch[]];
  const ends = replays.map(({ steps }) => steps.length) as [number, number];
  const paired: PairedTurn[] = [];
  const moments: Moment[] = [];
  for (let turn = 0; turn < Math.max(one.length, other.length); turn += 1) {
    const left = one[turn] ?? { answers: [], stops: [ends[0]] };
    const right = other[turn] ?? { answers: [], stops: [ends[1]] };
    paired.push({ answers: [left.answers, right.answers], differs: JSON.stringify(left.answers) !== JSON.stringify(right.answers) });
    for (let stop = 0; stop < Math.max(left.stops.length, right.stops.length); stop += 1) {
      moments.push({ turn, at: [left.stops[stop] ?? left.stops.at(-1)!, right.stops[stop] ?? right.stops.at(-1)!] });
    }
  }
  // Where a turn ends the next begins: the table is shown once.
  const seen = moments.filter(({ at }, place) => String(at) !== String(moments[place + 1]?.at));
  return { turns: paired, moments: seen };
}

/** A match in stretches; what comes before the seat's first turn belongs to none. */
function cut({ steps }: Replay, seat: number, turns: readonly string[], isSeen: (step: Replay['steps'][number]) => boolean): Stretch[] {
  const stretches: Stretch[] = [];
  steps.forEach((step, number) => {
    const own = step.seat === seat && step.action !== null ? step.action : null;
    if (own && turns.includes(own.type)) stretches.push({ answers: [], stops: [number] });
    const last = stretches.at(-1);
    if (!last) return;
    if (own) last.answers.push(own);
    if (isSeen(step) || number + 1 === steps.length) last.stops.push(number + 1);
  });
  return stretches;
}
