"""Boards and states as rollouts take them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from stado.games.board.cards import ACTION_DECK, ACTION_KINDS, TILES
from stado.games.board.spaces import SpaceKind
from stado.games.board.state import AnyTask, DrawOne, Leave, Reward, State, Trigger
from stado.games.board.table import Table
from stado.kernels.board.players import HIGHEST, MOST_COWS, Room
from stado.kernels.board.rules import (
    COWS,
    DRAW_CARD,
    DRAW_TILE,
    HAND_ROOM,
    HEAD,
    KINDS,
    PLAIN,
    POINTS,
    SETTLE_DRAW,
    SETTLE_LEAVE,
    SETTLE_REWARD,
    SETTLE_TRIGGER,
    TAKE_COWS,
    TAKE_TILES,
    TASK_ROOM,
    TASK_SPAN,
    Board,
)
from stado.kernels.compiler import floats, ints

_KINDS: dict[SpaceKind, int] = {
    "plain": PLAIN,
    "two": PLAIN,
    "points": POINTS,
    "cows": COWS,
    "take_cows": TAKE_COWS,
    "take_tiles": TAKE_TILES,
    "tile": DRAW_TILE,
    "card": DRAW_CARD,
}


def load_board(table: Table) -> tuple[Board, int]:
    """What is settled for all matches, and how long their tables are."""
    rows, seats = len(table.spaces), table.seats
    width = max(map(len, table.spaces))
    padded = [space for row in table.spaces for space in (*row, *[None] * (width - len(row)))]
    rooms = [HEAD, rows, rows * width, rows, seats, seats * KINDS, seats, seats, seats, seats * HAND_ROOM, HIGHEST]
    size_at, row_at, stop_at, score_at, card_at, gain_at, plus_at, count_at, hand_at, supply_at, pile_at = accumulate(
        rooms
    )
    queue_at = pile_at + len(ACTION_DECK)
    task_at = queue_at + 2 * HIGHEST
    out_at = task_at + TASK_SPAN * TASK_ROOM
    board = Board(
        seats=seats,
        advanced=int(table.advanced),
        lucky=int(table.lucky),
        to_gap=int(table.to_gap),
        sets=table.sets,
        rows=rows,
        width=width,
        lengths=ints(map(len, table.spaces)),
        kinds=ints(PLAIN if space is None else _KINDS[space.kind] for space in padded),
        amounts=ints(0 if space is None else space.amount for space in padded),
        twos=ints(map(int, table.two)),
        cows=ints(table.cows),
        below=ints(table.below),
        size_at=size_at,
        row_at=row_at,
        stop_at=stop_at,
        score_at=score_at,
        card_at=card_at,
        gain_at=gain_at,
        plus_at=plus_at,
        count_at=count_at,
        hand_at=hand_at,
        supply_at=supply_at,
        pile_at=pile_at,
        queue_at=queue_at,
        task_at=task_at,
        out_at=out_at,
    )
    return board, out_at + HIGHEST + 1


def load_room(board: Board, span: int) -> Room:
    """Room for rollouts."""
    return Room(
        table=ints([0] * span),
        hidden=ints([0] * (HIGHEST + 2)),
        ratings=floats([0.0] * (3 * HAND_ROOM + MOST_COWS + 1)),
        chosen=ints([0] * (2 * board.seats)),
    )


def load_table(board: Board, state: State) -> list[int]:
    """A state as the table that matches go on from; what everybody knows of a hand comes first in it."""
    flat = [len(state.supply), len(state.pile) + len(state.discard)]
    flat += (state.lucky_pile.count("gain_5"), state.lucky_pile.count("positive_cows"))
    flat += (state.turn, state.sets, len(state.queue), 0)
    flat += (0 if state.plan.row is None else state.plan.row + 1, state.plan.skips)
    flat += (len(state.agenda), int(state.phase == "over"))
    flat += map(len, state.rows)
    for row in state.rows:
        flat += _fill((tile or 0 for tile in row), board.width)
    flat += (int(row in state.stops) for row in range(board.rows))
    flat += state.scores
    flat += (cards.count(kind) for cards in state.actions for kind in ACTION_KINDS)
    flat += (cards.count("gain_5") for cards in state.lucky)
    flat += (cards.count("positive_cows") for cards in state.lucky)
    flat += map(len, state.hands)
    for hand, known in zip(state.hands, state.known, strict=True):
        flat += _fill((*known, *(tile for tile in hand if tile not in known)), HAND_ROOM)
    flat += _fill(state.supply, HIGHEST)
    flat += _fill(map(ACTION_KINDS.index, (*state.discard, *state.pile)), len(ACTION_DECK))
    flat += _fill((number for reveal in state.queue for number in (reveal.seat, reveal.tile)), 2 * HIGHEST)
    flat += _fill((number for task in state.agenda for number in _load_task(task)), TASK_SPAN * TASK_ROOM)
    out = {*state.gone, *(tile for row in state.rows for tile in row)}
    flat += (0, *(int(tile in out) for tile in TILES))
    return flat


def _fill(numbers: Iterable[int], room: int) -> list[int]:
    """The numbers, and zeros up to the room they have."""
    filled = list(numbers)
    return filled + [0] * (room - len(filled))


def _load_task(task: AnyTask) -> tuple[int, int, int, int]:
    """What is still to follow from a tile."""
    match task:
        case Trigger(seat, row, space):
            return SETTLE_TRIGGER, seat, row, space
        case Reward(seat, count):
            return SETTLE_REWARD, seat, count, 0
        case Leave(seat, tile, row):
            return SETTLE_LEAVE, seat, tile, row
        case DrawOne(seat, what):
            return SETTLE_DRAW, seat, DRAW_TILE if what == "tile" else DRAW_CARD, 0
