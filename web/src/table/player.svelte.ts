/** Plays events one after the other, each for as long as there is something to see, and ends at the server's view. */

import { tick } from 'svelte';
import type { AnyEvent, AnyView } from '../protocol';
import { moves, settings } from '../settings.svelte';
import { fly, land, look } from './flight';
import type { GameTable } from './game';

type Scene = { event: AnyEvent } | { view: AnyView };

const FLIGHT = 420;
/** So many facts behind, and the rest is shown at once. */
const TOO_MANY = 90;

export class Player {
  shown: AnyView;
  playing: boolean = $state(false);
  root: HTMLElement | null = null;
  private readonly game: GameTable;
  private readonly heard: (event: AnyEvent) => void;
  private scenes: Scene[] = [];
  private wake: (() => void) | null = null;
  private afterwards: (() => void)[] = [];

  constructor(game: GameTable, view: AnyView, heard: (event: AnyEvent) => void) {
    this.game = game;
    this.shown = $state.raw(view);
    this.heard = heard;
  }

  /** Plays what has happened, and then shows the view; earlier scenes are played first. */
  play(events: readonly AnyEvent[], view: AnyView): void {
    this.scenes.push(...events.map((event) => ({ event })), { view });
    if (!moves() || document.hidden || this.scenes.length > TOO_MANY) this.skip();
    else if (!this.playing) void this.run();
  }

  /** Does something once all that has happened is shown. */
  whenStill(act: () => void): void {
    if (this.playing) this.afterwards.push(act);
    else act();
  }

  /** Shows the last view at once. */
  skip(): void {
    const rest = this.scenes;
    this.scenes = [];
    for (const scene of rest) {
      if ('event' in scene) this.heard(scene.event);
      else this.shown = scene.view;
    }
    land();
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.playing = true;
    for (let scene = this.scenes.shift(); scene; scene = this.scenes.shift()) {
      if ('view' in scene) {
        await this.change(scene.view, null);
        continue;
      }
      const pace = this.game.pace(scene.event) / this.haste();
      await this.change(this.game.advance(this.shown, scene.event), scene.event);
      this.heard(scene.event);
      if (pace > 0) await this.sleep(pace);
    }
    this.playing = false;
    this.afterwards.splice(0).forEach((act) => act());
  }

  /** Draws another view, and flies the pieces that have moved. */
  private async change(view: AnyView, event: AnyEvent | null): Promise<void> {
    const root = this.root;
    const flights = event ? this.game.flights(this.shown, event) : [];
    const before = root ? look(root) : null;
    this.shown = view;
    await tick();
    if (root?.isConnected && before) fly(root, before, flights, FLIGHT / this.haste());
  }

  /** Faster as set, and faster the more is still to be shown. */
  private haste(): number {
    return settings.speed * (this.scenes.length > 40 ? 3 : this.scenes.length > 20 ? 1.7 : 1);
  }

  private sleep(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
