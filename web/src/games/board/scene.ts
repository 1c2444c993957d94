/** How the pieces of the board game fly, how long each event is looked at, and what it sounds like. */

import type { BoardGameEvent, BoardGameView } from '../../protocol';
import type { Sound } from '../../sound';
import type { Flight } from '../../table/flight';

const each = (tiles: readonly number[], way: Omit<Flight, 'piece'>): Flight[] =>
  tiles.map((tile) => ({ piece: `tile-${tile}`, ...way }));

export function flights(event: BoardGameEvent, before: BoardGameView): Flight[] {
  switch (event.type) {
    case 'tiles_dealt':
      return each(event.tiles ?? [], { from: 'supply' });
    case 'rows_laid':
      return each(event.starts, { from: 'supply' });
    case 'tiles_revealed':
      return event.reveals.flatMap(({ seat, tile }) => each([tile], { from: `pick-${seat}` }));
    case 'tile_swapped':
      return [...each([event.tile], { to: `seat-${event.seat}` }), ...each([event.new_tile], { from: `seat-${event.seat}` })];
    case 'tile_added':
      return each([event.tile], { from: `seat-${event.seat}` });
    case 'row_taken':
      return each(event.tiles, { trots: true, to: event.goes === 'out' ? 'gone' : `seat-${event.seat}` });
    case 'tile_drawn':
      if (event.tile !== null && event.seat === before.seat) return each([event.tile], { from: 'supply' });
      return [{ piece: `supply-${before.supply_size}`, to: `seat-${event.seat}` }];
    case 'card_drawn':
      return [{ piece: `pile-${before.pile_size}`, to: event.seat === before.seat ? 'card' : `seat-${event.seat}` }];
    default:
      return [];
  }
}

/** A row falls. */
export const breath = (event: BoardGameEvent): number => (event.type === 'row_taken' ? 480 : 0);

export function pace(event: BoardGameEvent): number {
  switch (event.type) {
    case 'tiles_dealt':
      return event.tiles ? 600 : 60;
    case 'rows_laid':
      return 600;
    case 'tiles_revealed':
      return 1000;
    case 'card_played':
      return 1300;
    case 'tile_swapped':
    case 'tile_added':
    case 'row_stopped':
    case 'row_chosen':
    case 'tiles_shifted':
      return 750;
    case 'tile_placed':
      return 650;
    case 'score_changed':
      return 550;
    case 'row_taken':
      return 900;
    case 'tile_moved':
      return 700;
    case 'lucky_taken':
    case 'tile_drawn':
    case 'card_drawn':
    case 'hand_shown':
      return 550;
    default:
      return 0;
  }
}

export const SOUNDS: { readonly [Type in BoardGameEvent['type']]?: Sound } = {
  rows_laid: 'reveal',
  tiles_revealed: 'reveal',
  card_played: 'place',
  tile_placed: 'place',
  tile_drawn: 'place',
  card_drawn: 'place',
  lucky_taken: 'gain',
  row_taken: 'moo',
  match_ended: 'end',
};
