/** A lesson being taken: one exercise after another, each at a table of its own. */

import { announce } from '../announcer.svelte';
import { say } from '../language.svelte';
import type { AnswerVerdict, AnyAction, ExerciseSheet, LessonSheet } from '../protocol';
import type { GameTable } from '../table/game';
import type { Table } from '../table/table.svelte';
import { layTable, playOn } from './question';

export class LessonShow {
  readonly lesson: LessonSheet;
  private readonly game: GameTable;
  private readonly fewestWins: boolean;
  private readonly passed: (number: number) => void;
  /** The exercise that is asked. */
  number = $state(0);
  table: Table;
  /** What became of the answer, once it is seen. */
  verdict: AnswerVerdict | null = $state.raw(null);
  /** Whether the last exercise is done. */
  over = $state(false);

  constructor(lesson: LessonSheet, game: GameTable, fewestWins: boolean, number: number, passed: (number: number) => void) {
    this.lesson = lesson;
    this.game = game;
    this.fewestWins = fewestWins;
    this.passed = passed;
    this.number = number;
    this.table = $state.raw(this.lay());
  }

  get exercise(): ExerciseSheet {
    return this.lesson.exercises[this.number]!;
  }

  /** What a wrong answer costs, in words; nothing where the task was something else than a good score. */
  get cost(): string {
    const cost = this.verdict?.right === false ? this.verdict.cost : null;
    return cost ? say(this.fewestWins ? 'learn-cost-cows' : 'learn-cost-points', { cost }) : '';
  }

  /** Asks the same once more, or the next exercise. */
  goOn(): void {
    const right = this.verdict?.right ?? false;
    if (right && this.number + 1 === this.lesson.exercises.length) {
      this.over = true;
      announce(say('learn-lesson-done', { title: say(this.lesson.words) }));
      return;
    }
    if (right) this.number += 1;
    this.verdict = null;
    this.table = this.lay();
    if (right) announce(say(this.exercise.words));
  }

  private lay(): Table {
    const { you, names, view, prompt } = this.exercise;
    return layTable({
      name: this.lesson.game,
      game: this.game,
      fewestWins: this.fewestWins,
      you,
      names: names.map((name, seat) => (seat === you ? say('school-you') : name)),
      view,
      prompt,
      answer: (action) => this.judge(action),
    });
  }

  private judge(action: AnyAction): void {
    const { prompt, verdicts } = this.exercise;
    const verdict = verdicts[prompt.legal.indexOf(action)];
    if (!verdict) return;
    playOn(this.table, verdict.events);
    this.table.player.whenStill(() => {
      this.verdict = verdict;
      if (verdict.right) this.passed(this.number);
      announce([say(verdict.right ? 'learn-right' : 'learn-wrong'), this.cost, say(verdict.words)].join(' '));
    });
  }
}
