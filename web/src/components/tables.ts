/** What the table of a room is called: its game and variant, its seats and its clock. */

import { say } from '../language.svelte';
import type { RoomInfo } from '../protocol';
import { clockName } from './clocks';

export function gameName({ game, options }: RoomInfo): string {
  const name = say(`${game}-name`);
  return options.variant ? `${name} · ${say(`${game}-variant-${options.variant}`)}` : name;
}

export function tableName(room: RoomInfo): string {
  const clock = room.clock ? clockName(room.clock) : say('web-clock-none');
  return [gameName(room), say('web-players', { count: room.seats }), clock].join(', ');
}
