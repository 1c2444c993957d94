import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromRuntime, ToRuntime } from '../src/runtime/messages';
import { runtime } from '../src/runtime/state.svelte';
import { RuntimeTransport } from '../src/runtime/transport';

class FakeWorker {
  static last: FakeWorker;
  heard: Exclude<ToRuntime, { kind: 'start' }>[] = [];
  begun = false;
  ended = false;
  onmessage: ((event: { data: FromRuntime }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeWorker.last = this;
  }

  postMessage(message: ToRuntime): void {
    if (message.kind === 'start') this.begun = true;
    else this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(message: FromRuntime): void {
    this.onmessage?.({ data: message });
  }
}

let transport: RuntimeTransport;

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  transport = new RuntimeTransport();
});

afterEach(() => vi.unstubAllGlobals());

describe('a page that is its own home', () => {
  test('it starts at once', () => vi.waitFor(() => expect(FakeWorker.last.begun).toBe(true)));

  test('a request is answered as a server would', async () => {
    const answer = transport.request('rooms', { method: 'POST', body: '{}' });
    await vi.waitFor(() => expect(FakeWorker.last.heard).toHaveLength(1));
    expect(FakeWorker.last.heard[0]).toMatchObject({ kind: 'request', method: 'POST', path: 'rooms', body: '{}' });
    FakeWorker.last.say({ kind: 'reply', id: FakeWorker.last.heard[0]!.id, status: 400, body: '{"error":{}}' });
    const response = await answer;
    expect(response.ok).toBe(false);
    expect(await response.json()).toEqual({ error: {} });
  });

  test('a socket passes messages both ways until either side ends it', async () => {
    const socket = transport.connect('rooms/abc/socket?seq=0');
    const told: string[] = [];
    const closed = vi.fn();
    socket.onmessage = ({ data }) => told.push(data);
    socket.onclose = closed;
    socket.send('{"type":"start"}');
    await vi.waitFor(() => expect(FakeWorker.last.heard).toHaveLength(2));
    const [connected, sent] = FakeWorker.last.heard;
    expect(connected).toMatchObject({ kind: 'connect', path: 'rooms/abc/socket?seq=0' });
    expect(sent).toEqual({ kind: 'send', id: connected!.id, text: '{"type":"start"}' });
    FakeWorker.last.say({ kind: 'message', id: connected!.id, text: 'hello' });
    expect(told).toEqual(['hello']);
    FakeWorker.last.say({ kind: 'closed', id: connected!.id });
    expect(closed).toHaveBeenCalledOnce();
    socket.close();
    await Promise.resolve();
    expect(FakeWorker.last.heard).toHaveLength(2);
  });

  test('it tells how far it is, and whom it waits for', () => {
    FakeWorker.last.say({ kind: 'fetching', part: 0.5 });
    expect(runtime.state).toEqual({ name: 'fetching', part: 0.5 });
    FakeWorker.last.say({ kind: 'waiting' });
    expect(runtime.state.name).toBe('waiting');
    FakeWorker.last.say({ kind: 'ready' });
    expect(runtime.state.name).toBe('ready');
    FakeWorker.last.say({ kind: 'full' });
    expect(runtime.full).toBe(true);
  });

  test('where it does not start, nobody waits for ever', async () => {
    const answer = transport.request('me', {});
    FakeWorker.last.onerror?.();
    await expect(answer).rejects.toThrow();
    expect(runtime.state).toEqual({ name: 'failed', file: null });
  });

  test('a browser that is too old is told so, and waits for nothing', async () => {
    vi.stubGlobal('WebAssembly', { validate: () => false });
    const old = new RuntimeTransport();
    expect(runtime.state).toEqual({ name: 'unsupported' });
    expect(FakeWorker.last.begun).toBe(false);
    await expect(old.request('me', {})).rejects.toThrow();
  });

  test('a page that is left lets another have the runtime', () => {
    dispatchEvent(new Event('pagehide'));
    expect(FakeWorker.last.ended).toBe(true);
  });

  test('a file that did not come whole is named', () => {
    FakeWorker.last.say({ kind: 'failed', file: 'runtime/kernels.so' });
    expect(runtime.state).toEqual({ name: 'failed', file: 'runtime/kernels.so' });
  });

  test('a start that takes long is said to be slow', () => {
    vi.useFakeTimers();
    FakeWorker.last.say({ kind: 'starting' });
    expect(runtime.stuck).toBe(false);
    vi.advanceTimersByTime(31_000);
    expect(runtime.stuck).toBe(true);
    vi.useRealTimers();
  });
});
