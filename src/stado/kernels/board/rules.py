"""The rules of the board game over flat sequences; cards.py says how action cards are played.

A table is one sequence, and all of a match: numbers that stand alone, then the rows, hands and piles with room for all
that can come. Where each begins is kept with the board, whose rows and spaces are data.
"""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Ints
from stado.games.board.cards import ACTION_KINDS, GAIN, HAND_SIZE, LAST_TURN, LIMIT
from stado.games.board.judgment import CARD, PRICE, REWARD, TILE
from stado.kernels.stream import below

PLAIN, POINTS, COWS, TAKE_COWS, TAKE_TILES, DRAW_TILE, DRAW_CARD = range(7)  # what spaces do
SETTLE_TRIGGER, SETTLE_REWARD, SETTLE_LEAVE, SETTLE_DRAW = range(4)  # what is still to follow from a tile

# The numbers that stand alone: how much is left of supply, pile and lucky cards, what the tile to be placed next was
# told by cards (its row less one being none), and how far the match is.
SUPPLY, PILE, GAINS, PLUSES, TURN, SETS, QUEUED, PLACED, TOLD_ROW, TOLD_SKIPS, TASKS, OVER = range(12)
HEAD = 12
TASK_SPAN, TASK_ROOM = 4, 16  # kind, seat, and two numbers more
HAND_ROOM = 100
KINDS = len(ACTION_KINDS)


class Board(NamedTuple):
    """What is settled before a match, and where things begin in a table."""

    seats: int
    advanced: int
    lucky: int
    to_gap: int
    sets: int
    rows: int
    width: int
    lengths: Ints
    kinds: Ints
    amounts: Ints
    twos: Ints
    cows: Ints
    below: Ints
    size_at: int
    row_at: int
    stop_at: int
    score_at: int
    card_at: int  # by seat and kind: how many action cards
    gain_at: int
    plus_at: int
    count_at: int
    hand_at: int
    supply_at: int
    pile_at: int  # the kinds of action cards, last drawn first; the discard lies below the pile
    queue_at: int
    task_at: int
    out_at: int  # by tile: whether it lies in a row or is out of the game


def target_row(board: Board, table: Ints, tile: int) -> int:
    """The row that the tile must go to."""
    best, nearest, last, highest = -1, 0, -1, 0
    for row in range(board.rows):
        size = table[board.size_at + row]
        if size > 0 and table[board.stop_at + row] == 0:  # BRD-17
            end = table[board.row_at + row * board.width + size - 1]
            if nearest < end < tile:  # BRD-7: ascending, lowest difference
                best, nearest = row, end
            if end > highest:
                last, highest = row, end
    return last if best < 0 else best  # BRD-7: too low


def told_row(board: Board, table: Ints, tile: int) -> int:
    """The row that the next tile goes to, as cards told it or by itself."""
    return table[TOLD_ROW] - 1 if table[TOLD_ROW] > 0 else target_row(board, table, tile)


def row_cows(board: Board, table: Ints, row: int, size: int) -> int:
    """The cows of the first tiles of a row; a gap is tile 0, which has none."""
    cows, first = 0, board.row_at + row * board.width
    for space in range(size):
        cows += board.cows[table[first + space]]
    return cows


def best_two(board: Board, table: Ints, row: int, size: int) -> int:
    """The most cows that two of the first tiles of a row have."""
    most, second, first = 0, 0, board.row_at + row * board.width
    for space in range(size):
        cows = board.cows[table[first + space]]
        if cows > most:
            most, second = cows, most
        elif cows > second:
            second = cows
    return most + second


def clamp(score: int) -> int:
    """The score as far as the track goes."""
    return max(-LIMIT, min(LIMIT, score))  # BRD-9


def change_score(board: Board, table: Ints, seat: int, points: int) -> None:
    """One change of a score, with the lucky cards that a loss brings."""
    before = table[board.score_at + seat]
    after = clamp(before + points)
    table[board.score_at + seat] = after
    if board.lucky and after < before:
        reward(board, table, seat, board.below[before + LIMIT] - board.below[after + LIMIT])  # BRD-11


def reward(board: Board, table: Ints, seat: int, count: int) -> None:
    """So many lucky cards, Positive cows first."""
    for _ in range(count):
        if table[PLUSES] > 0:
            table[PLUSES] -= 1
            table[board.plus_at + seat] += 1
        elif table[GAINS] > 0:
            table[GAINS] -= 1
            table[board.gain_at + seat] += 1


def hold(board: Board, table: Ints, seat: int, tile: int) -> None:
    """A tile goes behind a screen."""
    count = table[board.count_at + seat]
    table[board.hand_at + seat * HAND_ROOM + count] = tile
    table[board.count_at + seat] = count + 1


