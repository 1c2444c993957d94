/** Two matches of one deal, shown together. */

import { say, spoken } from '../language.svelte';
import type { AnyAction, AnyView, Replay } from '../protocol';
import type { GameTable } from '../table/game';
import { replayNames } from '../table/names';
import { unfold, type Scene } from '../table/scene';
import { Table } from '../table/table.svelte';
import { pairUp, type Moment, type PairedTurn } from './pairing';

/** One of the two matches, through the eyes of the seat that is compared. */
export class Side {
  readonly table: Table;
  private readonly replay: Replay;
  private readonly seat: number;
  private readonly scenes: Scene[][];

  constructor(replay: Replay, game: GameTable, fewestWins: boolean, seat: number) {
    this.replay = replay;
    this.seat = seat;
    this.scenes = unfold(replay, seat);
    this.table = new Table(replay.game, game, seat, this.viewAt(0), { names: replayNames(replay), fewestWins });
  }

  /** Who has the seat: a person by name, a bot by its level. */
  get name(): string {
    const bot = this.replay.bots[this.seat];
    return bot ? say('school-deal-bot', { level: say(`web-level-${bot.split(':')[0]}`) }) : (this.replay.names[this.seat] ?? '');
  }

  /** The seat's score at this moment. */
  get score(): number {
    return this.table.game.seats(this.table.shown)[this.seat]?.score ?? 0;
  }

  /** Answers of the seat in words. */
  tell(answers: readonly AnyAction[]): string {
    const told = answers.map((action) => spoken().action(this.replay.game, action, this.table.surroundings.names));
    return told.join(', ') || say('school-compare-none');
  }

  /** Shows the table after some steps, with what the seat answers next, if that is to be seen. */
  show(at: number, next: AnyAction | undefined): void {
    this.table.player.show(this.viewAt(at));
    this.table.mark({ given: next });
  }

  private viewAt(at: number): AnyView {
    const { opening, viewers } = this.replay;
    return this.scenes[at]?.[0]?.before ?? this.scenes.at(-1)?.at(-1)?.after ?? opening[viewers.indexOf(this.seat)]!;
  }
}

export class Pair {
  readonly sides: readonly [Side, Side];
  readonly turns: readonly PairedTurn[];
  readonly moments: readonly Moment[];
  /** The moment that is shown. */
  at = $state(0);

  /** `turns` are the types of answers that begin a turn. */
  constructor(replays: readonly [Replay, Replay], games: readonly [GameTable, GameTable], fewestWins: boolean, turns: readonly string[]) {
    // In the place of the person the other match may have a bot.
    const seat = Math.max(0, ...replays.map(({ bots }) => bots.indexOf(null)));
    this.sides = [new Side(replays[0], games[0], fewestWins, seat), new Side(replays[1], games[1], fewestWins, seat)];
    const paired = pairUp(replays, seat, turns, ({ events }) => events.some(({ event }) => !games[0].isQuiet(event)));
    this.turns = paired.turns;
    this.moments = paired.moments;
    this.jump(0);
  }

  /** The turn that is shown. */
  get turn(): PairedTurn | undefined {
    return this.turns[this.moments[this.at]?.turn ?? 0];
  }

  get differences(): number {
    return this.turns.filter(({ differs }) => differs).length;
  }

  /** The moments at which a turn begins in which the answers differ. */
  get starts(): number[] {
    const begins = (at: number): boolean => this.moments[at]!.turn !== this.moments[at - 1]?.turn;
    return [...this.moments.keys()].filter((at) => begins(at) && this.turns[this.moments[at]!.turn]?.differs);
  }

  jump(at: number): void {
    this.at = Math.max(0, Math.min(at, this.moments.length - 1));
    const moment = this.moments[this.at];
    const begins = moment?.turn !== this.moments[this.at - 1]?.turn;
    this.sides.forEach((side, number) => side.show(moment?.at[number] ?? 0, begins ? this.turn?.answers[number]?.[0] : undefined));
  }

  /** Jumps to where the next turn, or the one before, begins in which the answers differ. */
  jumpDifference(direction: 1 | -1): void {
    const here = this.moments[this.at]?.turn ?? 0;
    const turnOf = (at: number): number => this.moments[at]!.turn;
    const found = direction === 1 ? this.starts.find((at) => turnOf(at) > here) : this.starts.findLast((at) => turnOf(at) < here);
    if (found !== undefined) this.jump(found);
  }
}
