/** A finished match, step by step. */

import { announce } from '../announcer.svelte';
import type { Viewer } from '../api';
import { spoken } from '../language.svelte';
import { tellError } from '../notice.svelte';
import type { AnyEvent, AnyView, Replay } from '../protocol';
import type { GameTable } from './game';
import { replayNames } from './names';
import { unfold, type Scene } from './scene';
import { logLine, Table, type LogLine } from './table.svelte';

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
  /** What every step told each viewer, as far as that was fetched. */
  private readonly told = new Map<Viewer, LogLine[][]>();
  /** The scenes of every step, for each viewer that was asked for. */
  private readonly scenes = new Map<number | null, Scene[][]>();
  readonly fewestWins: boolean;
  readonly names: readonly string[];
  private readonly fetch: (viewer: Viewer) => Promise<Replay>;
  private asking: Promise<void> = Promise.resolve();

  /** Shows a match with all hands open; what others were told is fetched once somebody looks through their eyes. */
  constructor(replay: Replay, game: GameTable, fewestWins: boolean, fetch: (viewer: Viewer) => Promise<Replay>) {
    this.replay = replay;
    this.game = game;
    this.fewestWins = fewestWins;
    this.fetch = fetch;
    this.names = replayNames(replay);
    const lines = this.keep('open', replay);
    this.turns = lines.flatMap((step, index) => (step.some((line) => line.turn) ? [index] : []));
    this.table = $state.raw(this.makeTable());
  }

  /** What every seat holds at this moment, where all is open. */
  get hands(): string[][] {
    return this.replay.names.map((_, seat) => this.game.hand(this.viewOf(seat)));
  }

  /** Looks through other eyes: nothing is told but what they were told. */
  see(viewer: Viewer): void {
    this.viewer = viewer;
    this.table = this.makeTable();
    // One at a time: fast fingers do not make the server work for eyes that nobody looks through any more.
    this.asking = this.asking.then(() => this.ask(viewer));
  }

  private async ask(viewer: Viewer): Promise<void> {
    if (this.viewer !== viewer || this.told.has(viewer)) return;
    try {
      this.keep(viewer, await this.fetch(viewer));
      if (this.viewer === viewer) this.tell(this.table);
    } catch (error) {
      tellError(error, this.replay.game);
    }
  }

  private keep(viewer: Viewer, replay: Replay): LogLine[][] {
    const scenes = this.scenesOf(null);
    const lines = replay.steps.map((step, number) =>
      step.events.map(({ event }, index) => logLine(this.game, step.seq + index, event, scenes[number]![index]!.after)),
    );
    this.told.set(viewer, lines);
    return lines;
  }

  heard(event: AnyEvent): void {
    announce(spoken().event(this.replay.game, event, this.names));
  }

  /** Goes one step on, and shows how. */
  step(): void {
    if (this.at === this.replay.steps.length) return;
    const told = this.told.get(this.viewer)?.[this.at];
    if (!told) return this.jump(this.at + 1);
    const scenes = this.scenesOf(this.seat)[this.at]!;
    this.at += 1;
    this.table.watch(scenes.map((scene, place) => ({ ...scene, event: told[place]!.event })));
    this.tell(this.table);
  }

  jump(at: number): void {
    this.at = Math.max(0, Math.min(at, this.replay.steps.length));
    this.table.player.show(this.viewOf(this.seat));
    this.tell(this.table);
  }

  /** Shows the table as the seat found it that answered last, with its hand, and marks answers there. */
  lookBack(answers: Parameters<Table['mark']>[0]): void {
    const step = this.at - 1;
    const { seat } = this.replay.steps[step]!;
    const scenes = this.scenesOf(seat)[step]!;
    if (!scenes[0] || this.running) return;
    this.table.player.show(scenes[0].before);
    this.table.waiting = [seat];
    this.table.mark(answers);
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
    table.mark({});
    const lines = this.told.get(this.viewer) ?? [];
    table.log = lines.slice(0, this.at).flat().filter((line) => !this.game.isQuiet(line.event));
    table.waiting = this.replay.steps[this.at - 1]?.waiting ?? [];
  }
}
