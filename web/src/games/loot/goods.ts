/** What there is to loot: every value has goods of its own, from an acorn to a crown. */

interface Shape {
  path: string;
  /** The color, of the area or of the line. */
  fill?: string;
  line?: string;
}

const RED = '#c93a2b';
const DARK = '#5b3416';
const LEAF = '#4c8a3a';
const GOLD = '#f0b429';
const CREAM = '#fff3d6';

/** Shapes in a square of 24, the lowest first. */
export const GOODS: Readonly<Record<number, readonly Shape[]>> = {
  1: [
    { path: 'M12 5V2', line: DARK },
    { path: 'M6 11h12c0 6-3 9-6 11-3-2-6-5-6-11Z', fill: '#cf8f45' },
    { path: 'M4.5 11.5C4.5 7 8 4.5 12 4.5s7.5 2.5 7.5 7Z', fill: '#7a4a1e' },
  ],
  2: [
    { path: 'M7.5 14C8 8 11 4 16 2.5 16 7 17 10 17 13', line: LEAF },
    { path: 'M7 13a4.8 4.8 0 1 0 .1 0ZM17 12a4.8 4.8 0 1 0 .1 0Z', fill: RED },
    { path: 'M5 16.5l1-1.2M15 15.5l1-1.2', line: CREAM },
  ],
  3: [
    { path: 'M9 12h6l1.5 8c0 1.5-2 2-4.5 2s-4.5-.5-4.5-2Z', fill: CREAM },
    { path: 'M2.5 13C2.5 7 6.5 2.5 12 2.5S21.5 7 21.5 13c-6 1.5-13 1.5-19 0Z', fill: RED },
    { path: 'M8 6.5h.1M14.5 5.5h.1M11.5 10h.1M17.5 10h.1M6 10.5h.1', line: CREAM },
  ],
  4: [
    { path: 'M12 8C8.5 6.5 8 3 9 1.5c2 .5 3 2 3 3.5 0-1.5 1-3 3-3.5 1 1.5.5 5-3 6.5Z', fill: LEAF },
    { path: 'M6.5 9c3-2.5 8-2.5 11 0-1 6-3 10-5.5 14-2.5-4-4.5-8-5.5-14Z', fill: '#e9812b' },
    { path: 'M9 11.5h3M12.5 15.5h2.5', line: '#a8500f' },
  ],
  5: [
    { path: 'M12 8c0-2 .5-4 2-6', line: DARK },
    { path: 'M12 7.5c-3-2-9.5-1-9.5 5.5 0 5 4 9.5 6.5 9.5 1 0 2-.6 3-.6s2 .6 3 .6c2.5 0 6.5-4.5 6.5-9.5 0-6.5-6.5-7.5-9.5-5.5Z', fill: RED },
    { path: 'M13.5 6c1-2.5 3-3.5 6-3.5-.5 3-3 4.5-6 3.5Z', fill: LEAF },
  ],
  6: [
    { path: 'M12 5c0-1.5.5-2.5 1.5-3.5', line: DARK },
    { path: 'M12 4C9 4 8.5 7 8 9.5S4.5 13.5 4.5 17c0 4 3.5 6 7.5 6s7.5-2 7.5-6c0-3.5-3-5-3.5-7.5S15 4 12 4Z', fill: '#b3bf35' },
    { path: 'M8 17c-.5 1.5.5 3 2 3.5', line: CREAM },
  ],
  7: [
    { path: 'M12 1.5c4 2 5.5 8.5 4.5 14-.5 3-2.5 6-4.5 6s-4-3-4.5-6c-1-5.5.5-12 4.5-14Z', fill: GOLD },
    { path: 'M10 6h.1M14 6h.1M9.5 9.5h.1M12 8h.1M14.5 9.5h.1M12 11.5h.1', line: '#b97708' },
    { path: 'M3.5 9c5 2 7.5 7.5 8.5 14-5.5-.5-9.5-6-8.5-14ZM20.5 9c-5 2-7.5 7.5-8.5 14 5.5-.5 9.5-6 8.5-14Z', fill: LEAF },
  ],
  8: [
    { path: 'M12 7c-.5-2 0-4 2-5.5', line: LEAF },
    { path: 'M12 7c-2.5-2.5-10-1-10 7s7 9 10 7.5C15 23 22 22 22 14S14.5 4.5 12 7Z', fill: '#e07b1f' },
    { path: 'M12 8c-3 4-3 9 0 13M12 8c3 4 3 9 0 13', line: '#a8500f' },
  ],
  9: [
    { path: 'M2 13 14 4c5 0 8 4 8 9Z', fill: '#ffdf7e' },
    { path: 'M2 13h20v7.5H2Z', fill: GOLD },
    { path: 'M7 17h.1M13 15.5h.1M17 18h.1', line: '#b97708' },
  ],
  10: [
    { path: 'M4 20.5l-1-8c-2-5 3-8.5 9-8.5s11 3.5 9 8.5l-1 8Z', fill: '#c98a45' },
    { path: 'M8 7.5l-1 4M12.5 7l-1 4.5M17 7.5l-1 4', line: CREAM },
  ],
  11: [
    { path: 'M5 8.5h14V19c0 2-1 3.5-3 3.5H8c-2 0-3-1.5-3-3.5Z', fill: '#e39a1b' },
    { path: 'M5 3.5h14v5H5Z', fill: DARK },
    { path: 'M8 12.5h8v6H8Z', fill: CREAM },
  ],
  12: [
    { path: 'M12 5.5a2.5 2.5 0 1 0-.1-5 2.5 2.5 0 0 0 .1 5Z', fill: RED },
    { path: 'M2.5 12C2.5 8 7 6 12 6s9.5 2 9.5 6v2.5h-19Z', fill: '#f3a6b0' },
    { path: 'M2.5 14.5h19v7h-19Z', fill: '#d9a45b' },
    { path: 'M2.5 17.5h19', line: CREAM },
  ],
  13: [
    { path: 'M3 20 2 7l5.5 5L12 3l4.5 9L22 7l-1 13Z', fill: GOLD },
    { path: 'M3.5 20h17', line: '#b97708' },
    { path: 'M12 12.5l2 2.5-2 2.5-2-2.5Z', fill: RED },
  ],
};
