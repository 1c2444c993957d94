/** How the scores went, by round where there are several, else by turn. */

import type { Replay } from '../protocol';
import type { GameTable } from './game';
import { unfold } from './scene';

export interface Series {
  by: 'round' | 'turn';
  /** For each point in time the score of every seat. */
  points: number[][];
}

export function scoreSeries(replay: Replay, game: GameTable): Series {
  const start = replay.names.map(() => 0);
  const rounds: number[][] = [start];
  const turns: number[][] = [start];
  let before = start;
  for (const { event, after } of unfold(replay, null).flat()) {
    if (game.startsTurn(event)) turns.push(before);
    const ended = game.roundScores(event);
    if (ended) rounds.push([...ended]);
    before = game.seats(after).map((fact) => fact.score);
  }
  turns.push(replay.outcome?.scores ?? before);
  return rounds.length > 2 ? { by: 'round', points: rounds } : { by: 'turn', points: turns.slice(1) };
}
