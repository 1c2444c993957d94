/** Puzzles from the learner's own matches, which come back when they would be forgotten. */

import { createEmptyCard, fsrs, Rating, type CardInput, type Grade } from 'ts-fsrs';
import type { AnyView, PuzzleAnswer, PuzzleSheet, Replay, Review } from '../protocol';
import { unfold } from '../table/scene';
import { readNotes, writeNotes } from './notes';

const STORED = 'stado-own-puzzles';
/** More would fill the browser's store; the oldest go. */
const KEPT = 150;
/** What was given away must be worth remembering, in the unit of the score. */
const LEAST = 0.5;
const NOISE = 2;

interface Kept {
  sheet: PuzzleSheet;
  card: CardInput;
}

const scheduler = fsrs({ enable_fuzz: false });

export class Deck {
  private kept: Kept[] = $state.raw(readNotes(STORED, []));

  /** The puzzles of a game that are due, the longest due first. */
  due(game: string, now: Date): PuzzleSheet[] {
    const due = this.kept.filter(({ sheet, card }) => sheet.game === game && new Date(card.due) <= now);
    return due.sort((one, other) => Number(new Date(one.card.due)) - Number(new Date(other.card.due))).map(({ sheet }) => sheet);
  }

  /** How many there are of a game. */
  count(game: string): number {
    return this.kept.filter(({ sheet }) => sheet.game === game).length;
  }

  /** Takes in puzzles, each once; how many were new. */
  add(sheets: readonly PuzzleSheet[], now: Date): number {
    const known = new Set(this.kept.map(({ sheet }) => sheet.id));
    const fresh = sheets.filter(({ id }) => !known.has(id)).map((sheet) => ({ sheet, card: createEmptyCard(now) }));
    this.keep([...this.kept, ...fresh].slice(-KEPT));
    return fresh.length;
  }

  /** Notes an answer, and with it when the puzzle comes back. */
  answer(id: string, { right, loss }: PuzzleAnswer, now: Date): void {
    const grade: Grade = right ? Rating.Good : loss < LEAST ? Rating.Hard : Rating.Again;
    this.keep(this.kept.map((one) => (one.sheet.id === id ? { ...one, card: scheduler.next(one.card, now, grade).card } : one)));
  }

  private keep(kept: Kept[]): void {
    this.kept = kept;
    writeNotes(STORED, kept);
  }
}

/** The puzzle in an answer of a match that was surely worse than the best, if it was worth a puzzle. */
export function makePuzzle(replay: Replay, step: number, review: Review): PuzzleSheet | null {
  if (!review.sure || review.loss < LEAST) return null;
  const [best] = review.answers;
  const answers = review.answers.map(({ action, value, error }): PuzzleAnswer => {
    const loss = Math.max(0, best!.value - value);
    return { action, loss, right: loss <= NOISE * Math.hypot(best!.error ?? 0, error ?? 0) && error !== null, outcomes: [] };
  });
  return {
    id: `${replay.commit.slice(0, 12)}-${step}`,
    game: replay.game,
    options: replay.options,
    you: review.seat,
    names: replay.names,
    view: viewBefore(replay, review.seat, step),
    prompt: { kind: review.kind, rule: review.rule, legal: answers.map(({ action }) => action), revises: false },
    answers,
    theme: '',
    levels: [],
  };
}

/** What a seat knew before a step. */
function viewBefore(replay: Replay, seat: number, step: number): AnyView {
  const scenes = unfold(replay, seat).slice(0, step).flat();
  return scenes.at(-1)?.after ?? replay.opening[replay.viewers.indexOf(seat)]!;
}
