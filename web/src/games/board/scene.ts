/** How the drawn view of the board game follows the events. */

import type { BoardGameEvent, BoardGameView } from '../../protocol';
import type { Flight } from '../../table/flight';
import { ascending, less, set } from '../../table/lists';
import { isLucky, type CardKind } from './cards';

type ActionKind = NonNullable<BoardGameView['actions'][number]>[number];
type LuckyKind = BoardGameView['lucky'][number][number];
type Row = BoardGameView['rows'][number];

/** A view, and the card that was played for the next tile. */
export interface Scene extends BoardGameView {
  shownCard?: { seat: number; card: CardKind } | null;
}

/** The view with tiles gone behind a screen, for everybody to see or not. */
function hide(view: Scene, seat: number, tiles: readonly number[], { open }: { open: boolean }): Scene {
  return {
    ...view,
    hand: seat === view.seat ? ascending([...view.hand, ...tiles]) : view.hand,
    hand_sizes: set(view.hand_sizes, seat, (size) => size + tiles.length),
    known: open ? set(view.known, seat, (known) => ascending([...known, ...tiles])) : view.known,
  };
}

/** The view with tiles come out from behind a screen. */
function show(view: Scene, seat: number, tiles: readonly number[]): Scene {
  return {
    ...view,
    hand: seat === view.seat ? less(view.hand, tiles) : view.hand,
    hand_sizes: set(view.hand_sizes, seat, (size) => size - tiles.length),
    known: set(view.known, seat, (known) => less(known, tiles)),
  };
}

/** The row with a tile on a space, and gaps before it where there is nothing. */
function put(row: Row, space: number, tile: number): Row {
  const longer = [...row];
  while (longer.length < space) longer.push(null);
  longer[space] = tile;
  return longer;
}

/** The row with these tiles one space further right, beginning with the last. */
function shift(row: Row, tiles: readonly number[]): Row {
  const moved = [...row];
  for (const tile of tiles.toReversed()) {
    const space = moved.indexOf(tile);
    moved[space + 1] = tile;
    moved[space] = null;
  }
  return moved;
}

function playCard(view: Scene, seat: number, card: CardKind): Scene {
  const played = { ...view, shownCard: { seat, card } };
  if (isLucky(card)) {
    const kind = card as LuckyKind;
    return { ...played, lucky: set(view.lucky, seat, (cards) => less(cards, [kind])), lucky_pile: [...view.lucky_pile, kind].sort() };
  }
  const kind = card as ActionKind;
  return {
    ...played,
    actions: set(view.actions, seat, (cards) => cards && less(cards, [kind])),
    action_sizes: set(view.action_sizes, seat, (size) => size - 1),
    discard: [...view.discard, kind].sort(),
  };
}