def drop(board: Board, table: Ints, seat: int, index: int) -> int:
    """The tile at that place of a hand leaves it."""
    hand, last = board.hand_at + seat * HAND_ROOM, table[board.count_at + seat] - 1
    tile = table[hand + index]
    table[hand + index] = table[hand + last]
    table[board.count_at + seat] = last
    return tile


def draw(board: Board, table: Ints, seat: int, kind: int) -> None:
    """BRD-16: a tile of the supply, or an action card; with nothing left, nothing."""
    if kind == DRAW_TILE:
        if table[SUPPLY] > 0:
            table[SUPPLY] -= 1
            hold(board, table, seat, table[board.supply_at + table[SUPPLY]])
    elif table[PILE] > 0:
        table[PILE] -= 1
        table[board.card_at + seat * KINDS + table[board.pile_at + table[PILE]]] += 1


def settle_space(board: Board, table: Ints, seat: int, row: int, space: int) -> None:
    """What a space that takes no row does to the tile on it."""
    at = row * board.width + space
    kind = board.kinds[at]
    if kind == POINTS:
        change_score(board, table, seat, board.amounts[at])  # BRD-8
    elif kind == COWS:
        change_score(board, table, seat, board.amounts[at] * board.cows[table[board.row_at + at]])  # BRD-8
    elif kind in (DRAW_TILE, DRAW_CARD):
        draw(board, table, seat, kind)


def settle(board: Board, table: Ints, seat: int, row: int, space: int, plus: int) -> None:
    """A tile sets off the space it is on, Positive cows counting so many cows plus."""
    kind = board.kinds[row * board.width + space]
    if kind not in (TAKE_COWS, TAKE_TILES):
        settle_space(board, table, seat, row, space)
        return
    first = board.row_at + row * board.width
    tile = table[first + space]
    cows = row_cows(board, table, row, space)
    if kind == TAKE_TILES:
        if plus > 0:
            change_score(board, table, seat, plus)  # BRD-19
        for taken in range(space):
            if table[first + taken] > 0:
                hold(board, table, seat, table[first + taken])  # BRD-15
                table[board.out_at + table[first + taken]] = 0
    table[board.size_at + row] = 0
    for other in range(board.rows):
        table[board.stop_at + other] = 0  # BRD-17
    if kind == TAKE_COWS:
        change_score(board, table, seat, 2 * plus - cows)  # BRD-8, BRD-12, BRD-14
    leave(board, table, seat, tile, row)


def leave(board: Board, table: Ints, seat: int, tile: int, taken: int) -> None:
    """The tile that took a row moves on to an empty one."""
    row = best_start(board, table, seat, tile, taken) if board.advanced else following_row(board, table, taken)
    table[board.row_at + row * board.width] = tile
    table[board.size_at + row] = 1
    if board.advanced:
        settle_space(board, table, seat, row, 0)  # BRD-14, BRD-15


def following_row(board: Board, table: Ints, taken: int) -> int:
    """The nearest empty row below the one taken, else the topmost."""
    for step in range(1, board.rows):
        row = (taken + step) % board.rows
        if table[board.size_at + row] == 0:  # BRD-8
            return row
    return taken


def best_start(board: Board, table: Ints, seat: int, tile: int, taken: int) -> int:
    """The empty row, other than the one taken, whose first space brings the most."""
    best, most = -1, 0.0
    for row in range(board.rows):
        if row != taken and table[board.size_at + row] == 0:  # BRD-14, BRD-15
            worth = rate_space(board, table, seat, row, 0, board.cows[tile])
            if best < 0 or worth > most:
                best, most = row, worth
    return best


def rate_points(board: Board, table: Ints, seat: int, points: int) -> float:
    """What a change of the score is worth, with the lucky cards it brings."""
    before = table[board.score_at + seat]
    after = clamp(before + points)
    worth = float(after - before)
    if after < before and table[GAINS] + table[PLUSES] > 0:
        worth += REWARD * (board.below[before + LIMIT] - board.below[after + LIMIT])
    return worth


def rate_space(board: Board, table: Ints, seat: int, row: int, space: int, cows: int) -> float:
    """What a space that takes no row brings to a tile with so many cows."""
    at = row * board.width + space
    kind = board.kinds[at]
    if kind == POINTS:
        return rate_points(board, table, seat, board.amounts[at])
    if kind == COWS:
        return rate_points(board, table, seat, board.amounts[at] * cows)
    if kind == DRAW_TILE:
        return TILE
    return CARD if kind == DRAW_CARD else 0.0


