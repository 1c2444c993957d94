/** The special cards of jubilee. */

import type { SixSpecialPlayed } from '../../protocol';

export type Special = SixSpecialPlayed['special'];
