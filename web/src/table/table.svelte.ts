/** One seat's (or an onlooker's) place at a table: what is drawn there, what is asked, and what has been heard. */

import { getContext, setContext } from 'svelte';
import type {
  Advice,
  AnyAction,
  AnyEvent,
  AnyFacts,
  AnyView,
  Clockface,
  GameName,
  Outcome,
  Previews,
  Prompt,
  Update,
} from '../protocol';
import { tellError } from '../notice.svelte';
import { settings } from '../settings.svelte';
import type { GameTable, SeatFacts, Target } from './game';
import { Gate } from './gate.svelte';
import { Player } from './player.svelte';
import { findAnswer, holds, Preview } from './preview.svelte';
import { follow, type Scene } from './scene';

export interface LogLine {
  seq: number;
  event: AnyEvent & { rule: string };
  /** Whether a turn begins here. */
  turn: boolean;
  /** What everybody may see of the table then. */
  after: AnyView;
}

export type Mark = 'best' | 'given';

export function logLine(game: GameTable, seq: number, event: AnyEvent, after: AnyView): LogLine {
  return { seq, event: event as LogLine['event'], turn: game.startsTurn(event), after };
}

/** What a table needs from the room, or from a replay, that it stands in. */
export interface Surroundings {
  names: readonly string[];
  fewestWins: boolean;
  /** Whether a teacher says what to do, so that nobody else need. */
  taught?: boolean;
  answer?(decision: number, action: AnyAction): Promise<void>;
  /** What is best, where that may be asked. */
  advise?(): Promise<Advice>;
  /** What each answer would do, where that may be asked. */
  preview?(): Promise<Previews>;
  heard?(event: AnyEvent): void;
}

export class Table {
  readonly name: GameName;
  readonly game: GameTable;
  readonly you: number | null;
  readonly player: Player;
  readonly gate = new Gate();
  readonly preview = new Preview(this);
  /** Whether the tap or key under way began before answers were taken. */
  early = false;
  surroundings: Surroundings;
  decision: number | null = $state(null);
  waiting: readonly number[] = $state.raw([]);
  clocks: readonly Clockface[] = $state.raw([]);
  clocked = $state(0);
  outcome: Outcome | null = $state.raw(null);
  /** Whether this seat may take its last answer back. */
  undoable = $state(false);
  log: LogLine[] = $state.raw([]);
  /** The answer that was given and not yet acknowledged, or that may still be revised. */
  given: AnyAction | null = $state.raw(null);
  /** The answer that is explained and waits to be confirmed. */
  considered: AnyAction | null = $state.raw(null);
  /** The answers among which a tapped place leaves a choice. */
  offered: readonly AnyAction[] = $state.raw([]);
  /** The pieces that are chosen to make an answer together, each by its own name and by its place's. */
  chosen: readonly { id: string; key: string }[] = $state.raw([]);
  /** What the answers are worth, once that was asked. */
  advice: Advice | null = $state.raw(null);
  advising = $state(false);
  /** The places of answers that are marked, as the best or as the given one. */
  marks: ReadonlyMap<string, Mark> = $state.raw(new Map());
  /** The last turn that was seen from its beginning. */
  lastTurn: readonly Scene[] = $state.raw([]);
  private question: Prompt | null = $state.raw(null);
  private sending = $state(false);
  /** The piece that was chosen, or let go, last. */
  private toggled: string | null = null;
  /** The newest view, which all that is still to be played leads to. */
  private view: AnyView;
  /** How many events it has been told. */
  private seq = 0;
  private readonly unheard = new Map<AnyEvent, LogLine>();

  constructor(name: GameName, game: GameTable, you: number | null, view: AnyView, surroundings: Surroundings) {
    this.name = name;
    this.game = game;
    this.you = you;
    this.view = view;
    this.surroundings = surroundings;
    this.player = new Player(game, view, (event) => {
      const line = this.unheard.get(event);
      if (line) this.write([line]);
      this.unheard.delete(event);
      if (game.pace(event) > 0) this.gate.shut();
      this.surroundings.heard?.(event);
    });
    this.gate.shut();
  }

  get shown(): AnyView {
    return this.player.shown;
  }

  /** What is asked; nothing is, as long as something is still to be seen. */
  get prompt(): Prompt | null {
    return this.player.playing ? null : this.question;
  }

  /** For whom the table waits, once all have seen what there is to see. */
  get awaited(): readonly number[] {
    return this.player.playing ? [] : this.waiting;
  }

  /** Whether answers are taken: all that happened is shown, and has been on the screen for a moment. */
  get ready(): boolean {
    return this.gate.open && !this.player.playing && !this.sending;
  }

  get seats(): SeatFacts[] {
    return this.game.seats(this.shown);
  }

  private readonly targets: Targets = $derived.by(() => sortAnswers(this.game, this.prompt, this.shown));

