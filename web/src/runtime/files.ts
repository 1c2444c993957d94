/** The runtime's files: all fetched at once, checked while they are used, and kept where the service worker looks. */

/** What `stado site` tells of a file. */
interface FileInfo {
  size: number;
  hash: string;
}

/** The files of the runtime by their paths; a server's page knows nothing of them. */
export type FileList = Readonly<Record<string, FileInfo>>;

/** A file that did not come whole. */
export class BrokenFile extends Error {}

/** Whether the browser tells hashes: it does not where the page came without https. */
const tellsHashes = (): boolean => Boolean(crypto.subtle as SubtleCrypto | undefined);

/** The SHA-256 of some bytes. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a response, counted as they arrive. */
async function readBytes(response: Response, count: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body!.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    parts.push(value!);
    count(value!.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function respond(path: string, bytes: BodyInit): Response {
  const type = path.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream'; // a plain host may not know it
  return new Response(bytes, { headers: { 'Content-Type': type } });
}

/** A cache of this name, or none where the browser has no room or no wish to keep anything. */
export async function openCache(name: string): Promise<Cache | null> {
  try {
    return (await (globalThis.caches as CacheStorage | undefined)?.open(name)) ?? null;
  } catch {
    return null;
  }
}

export class RuntimeFiles {
  private arrived = 0;
  private told = 0;
  private total = 0;
  private readonly checks: Promise<void>[] = [];
  private readonly fetched = new Map<string, Uint8Array<ArrayBuffer>>();
  private readonly cache: Promise<Cache | null>;

  constructor(
    private readonly site: URL,
    private readonly list: FileList,
    private readonly progress: (part: number) => unknown,
  ) {
    this.cache = openCache(`stado ${site.pathname}`); // as the service worker
  }

  /** What tells this version of the runtime from any other, if it is known. */
  get version(): string {
    return Object.values(this.list).map(({ hash }) => hash).join(' ');
  }

  /** A file that is kept, or comes now; rejects where it is shorter or longer than it must be. */
  async take(path: string): Promise<Response> {
    const info = this.list[path];
    if (!info) return this.takeUnknown(path);
    this.total += info.size;
    const kept = await (await this.cache)?.match(this.place(path));
    if (kept) {
      this.count(info.size);
      // By way of the service worker it has an address, under which the browser also keeps what it compiles of it.
      return path.endsWith('.wasm') ? fetch(new URL(path, this.site)) : kept;
    }
    const response = await fetch(new URL(path, this.site), { cache: 'no-cache' });
    const bytes = await readBytes(response, (count) => this.count(count));
    if (!response.ok || bytes.length !== info.size) throw new BrokenFile(path);
    this.checks.push(this.check(path, bytes));
    return respond(path, bytes);
  }

  /** Rejects where a file is not what it must be. */
  async checkAll(): Promise<void> {
    await Promise.all(this.checks);
  }

  /** Keeps what was fetched, so that the service worker need not fetch it again. */
  async keep(): Promise<void> {
    const cache = await this.cache;
    for (const [path, bytes] of this.fetched) {
      await cache?.put(this.place(path), respond(path, bytes));
      this.fetched.delete(path);
    }
  }

  private async takeUnknown(path: string): Promise<Response> {
    const response = await fetch(new URL(path, this.site));
    if (!response.ok) throw new BrokenFile(path);
    return response;
  }

  private async check(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (tellsHashes() && (await hashOf(bytes)) !== this.list[path]!.hash) throw new BrokenFile(path);
    this.fetched.set(path, bytes);
  }

  private count(bytes: number): void {
    this.arrived += bytes;
    if (this.arrived - this.told < this.total / 50) return;
    this.told = this.arrived;
    this.progress(Math.min(1, this.arrived / this.total));
  }

  /** Where the service worker keeps a file of this content. */
  private place(path: string): string {
    return new URL(`${path}?${this.list[path]!.hash}`, this.site).href;
  }
}
