/** The runtime: Python with stado's own rooms, in a worker of the page. */

import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { openDatabase } from './database';
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
const name = `stado ${site.pathname}`;
const tell = (message: FromRuntime): void => postMessage(message);
const file = (path: string): string => new URL(`runtime/${path}`, site).href;

async function read(path: string): Promise<Uint8Array> {
  const response = await fetch(file(path));
  if (!response.ok) throw new Error(path);
  return new Uint8Array(await response.arrayBuffer());
}

async function start(): Promise<Requests> {
  tell({ kind: 'starting' });
  const { loadPyodide } = (await import(/* @vite-ignore */ file('pyodide.mjs'))) as typeof import('pyodide');
  const [python, msgspec, stado, kernels, database] = await Promise.all([
    loadPyodide({ indexURL: file(''), env: { HOME: '/home', STADO_KERNELS: KERNELS } }),
    read('msgspec.whl'),
    read('stado.zip'),
    read('kernels.so'),
    openDatabase(name, () => tell({ kind: 'full' })),
  ]);
  install(python, msgspec, stado);
  python.FS.writeFile(KERNELS, kernels);
  const requests = python.pyimport('stado.page.requests').Requests(database, {
    reply: (id: number, status: number, body: string) => tell({ kind: 'reply', id, status, body }),
    tell: (id: number, text: string) => tell({ kind: 'message', id, text }),
    end: (id: number) => tell({ kind: 'closed', id }),
  }) as Requests;
  tell({ kind: 'ready' });
  return requests;
}

function install(python: PyodideAPI, msgspec: Uint8Array, stado: Uint8Array): void {
  const home = python.runPython('import sysconfig; sysconfig.get_path("purelib")') as string;
  python.unpackArchive(msgspec, 'wheel');
  python.unpackArchive(stado, 'zip', { extractDir: home });
}

/** Starts when no other tab has the runtime: two writers would harm each other's logs. */
function startAlone(): Promise<Requests> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return start(); // a page without https has none; the database still refuses a second writer
  return new Promise((resolve, reject) => {
    const hold = (): Promise<never> => {
      start().then(resolve, reject);
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

const started = startAlone();
started.catch((error: unknown) => {
  reportError(error);
  tell({ kind: 'failed' });
});

const INTERNAL = JSON.stringify({ error: { code: 'internal', message: 'something went wrong', details: {} } });

onmessage = async ({ data }: MessageEvent<ToRuntime>) => {
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