  /** The answers that are tapped on the table itself, by place. */
  get places(): ReadonlyMap<string, AnyAction[]> {
    return this.targets.places;
  }

  /** The place that a typed number stands for. */
  get codes(): ReadonlyMap<number, string> {
    return this.targets.codes;
  }

  /** The answers that are given below the question. */
  get loose(): readonly AnyAction[] {
    return this.targets.loose;
  }

  /** Whether a place can be tapped now. */
  isOpen(key: string): boolean {
    // An answer is on its way; only a pick may be followed by another.
    if (this.given !== null && !this.prompt?.revises) return false;
    return this.targets.places.has(key) || this.targets.selections.some(({ keys }) => keys.includes(key));
  }

  /** Whether an answer is given in that part of the table. */
  asks(zone: string): boolean {
    const { places, selections } = this.targets;
    return [...places.keys(), ...selections.flatMap(({ keys }) => keys)].some((key) => key.startsWith(`${zone}-`));
  }

  /** The answer that the chosen pieces make. */
  get complete(): AnyAction | null {
    const keys = this.chosen.map(({ key }) => key).sort();
    const fits = (one: SelectedAnswer): boolean => one.keys.length === keys.length && one.keys.every((key, index) => key === keys[index]);
    return keys.length > 0 ? (this.targets.selections.find(fits)?.action ?? null) : null;
  }

  /** The answer that a piece would give, together with those that are chosen. */
  answerAt(key: string, id: string): AnyAction | null {
    const keys = [...this.chosen.filter((one) => one.id !== id).map((one) => one.key), key];
    return findAnswer(this.places.get(key), this.targets.selections, keys);
  }

  /** Whether this seat owes an answer. */
  get asked(): boolean {
    return this.prompt !== null && !this.prompt.revises && this.given === null;
  }

  /** Whether it may ask what is best. */
  get advisable(): boolean {
    return this.asked && this.surroundings.advise !== undefined && (this.prompt?.legal.length ?? 0) > 1;
  }

  async advise(): Promise<void> {
    if (!this.advisable || this.advising || this.advice) return;
    this.advising = true;
    try {
      const advice = await this.surroundings.advise!();
      if (advice.decision !== this.decision) return;
      this.advice = advice;
      this.mark({ best: advice.answers[0]?.action });
    } catch (error: unknown) {
      tellError(error, this.name);
    } finally {
      this.advising = false;
    }
  }

  /** Marks where answers are given; the best answer's mark goes before the given one's. */
  mark(answers: { [M in Mark]?: AnyAction | undefined }): void {
    const marks = new Map<string, Mark>();
    for (const mark of ['given', 'best'] as const) {
      const target = answers[mark] && this.game.target(answers[mark], this.shown);
      const places = target ? ('pieces' in target ? target.pieces : [target]) : [];
      for (const { key } of places) marks.set(key, mark);
    }
    this.marks = marks;
  }

  /** Takes in what the server says; the first time, or after a long absence, nothing is played. */
  update(message: Update, { quietly }: { quietly: boolean }): void {
    const before = message.view ?? this.view;
    const scenes = follow(before, message.events);
    const lines = message.events.map(({ seq, event }, index) => logLine(this.game, seq, event, scenes[index]!.after));
    const undone = message.view !== null && message.since < this.seq;
    if (undone) this.forget(message.since);
    this.seq = message.seq;
    this.view = scenes.at(-1)?.after ?? before;
    this.clocks = message.clocks;
    this.clocked = performance.now();
    if (quietly || undone) {
      this.lastTurn = [];
      this.write(lines);
      this.player.show(this.view);
    } else {
      for (const line of lines) this.unheard.set(line.event, line);
      this.keepTurn(scenes);
      this.player.play(scenes);
    }
    this.player.whenStill(() => this.ask(message));
  }

  /** Forgets what was taken back: all events from that number on, also those that are still to be seen. */
  private forget(since: number): void {
    this.player.skip();
    this.unheard.clear();
    this.log = this.log.filter((line) => line.seq < since);
  }

  /** Plays scenes of a replay. */
  watch(scenes: readonly Scene[]): void {
    this.player.skip();
    this.player.play(scenes);
  }

  /** Asks what there is to answer, once everything that led there is shown. */
  private ask(message: Update): void {
    if (message.decision !== this.decision) {
      this.reconsider();
      this.advice = null;
      this.mark({});
    }
    if (message.decision !== this.decision || !message.prompt?.revises) this.given = null;
    if (message.decision !== this.decision || message.prompt?.revises !== this.question?.revises) this.gate.shut();
    this.question = message.prompt;
    this.decision = message.decision;
    this.waiting = message.waiting;
    this.undoable = message.may_undo;
    this.outcome = message.outcome;
  }

