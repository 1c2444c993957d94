import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pack, SnapshotStore, unpack, type Snapshot } from '../src/runtime/snapshot';

const SITE = new URL('https://example.org/x/stado/');
const VERSION = 'one';

/** Memory of three and a half blocks, the second of which is empty, and an archive. */
function makeSnapshot(): Snapshot {
  const memory = new Uint8Array(3.5 * 4096);
  memory[0] = 1;
  memory[2 * 4096 + 7] = 2;
  memory[memory.length - 1] = 3;
  return { memory, archive: Uint8Array.of(4, 5, 6) };
}

let kept: Map<string, Response>;
let free: number;

const open = (version = VERSION) => new SnapshotStore(SITE, version);

beforeEach(() => {
  kept = new Map();
  free = 1e9;
  const cache = {
    match: async (place: string) => kept.get(place)?.clone(),
    put: async (place: string, file: Response) => void kept.set(place, file),
    delete: async (place: string) => kept.delete(place),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: free, usage: 0 }) } });
});

afterEach(() => vi.unstubAllGlobals());

describe('a snapshot', () => {
  test('is packed without its empty blocks', () => {
    const packed = pack(makeSnapshot());
    expect(packed.length).toBe((2 + 3) * 4 + 3 * 4096 + 3);
    expect(unpack(packed.buffer)).toEqual(makeSnapshot());
  });

  test('is found again and again once it has led to an answer', async () => {
    await open().keep(makeSnapshot());
    expect(await open().find()).toEqual(makeSnapshot());
    await open().trust();
    expect(await open().find()).toEqual(makeSnapshot());
  });

  test('is forgotten where it led to no answer', async () => {
    await open().keep(makeSnapshot());
    await open().find();
    expect(await open().find()).toBeNull();
    expect(kept.size).toBe(0);
  });

  test('of another version is not used, and a new one takes its place', async () => {
    await open().keep(makeSnapshot());
    expect(await open('two').find()).toBeNull();
    await open('two').keep(makeSnapshot());
    expect(kept.size).toBe(1);
    expect(await open('two').find()).not.toBeNull();
  });

  test('that is not whole is forgotten', async () => {
    await open().keep(makeSnapshot());
    const [place, response] = [...kept][0]!;
    const bytes = await response.clone().arrayBuffer();
    kept.set(place, new Response(bytes.slice(0, -1), { headers: response.headers }));
    expect(await open().find()).toBeNull();
    expect(kept.size).toBe(0);
  });

  test('is kept only where there is plenty of room', async () => {
    free = 100_000;
    await open().keep(makeSnapshot());
    expect(kept.size).toBe(0);
  });

  test('is kept nowhere where no version is known', async () => {
    await open('').keep(makeSnapshot());
    expect(await open('').find()).toBeNull();
    expect(kept.size).toBe(0);
  });
});
