/** Makes the runtime's folder: node pack.js SOURCES MSGSPEC.whl OUT */

import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const [sources, wheel, out] = process.argv.slice(2).map((path) => resolve(path));
const home = dirname(createRequire(import.meta.url).resolve('pyodide/pyodide.asm.mjs'));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']) copyFileSync(join(home, name), join(out, name));
cpSync(join(import.meta.dirname, 'licenses'), join(out, 'licenses'), { recursive: true });
// Byte code tells lines, and no columns, which nobody looks at here.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
const msgspec = new Uint8Array(readFileSync(wheel));
python.FS.writeFile('/msgspec.whl', msgspec);
python.unpackArchive(msgspec, 'wheel');
// No package is ever fetched by its name.
const { info } = JSON.parse(readFileSync(join(home, 'pyodide-lock.json'), 'utf8'));
python.FS.writeFile('/pyodide-lock.json', JSON.stringify({ info, packages: {} }));
python.mountNodeFS('/sources', sources);
python.mountNodeFS('/out', out);
python.runPython(readFileSync(join(import.meta.dirname, 'pack.py'), 'utf8'));
