/** The archive of all that Python reads: packed as `web/runtime/pack.py` writes it. */

const BLOCK = 512;
const text = new TextDecoder();

/** The text of a field of an entry's head. */
function field(head: Uint8Array, start: number, length: number): string {
  const bytes = head.subarray(start, start + length);
  const end = bytes.indexOf(0);
  return text.decode(end < 0 ? bytes : bytes.subarray(0, end));
}

/** Every file of a tar archive, with its path; the contents are parts of the archive itself. */
export function listEntries(archive: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const entries = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const head = archive.subarray(at, at + BLOCK);
    const size = parseInt(field(head, 124, 12), 8);
    const folder = field(head, 345, 155);
    entries.set((folder && `${folder}/`) + field(head, 0, 100), archive.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return entries;
}

/** A compressed archive as it was before. */
export async function decompress(packed: Response): Promise<Uint8Array<ArrayBuffer>> {
  const stream = packed.body!.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
