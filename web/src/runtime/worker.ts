/** The runtime: Python with stado's own rooms, in a worker of the page. */

import type { PyProxy } from 'pyodide/ffi';
import { unpack } from './archive';
import { openDatabase, type Database } from './database';
import { BrokenFile, RuntimeFiles, type FileList } from './files';
import type { FromRuntime, ToRuntime } from './messages';
import { startPython, type Parts, type Started } from './python';
import { SnapshotStore } from './snapshot';

/** What `stado.page.requests` offers. */
interface Requests extends PyProxy {
  host: PyProxy & {
    connect(id: number, path: string): Promise<void>;
    take(id: number, text: string): void;
    disconnect(id: number): void;
  };
  take(id: number, method: string, path: string, body: string): Promise<void>;
}

interface RequestsModule extends PyProxy {
  Requests(database: Database, page: object): Requests;
}

// The build puts this file into `assets`.
const site = new URL('../', import.meta.url);
const MODULE = 'stado.page.requests';
const RESTORING = 10_000; // is as long as a snapshot may take
const PAUSE = 1_000; // before anything is kept: the first hand goes first
const name = `stado ${site.pathname}`;
const tell = (message: FromRuntime): void => postMessage(message);
const address = (path: string): string => new URL(`runtime/${path}`, site).href;

/** Pyodide fetches files by itself: it is given those that are here already, or on their way, once each. */
function lend(files: Record<string, Promise<Response>>): void {
  const others = self.fetch;
  const lent = new Map(Object.entries(files).map(([path, file]) => [address(path), file]));
  self.fetch = (input, init) => {
    const file = lent.get(String(input));
    lent.delete(String(input));
    return file ?? others(input, init);
  };
}

/** Everything that Python is made of, fetched at once. */
async function fetchParts(files: RuntimeFiles): Promise<Parts> {
  const take = (path: string): Promise<Response> => files.take(`runtime/${path}`);
  // Scripts cannot be lent, but are known when Pyodide imports them.
  const script = (path: string): Promise<unknown> => import(/* @vite-ignore */ address(path));
  const wasm = take('pyodide.asm.wasm');
  const [entries, kernels, { loadPyodide }, { default: makeModule }] = await Promise.all([
    take('python.tar.gz').then(unpack),
    take('kernels.so').then((file) => file.arrayBuffer()),
    script('pyodide.mjs') as Promise<typeof import('pyodide')>,
    script('pyodide.asm.mjs') as Promise<{ default: Parts['makeModule'] }>,
    wasm,
  ]);
  const packed = async (path: string): Promise<Response> => new Response(entries.get(path));
  const [lock, library] = ['pyodide-lock.json', 'python_stdlib.zip'];
  lend({ 'pyodide.asm.wasm': wasm, [lock]: packed(lock), [library]: packed(library) });
  return { home: address(''), loadPyodide, makeModule, entries, kernels };
}

/** Rejects after some time: Pyodide tells nobody of a memory that its code cannot be linked with. */
function giveUp(after: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('nothing has started')), after));
}

/** Starts Python, from the snapshot where there is one that leads anywhere. */
async function startQuickly(files: RuntimeFiles, snapshots: SnapshotStore): Promise<Started> {
  const [parts, snapshot] = await Promise.all([fetchParts(files), snapshots.find().catch(() => null)]);
  tell({ kind: 'starting' });
  if (!snapshot) return startPython(parts, MODULE, null);
  try {
    const started = await Promise.race([startPython(parts, MODULE, snapshot), giveUp(RESTORING)]);
    performance.mark('restored');
    return started;
  } catch {
    await snapshots.drop().catch(() => undefined);
    return startPython(await fetchParts(files), MODULE, null);
  }
}

async function start(files: RuntimeFiles): Promise<Requests> {
  const version = files.version && `${import.meta.url} ${navigator.userAgent} ${files.version}`;
  const snapshots = new SnapshotStore(site, version);
  const database = openDatabase(name, () => {
    tell({ kind: 'full' });
    void snapshots.drop().catch(() => undefined);
  });
  const { module, snapshot } = await startQuickly(files, snapshots);
  let trusted: Promise<void> | undefined;
  const requests = (module as RequestsModule).Requests(await database, {
    reply: (id: number, status: number, body: string) => {
      tell({ kind: 'reply', id, status, body });
      trusted ??= snapshots.trust().catch(() => undefined);
    },
    tell: (id: number, text: string) => tell({ kind: 'message', id, text }),
    end: (id: number) => tell({ kind: 'closed', id }),
  });
  await files.checkAll();
  tell({ kind: 'ready' });
  void keepLater(files, () => (snapshot ? snapshots.keep(snapshot) : Promise.resolve()));
  return requests;
}

/** Lets the service worker find what was fetched, and a later visit the snapshot, once nobody waits for anything else. */
async function keepLater(files: RuntimeFiles, keepSnapshot: () => Promise<void>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  await files.keep().catch(() => undefined); // a browser that is full: the runtime is fetched each time
  await keepSnapshot().catch(() => undefined); // and started each time
  tell({ kind: 'kept' });
}

/** Starts when no other tab has the runtime: two writers would harm each other's logs. */
function startAlone(files: RuntimeFiles): Promise<Requests> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return start(files); // a page without https has none; the database still refuses a second writer
  return new Promise((resolve, reject) => {
    const hold = (): Promise<never> => {
      start(files).then(resolve, reject);
      return new Promise(() => undefined);
    };
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      tell({ kind: 'waiting' });
      void locks.request(name, hold);
      return undefined;
    });
  });
}

/** Starts, and tells what is wrong where nothing starts: a file that is not whole comes before all that follows of it. */
async function begin(list: FileList): Promise<Requests> {
  let failed = false;
  const files = new RuntimeFiles(site, list, (part) => failed || tell({ kind: 'fetching', part }));
  try {
    return await startAlone(files);
  } catch (error) {
    failed = true;
    const cause = await files.checkAll().then(() => error, (broken: unknown) => broken);
    if (!(cause instanceof BrokenFile)) reportError(cause);
    tell({ kind: 'failed', file: cause instanceof BrokenFile ? cause.message : null });
    return new Promise(() => undefined); // nothing is answered any more
  }
}

let begun: (requests: Promise<Requests>) => void;
const started = new Promise<Requests>((resolve) => (begun = resolve));

const INTERNAL = JSON.stringify({ error: { code: 'internal', message: 'something went wrong', details: {} } });

onmessage = async ({ data }: MessageEvent<ToRuntime>) => {
  if (data.kind === 'start') {
    begun(begin(data.files));
    return;
  }
  const requests = await started;
  switch (data.kind) {
    case 'request':
      await requests.take(data.id, data.method, data.path, data.body).catch((error: unknown) => {
        reportError(error);
        tell({ kind: 'reply', id: data.id, status: 500, body: INTERNAL });
      });
      break;
    case 'connect':
      await requests.host.connect(data.id, data.path);
      break;
    case 'send':
      requests.host.take(data.id, data.text);
      break;
    case 'disconnect':
      requests.host.disconnect(data.id);
  }
};
