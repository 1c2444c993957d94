"""Seats that pick what looks sensible at a glance: the game's own judgment."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints, power
from stado.games.board.cards import TILES
from stado.games.board.judgment import AVERAGE_COWS, CERTAIN, HELD
from stado.kernels.board.rules import (
    HAND_ROOM,
    TAKE_COWS,
    TAKE_TILES,
    Board,
    enqueue,
    rate_points,
    rate_space,
    row_cows,
    target_row,
    tiles_a_turn,
)
from stado.kernels.stream import below, unit

HIGHEST = len(TILES)
MOST_COWS = 5  # BRD-2


class Room(NamedTuple):
    """What rollouts need beside the board: a table, and places to reckon in."""

    table: Ints
    hidden: Ints  # by tile
    ratings: Floats  # three numbers for each tile of a hand, and one for each number of cows
    chosen: Ints  # two places of each hand


def choose_any(stream: Ints, board: Board, table: Ints, chosen: Ints, seat: int, size: int) -> None:
    """The seat chooses any tiles, the one further back first."""
    count = table[board.count_at + seat]
    one = below(stream, count)
    chosen[2 * seat] = one
    if size > 1:
        two = below(stream, count - 1)
        two += two >= one
        chosen[2 * seat], chosen[2 * seat + 1] = max(one, two), min(one, two)


def count_hidden(board: Board, table: Ints, hidden: Ints) -> None:
    """For each tile, how many lower ones are neither in rows nor out of the game."""
    count = 0
    for tile in range(1, HIGHEST + 1):
        hidden[tile] = count
        count += 1 - table[board.out_at + tile]
    hidden[HIGHEST + 1] = count


def choose_best(board: Board, table: Ints, ratings: Floats, chosen: Ints, seat: int, size: int) -> None:
    """The seat chooses the tiles that are rated best, the one further back first."""
    count = table[board.count_at + seat]
    best, most = 0, -1000.0
    if size == 1:
        for index in range(count):
            if ratings[3 * index] > most:
                best, most = index, ratings[3 * index]
        chosen[2 * seat] = best
        return
    second, hand = 0, board.hand_at + seat * HAND_ROOM
    for one in range(count):
        for two in range(count):
            if table[hand + one] < table[hand + two]:
                # The higher tile comes behind the lower where both go to one row.
                behind = ratings[3 * one + 2] == ratings[3 * two + 2]
                worth = ratings[3 * one] + (ratings[3 * two + 1] if behind else ratings[3 * two])
                if worth > most:
                    best, second, most = one, two, worth
    chosen[2 * seat], chosen[2 * seat + 1] = max(best, second), min(best, second)


def choose_these(board: Board, table: Ints, chosen: Ints, seat: int, low: int, high: int) -> None:
    """The seat chooses these tiles, the one further back first."""
    hand, found = board.hand_at + seat * HAND_ROOM, 0
    for index in range(table[board.count_at + seat] - 1, -1, -1):
        if table[hand + index] in (low, high):
            chosen[2 * seat + found] = index
            found += 1


def rate_tiles(board: Board, table: Ints, hidden: Ints, ratings: Floats, seat: int, size: int, coming: int) -> None:
    """For each tile of the hand: its worth, its worth behind an own tile where two are picked, and its row."""
    count, hand = table[board.count_at + seat], board.hand_at + seat * HAND_ROOM
    unseen = hidden[HIGHEST + 1] - count
    risk = rate_risk(board, table, seat)
    starts = 3 * HAND_ROOM
    for cows in range(MOST_COWS + 1):
        ratings[starts + cows] = rate_start(board, table, seat, cows) if board.advanced else 0.0
    for index in range(count):
        tile = table[hand + index]
        row = target_row(board, table, tile)
        end = table[board.row_at + row * board.width + table[board.size_at + row] - 1]
        if end > tile:
            end = 0
        between = hidden[tile] - hidden[end + 1] if end > 0 else hidden[tile]
        for other in range(count):
            between -= end < table[hand + other] < tile
        chance = between / unseen if unseen > 0 else 0.0
        cows = board.cows[tile]
        for behind in range(size):
            worth = expect(board, table, ratings, seat, row, behind, cows, chance, coming)
            ratings[3 * index + behind] = worth + risk * cows
        ratings[3 * index + 2] = row


def rate_risk(board: Board, table: Ints, seat: int) -> float:
    """How likely a tile stays behind the screen to the end, where it costs its cows."""
    count, least = table[board.count_at + seat], HIGHEST
    for other in range(board.seats):
        if other != seat:
            least = min(least, table[board.count_at + other])
    return (count - least) / count if board.advanced and least < count else 0.0


def rate_start(board: Board, table: Ints, seat: int, cows: int) -> float:
    """What moving on brings to a tile with so many cows."""
    most = -1000.0
    for row in range(board.rows):
        if table[board.size_at + row] == 0:
            most = max(most, rate_space(board, table, seat, row, 0, cows))
    return most


def expect(
    board: Board,
    table: Ints,
    ratings: Floats,
    seat: int,
    row: int,
    behind: int,
    cows: int,
    chance: float,
    coming: int,
) -> float:
    """The mean of what the spaces behind so many own tiles bring, each coming tile going before with that chance."""
    size = table[board.size_at + row]
    share = chance / (CERTAIN - chance)
    weight = power(CERTAIN - chance, coming) if chance > 0.0 else 1.0
    total = 0.0
    for before in range(min(coming, board.lengths[row] - 1 - size - behind) + 1):
        space = size + behind + before
        kind = board.kinds[row * board.width + space]
        if kind in (TAKE_COWS, TAKE_TILES):
            taken = row_cows(board, table, row, size) + AVERAGE_COWS * (space - size)
            worth = ratings[3 * HAND_ROOM + cows]
            if kind == TAKE_COWS:
                worth += rate_points(board, table, seat, -round(taken))
            else:
                worth -= HELD * taken
        else:
            worth = rate_space(board, table, seat, row, space, cows)
        total += weight * worth
        if chance == 0.0:
            break
        weight *= share * (coming - before) / (before + 1)
    return total


def pick_all(stream: Ints, board: Board, room: Room, noise: float, seat: int, low: int, high: int) -> None:
    """Everybody picks: that seat these tiles (0 being none), the others what looks best or, so often, anything."""
    table, chosen = room.table, room.chosen
    size, total = tiles_a_turn(board, table), 0
    for other in range(board.seats):
        total += min(size, table[board.count_at + other])
    count_hidden(board, table, room.hidden)
    for other in range(board.seats):
        own = min(size, table[board.count_at + other])
        if own == 0:
            continue
        if low > 0 and other == seat:
            choose_these(board, table, chosen, seat, low, high)
        elif noise >= 1.0 or (noise > 0.0 and unit(stream) < noise):
            choose_any(stream, board, table, chosen, other, own)
        else:
            rate_tiles(board, table, room.hidden, room.ratings, other, own, total - own)
            choose_best(board, table, room.ratings, chosen, other, own)
    for other in range(board.seats):
        own = min(size, table[board.count_at + other])
        for pick in range(own):
            enqueue(board, table, other, chosen[2 * other + pick])
