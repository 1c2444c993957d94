/** The runtime: Python with stado's own rooms, in a worker of the page. */

import type { PyProxy } from 'pyodide/ffi';
import { openDatabase, type Database } from './database';
import { BrokenFile, RuntimeFiles, type FileList } from './files';
import type { FromRuntime, ToRuntime } from './messages';
import { fetchParts } from './parts';
import { startPython, type Parts } from './python';
import { SnapshotStore, type Snapshot } from './snapshot';

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

/** Rejects after some time: Pyodide tells nobody of a memory that its code cannot be linked with. */
function giveUp(after: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('nothing has started')), after));
}

/** The module that answers, and a snapshot that is worth keeping. */
interface Begun {
  module: PyProxy;
  snapshot: Snapshot | null;
}

/** Starts Python, from the snapshot where there is one that leads anywhere. */
async function startQuickly(files: RuntimeFiles, snapshots: SnapshotStore): Promise<Begun> {
  const found = snapshots.find().catch(() => null);
  const [parts, snapshot] = await Promise.all([fetchParts(files, site, found.then((one) => one?.archive)), found]);
  tell({ kind: 'starting' });
  if (!snapshot) return startSlowly(parts);
  try {
    const { module } = await Promise.race([startPython(parts, MODULE, snapshot.memory), giveUp(RESTORING)]);
    performance.mark('restored');
    return { module, snapshot: null };
  } catch {
    await snapshots.drop().catch(() => undefined);
    return startSlowly(await fetchParts(files, site, Promise.resolve(undefined)));
  }
}

async function startSlowly(parts: Parts): Promise<Begun> {
  const { module, memory } = await startPython(parts, MODULE, null);
  return { module, snapshot: memory && { memory, archive: parts.archive } };
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
