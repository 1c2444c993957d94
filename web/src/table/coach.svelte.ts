/** What the better answer was, at the steps of a replay where a seat had a choice. */

import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { announce } from '../announcer.svelte';
import type { Reviews } from '../api';
import { say, spoken } from '../language.svelte';
import { describeError } from '../notice.svelte';
import type { AnyAction, Review } from '../protocol';
import type { ReplayShow } from './replay.svelte';
import { decimal, weigh, type Worth } from './worths';
import { plain } from '../words';

/** How many answers are judged in one request. */
const AT_ONCE = 8;

/** What a seat's answers came to, as far as they are judged. */
export interface Sum {
  seat: number;
  answers: number;
  better: number;
  loss: string;
}

/** An answer that was surely worse than another. */
export interface Slip {
  step: number;
  seat: number;
  given: string;
  best: string;
  loss: string;
  /** The loss as a share of the greatest. */
  weight: number;
}

export class Coach {
  readonly show: ReplayShow;
  /** Whether every answer is judged that is stepped to. */
  on = $state(false);
  busy = $state(false);
  /** Whether all answers are being judged, one after another. */
  surveying = $state(false);
  private readonly fetch: (steps: readonly number[]) => Promise<Reviews>;
  private readonly asked = new SvelteSet<number>();
  private readonly reviews = new SvelteMap<number, Review | null>();
  private readonly failures = new SvelteMap<number, string>();

  constructor(show: ReplayShow, fetch: (steps: readonly number[]) => Promise<Reviews>) {
    this.show = show;
    this.fetch = fetch;
  }

  /** The step that was shown last. */
  get step(): number {
    return this.show.at - 1;
  }

  /** What was found of a step's answer, once it was judged. */
  reviewOf(step: number): Review | null {
    return this.reviews.get(step) ?? null;
  }

  /** Whether its answer can be judged: who sees through a seat's eyes is told of that seat alone. */
  get possible(): boolean {
    return this.judged(this.step);
  }

  get wanted(): boolean {
    return this.possible && (this.on || this.asked.has(this.step));
  }

  get review(): Review | null {
    return this.reviews.get(this.step) ?? null;
  }

  get failure(): string {
    return this.failures.get(this.step) ?? '';
  }

  /** Whether the step's review has still to be fetched. */
  get due(): boolean {
    return this.wanted && !this.busy && !this.reviews.has(this.step) && !this.failures.has(this.step);
  }

  ask(): void {
    if (!this.possible) return;
    this.failures.delete(this.step);
    this.asked.add(this.step);
  }

  toggle(): void {
    this.on = !this.on;
  }

  /** Fetches reviews, one request at a time, so that fast steps do not pile up. */
  async load(steps: readonly number[]): Promise<void> {
    this.busy = true;
    try {
      const reviews = await this.fetch(steps);
      steps.forEach((step, place) => this.reviews.set(step, reviews[place] ?? null));
      if (steps.includes(this.step) && this.wanted && this.review) announce(this.verdict(this.review));
    } catch (error: unknown) {
      const failure = describeError(error);
      for (const step of steps) this.failures.set(step, failure);
      if (steps.includes(this.step)) announce(failure);
    } finally {
      this.busy = false;
    }
  }

  /** The steps whose answers can be judged. */
  get steps(): number[] {
    return [...this.show.replay.steps.keys()].filter((step) => this.judged(step));
  }

  /** How many of them are judged already. */
  get done(): number {
    return this.steps.filter((step) => this.reviews.has(step)).length;
  }

  /** Judges all of them that are not judged yet; what fails ends it. */
  async survey(): Promise<void> {
    if (this.surveying) return;
    this.surveying = true;
    this.failures.clear();
    while (this.surveying && this.failures.size === 0) {
      const left = this.steps.filter((step) => !this.reviews.has(step));
      if (left.length === 0) break;
      await this.load(left.slice(0, AT_ONCE));
    }
    this.surveying = false;
  }

  /** Why not all are judged. */
  get trouble(): string {
    return [...this.failures.values()].at(-1) ?? '';
  }

  /** What the answers of each seat came to that is judged. */
  get sums(): Sum[] {
    const judged = this.judgments;
    return [...new Set(this.steps.map((step) => this.seatOf(step)))].sort((a, b) => a - b).map((seat) => {
      const answers = judged.filter((one) => one.seat === seat);
      const worse = answers.filter(({ review }) => review.sure);
      return { seat, answers: answers.length, better: worse.length, loss: plain(decimal(-total(worse))) };
    });
  }

  /** The answers that were surely worse than others, the worst first. */
  get slips(): Slip[] {
    const worse = this.judgments.filter(({ review }) => review.sure).sort((a, b) => b.review.loss - a.review.loss);
    const greatest = worse[0]?.review.loss ?? 0;
    return worse.map(({ step, seat, review }) => ({
      step,
      seat,
      given: this.label(review.answers[review.given]!.action),
      best: this.label(review.answers[0]!.action),
      loss: plain(decimal(-review.loss)),
      weight: review.loss / greatest,
    }));
  }

  private get judgments(): { step: number; seat: number; review: Review }[] {
    return this.steps.flatMap((step) => {
      const review = this.reviews.get(step);
      return review ? [{ step, seat: this.seatOf(step), review }] : [];
    });
  }

  /** Goes to an answer, and tells what was better. */
  look(step: number): void {
    this.asked.add(step);
    this.show.jump(step + 1);
  }

  /** Goes to the next answer that can be judged, or the one before. */
  jump(direction: 1 | -1): void {
    const step = this.next(direction);
    if (step !== null) this.show.jump(step + 1);
  }

  next(direction: 1 | -1): number | null {
    const { steps } = this.show.replay;
    for (let step = this.step + direction; step >= 0 && step < steps.length; step += direction) {
      if (this.judged(step)) return step;
    }
    return null;
  }

  /** The review in one sentence. */
  verdict(review: Review): string {
    const label = (place: number) => this.label(review.answers[place]!.action);
    const [best, given] = [label(0), label(review.given)];
    if (review.given === 0) return say('web-review-nothing', { given });
    if (!review.sure) return say('web-review-even', { best, given });
    return say(this.show.fewestWins ? 'web-review-cows' : 'web-review-points', { best, given, loss: decimal(review.loss) });
  }

  worths(review: Review): Worth[] {
    return weigh(review.answers, (action) => this.label(action), review.given);
  }

  private seatOf(step: number): number {
    return this.show.replay.steps[step]!.seat;
  }

  private judged(step: number): boolean {
    const { viewer, replay } = this.show;
    const taken = replay.steps[step];
    return taken !== undefined && taken.choice && (viewer === 'open' || viewer === taken.seat);
  }

  private label(action: AnyAction): string {
    return spoken().action(this.show.replay.game, action, this.show.names);
  }
}

const total = (judged: readonly { review: Review }[]): number => judged.reduce((sum, { review }) => sum + review.loss, 0);
