/** What a rule does, drawn from the position of an exercise that is about it. */

import { getLesson } from '../api';
import { loadCatalog } from '../catalog.svelte';
import { loadGame } from '../games';
import { say } from '../language.svelte';
import type { AnyView, GameName, LessonSheet } from '../protocol';
import { follow } from '../table/scene';
import { Table } from '../table/table.svelte';

export interface Illustration {
  /** The number of the exercise, from one. */
  exercise: number;
  before: Table;
  /** After the right answer, where the learner sees something of it. */
  after: Table | null;
}

const lessons = new Map<string, Promise<LessonSheet>>();

/** Lessons are fetched once: several rules may be drawn from one. */
function fetchLesson(game: GameName, name: string): Promise<LessonSheet> {
  const key = `${game}/${name}`;
  const fetched = lessons.get(key) ?? getLesson(game, name);
  lessons.set(key, fetched);
  fetched.catch(() => lessons.delete(key));
  return fetched;
}

/** Draws a rule from the first exercise of the lesson that is about it. */
export async function illustrate(name: GameName, lesson: string, rule: string): Promise<Illustration | null> {
  const [catalog, sheet] = await Promise.all([loadCatalog(), fetchLesson(name, lesson)]);
  const number = sheet.exercises.findIndex(({ rules }) => rules.includes(rule));
  const exercise = sheet.exercises[number];
  if (!exercise) return null;
  const about = catalog.games.find((one) => one.name === name)!;
  const game = await loadGame(about, sheet.options);
  const names = exercise.names.map((one, seat) => (seat === exercise.you ? say('school-you') : one));
  const lay = (view: AnyView): Table => new Table(name, game, exercise.you, view, { names, fewestWins: about.fewest_wins });
  const right = exercise.verdicts.find((verdict) => verdict.right);
  const last = right && follow(exercise.view, right.events).at(-1);
  return { exercise: number + 1, before: lay(exercise.view), after: last ? lay(last.after) : null };
}
