import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backoff, Connection, type ConnectionState, type Farewell } from '../src/connection';
import { VERSION, type ServerMessage } from '../src/protocol';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { id: string; type: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; type: string });
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: object): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakDown(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const WELCOME = { type: 'welcome', room: {}, you: 0, seq: 0, protocol: VERSION };

let states: ConnectionState[];
let reasons: (Farewell | null)[];
let messages: ServerMessage[];
let connection: Connection;
const last = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states = [];
  reasons = [];
  messages = [];
  connection = new Connection((seq) => `rooms/here/socket?seq=${seq}`, {
    state: (state, reason) => {
      states.push(state);
      reasons.push(reason);
    },
    message: (message) => messages.push(message),
  });
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('connection', () => {
  test('a server of another protocol is left for good, with the reason', () => {
    last().say({ ...WELCOME, protocol: VERSION + 1 });
    expect([states.at(-1), reasons.at(-1)]).toEqual(['closed', 'outdated']);
    expect(messages).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('an order is settled by its acknowledgment', async () => {
    last().say(WELCOME);
    const sent = connection.send({ type: 'start' });
    last().say({ type: 'ack', id: last().sent[0]!.id, seq: 4 });
    await expect(sent).resolves.toMatchObject({ seq: 4 });
  });

  test('a refusal comes back as an error', async () => {
    last().say(WELCOME);
    const sent = connection.send({ type: 'start' });
    last().say({ type: 'failure', id: last().sent[0]!.id, code: 'not_host', message: '' });
    await expect(sent).rejects.toMatchObject({ code: 'not_host' });
  });

  test('where it is not known whether an order was done, it is asked again under its id', async () => {
    last().say(WELCOME);
    const sent = connection.send({ type: 'start' });
    const { id } = last().sent[0]!;
    last().say({ type: 'failure', id, code: 'unknown', message: '' });
    expect(last().sent).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(last().sent).toEqual([
      { type: 'start', id },
      { type: 'start', id },
    ]);
    last().say({ type: 'ack', id, seq: 4 });
    await expect(sent).resolves.toMatchObject({ seq: 4 });
    expect(messages.map((message) => message.type)).toEqual(['welcome', 'ack']);
    vi.advanceTimersByTime(1_000);
    expect(last().sent).toHaveLength(2);
  });

  test('it resumes behind the last update, and sends again what was not acknowledged', () => {
    last().say(WELCOME);
    last().say({ type: 'update', seq: 12, events: [] });
    void connection.send({ type: 'start' });
    const { id } = last().sent[0]!;
    last().breakDown();
    expect(states).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(1_000);
    expect(last().address).toBe(`ws://${location.host}/api/rooms/here/socket?seq=12`);
    last().say(WELCOME);
    expect(last().sent).toEqual([{ type: 'start', id }]);
    expect(states).toEqual(['open', 'lost', 'open']);
  });

  test('a socket that answers nothing for long is given up', () => {
    last().say(WELCOME);
    void connection.send({ type: 'start' });
    vi.advanceTimersByTime(14_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('a farewell for good ends it', () => {
    last().say(WELCOME);
    last().say({ type: 'bye', reason: 'replaced', reconnect: false });
    last().breakDown();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });

  test('attempts come at growing distances, up to a limit', () => {
    expect([0, 1, 2, 20].map((attempt) => backoff(attempt, 1))).toEqual([400, 800, 1_600, 8_000]);
    expect(backoff(0, 0)).toBe(200);
  });
});
