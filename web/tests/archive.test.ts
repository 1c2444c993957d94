import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decompress, listEntries } from '../src/runtime/archive';

const FOLDER = `packages${'/deep'.repeat(20)}`;

/** An entry of a tar archive: a head of one block, and the content in whole blocks. */
function entry(folder: string, name: string, content: string): Buffer {
  const head = Buffer.alloc(512);
  head.write(name, 0);
  head.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  head.write(folder, 345);
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  body.write(content);
  return Buffer.concat([head, body]);
}

const ARCHIVE = Buffer.concat([entry('', 'one', 'a'.repeat(600)), entry('', 'empty', ''), entry(FOLDER, 'two', 'b'), Buffer.alloc(1024)]);
const texts = (entries: Map<string, Uint8Array>) =>
  Object.fromEntries([...entries].map(([path, content]) => [path, new TextDecoder().decode(content)]));
const WANTED = { one: 'a'.repeat(600), empty: '', [`${FOLDER}/two`]: 'b' };

describe("the archive of Python's files", () => {
  test('every file is found under its path', () => {
    expect(texts(listEntries(new Uint8Array(ARCHIVE)))).toEqual(WANTED);
  });

  test('it is compressed as a whole', async () => {
    expect(texts(listEntries(await decompress(new Response(gzipSync(ARCHIVE)))))).toEqual(WANTED);
  });
});
