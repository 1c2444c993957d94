/** A snapshot of Python as it is once it has started, kept on this device: later visits need not start it again. */

import { hashOf, openCache } from './files';

/** What a started Python is made of, beside its code. */
export interface Snapshot {
  memory: Uint8Array<ArrayBuffer>;
  archive: Uint8Array<ArrayBuffer>; // unpacked, which takes longer than to read it
}

/** How many times the room that a snapshot takes must be free: what is played comes first. */
const MARGIN = 10;
const BLOCK = 4096;
const WORD = 4;

/** A snapshot without the empty blocks of its memory: the memory's length, how many blocks are left, which ones, these, and the archive. */
export function pack({ memory, archive }: Snapshot): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / WORD);
  const used: number[] = [];
  for (let start = 0; start < words.length; start += BLOCK / WORD) {
    if (words.subarray(start, start + BLOCK / WORD).some(Boolean)) used.push((start * WORD) / BLOCK);
  }
  const head = new Uint8Array(Uint32Array.of(memory.length, used.length, ...used).buffer);
  const end = head.length + used.length * BLOCK;
  const packed = new Uint8Array(end + archive.length);
  packed.set(head);
  used.forEach((block, index) => packed.set(memory.subarray(block * BLOCK, (block + 1) * BLOCK), head.length + index * BLOCK));
  packed.set(archive, end);
  return packed;
}

/** The snapshot that was packed. */
export function unpack(packed: ArrayBuffer): Snapshot {
  const [length = 0, count = 0] = new Uint32Array(packed, 0, 2);
  const memory = new Uint8Array(length);
  let start = (2 + count) * WORD;
  for (const block of new Uint32Array(packed, 2 * WORD, count)) {
    const end = Math.min(BLOCK, length - block * BLOCK);
    memory.set(new Uint8Array(packed, start, end), block * BLOCK);
    start += BLOCK;
  }
  return { memory, archive: new Uint8Array(packed.slice(start)) };
}

/** Keeps the snapshot of one version of the runtime; one that another version has made is never used, and where no version is known none is kept. */
export class SnapshotStore {
  private readonly cache: Promise<Cache | null>;
  private readonly place: string;
  private readonly trial: string; // what is there while a snapshot has not led to an answer yet

  constructor(
    site: URL,
    private readonly version: string,
  ) {
    this.cache = version ? openCache(`stado-snapshot ${site.pathname}`) : Promise.resolve(null);
    this.place = new URL('snapshot', site).href;
    this.trial = new URL('trial', site).href;
  }

  /** The snapshot, if there is one that can be trusted: it is whole, and has not failed before. */
  async find(): Promise<Snapshot | null> {
    const cache = await this.cache;
    const kept = await cache?.match(this.place);
    if (!cache || kept?.headers.get('Version') !== this.version) return null;
    const failed = await cache.match(this.trial);
    const packed = await kept.arrayBuffer();
    if (failed || (await hashOf(packed)) !== kept.headers.get('Hash')) {
      await this.drop();
      return null;
    }
    const marked = cache.put(this.trial, new Response());
    const snapshot = unpack(packed);
    await marked;
    return snapshot;
  }

  /** Trusts the snapshot: it has led to an answer. */
  async trust(): Promise<void> {
    await (await this.cache)?.delete(this.trial);
  }

  /** Keeps a snapshot in place of any other, where there is plenty of room. */
  async keep(snapshot: Snapshot): Promise<void> {
    const cache = await this.cache;
    if (!cache) return;
    const packed = pack(snapshot);
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < MARGIN * packed.length) return;
    const headers = { Version: this.version, Hash: await hashOf(packed) };
    await cache.put(this.place, new Response(packed, { headers }));
  }

  /** Forgets the snapshot. */
  async drop(): Promise<void> {
    const cache = await this.cache;
    await cache?.delete(this.place);
    await cache?.delete(this.trial);
  }
}
