/** A finished match, step by step. */

import { announce } from '../announcer.svelte';
import { spoken } from '../language.svelte';
import type { AnyEvent, AnyView, Replay } from '../protocol';
import type { GameTable } from './game';
import { replayNames } from './names';
import { logLine, Table, type LogLine } from './table.svelte';

/** Whose eyes: a seat's, an onlooker's, or everybody's at once. */
export type Viewer = number | 'onlooker' | 'open';

const PAUSE = 350;

export class ReplayShow {
  readonly replay: Replay;
  readonly game: GameTable;
  /** How many steps have been shown. */
  at = $state(0);
  viewer: Viewer = $state('open');
  running = $state(false);
  table: Table;
  /** The steps that begin a turn. */
  readonly turns: readonly number[];
  private readonly lines: LogLine[][];
  readonly fewestWins: boolean;
  readonly names: readonly string[];

  constructor(replay: Replay, game: GameTable, fewestWins: boolean, at: number, viewer: Viewer) {
    this.replay = replay;
    this.game = game;
    this.fewestWins = fewestWins;
    this.names = replayNames(replay);
    this.at = Math.max(0, Math.min(at, replay.steps.length));
    this.viewer = viewer;
    this.lines = replay.steps.map((step) => step.events.map((event, index) => logLine(game, step.seq + index, event)));
    this.turns = replay.steps.flatMap((_, index) => (this.lines[index]!.some((line) => line.turn) ? [index] : []));
    this.table = $state.raw(this.makeTable());
  }

  get view(): AnyView {
    return this.viewOf(this.viewer);
  }

  /** What every seat holds at this moment, where all is open. */
  get hands(): string[][] {
    return this.replay.names.map((_, seat) => this.game.hand(this.viewOf(seat)));
  }

  see(viewer: Viewer): void {
    this.viewer = viewer;
    this.table = this.makeTable();
  }

  heard(event: AnyEvent): void {
    announce(spoken().event(this.replay.game, event, this.names));
  }

  /** Goes one step on, and shows how. */
  step(): void {
    const step = this.replay.steps[this.at];
    if (!step) return;
    this.at += 1;
    this.table.show(this.view, step.events, this.log());
    this.table.waiting = step.waiting;
  }

  jump(at: number): void {
    this.at = Math.max(0, Math.min(at, this.replay.steps.length));
    this.table.show(this.view, [], this.log());
    this.table.waiting = this.replay.steps[this.at - 1]?.waiting ?? [];
  }

  /** Jumps to where the next turn, or the one before, begins. */
  jumpTurn(direction: 1 | -1): void {
    const turns = direction === 1 ? this.turns : [...this.turns].reverse();
    const found = turns.find((turn) => (direction === 1 ? turn > this.at : turn < this.at));
    this.jump(found ?? (direction === 1 ? this.replay.steps.length : 0));
  }

  async run(): Promise<void> {
    this.running = true;
    while (this.running && this.at < this.replay.steps.length) {
      this.step();
      do await new Promise((resolve) => setTimeout(resolve, this.table.player.playing ? 80 : PAUSE));
      while (this.running && this.table.player.playing);
    }
    this.running = false;
  }

  private viewOf(viewer: Viewer): AnyView {
    const seat = typeof viewer === 'number' ? viewer : null;
    const views = this.at === 0 ? this.replay.opening : this.replay.steps[this.at - 1]!.views;
    return views[this.replay.viewers.indexOf(seat)]!;
  }

  private log(): LogLine[] {
    return this.lines.slice(0, this.at).flat().filter((line) => !this.game.murmurs(line.event));
  }

  private makeTable(): Table {
    const seat = typeof this.viewer === 'number' ? this.viewer : null;
    const table = new Table(this.replay.game, this.game, seat, this.view, this);
    table.log = this.log();
    table.waiting = this.replay.steps[this.at - 1]?.waiting ?? [];
    return table;
  }
}
