/** A room's socket: it resumes where it was, and says whether it is connected. */

import { VERSION, type Ack, type Bye, type Command, type Failure, type ServerMessage } from './protocol';
import { transport, type Socket } from './transport';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

/** Why a room was left for good: the server said so, or it talks another version of the protocol. */
export type Farewell = Bye['reason'] | 'outdated';

export interface ConnectionEvents {
  message(message: ServerMessage): void;
  state(state: ConnectionState, reason: Farewell | null): void;
}

type WithoutId<C> = C extends Command ? Omit<C, 'id'> : never;
export type Order = WithoutId<Command>;

interface Pending {
  command: Command;
  resolve(ack: Ack): void;
  reject(failure: Failure): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PATIENCE = 10_000;

/** How long to wait before another attempt, with some chance so that a whole table does not come at once. */
export function backoff(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}

export class Connection {
  seq = 0;
  private state: ConnectionState = 'connecting';
  private socket: Socket | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private counter = 0;
  private readonly name = Math.random().toString(36).slice(2, 10);
  private readonly pending = new Map<string, Pending>();
  private readonly watch: ReturnType<typeof setInterval> | undefined;
  private oldest = 0;

  constructor(
    private readonly path: (seq: number) => string,
    private readonly events: ConnectionEvents,
  ) {
    if (transport.remote) {
      addEventListener('online', this.hurry);
      addEventListener('offline', this.suspect);
      document.addEventListener('visibilitychange', this.hurry);
      this.watch = setInterval(() => this.lookAfter(), 2_000);
    }
    this.connect();
  }

  /** Sends an order; what is not yet acknowledged when the connection breaks is sent again after it. */
  send(order: Order): Promise<Ack> {
    this.counter += 1;
    const id = `${this.name}-${this.counter}`;
    const command = { ...order, id } as Command;
    return new Promise<Ack>((resolve, reject) => {
      if (this.pending.size === 0) this.oldest = Date.now();
      this.pending.set(id, { command, resolve, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
    });
  }

  close(): void {
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.suspect);
    document.removeEventListener('visibilitychange', this.hurry);
    clearInterval(this.watch);
    clearTimeout(this.retry);
    this.drop();
    this.become('closed');
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const socket = transport.connect(this.path(this.seq));
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.lose();
  }

  /** Lets go of the socket, which may never tell that it is dead. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      if (message.protocol !== VERSION) return this.leave('outdated');
      this.attempt = 0;
      this.become('open');
      for (const { command } of this.pending.values()) this.socket?.send(JSON.stringify(command));
      this.oldest = Date.now();
    }
    if (message.type === 'update') this.seq = message.seq;
    if (message.type === 'ack') this.settle(message.id)?.resolve(message);
    if (message.type === 'failure' && message.id !== null) {
      if (message.code === 'unknown') return this.askAgain(message.id);
      this.settle(message.id)?.reject(message);
    }
    if (message.type === 'bye' && !message.reconnect) this.leave(message.reason);
    this.events.message(message);
  }

  private leave(reason: Farewell): void {
    this.close();
    this.events.state('closed', reason);
  }

  /** Sends an order again under its id: the server cannot say whether it was done, and does it once. */
  private askAgain(id: string): void {
    setTimeout(() => {
      const waiting = this.pending.get(id);
      if (waiting && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(waiting.command));
    }, backoff(0));
  }

  private settle(id: string): Pending | undefined {
    const settled = this.pending.get(id);
    this.pending.delete(id);
    this.oldest = Date.now();
    return settled;
  }

  private lose(): void {
    if (this.state === 'closed') return;
    this.socket = null;
    this.become('lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), backoff(this.attempt));
    this.attempt += 1;
  }

  /** Connects again when an order has waited too long: a phone that slept keeps a socket that is dead. */
  private lookAfter(): void {
    if (this.state === 'open' && this.pending.size > 0 && Date.now() - this.oldest > PATIENCE) {
      this.oldest = Date.now();
      this.become('lost');
      this.connect();
    }
  }

  private readonly hurry = (): void => {
    if (this.state === 'lost' && document.visibilityState === 'visible') {
      this.attempt = 0;
      this.connect();
    }
  };

  private readonly suspect = (): void => {
    if (this.state === 'open') {
      this.drop();
      this.lose();
    }
  };

  private become(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.events.state(state, null);
  }
}
