/** The short match that a course ends with. */

import { makeRoom } from '../api';
import { tellError } from '../notice.svelte';
import type { ChairRequest, CourseInfo } from '../protocol';
import { go } from '../router.svelte';

export async function playMatch({ game, match }: CourseInfo): Promise<void> {
  const { options, seats, level } = match;
  const chairs = Array.from({ length: seats }, (_, seat): ChairRequest => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level }));
  try {
    const room = await makeRoom({ game, options: { ...options }, seats, chairs, start: true });
    go(`/room/${room.id}`);
  } catch (error) {
    tellError(error, game);
  }
}
