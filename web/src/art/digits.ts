/** The numbers on cards are drawn as strokes, so that they look the same on every device. */

interface Glyph {
  width: number;
  path: string;
}

const GLYPHS: Record<string, Glyph> = {
  '0': { width: 24, path: 'M12 3C5.6 3 3 10 3 20s2.6 17 9 17 9-7 9-17-2.6-17-9-17Z' },
  '1': { width: 19, path: 'M4 9.5 12.5 3V37' },
  '2': { width: 24, path: 'M3.5 11.5C3.8 6 7.5 3 12 3c5.4 0 8.7 3.3 8.7 8.2C20.7 17.5 14 23 3.5 37H21' },
  '3': { width: 24, path: 'M4 6.2C6 4.1 8.8 3 11.8 3c5 0 8.3 3.2 8.3 7.9 0 4.8-3.5 7.6-9.1 7.6 6 0 10 3.6 10 9.2C21 33.4 17 37 11.6 37c-3.6 0-6.5-1.2-8.6-3.6' },
  '4': { width: 25, path: 'M17 37V3L3 27.5h19.5' },
  '5': { width: 24, path: 'M19.5 3H6L5 18.2c2-1.7 4.4-2.5 7-2.5 5.4 0 9 4.2 9 10.4C21 32.6 17 37 11.4 37 7.9 37 5 35.8 3 33.4' },
  '6': { width: 24, path: 'M18.5 5.5C16.7 3.8 14.7 3 12.6 3 6.5 3 3 10.5 3 22c0 9.5 3.5 15 9 15s9-4.3 9-10.4-3.6-10.1-8.7-10.1c-4.5 0-8 2.9-9 7.5' },
  '7': { width: 23, path: 'M3 3h17.5C14.5 13 11 23.5 9.5 37' },
  '8': { width: 24, path: 'M12 18.5c-4.8 0-8-3.1-8-7.7S7.4 3 12 3s8 3.2 8 7.8-3.2 7.7-8 7.7c-5.4 0-9 3.8-9 9.2C3 33.3 6.8 37 12 37s9-3.7 9-9.3-3.6-9.2-9-9.2Z' },
  '9': { width: 24, path: 'M5.5 34.5C7.3 36.2 9.3 37 11.4 37 17.5 37 21 29.5 21 18c0-9.5-3.5-15-9-15s-9 4.3-9 10.4 3.6 10.1 8.7 10.1c4.5 0 8-2.9 9-7.5' },
  '+': { width: 24, path: 'M12 11v18M3 20h18' },
  '-': { width: 22, path: 'M3 20h16' },
  '−': { width: 22, path: 'M3 20h16' },
};

const HEIGHT = 40;
const GAP = 6;

export interface Drawing {
  width: number;
  height: number;
  strokes: { x: number; path: string }[];
}

/** The strokes of a number, side by side. */
export function drawNumber(text: string): Drawing {
  const strokes: Drawing['strokes'] = [];
  let width = 0;
  for (const sign of text) {
    const glyph = GLYPHS[sign];
    if (!glyph) continue;
    strokes.push({ x: width, path: glyph.path });
    width += glyph.width + GAP;
  }
  return { width: Math.max(0, width - GAP), height: HEIGHT, strokes };
}