export function advance(view: Scene, event: BoardGameEvent): Scene {
  switch (event.type) {
    case 'tiles_dealt': {
      const dealt = hide(view, event.seat, event.tiles ?? [], { open: false });
      return {
        ...dealt,
        hand_sizes: set(view.hand_sizes, event.seat, (size) => size + event.count),
        supply_size: Math.max(0, view.supply_size - event.count),
      };
    }
    case 'cards_dealt':
      return {
        ...view,
        actions: set(view.actions, event.seat, () => event.cards),
        action_sizes: set(view.action_sizes, event.seat, () => event.count),
        pile_size: view.pile_size - event.count,
      };
    case 'rows_laid':
      return { ...view, rows: event.rows, supply_size: Math.max(0, view.supply_size - event.starts.length) };
    case 'turn_started':
      return { ...view, turn: event.turn, shownCard: null };
    case 'tiles_picked':
      return {
        ...view,
        pick: event.seat === view.seat ? event.tiles : view.pick,
        picked: set(view.picked, event.seat, () => true),
      };
    case 'tiles_revealed': {
      const open: Scene = { ...view, queue: event.reveals, pick: null, picked: view.picked.map(() => false) };
      return event.reveals.reduce((scene, { seat, tile }) => show(scene, seat, [tile]), open);
    }
    case 'card_played':
      return playCard(view, event.seat, event.card);
    case 'tile_swapped': {
      const back = hide(show(view, event.seat, [event.new_tile]), event.seat, [event.tile], { open: true });
      return { ...back, queue: set(view.queue, 0, ({ seat }) => ({ seat, tile: event.new_tile })) };
    }
    case 'tile_added':
      return { ...show(view, event.seat, [event.tile]), queue: event.reveals };
    case 'row_stopped':
      return { ...view, stops: ascending([...view.stops, event.row]) };
    case 'stop_lifted':
      return { ...view, stops: less(view.stops, [event.row]) };
    case 'row_chosen':
      return { ...view, plan: { ...view.plan, row: event.row } };
    case 'tiles_shifted':
      return { ...view, rows: set(view.rows, event.row, (row) => shift(row, event.tiles)) };
    case 'tile_placed':
      return {
        ...view,
        rows: set(view.rows, event.row, (row) => put(row, event.space, event.tile)),
        queue: view.queue.filter(({ tile }) => tile !== event.tile),
        plan: { row: null, skips: 0, asks: null },
        shownCard: null,
      };
    case 'score_changed':
      return { ...view, scores: set(view.scores, event.seat, () => event.score) };
    case 'row_taken': {
      const taken: Scene = {
        ...view,
        rows: set(view.rows, event.row, () => []),
        agenda: [{ type: 'leave', seat: event.seat, tile: event.tile, row: event.row }, ...view.agenda],
      };
      if (event.goes === 'behind') return hide(taken, event.seat, event.tiles, { open: true });
      return { ...taken, gone: ascending([...view.gone, ...event.tiles]) };
    }
    case 'tile_moved':
      return {
        ...view,
        rows: set(view.rows, event.row, () => [event.tile]),
        agenda: view.agenda.filter((task) => task.type !== 'leave'),
      };
    case 'lucky_taken':
      return {
        ...view,
        lucky: set(view.lucky, event.seat, (cards) => [...cards, event.card].sort()),
        lucky_pile: less(view.lucky_pile, [event.card]),
      };
    case 'tile_drawn': {
      const drawn = { ...view, supply_size: view.supply_size - 1 };
      if (event.tile !== null) return hide(drawn, event.seat, [event.tile], { open: false });
      return { ...drawn, hand_sizes: set(view.hand_sizes, event.seat, (size) => size + 1) };
    }
    case 'card_drawn': {
      const card = event.card;
      return {
        ...view,
        pile_size: view.pile_size - 1,
        actions: set(view.actions, event.seat, (cards) => cards && card && [...cards, card].sort()),
        action_sizes: set(view.action_sizes, event.seat, (size) => size + 1),
      };
    }
    case 'pile_remade':
      return { ...view, pile_size: event.count, discard: [] };
    case 'hand_shown':
      return {
        ...view,
        known: set(view.known, event.seat, () => event.tiles),
        actions: set(view.actions, event.seat, () => event.cards),
      };
    case 'match_ended':
      return { ...view, scores: event.scores };
    default:
      return view;
  }
}

const each = (tiles: readonly number[], way: Omit<Flight, 'piece'>): Flight[] =>
  tiles.map((tile) => ({ piece: `tile-${tile}`, ...way }));

export function flights(view: Scene, event: BoardGameEvent): Flight[] {
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
      return each(event.tiles, { to: event.goes === 'out' ? 'gone' : `seat-${event.seat}` });
    case 'tile_drawn':
      if (event.tile !== null && event.seat === view.seat) return each([event.tile], { from: 'supply' });
      return [{ piece: `supply-${view.supply_size}`, to: `seat-${event.seat}` }];
    case 'card_drawn':
      return [{ piece: `pile-${view.pile_size}`, to: event.seat === view.seat ? 'cards' : `seat-${event.seat}` }];
    default:
      return [];
  }
}

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
