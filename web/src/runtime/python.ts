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
  archive: Uint8Array<ArrayBuffer>;
  packages: ReadonlyMap<string, Uint8Array<ArrayBuffer>>; // all their files, by their paths among them
  libraries: ReadonlyMap<string, WebAssembly.Module>; // those that are libraries, compiled
  kernels: ArrayBuffer;
}

/** The module that was asked for, and the memory of Python that has just imported it, where it can be used again. */
export interface Started {
  module: PyProxy;
  memory: Uint8Array<ArrayBuffer> | null;
}

const KERNELS = '/kernels.so'; // where stado finds them

/** Starts Python and imports a module; with its memory of an earlier start, only what must differ is done again. */
export async function startPython(parts: Parts, name: string, memory: Uint8Array | null): Promise<Started> {
  const python = await parts.loadPyodide({
    indexURL: parts.home,
    env: { HOME: '/home', STADO_KERNELS: KERNELS },
    fsInit: async (FS, { sitePackages }) => {
      FS.writeFile(KERNELS, new Uint8Array(parts.kernels));
      install(FS, sitePackages, parts.packages);
    },
    createPyodideModule: (settings) => parts.makeModule(withLibraries(settings, parts.libraries)),
    ...(memory && { _loadSnapshot: memory }),
  });
  const module = python.pyimport(name) as PyProxy;
  if (!memory) return { module, memory: copyMemory(python) };
  python.pyimport('random').seed(); // two visits must not draw the same numbers
  return { module, memory: null };
}

function install(FS: PyodideAPI['FS'], home: string, packages: Parts['packages']): void {
  const folders = new Set([...packages.keys()].map((path) => path.slice(0, path.lastIndexOf('/'))));
  for (const folder of folders) FS.mkdirTree(`${home}/${folder}`);
  for (const [path, content] of packages) FS.writeFile(`${home}/${path}`, content, { canOwn: true });
}

/** Settings by which libraries are linked before Python starts: so they lie at the same places each time, as in its memory. */
function withLibraries(settings: Settings, libraries: Parts['libraries']): Settings {
  const link = (module: Module): void => {
    const loader = module as unknown as Loader;
    for (const [name, library] of libraries) {
      const path = `${module.API.sitePackages}/${name}`;
      const entry = loader.newDSO(path, undefined, 'loading');
      entry.global = false;
      entry.exports = loader.loadWebAssemblyModule(library, { nodelete: true }, path, {});
    }
  };
  return { ...settings, preRun: [...settings.preRun, link] };
}

/** Python's memory, or nothing where Pyodide cannot tell everything that it needs to be used again. */
function copyMemory(python: PyodideAPI): Uint8Array<ArrayBuffer> | null {
  const { config } = (python as unknown as { _api: { config: PyodideConfig } })._api;
  config._makeSnapshot = true; // were it set before, everything of the browser would be wrapped
  try {
    return python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
  } catch {
    return null;
  }
}
