/** A room as this device sees it: its people, and a table for each seat that this device plays. */

import { SvelteMap } from 'svelte/reactivity';
import { ApiError, getAdvice, getPreviews, getRoom } from '../api';
import { Connection, type ConnectionState, type Farewell, type Order } from '../connection';
import { announce } from '../announcer.svelte';
import { loadCatalog } from '../catalog.svelte';
import { tableName } from '../components/tables';
import { need, say, spoken } from '../language.svelte';
import { tell, tellError } from '../notice.svelte';
import type { AnyAction, AnyEvent, AnyView, RoomInfo, ServerMessage, Update } from '../protocol';
import { noteRoom } from '../running';
import { sound, tremble } from '../sound';
import { loadGame } from '../games';
import type { GameTable } from './game';
import { chairName } from './names';
import { Table } from './table.svelte';

const EMOTE_TIME = 4_000;

/** Whose place it is: a seat's, a shared device's for everybody around it, or whosever the server takes us for. */
type Owner = number | 'everybody' | 'us';

/** A socket and the table that it tells about. */
class Place {
  table: Table | null = $state.raw(null);
  state: ConnectionState = $state('connecting');
  /** How many events it has been told. */
  seq = $state(0);
  connection: Connection | null = null;
  readonly owner: Owner;

  constructor(owner: Owner) {
    this.owner = owner;
  }
}

export class Room {
  readonly id: string;
  info: RoomInfo | null = $state.raw(null);
  /** Why there is no room to show, as an error's code. */
  failure: string | null = $state(null);
  farewell: Farewell | null = $state(null);
  places: Place[] = $state.raw([]);
  /** On a shared device: the seat whose person had it in hand last. */
  holder: number | null = $state(null);
  /** On a shared device: whether everybody looks at it since, so that no hand may show before it is taken. */
  covered = $state(true);
  readonly emotes = new SvelteMap<number, string>();
  moved: string | null = $state(null);
  private game: GameTable | null = null;
  private fewestWins = true;
  private closed = false;

  constructor(id: string) {
    this.id = id;
    void this.open();
  }

  get names(): string[] {
    return (this.info?.chairs ?? []).map(chairName);
  }

  /** The seats that this device plays. */
  get mine(): number[] {
    return (this.info?.chairs ?? []).filter((chair) => chair.you).map((chair) => chair.seat);
  }

  /** Whether nobody but bots plays with those at this device. */
  get alone(): boolean {
    return (this.info?.chairs ?? []).every((chair) => chair.you || chair.kind === 'bot');
  }

  /** What everybody around a shared device sees. */
  get common(): Place | null {
    return this.places.find((place) => place.owner === 'everybody') ?? null;
  }

  /** The seats of a shared device that owe an answer, once everybody has seen what happened. */
  private get owing(): number[] {
    const { common } = this;
    if (!common?.table || common.table.outcome || common.table.player.playing) return [];
    const owing = this.places.filter((place) => place.table?.asked && place.seq <= common.seq);
    return owing.flatMap(({ owner }) => (typeof owner === 'number' ? [owner] : []));
  }

  /** Who has to take a shared device before anything more is shown. */
  get next(): number | null {
    const { owing, holder } = this;
    if (holder === null || !owing.includes(holder)) return owing[0] ?? null;
    return this.covered ? holder : null;
  }

  /** The place whose table is on the screen: on a shared device its holder's as long as they are asked. */
  get place(): Place | null {
    const open = this.places.find(({ owner }) => owner === this.holder && !this.covered && this.owing.includes(owner));
    return open ?? this.common ?? this.places[0] ?? null;
  }

  get state(): ConnectionState {
    const states = this.places.map((place) => place.state);
    return states.find((state) => state === 'lost') ?? states.find((state) => state === 'connecting') ?? states[0] ?? 'connecting';
  }

  /** Sends an order for a seat of this device, or as the person that the server takes us for. */
  async send(order: Order, seat?: number): Promise<void> {
    const place = this.places.find(({ owner }) => owner === seat) ?? this.places[0];
    try {
      await place?.connection?.send(order);
    } catch (error) {
      tellError(error, this.info?.game);
      throw error;
    }
  }

  /** Gives a shared device to a seat's person, who hears the question. */
  pass(seat: number): void {
    this.holder = seat;
    this.covered = false;
    if (this.place) this.sayQuestion(this.place);
  }

  close(): void {
    this.closed = true;
    for (const place of this.places) place.connection?.close();
  }

  private async open(): Promise<void> {
    try {
      const [info, catalog] = await Promise.all([getRoom(this.id), loadCatalog()]);
      const about = catalog.games.find((game) => game.name === info.game)!;
      const [game] = await Promise.all([loadGame(about, info.options), need(info.game, `${info.game}-rules`)]);
      this.fewestWins = about.fewest_wins;
      this.game = game;
      this.info = info;
      if (!this.closed) this.connect();
    } catch (error) {
      this.failure = error instanceof ApiError ? error.code : 'internal';
    }
  }

  /** The places that this device needs. */
  private get owners(): Owner[] {
    return this.mine.length > 1 ? [...this.mine, 'everybody'] : ['us'];
  }

