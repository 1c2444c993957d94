/** What Python is made of: fetched, unpacked and compiled side by side. */

import { decompress, listEntries } from './archive';
import type { RuntimeFiles } from './files';
import type { Parts } from './python';

const PACKAGES = 'packages/'; // the folder of the archive
const CODE = 'pyodide.asm.wasm';
const LENT = ['pyodide-lock.json', 'python_stdlib.zip']; // of the archive

type Archive = Uint8Array<ArrayBuffer>;
type Entries = Map<string, Uint8Array<ArrayBuffer>>;

/** Everything at once: nothing waits for anything but what it is made of. An archive that was kept need not be unpacked. */
export async function fetchParts(files: RuntimeFiles, site: URL, kept: Promise<Archive | undefined>): Promise<Parts> {
  const address = (path: string): string => new URL(`runtime/${path}`, site).href;
  const take = (path: string): Promise<Response> => files.take(`runtime/${path}`);
  // Scripts cannot be lent, but are known when Pyodide imports them.
  const script = (path: string): Promise<unknown> => import(/* @vite-ignore */ address(path));
  const [code, { entries, ...packed }, kernels, { loadPyodide }, { default: makeModule }] = await Promise.all([
    WebAssembly.compileStreaming(take(CODE)),
    takeArchive(take('python.tar.gz'), kept).then(openArchive),
    take('kernels.so').then((file) => file.arrayBuffer()),
    script('pyodide.mjs') as Promise<typeof import('pyodide')>,
    script('pyodide.asm.mjs') as Promise<{ default: Parts['makeModule'] }>,
  ]);
  lend(new Map([[address(CODE), ''], ...LENT.map((path): [string, BodyInit] => [address(path), entries.get(path)!])]), code);
  return { home: address(''), loadPyodide, makeModule, ...packed, kernels };
}

async function takeArchive(packed: Promise<Response>, kept: Promise<Archive | undefined>): Promise<Archive> {
  const [response, archive] = await Promise.all([packed, kept]);
  return archive ?? decompress(response);
}

/** The entries of the archive, with the packages among them, and these packages' libraries. */
async function openArchive(archive: Archive): Promise<Pick<Parts, 'archive' | 'packages' | 'libraries'> & { entries: Entries }> {
  const entries = listEntries(archive);
  const inside = [...entries].filter(([path]) => path.startsWith(PACKAGES));
  const packages = new Map(inside.map(([path, content]) => [path.slice(PACKAGES.length), content]));
  return { archive, entries, packages, libraries: await compileLibraries(packages) };
}

async function compileLibraries(packages: Entries): Promise<Parts['libraries']> {
  const libraries = [...packages].filter(([path]) => path.endsWith('.so'));
  const compiled = libraries.map(async ([path, content]) => [path, await WebAssembly.compile(content)] as const);
  return new Map(await Promise.all(compiled));
}

/** Pyodide fetches its files and compiles its code by itself: it is given what is here already, each file once. */
function lend(files: Map<string, BodyInit>, code: WebAssembly.Module): void {
  const others = self.fetch;
  self.fetch = (input, init) => {
    const file = files.get(String(input));
    files.delete(String(input));
    return file === undefined ? others(input, init) : Promise.resolve(new Response(file));
  };
  const instantiate = async (_: unknown, imports: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> => ({
    module: code,
    instance: await WebAssembly.instantiate(code, imports),
  });
  Object.assign(WebAssembly, { instantiateStreaming: instantiate });
}
