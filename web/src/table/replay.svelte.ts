/** A finished match, step by step. */

import { announce } from '../announcer.svelte';
import type { Viewer } from '../api';
import { spoken } from '../language.svelte';
import type { AnyEvent, AnyView, Replay } from '../protocol';
import type { GameTable } from './game';
import { replayNames } from './names';
import { unfold, type Scene } from './scene';
import { logLine, Table, type LogLine } from './table.svelte';

const PAUSE = 350;

/** A match as it is told to one viewer. */
interface Telling {
  viewer: Viewer;
  replay: Replay;
  lines: LogLine[][];
  /** The scenes of every step, for each viewer that was asked for. */
  scenes: Map<number | null, Scene[][]>;
}

export class ReplayShow {
  readonly game: GameTable;
  /** How many steps have been shown. */
  at = $state(0);
  running = $state(false);
  table: Table;
  readonly fewestWins: boolean;
  readonly names: readonly string[];
  /** The steps that begin a turn. */
  readonly turns: readonly number[];
  private telling: Telling = $state.raw()!;
  private readonly tellings = new Map<Viewer, Telling>();
  private readonly fetch: (viewer: Viewer) => Promise<Replay>;
  private wanted: Viewer;

  constructor(replay: Replay, viewer: Viewer, game: GameTable, fewestWins: boolean, fetch: (viewer: Viewer) => Promise<Replay>) {
    this.game = game;
    this.fewestWins = fewestWins;
    this.fetch = fetch;
    this.wanted = viewer;
    this.names = replayNames(replay);
    this.telling = this.keep(viewer, replay);
    this.turns = this.telling.lines.flatMap((lines, step) => (lines.some((line) => line.turn) ? [step] : []));
    this.table = $state.raw(this.makeTable());
  }

  get replay(): Replay {
    return this.telling.replay;
  }

  get viewer(): Viewer {
    return this.telling.viewer;
  }

  /** What every seat holds at this moment, where all is open. */
  get hands(): string[][] {
    return this.replay.names.map((_, seat) => this.game.hand(this.viewOf(seat)));
  }

  /** Looks through other eyes: nothing is seen, or told in the log, but what they were told. */
  async see(viewer: Viewer): Promise<void> {
    this.wanted = viewer;
    const telling = this.tellings.get(viewer) ?? this.keep(viewer, await this.fetch(viewer));
    if (this.wanted !== viewer) return;
    this.telling = telling;
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

  private keep(viewer: Viewer, replay: Replay): Telling {
    const lines = replay.steps.map((step) => step.events.map(({ event }, index) => logLine(this.game, step.seq + index, event)));
    const telling = { viewer, replay, lines, scenes: new Map() };
    this.tellings.set(viewer, telling);
    return telling;
  }

  private scenesOf(seat: number | null): Scene[][] {
    const { scenes, replay } = this.telling;
    const known = scenes.get(seat) ?? unfold(replay, seat);
    scenes.set(seat, known);
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
    table.log = this.telling.lines.slice(0, this.at).flat().filter((line) => !this.game.isQuiet(line.event));
    table.waiting = this.replay.steps[this.at - 1]?.waiting ?? [];
  }
}
