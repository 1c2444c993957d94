/** The special cards of jubilee: their pictures. */

import type { SixSpecialPlayed } from '../../protocol';

export type Special = SixSpecialPlayed['special'];

/** Strokes in a square of 24. */
export const ICONS: Record<Special, string> = {
  fifth_row: 'M4 4h10M4 8h10M4 12h10M4 16h10M4 20.5h16M17 17.5l3 3-3 3',
  seven_takes: 'M6 4h12C14 10 12 15 11 21M17 14v4M17 21.5v.1',
  insert: 'M3 11h5v10H3ZM16 11h5v10h-5ZM12 2v12M8.5 10.5 12 14l3.5-3.5',
  replace: 'M4 10a8 8 0 0 1 14-4l2 2M20 3v5h-5M20 14a8 8 0 0 1-14 4l-2-2M4 21v-5h5',
  move: 'M3 4h7v7H3ZM14 13h7v7h-7ZM13 7.5h4.5V11M15.5 9.3l2 2 2-2',
  stop: 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8ZM7 12h10',
  minus_plus: 'M3 7h8M14 17h8M18 13v8M19 3 5 21',
};
