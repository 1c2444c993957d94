/** A finished match, step by step. */

import { announce } from '../announcer.svelte';
import { spoken } from '../language.svelte';
import type { AnyEvent, AnyView, Replay } from '../protocol';
import type { GameTable } from './game';
import { replayNames } from './names';
import { unfold, type Scene } from './scene';
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
  /** The scenes of every step, for each viewer that was asked for. */
  private readonly scenes = new Map<number | null, Scene[][]>();
  readonly fewestWins: boolean;
  readonly names: readonly string[];

  constructor(replay: Replay, game: GameTable, fewestWins: boolean, at: number, viewer: Viewer) {
    this.replay = replay;
    this.game = game;
    this.fewestWins = fewestWins;
    this.names = replayNames(replay);
    this.at = Math.max(0, Math.min(at, replay.steps.length));
    this.viewer = viewer;
    this.lines = replay.steps.map((step) => step.events.map(({ event }, index) => logLine(game, step.seq + index, event)));
    this.turns = replay.steps.flatMap((_, index) => (this.lines[index]!.some((line) => line.turn) ? [index] : []));
    this.table = $state.raw(this.makeTable());
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
    if (this.at === this.replay.steps.length) return;
    this.at += 1;
    this.table.watch(this.scenesOf(this.seat)[this.at - 1]!);
    this.tell(this.table);
  }

  jump(at: number): void {
    this.at = Math.max(0, Math.min(at, this.replay.steps.length));
    this.table.player.show(this.viewOf(this.seat));
    this.tell(this.table);
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

  /** The seat through whose eyes the table is seen. */
  private get seat(): number | null {
    return typeof this.viewer === 'number' ? this.viewer : null;
  }

  private scenesOf(seat: number | null): Scene[][] {
    const known = this.scenes.get(seat) ?? unfold(this.replay, seat);
    this.scenes.set(seat, known);
    return known;
  }

  private viewOf(seat: number | null): AnyView {
    const next = this.scenesOf(seat)[this.at]?.[0]?.before;
    return next ?? this.scenesOf(seat).at(-1)?.at(-1)?.after ?? this.replay.opening[this.replay.viewers.indexOf(seat)]!;
  }

  private makeTable(): Table {
    const table = new Table(this.replay.game, this.game, this.seat, this.viewOf(this.seat), this);
    this.tell(table);
    return table;
  }

  /** Lets a table know what has happened until this moment. */
  private tell(table: Table): void {
    table.log = this.lines.slice(0, this.at).flat().filter((line) => !this.game.isQuiet(line.event));
    table.waiting = this.replay.steps[this.at - 1]?.waiting ?? [];
  }
}
