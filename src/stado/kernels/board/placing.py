"""A revealed tile on its way to the board: which cards may go with it, and where it lands."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.board.cards import GAIN, TOKENS
from stado.games.board.flat import (
    ACTION,
    ANOTHER_TILE,
    ASCENDING_ANYWHERE,
    GAIN_5,
    HELD,
    KINDS,
    LUCKY,
    LUCKY_CARD,
    OUT,
    PLACE_FIRST,
    POSITIVE_COWS,
    QUEUE,
    QUEUED,
    ROW,
    SIZE,
    SKIP,
    STOP,
    STOPPED,
    SWAP,
    TOLD_ROW,
    TOLD_SKIPS,
    TRIGGER,
    WIDTH,
    Board,
    end_of,
    is_open,
    last_shifted,
    next_seat,
    next_tile,
    start_of,
    told_row,
)
from stado.kernels.board.effects import change_score, push_task, trigger


def landing_space(table: Ints, row: int) -> int:
    """The space that the next tile goes on, in that row, which is its own."""
    return table[SIZE + row] + table[TOLD_SKIPS]


def is_last_space(board: Board, table: Ints) -> bool:
    """Whether the next tile goes on the last space of its row."""
    row = told_row(board, table, next_tile(table))
    return landing_space(table, row) == board.lengths[row] - 1


def can_play(board: Board, table: Ints, card: int) -> bool:
    """Whether an action card could do something for the next tile, no matter who holds it."""
    if card == SKIP:
        return not is_last_space(board, table)  # BRD-17: the last space cannot be skipped
    if table[TOLD_ROW] > 0 or table[TOLD_SKIPS] > 0:  # BRD-17: the others come before Skip, and before each other
        return False
    if card in (SWAP, ANOTHER_TILE):
        return table[HELD + next_seat(table)] > 0
    if card == STOP:
        return count_stops(board, table) < TOKENS
    return has_row(board, table, card)


def count_stops(board: Board, table: Ints) -> int:
    """How many rows have a STOP token."""
    stops = 0
    for row in range(board.rows):
        stops += table[STOPPED + row]
    return stops


def has_row(board: Board, table: Ints, card: int) -> bool:
    """Whether a row fits Ascending anywhere or Place first."""
    for row in range(board.rows):
        if fits_row(table, card, row):
            return True
    return False


def fits_row(table: Ints, card: int, row: int) -> bool:
    """Whether the row fits a card that asks for one, with the next tile."""
    if not is_open(table, row):
        return False
    if card == ASCENDING_ANYWHERE:
        return end_of(table, row) < next_tile(table)  # BRD-17
    if card == PLACE_FIRST:
        return start_of(table, row) > next_tile(table)  # BRD-17
    return True  # BRD-17: one STOP token to a row


def asks_card(board: Board, table: Ints) -> bool:
    """Whether the next tile's owner may have a card to play, as far as everybody knows."""
    action, lucky = ACTION + next_seat(table) * KINDS, LUCKY_CARD + next_seat(table) * LUCKY
    if holds_any(table, action, KINDS) and can_play_any(board, table):
        return True
    return holds_any(table, lucky, LUCKY) and table[lucky + lucky_kind(board, table) - GAIN_5] > 0


def holds_any(table: Ints, first: int, kinds: int) -> bool:
    """Whether any of the numbers of cards that begin at that place is not zero."""
    for place in range(first, first + kinds):
        if table[place] > 0:
            return True
    return False


def can_play_any(board: Board, table: Ints) -> bool:
    """Whether any action card could do something for the next tile."""
    for card in range(KINDS):
        if can_play(board, table, card):
            return True
    return False


def lucky_kind(board: Board, table: Ints) -> int:
    """The kind of lucky card that could go with the next tile."""
    return POSITIVE_COWS if is_last_space(board, table) else GAIN_5  # BRD-12


def leave_queue(table: Ints) -> int:
    """The next tile, which waits no more; nothing is told of it any more."""
    tile = next_tile(table)
    table[QUEUED] -= 1
    table[QUEUE + 2 * table[QUEUED]] = table[QUEUE + 2 * table[QUEUED] + 1] = 0
    table[TOLD_ROW] = table[TOLD_SKIPS] = 0
    table[OUT + tile] = 1
    return tile


def put_next(board: Board, table: Ints) -> tuple[int, int]:
    """The next tile goes on its space; returns its row and the space."""
    row = told_row(board, table, next_tile(table))
    space = landing_space(table, row)
    table[ROW + row * WIDTH + space] = leave_queue(table)  # BRD-17: spaces that were skipped are gaps
    table[SIZE + row] = space + 1
    return row, space


def place(board: Board, table: Ints, plus: int) -> None:
    """The next tile goes on its space and sets it off, Positive cows counting `plus` cows."""
    seat = next_seat(table)
    row, space = put_next(board, table)
    trigger(board, table, seat, row, space, plus)


def place_for_gain(board: Board, table: Ints) -> None:
    """The next tile goes on its space, and gains five in place of what the space does."""
    seat = next_seat(table)
    put_next(board, table)
    change_score(board, table, seat, GAIN)  # BRD-12


def shift_row(board: Board, table: Ints, row: int) -> int:
    """BRD-17: the next tile starts the row, and others move on; returns the space that the last of them came to."""
    first, last = ROW + row * WIDTH, last_shifted(board, table, row)
    for space in range(last, 0, -1):
        table[first + space] = table[first + space - 1]
    table[first] = leave_queue(table)
    table[SIZE + row] = max(last + 1, table[SIZE + row])
    return last


def came_onto(table: Ints, row: int, space: int, last: int) -> bool:
    """Whether a tile has just come onto a space that was free, when the last tile that moved came to that one."""
    place = ROW + row * WIDTH + space
    return table[place] > 0 and (space == last or table[place + 1] == 0)


def place_first(board: Board, table: Ints, row: int) -> None:
    """The next tile starts the row, and the tiles that move onto free spaces set those off, from the left."""
    seat = next_seat(table)
    last = shift_row(board, table, row)
    for space in range(last, 0, -1):
        if came_onto(table, row, space, last):
            push_task(table, TRIGGER, seat, row, space)
