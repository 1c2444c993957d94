/** Python with stado in it: started from the runtime's files, or as a snapshot of an earlier start has it. */

import type { PyodideAPI, PyodideConfig } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';

type MakeModule = NonNullable<PyodideConfig['createPyodideModule']>;
type Settings = Parameters<MakeModule>[0];
type Module = Awaited<ReturnType<MakeModule>>;

/** What Pyodide's loader of libraries offers; its types do not tell. */
interface Loader {
  newDSO(path: string, handle: undefined, exports: unknown): { exports: unknown; global: boolean };
  loadWebAssemblyModule(library: WebAssembly.Module, flags: { nodelete: boolean }, path: string, scope: object): unknown;
}

/** What Python is made of. */
export interface Parts {
  home: string; // the address of Pyodide's files
  loadPyodide: (config: PyodideConfig) => Promise<PyodideAPI>;
  makeModule: MakeModule;
  entries: ReadonlyMap<string, Uint8Array<ArrayBuffer>>; // of the archive
  kernels: ArrayBuffer;
}

/** The module that was asked for, and a snapshot of Python that has just imported it. */
export interface Started {
  module: PyProxy;
  snapshot: Uint8Array<ArrayBuffer> | null;
}

const KERNELS = '/kernels.so'; // where stado finds them
const PACKAGES = 'packages/'; // of the archive
const HOME = '/lib/python3.14/site-packages/'; // of what is in them

/** Starts Python and imports a module; with a snapshot, both have been done, and only what must differ is done again. */
export async function startPython(parts: Parts, name: string, snapshot: Uint8Array | null): Promise<Started> {
  const libraries = await compileLibraries(parts);
  const python = await parts.loadPyodide({
    indexURL: parts.home,
    env: { HOME: '/home', STADO_KERNELS: KERNELS },
    fsInit: async (FS) => {
      FS.writeFile(KERNELS, new Uint8Array(parts.kernels));
      for (const [path, content] of packaged(parts)) install(FS, path, content);
    },
    createPyodideModule: (settings) => parts.makeModule(withLibraries(settings, libraries)),
    ...(snapshot && { _loadSnapshot: snapshot }),
  });
  const module = python.pyimport(name) as PyProxy;
  if (!snapshot) return { module, snapshot: takeSnapshot(python) };
  python.pyimport('random').seed(); // two visits must not draw the same numbers
  return { module, snapshot: null };
}

/** The files of packages, with their paths in Python. */
function* packaged({ entries }: Parts): Iterable<[string, Uint8Array<ArrayBuffer>]> {
  for (const [path, content] of entries) {
    if (path.startsWith(PACKAGES)) yield [HOME + path.slice(PACKAGES.length), content];
  }
}

function install(FS: PyodideAPI['FS'], path: string, content: Uint8Array): void {
  FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
  FS.writeFile(path, content, { canOwn: true });
}

/** The libraries of packages, ready to be linked, with their paths. */
function compileLibraries(parts: Parts): Promise<[string, WebAssembly.Module][]> {
  const libraries = [...packaged(parts)].filter(([path]) => path.endsWith('.so'));
  return Promise.all(libraries.map(async ([path, content]) => [path, await WebAssembly.compile(content)]));
}

/** Settings by which libraries are linked before Python starts: so they lie at the same places each time, as in a snapshot. */
function withLibraries(settings: Settings, libraries: [string, WebAssembly.Module][]): Settings {
  const link = (module: Module): void => {
    const loader = module as unknown as Loader;
    for (const [path, library] of libraries) {
      const entry = loader.newDSO(path, undefined, 'loading');
      entry.global = false;
      entry.exports = loader.loadWebAssemblyModule(library, { nodelete: true }, path, {});
    }
  };
  return { ...settings, preRun: [...settings.preRun, link] };
}

/** Python's memory, or nothing where Pyodide cannot tell everything that it needs to be used again. */
function takeSnapshot(python: PyodideAPI): Uint8Array<ArrayBuffer> | null {
  const { config } = (python as unknown as { _api: { config: PyodideConfig } })._api;
  config._makeSnapshot = true; // were it set before, everything of the browser would be wrapped
  try {
    return python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
  } catch {
    return null;
  }
}