  /** A tap on a place: answers, chooses a piece, or asks which of several answers is meant. */
  tap(key: string, id = key): void {
    if (!this.isOpen(key)) return;
    const actions = this.places.get(key);
    if (!actions) this.toggle(key, id);
    else if (actions.length === 1) this.choose(actions[0]!);
    else if (this.accepts) {
      this.considered = null;
      this.offered = actions;
      this.gate.shut();
    }
  }

  /** Gives an answer, once more asked where it needs an explanation or the person wants that. */
  choose(action: AnyAction): void {
    if (!this.accepts) return;
    const explained = this.game.explains(action) !== null;
    if ((explained || settings.confirm) && this.considered !== action) {
      this.offered = [];
      this.considered = action;
      this.gate.shut();
    } else void this.answer(action);
  }

  reconsider(): void {
    this.considered = null;
    this.offered = [];
    this.chosen = [];
    this.toggled = null;
    this.gate.shut();
  }

  /** Chooses several pieces of one place, and no others. */
  chooseAll(key: string, ids: readonly string[]): void {
    if (!this.accepts || !this.isOpen(key)) return;
    this.reconsider();
    this.chosen = ids.map((id) => ({ id, key }));
  }

  /** Whether one of several pieces has been chosen: the next may follow as fast as anybody can tap. */
  get choosing(): boolean {
    return this.toggled !== null;
  }

  private get accepts(): boolean {
    return this.ready && !this.early;
  }

  /** Chooses a piece or lets it go; one that fits no answer with the others replaces them. */
  private toggle(key: string, id: string): void {
    // Several pieces are chosen as fast as anybody can, but none is let go by the second tap of two.
    if (!this.accepts && (this.toggled === null || this.toggled === id)) return;
    const without = this.chosen.filter((one) => one.id !== id);
    const wanted = without.length < this.chosen.length ? without : [...this.chosen, { id, key }];
    const fits = this.targets.selections.some(({ keys }) => holds(keys, wanted.map((one) => one.key)));
    this.chosen = fits ? wanted : [{ id, key }];
    const answer = this.complete;
    const instant = this.targets.selections.some((one) => one.action === answer && one.instant);
    if (answer && instant) this.choose(answer);
    this.toggled = id;
    this.gate.shut();
  }

  async answer(action: AnyAction): Promise<void> {
    if (this.decision === null || !this.surroundings.answer) return;
    this.reconsider();
    this.given = action;
    this.sending = true;
    try {
      await this.surroundings.answer(this.decision, action);
    } catch {
      if (this.given === action) this.given = null;
    } finally {
      this.sending = false;
    }
  }

  /** Plays the last turn once more. */
  replayTurn(): void {
    const [first] = this.lastTurn;
    if (!first) return;
    this.player.show(first.before);
    this.player.play(this.lastTurn);
  }

  /** Keeps the last turn that was seen from its beginning. */
  private keepTurn(scenes: readonly Scene[]): void {
    const start = scenes.findLastIndex(({ event }) => this.game.startsTurn(event));
    if (start >= 0) this.lastTurn = scenes.slice(start);
    else if (this.lastTurn.length > 0) this.lastTurn = [...this.lastTurn, ...scenes];
  }

  private write(lines: readonly LogLine[]): void {
    const worthy = lines.filter((line) => !this.game.isQuiet(line.event));
    if (worthy.length > 0) this.log = [...this.log, ...worthy];
  }
}

/** An answer that is made of pieces, by the sorted names of their places. */
interface SelectedAnswer {
  action: AnyAction;
  keys: readonly string[];
  instant: boolean;
}

interface Targets {
  places: Map<string, AnyAction[]>;
  codes: Map<number, string>;
  loose: AnyAction[];
  selections: SelectedAnswer[];
}

/** Where each answer to a prompt is given. */
function sortAnswers(game: GameTable, prompt: Prompt | null, view: AnyView): Targets {
  const targets: Targets = { places: new Map(), codes: new Map(), loose: [], selections: [] };
  const number = ({ key, code }: Target): void => {
    if (code !== undefined) targets.codes.set(code, key);
  };
  for (const action of prompt?.legal ?? []) {
    const target = game.target(action, view);
    if (!target) targets.loose.push(action);
    else if ('pieces' in target) {
      targets.selections.push({ action, keys: target.pieces.map(({ key }) => key).sort(), instant: target.instant });
      target.pieces.forEach(number);
    } else {
      targets.places.set(target.key, [...(targets.places.get(target.key) ?? []), action]);
      number(target);
    }
  }
  return targets;
}

const CONTEXT = Symbol('table');

export const provideTable = (table: () => Table): void => void setContext(CONTEXT, table);
/** The table that a component is part of. */
export const useTable = (): (() => Table) => getContext<() => Table>(CONTEXT);
/** What never changes about the game at that table. */
export const useFacts = <Facts extends AnyFacts>(): Facts => useTable()().game.facts as Facts;
