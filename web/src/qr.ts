/** QR codes (ISO 18004): byte mode, error correction M, versions 1 to 10, which is enough for an address. */

/** For each version: codewords in all, check words per block, and the number of blocks. */
const SIZES: readonly (readonly [total: number, check: number, blocks: number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];

/** The middles of the alignment patterns of each version. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}

const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The Reed–Solomon check words of some data. */
function checkWords(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power += 1) {
    const longer = [...generator, 0];
    generator.forEach((factor, index) => (longer[index + 1]! ^= times(factor, EXP[power]!)));
    generator = longer;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let index = 0; index < data.length; index += 1) {
    const lead = rest[index]!;
    if (lead) generator.forEach((factor, offset) => (rest[index + offset]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

/** The words of a text: header, bytes and padding, cut into blocks and woven with their check words. */
function encode(bytes: Uint8Array, version: number): number[] {
  const [total, check, blocks] = SIZES[version - 1]!;
  const room = total - check * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let index = 0; index < bits.length; index += 8) words.push(parseInt(bits.slice(index, index + 8).join(''), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);

  const short = Math.floor(room / blocks);
  const longer = room % blocks;
  const data: number[][] = [];
  for (let block = 0, start = 0; block < blocks; block += 1) {
    const length = short + (block >= blocks - longer ? 1 : 0);
    data.push(words.slice(start, start + length));
    start += length;
  }
  const checks = data.map((block) => checkWords(block, check));
  const woven: number[] = [];
  for (let index = 0; index <= short; index += 1) for (const block of data) if (index < block.length) woven.push(block[index]!);
  for (let index = 0; index < check; index += 1) for (const block of checks) woven.push(block[index]!);
  return woven;
}

type Grid = (boolean | null)[][];

function drawPatterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const finder = (row: number, column: number): void => {
    for (let y = -1; y <= 7; y += 1) {
      for (let x = -1; x <= 7; x += 1) {
        if (grid[row + y]?.[column + x] === undefined) continue;
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
        grid[row + y]![column + x] = ring !== 2 && ring !== 4;
      }
    }
  };
  finder(0, 0);
  finder(0, size - 7);
  finder(size - 7, 0);
  const middles = ALIGNMENT[version - 1]!;
  for (const row of middles) {
    for (const column of middles) {
      if (grid[row]![column] !== null) continue;
      for (let y = -2; y <= 2; y += 1)
        for (let x = -2; x <= 2; x += 1) grid[row + y]![column + x] = Math.max(Math.abs(y), Math.abs(x)) !== 1;
    }
  }
  for (let index = 8; index < size - 8; index += 1) {
    grid[6]![index] ??= index % 2 === 0;
    grid[index]![6] ??= index % 2 === 0;
  }
  return grid;
}

/** The bits of a number and the remainder that guards them. */
function guard(value: number, polynomial: number, length: number): number {
  let rest = value << length;
  const top = 32 - Math.clz32(polynomial) - 1;
  while (32 - Math.clz32(rest) > top) rest ^= polynomial << (32 - Math.clz32(rest) - 1 - top);
  return (value << length) | rest;
}

function drawFormat(grid: Grid, version: number, mask: number): void {
  const size = grid.length;
  // Error correction M is 00.
  const format = guard(mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const on = ((format >> bit) & 1) === 1;
    const beside = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const above = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    grid[beside]![8] = on;
    grid[8]![above] = on;
  }
  grid[size - 8]![8] = true;
  if (version < 7) return;
  const number = guard(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit += 1) {
    const on = ((number >> bit) & 1) === 1;
    const near = Math.floor(bit / 3);
    const far = size - 11 + (bit % 3);
    grid[near]![far] = on;
    grid[far]![near] = on;
  }
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Lays the words along the zigzag from the lower right, masked. */
function drawWords(patterns: Grid, words: readonly number[], mask: number): boolean[][] {
  const size = patterns.length;
  const grid = patterns.map((row) => [...row]);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const upward = ((right + 1) & 2) === 0;
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (patterns[row]![column] !== null) continue;
        const on = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid[row]![column] = on !== MASKS[mask]!(row, column);
        bit += 1;
      }
    }
  }
  return grid as boolean[][];
}

/** How hard a code is to read: long runs, squares, finder-like patterns, and too much of one color. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const lines = [...grid.map((row) => [...row]), ...grid.map((_, column) => grid.map((row) => row[column]!))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map(Number).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let row = 1; row < size; row += 1) {
    for (let column = 1; column < size; column += 1) {
      const on = grid[row]![column];
      if (grid[row - 1]![column] === on && grid[row]![column - 1] === on && grid[row - 1]![column - 1] === on) sum += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

/** The dark and light squares of a code for a text. */
export function makeCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + SIZES.findIndex(([total, check, blocks], index) => {
    const header = index < 9 ? 12 : 20;
    return bytes.length * 8 + header <= (total - check * blocks) * 8;
  });
  if (version === 0) throw new Error('the text is too long for a code');
  const words = encode(bytes, version);
  const codes = MASKS.map((_, mask) => {
    const patterns = drawPatterns(version);
    drawFormat(patterns, version, mask);
    return drawWords(patterns, words, mask);
  });
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}