def place_next(board: Board, table: Ints) -> None:
    """The next tile goes on its space and sets it off, with a lucky card where that helps."""
    at = board.queue_at + 2 * table[PLACED]
    seat, tile = table[at], table[at + 1]
    table[PLACED] += 1
    row = told_row(board, table, tile)
    first, size = board.row_at + row * board.width, table[board.size_at + row]
    space = size + table[TOLD_SKIPS]
    for gap in range(size, space):
        table[first + gap] = 0  # BRD-17
    table[TOLD_ROW] = table[TOLD_SKIPS] = 0
    table[first + space] = tile
    table[board.size_at + row] = space + 1
    table[board.out_at + tile] = 1
    plus = 0
    if space == board.lengths[row] - 1:
        if table[board.plus_at + seat] > 0 and rate_plus(board, table, seat, row, space) > PRICE:
            plus = best_two(board, table, row, space)
            table[board.plus_at + seat] -= 1
            table[PLUSES] += 1
    elif table[board.gain_at + seat] > 0:
        usual = rate_space(board, table, seat, row, space, board.cows[tile])
        if rate_points(board, table, seat, GAIN) - PRICE > usual:
            table[board.gain_at + seat] -= 1
            table[GAINS] += 1
            change_score(board, table, seat, GAIN)  # BRD-12
            return
    settle(board, table, seat, row, space, plus)


def rate_plus(board: Board, table: Ints, seat: int, row: int, size: int) -> float:
    """What Positive cows gains where the first so many tiles of a row are taken."""
    plus = best_two(board, table, row, size)
    if board.kinds[row * board.width + board.lengths[row] - 1] == TAKE_TILES:
        return rate_points(board, table, seat, plus)
    cows = row_cows(board, table, row, size)
    return rate_points(board, table, seat, 2 * plus - cows) - rate_points(board, table, seat, -cows)


def settle_tasks(board: Board, table: Ints) -> None:
    """What was still to follow from a tile when the table was laid."""
    for task in range(table[TASKS]):
        at = board.task_at + TASK_SPAN * task
        kind, seat, one, two = table[at], table[at + 1], table[at + 2], table[at + 3]
        if kind == SETTLE_TRIGGER:
            settle(board, table, seat, one, two, 0)
        elif kind == SETTLE_REWARD:
            reward(board, table, seat, one)
        elif kind == SETTLE_LEAVE:
            leave(board, table, seat, one, two)
        else:
            draw(board, table, seat, one)
    table[TASKS] = 0


def tiles_a_turn(board: Board, table: Ints) -> int:
    """How many tiles everybody picks now."""
    for row in range(board.rows):
        if board.twos[row] and table[board.size_at + row] > 0:
            return 2  # BRD-8
    return 1


def enqueue(board: Board, table: Ints, seat: int, index: int) -> None:
    """A tile leaves the hand and waits among the others, lowest first."""
    tile = drop(board, table, seat, index)
    place = table[QUEUED]
    while place > 0 and table[board.queue_at + 2 * place - 1] > tile:  # BRD-6
        table[board.queue_at + 2 * place] = table[board.queue_at + 2 * place - 2]
        table[board.queue_at + 2 * place + 1] = table[board.queue_at + 2 * place - 1]
        place -= 1
    table[board.queue_at + 2 * place] = seat
    table[board.queue_at + 2 * place + 1] = tile
    table[QUEUED] += 1


def end_turn(board: Board, table: Ints) -> None:
    """The next turn, the second set of tiles, or the end."""
    table[QUEUED] = table[PLACED] = 0
    empty = 0
    for seat in range(board.seats):
        empty += table[board.count_at + seat] == 0
    if board.advanced:
        if empty > 0 or table[TURN] >= LAST_TURN:  # BRD-18
            count_hands(board, table)
            table[OVER] = 1
    elif empty == board.seats:
        if table[SETS] < board.sets:
            table[SETS] += 1
            for _ in range(HAND_SIZE):
                for seat in range(board.seats):
                    draw(board, table, seat, DRAW_TILE)  # BRD-10
        else:
            table[OVER] = 1  # BRD-10
    table[TURN] += 1


def count_hands(board: Board, table: Ints) -> None:
    """BRD-18: tiles still held cost their cows, then each action card is a point."""
    for seat in range(board.seats):
        cows = 0
        for index in range(table[board.count_at + seat]):
            cows += board.cows[table[board.hand_at + seat * HAND_ROOM + index]]
        score = clamp(table[board.score_at + seat] - cows)
        table[board.score_at + seat] = clamp(score + count_cards(board, table, seat))


def count_cards(board: Board, table: Ints, seat: int) -> int:
    """How many action cards the seat has."""
    cards = 0
    for kind in range(KINDS):
        cards += table[board.card_at + seat * KINDS + kind]
    return cards


def shuffle_unseen(stream: Ints, unseen: Ints) -> None:
    """Shuffle tiles, or kinds of cards, that nobody has seen."""
    count = len(unseen)
    for index in range(count - 1):
        other = index + below(stream, count - index)
        unseen[index], unseen[other] = unseen[other], unseen[index]
