import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrokenFile, RuntimeFiles } from '../src/runtime/files';

const SITE = new URL('https://example.org/x/stado/');
const PATH = 'runtime/kernels.so';
const WHOLE = 'all of it';
const HASH = createHash('sha256').update(WHOLE).digest('hex');
const PLACE = `${SITE.href}${PATH}?${HASH}`;

let kept: Map<string, Response>;
let sent: string;
let asked: number;
let parts: number[];

const open = () => new RuntimeFiles(SITE, { [PATH]: { size: WHOLE.length, hash: HASH } }, (part) => parts.push(part));

beforeEach(() => {
  kept = new Map();
  sent = WHOLE;
  asked = 0;
  parts = [];
  const cache = {
    match: async (place: string) => kept.get(place)?.clone(),
    put: async (place: string, file: Response) => void kept.set(place, file),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response(sent);
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("the runtime's files", () => {
  test('a file is fetched once, and then kept under its content', async () => {
    const files = open();
    expect(await (await files.take(PATH)).text()).toBe(WHOLE);
    await files.checkAll();
    await files.keep();
    expect([...kept.keys()]).toEqual([PLACE]);
    expect(await (await open().take(PATH)).text()).toBe(WHOLE);
    expect(asked).toBe(1);
    expect(parts).toEqual([1, 1]);
  });

  test('a file that was cut off is not used', async () => {
    sent = WHOLE.slice(1);
    await expect(open().take(PATH)).rejects.toThrow(new BrokenFile(PATH));
  });

  test('a file of another content is found out and not kept', async () => {
    sent = WHOLE.toUpperCase();
    const files = open();
    await files.take(PATH);
    await expect(files.checkAll()).rejects.toThrow(new BrokenFile(PATH));
    await files.keep();
    expect(kept.size).toBe(0);
  });

  test('where the browser tells no hashes, the length must do', async () => {
    vi.stubGlobal('crypto', {});
    const files = open();
    expect(await (await files.take(PATH)).text()).toBe(WHOLE);
    await files.checkAll();
  });

  test('a page that knows no files takes them as they come', async () => {
    const files = new RuntimeFiles(SITE, {}, () => undefined);
    expect(await (await files.take(PATH)).text()).toBe(WHOLE);
    await files.keep();
    expect(kept.size).toBe(0);
  });
});
