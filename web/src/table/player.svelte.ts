/** Plays scenes one after the other, each for as long as there is something to see. */

import { tick } from 'svelte';
import type { AnyEvent, AnyView } from '../protocol';
import { moves, settings } from '../settings.svelte';
import { fly, land, look } from './flight';
import type { GameTable } from './game';
import type { Scene } from './scene';

const FLIGHT = 420;
/** With more scenes than that to come, all are shown at once. */
const TOO_MANY = 90;

export class Player {
  shown: AnyView;
  /** Whether something happens that takes time to see. */
  playing: boolean = $state(false);
  /** What is about to happen, while everybody holds their breath. */
  coming: AnyEvent | null = $state.raw(null);
  /** The events that have been seen since the table was still. */
  recent: readonly AnyEvent[] = $state.raw([]);
  root: HTMLElement | null = null;
  private readonly game: GameTable;
  private readonly heard: (event: AnyEvent) => void;
  private scenes: Scene[] = [];
  private running = false;
  /** How often playing has begun or was skipped: a caller that finds it changed has nothing more to play. */
  private runs = 0;
  private afterwards: (() => void)[] = [];

  constructor(game: GameTable, view: AnyView, heard: (event: AnyEvent) => void) {
    this.game = game;
    this.shown = $state.raw(view);
    this.heard = heard;
  }

  /** Plays scenes; earlier ones are played first. */
  play(scenes: readonly Scene[]): void {
    this.scenes.push(...scenes);
    if (!moves() || document.hidden || this.scenes.length > TOO_MANY) this.skip();
    else if (!this.running) void this.run();
  }

  /** Shows a view without the way there. */
  show(view: AnyView): void {
    this.skip();
    this.shown = view;
  }

  /** Does something once all that has happened is shown. */
  whenStill(act: () => void): void {
    if (this.running) this.afterwards.push(act);
    else act();
  }

  /** Shows at once what is still to be played. */
  skip(): void {
    this.runs += 1;
    for (const { event, after } of this.scenes.splice(0)) {
      this.shown = after;
      this.heard(event);
    }
    land();
    this.rest();
  }

  private async run(): Promise<void> {
    this.runs += 1;
    const run = this.runs;
    this.running = true;
    for (let scene = this.scenes[0]; scene; scene = this.scenes[0]) {
      const pace = this.game.pace(scene.event) / this.haste();
      if (pace > 0) this.playing = true;
      const breath = (this.game.breath?.(scene.event) ?? 0) / this.haste();
      if (breath > 0) {
        this.coming = scene.event;
        await new Promise((resolve) => setTimeout(resolve, breath));
        if (run !== this.runs) return;
        this.coming = null;
      }
      this.scenes.shift();
      const takeOff = this.draw(scene);
      await tick();
      if (run !== this.runs) return;
      takeOff?.();
      if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
      if (run !== this.runs) return;
    }
    this.rest();
  }

  private rest(): void {
    this.running = this.playing = false;
    this.coming = null;
    this.recent = [];
    this.afterwards.splice(0).forEach((act) => act());
  }

  /** Draws a scene; once it is drawn, its pieces can fly. */
  private draw({ event, before, after }: Scene): (() => void) | null {
    const { root } = this;
    const sight = root ? look(root) : null;
    this.recent = [...this.recent, event];
    this.shown = after;
    this.heard(event);
    if (!root || !sight) return null;
    return () => {
      if (root.isConnected) fly(root, sight, this.game.flights(event, before, after), FLIGHT / this.haste());
    };
  }

  /** Faster as set, and faster the more is still to be shown. */
  private haste(): number {
    return settings.speed * (this.scenes.length > 40 ? 3 : this.scenes.length > 20 ? 1.7 : 1);
  }
}
