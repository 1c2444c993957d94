/** How far a learner has come, kept on this device: the exercises done of each lesson, by game. */

import { keep, recall } from '../kept';
import type { CourseInfo, LessonInfo } from '../protocol';

const STORED = 'stado-lessons';

/** As a cookie has it: `first.3_rows.1`. */
function read(game: string): Record<string, number> {
  const parts = (recall(`${STORED}-${game}`) ?? '').split('_').map((part) => part.split('.'));
  return Object.fromEntries(parts.flatMap(([name, done]) => (name && Number(done) > 0 ? [[name, Number(done)]] : [])));
}

export class Progress {
  readonly game: string;
  private done: Record<string, number> = $state({});

  constructor(game: string) {
    this.game = game;
    this.done = read(game);
  }

  /** Whether the learner has begun. */
  get begun(): boolean {
    return Object.keys(this.done).length > 0;
  }

  /** How many exercises of the lesson are done. */
  of({ name, exercises }: LessonInfo): number {
    return Math.min(exercises, this.done[name] ?? 0);
  }

  taken(lesson: LessonInfo): boolean {
    return this.of(lesson) === lesson.exercises;
  }

  /** The first lesson that is not taken. */
  next({ lessons }: CourseInfo): LessonInfo | undefined {
    return lessons.find((lesson) => !this.taken(lesson));
  }

  /** Notes that an exercise is done. */
  pass(lesson: string, number: number): void {
    this.done[lesson] = Math.max(this.done[lesson] ?? 0, number + 1);
    const entries = Object.entries(this.done).map(([name, done]) => `${name}.${done}`);
    keep(`${STORED}-${this.game}`, entries.join('_'));
  }
}
