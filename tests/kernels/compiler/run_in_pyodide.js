/** Runs a Python program in Pyodide with stado and a library of its kernels: node run_in_pyodide.js WEB MSGSPEC.whl SOURCES LIBRARY PROGRAM [ARGUMENT...] */

const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join, resolve } = require('node:path');

const [web, wheel, sources, library, program] = process.argv.slice(2, 7).map((path) => resolve(path));
const options = process.argv.slice(7);

async function main() {
  const { loadPyodide } = createRequire(join(web, 'package.json'))('pyodide');
  const python = await loadPyodide({ env: { STADO_KERNELS: '/kernels.so' } });
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), 'wheel');
  python.mountNodeFS('/sources', sources);
  python.FS.writeFile('/kernels.so', new Uint8Array(readFileSync(library)));
  python.runPython('import sys; sys.path.insert(0, "/sources")');
  python.runPython(`import sys; sys.argv[1:] = ${JSON.stringify(options)}`);
  python.runPython(readFileSync(program, 'utf8'));
}

main();