  /** Opens a socket for every place. */
  private connect(): void {
    const { owners } = this;
    const kept = this.places.filter((place) => owners.includes(place.owner));
    for (const place of this.places) if (!kept.includes(place)) place.connection?.close();
    this.places = owners.map((owner) => kept.find((place) => place.owner === owner) ?? this.join(owner));
  }

  private join(owner: Owner): Place {
    const place = new Place(owner);
    const chair = owner === 'us' ? '' : `&seat=${owner === 'everybody' ? 'none' : owner}`;
    const path = (seq: number): string => `rooms/${this.id}/socket?seq=${seq}${chair}`;
    place.connection = new Connection(path, {
      message: (message) => this.receive(place, message),
      state: (state, reason) => {
        place.state = state;
        if (reason) this.farewell = reason;
      },
    });
    return place;
  }

  private receive(place: Place, message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
      case 'room_changed':
        this.settle(place, message.room, message.you);
        break;
      case 'update':
        this.update(place, message);
        break;
      case 'emoted':
        this.showEmote(message.seat, message.name, message.emote);
        break;
      case 'moved':
        this.moved = message.room_id;
        break;
      case 'failure':
        if (message.id === null) tellError(message);
    }
  }

  private settle(place: Place, info: RoomInfo, you: number | null): void {
    const before = this.info;
    this.info = info;
    noteRoom(info);
    if (before) void this.tellChange(before, info);
    if (info.moved_to) this.moved = info.moved_to;
    for (const one of this.places) if (one.table) one.table.surroundings = this.surround(one);
    // A person who sat down or stood up sees the table from elsewhere.
    if (place.table && place.table.you !== you) place.table = null;
    if (this.mine.length > 1 && this.owners.some((owner) => this.places.every((one) => one.owner !== owner))) this.connect();
  }

  /** Says what the host has changed while people wait, and loads the table of another variant. */
  private async tellChange(before: RoomInfo, after: RoomInfo): Promise<void> {
    if (before.undone < after.undone) tell(say('web-undone'));
    const mark = ({ options, seats, clock }: RoomInfo): string => JSON.stringify([options, seats, clock]);
    if (mark(before) === mark(after)) return;
    const about = (await loadCatalog()).games.find((game) => game.name === after.game)!;
    this.game = await loadGame(about, after.options);
    if (after.host) return;
    const seat = (info: RoomInfo): number | undefined => info.chairs.find((chair) => chair.you)?.seat;
    const [from, to] = [seat(before), seat(after)];
    const changed = say('web-table-changed', { what: tableName(after) });
    tell(from === to || to === undefined ? changed : `${changed} ${say('web-seat-moved', { number: to + 1 })}`);
  }

  private update(place: Place, message: Update): void {
    if (!this.game || !this.info) return;
    const fresh = place.table === null;
    const table = place.table ?? this.lay(place, message.view);
    if (!table) return;
    place.table = table;
    // What several are asked at once, each of them takes a shared device for.
    if (message.waiting.length > 1 && message.decision !== table.decision) this.covered = true;
    table.update(message, { quietly: fresh || message.events.length > 60 });
    // What happens is played for everybody around a shared device; who takes it sees what came of it.
    if (typeof place.owner === 'number') table.player.skip();
    place.seq = message.seq;
    table.player.whenStill(() => {
      if (table.decision === message.decision) this.sayQuestion(place);
    });
  }

  /** A table for a place whose view is told for the first time. */
  private lay(place: Place, view: AnyView | null): Table | null {
    return view && this.game && this.info && new Table(this.info.game, this.game, view.seat, view, this.surround(place));
  }

  private sayQuestion(place: Place): void {
    const { table } = place;
    if (table?.asked && place === this.place) announce(spoken().say(`${table.name}-prompt-${table.prompt?.kind}`));
  }

  private surround(place: Place) {
    return {
      names: this.names,
      fewestWins: this.fewestWins,
      answer: async (decision: number, action: AnyAction) => {
        try {
          await place.connection?.send({ type: 'answer', decision, action });
        } catch (error) {
          tellError(error, this.info?.game);
          throw error;
        }
      },
      preview: () => getPreviews(this.id, typeof place.owner === 'number' ? place.owner : place.table?.you ?? null),
      ...(this.alone && this.mine.length === 1 && { advise: () => getAdvice(this.id) }),
      heard: (event: AnyEvent) => {
        // On a shared device nobody may hear another's cards.
        if (typeof place.owner === 'number' || !this.info) return;
        if (this.game?.startsTurn(event)) this.covered = true;
        announce(spoken().event(this.info.game, event, this.names));
        const heard = this.game?.sounds[event.type];
        if (heard) sound(heard);
        if (heard === 'moo' && 'seat' in event && event.seat === place.table?.you) tremble();
      },
    };
  }

  private showEmote(seat: number | null, name: string, emote: string): void {
    const text = spoken().say(`web-emote-${emote}`);
    announce(`${name}: ${text}`);
    if (seat === null) return;
    this.emotes.set(seat, emote);
    setTimeout(() => {
      if (this.emotes.get(seat) === emote) this.emotes.delete(seat);
    }, EMOTE_TIME);
  }
}
