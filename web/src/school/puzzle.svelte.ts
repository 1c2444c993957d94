/** A puzzle being solved: one position, one question, one answer. */

import { announce } from '../announcer.svelte';
import { language, say, spoken } from '../language.svelte';
import type { AnyAction, PuzzleAnswer, PuzzleSheet } from '../protocol';
import type { GameTable } from '../table/game';
import type { Table } from '../table/table.svelte';
import { layTable } from './question';

export class PuzzleShow {
  readonly sheet: PuzzleSheet;
  readonly fewestWins: boolean;
  readonly names: readonly string[];
  readonly table: Table;
  /** What was answered. */
  given: PuzzleAnswer | null = $state.raw(null);
  private readonly answered: (answer: PuzzleAnswer) => void;

  constructor(sheet: PuzzleSheet, game: GameTable, fewestWins: boolean, answered: (answer: PuzzleAnswer) => void) {
    this.sheet = sheet;
    this.fewestWins = fewestWins;
    this.answered = answered;
    this.names = sheet.names.map((name, seat) => (seat === sheet.you ? say('school-you') : name));
    const { game: name, you, view, prompt } = sheet;
    this.table = layTable({ name, game, fewestWins, you, names: this.names, view, prompt, answer: (action) => this.judge(action) });
  }

  get best(): PuzzleAnswer {
    return this.sheet.answers[0]!;
  }

  label(action: AnyAction): string {
    const text = spoken().action(this.sheet.game, action, this.names);
    return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
  }

  /** What the answer gives away, in a sentence. */
  get verdict(): string {
    if (!this.given) return '';
    const answer = this.label(this.given.action);
    if (this.given.right) return say('puzzle-right', { answer });
    const loss = Math.round(10 * this.given.loss) / 10;
    return say(this.fewestWins ? 'puzzle-loss-cows' : 'puzzle-loss-points', { answer, best: this.label(this.best.action), loss });
  }

  private judge(action: AnyAction): void {
    const text = JSON.stringify(action);
    const given = this.sheet.answers.find((one) => JSON.stringify(one.action) === text);
    if (!given) return;
    this.table.waiting = [];
    this.given = given;
    this.answered(given);
    announce(this.verdict);
  }
}
