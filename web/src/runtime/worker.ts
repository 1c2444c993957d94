/** The runtime: Python with stado's own rooms, in a worker of the page. */

import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { unpack } from './archive';
import { openDatabase } from './database';
import { BrokenFile, RuntimeFiles, type FileList } from './files';
import type { FromRuntime, ToRuntime } from './messages';

/** What `stado.page.requests` offers. */
interface Requests extends PyProxy {
  host: PyProxy & {
    connect(id: number, path: string): Promise<void>;
    take(id: number, text: string): void;
    disconnect(id: number): void;
  };
  take(id: number, method: string, path: string, body: string): Promise<void>;
}

// The build puts this file into `assets`.
const site = new URL('../', import.meta.url);
const KERNELS = '/kernels.so'; // where stado finds them
const PACKAGES = 'packages/'; // of the archive
const PAUSE = 1_000; // before anything is kept: the first hand goes first
const name = `stado ${site.pathname}`;
const tell = (message: FromRuntime): void => postMessage(message);
const address = (path: string): string => new URL(`runtime/${path}`, site).href;

/** Pyodide fetches files by itself: it is given those that are here already, or on their way. */
function lend(files: Record<string, Promise<Response>>): void {
  const others = self.fetch;
  const lent = new Map(Object.entries(files).map(([path, file]) => [address(path), file]));
  self.fetch = (input, init) => lent.get(String(input)) ?? others(input, init);
}

async function start(files: RuntimeFiles): Promise<Requests> {
  const take = (path: string): Promise<Response> => files.take(`runtime/${path}`);
  // Everything is fetched at once; scripts cannot be lent, but are known when Pyodide imports them.
  const script = (path: string): Promise<unknown> => import(/* @vite-ignore */ address(path));
  const pyodide = script('pyodide.mjs') as Promise<typeof import('pyodide')>;
  const wasm = take('pyodide.asm.wasm');
  const archive = take('python.tar.gz').then(unpack);
  const kernels = take('kernels.so').then((file) => file.arrayBuffer());
  const database = openDatabase(name, () => tell({ kind: 'full' }));
  const [{ loadPyodide }, entries] = await Promise.all([pyodide, archive, wasm, kernels, script('pyodide.asm.mjs')]);
  tell({ kind: 'starting' });
  const packed = async (path: string): Promise<Response> => new Response(entries.get(path));
  const [lock, library] = ['pyodide-lock.json', 'python_stdlib.zip'];
  lend({ 'pyodide.asm.wasm': wasm, [lock]: packed(lock), [library]: packed(library) });
  const python = await loadPyodide({
    indexURL: address(''),
    env: { HOME: '/home', STADO_KERNELS: KERNELS },
    fsInit: async (FS, { sitePackages }) => {
      FS.writeFile(KERNELS, new Uint8Array(await kernels));
      for (const [path, content] of entries) install(FS, sitePackages, path, content);
    },
  });
  const requests = python.pyimport('stado.page.requests').Requests(await database, {
    reply: (id: number, status: number, body: string) => tell({ kind: 'reply', id, status, body }),
    tell: (id: number, text: string) => tell({ kind: 'message', id, text }),
    end: (id: number) => tell({ kind: 'closed', id }),
  }) as Requests;
  await files.checkAll();
  tell({ kind: 'ready' });
  return requests;
}

/** Writes a file of a package; others are none of Python's. */
function install(FS: PyodideAPI['FS'], home: string, path: string, content: Uint8Array): void {
  if (!path.startsWith(PACKAGES)) return;
  const target = `${home}/${path.slice(PACKAGES.length)}`;
  FS.mkdirTree(target.slice(0, target.lastIndexOf('/')));
  FS.writeFile(target, content, { canOwn: true });
}

/** Lets the service worker find what was fetched, once nobody waits for anything else. */
async function keepLater(files: RuntimeFiles): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  await files.keep().catch(() => undefined); // a browser that is full: the runtime is fetched each time
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
    const requests = await startAlone(files);
    void keepLater(files);
    return requests;
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
