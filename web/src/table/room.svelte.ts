/** A room as this device sees it: its people, and a table for each seat that this device plays. */

import { SvelteMap } from 'svelte/reactivity';
import { ApiError, getAdvice, getRoom } from '../api';
import { Connection, type ConnectionState, type Order } from '../connection';
import { announce } from '../announcer.svelte';
import { loadCatalog } from '../catalog.svelte';
import { need, spoken } from '../language.svelte';
import { tellError } from '../notice.svelte';
import type { AnyAction, AnyEvent, AnyView, RoomInfo, ServerMessage, Update } from '../protocol';
import { sound } from '../sound';
import { loadGame } from '../games';
import type { GameTable } from './game';
import { chairName } from './names';
import { Table } from './table.svelte';

const EMOTE_TIME = 4_000;

/** A socket and the table that it tells about. */
class Place {
  table: Table | null = $state.raw(null);
  state: ConnectionState = $state('connecting');
  connection: Connection | null = null;
  readonly seat: number | null;

  constructor(seat: number | null) {
    this.seat = seat;
  }
}

export class Room {
  readonly id: string;
  info: RoomInfo | null = $state.raw(null);
  /** Why there is no room to show, as an error's code. */
  failure: string | null = $state(null);
  farewell: string | null = $state(null);
  places: Place[] = $state.raw([]);
  /** On a shared device: the seat whose person has it in hand. */
  holder: number | null = $state(null);
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

  get state(): ConnectionState {
    const states = this.places.map((place) => place.state);
    return states.find((state) => state === 'lost') ?? states.find((state) => state === 'connecting') ?? states[0] ?? 'connecting';
  }

  /** Sends an order for a seat of this device, or as whoever the server takes us for. */
  async send(order: Order, seat?: number): Promise<void> {
    const place = this.places.find((one) => one.table?.you === seat && seat !== undefined) ?? this.places[0];
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
    const place = this.places.find((one) => one.seat === seat);
    if (place) this.sayQuestion(place);
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

  /** Opens a socket for every seat of this device, or one to look on. */
  private connect(): void {
    const wanted: (number | null)[] = this.mine.length > 1 ? this.mine : [null];
    const kept = this.places.filter((place) => wanted.includes(place.seat));
    for (const place of this.places) if (!kept.includes(place)) place.connection?.close();
    this.places = wanted.map((seat) => kept.find((place) => place.seat === seat) ?? this.join(seat));
  }

  private join(seat: number | null): Place {
    const place = new Place(seat);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const chair = seat === null ? '' : `&seat=${seat}`;
    const address = (seq: number): string => `${scheme}//${location.host}/api/rooms/${this.id}/socket?seq=${seq}${chair}`;
    place.connection = new Connection(address, {
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
      case 'room':
        this.settle(place, message.room, message.you);
        break;
      case 'update':
        this.update(place, message);
        break;
      case 'emote':
        this.showEmote(message.seat, message.name, message.emote);
        break;
      case 'moved':
        this.moved = message.room_id;
        break;
      case 'error':
        if (message.id === null) tellError(message);
    }
  }

  private settle(place: Place, info: RoomInfo, you: number | null): void {
    this.info = info;
    if (info.moved_to) this.moved = info.moved_to;
    for (const one of this.places) if (one.table) one.table.surroundings = this.surround(one);
    // Whoever sat down or stood up sees the table from elsewhere.
    if (place.table && place.table.you !== you) place.table = null;
    if (this.mine.length > 1 && this.places.length !== this.mine.length) this.connect();
  }

  private update(place: Place, message: Update): void {
    if (!this.game || !this.info) return;
    const fresh = place.table === null;
    const table = place.table ?? this.lay(place, message.view);
    if (!table) return;
    place.table = table;
    table.update(message, { quietly: fresh || message.events.length > 60 });
    table.player.whenStill(() => {
      if (table.decision === message.decision) this.sayQuestion(place);
    });
  }

  /** A table for a place whose view is told for the first time. */
  private lay(place: Place, view: AnyView | null): Table | null {
    return view && this.game && this.info && new Table(this.info.game, this.game, view.seat, view, this.surround(place));
  }

  /** Whether this place's person hears what happens: on a shared device nobody may hear another's cards. */
  private isHeard(place: Place): boolean {
    return this.places.length > 1 ? place.seat === this.holder : place === this.places[0];
  }

  private sayQuestion(place: Place): void {
    const { table } = place;
    if (table?.asked && this.isHeard(place)) announce(spoken().say(`${table.name}-prompt-${table.prompt?.kind}`));
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
      ...(this.alone && this.mine.length === 1 && { advise: () => getAdvice(this.id) }),
      heard: (event: AnyEvent) => {
        if (!this.isHeard(place) || !this.info) return;
        announce(spoken().event(this.info.game, event, this.names));
        const heard = this.game?.sounds[event.type];
        if (heard) sound(heard);
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
