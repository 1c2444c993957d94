/** Whether the browser can run the runtime at all. */

/** A module of WebAssembly with one function, which returns a vector: `i32.const 0`, `i8x16.splat`. */
const VECTOR = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0], // the mark and the version of every module
  ...[1, 5, 1, 96, 0, 1, 123], // its types: of nothing, a vector
  ...[3, 2, 1, 0], // its functions: one of the first type
  ...[10, 8, 1, 6, 0, 65, 0, 253, 15, 11], // their code
);

/** Old browsers lack the vectors of WebAssembly (SIMD), and where a person wants it so, all of it. */
export function isSupported(): boolean {
  return Boolean((globalThis as { WebAssembly?: typeof WebAssembly }).WebAssembly?.validate(VECTOR));
}
