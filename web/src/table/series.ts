/** How the scores went, by round where there are several, else by turn. */

import type { Replay } from '../protocol';
import type { GameTable } from './game';

export interface Series {
  by: 'round' | 'turn';
  /** For each point in time the score of every seat. */
  points: number[][];
}

export function scoreSeries(replay: Replay, game: GameTable): Series {
  const onlooker = replay.viewers.indexOf(null);
  const start = replay.names.map(() => 0);
  const rounds: number[][] = [start];
  const turns: number[][] = [start];
  let before = start;
  for (const step of replay.steps) {
    const scores = game.seats(step.views[onlooker]!).map((fact) => fact.score);
    for (const event of step.events) {
      if (game.startsTurn(event)) turns.push(before);
      if (event.type === 'round_ended') rounds.push(event.scores);
    }
    before = scores;
  }
  turns.push(replay.outcome?.scores ?? before);
  return rounds.length > 2 ? { by: 'round', points: rounds } : { by: 'turn', points: turns.slice(1) };
}
