"""Action cards, played at a glance where the best they can do for the next tile is more than their price."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.board.cards import GAIN, TOKENS
from stado.games.board.judgment import HELD, PRICE
from stado.kernels.board.players import rate_risk, rate_start
from stado.kernels.board.rules import (
    HAND_ROOM,
    KINDS,
    PILE,
    PLACED,
    QUEUED,
    TAKE_COWS,
    TAKE_TILES,
    TOLD_ROW,
    TOLD_SKIPS,
    Board,
    drop,
    hold,
    place_next,
    rate_plus,
    rate_points,
    rate_space,
    row_cows,
    settle,
    target_row,
    told_row,
)

ANOTHER_TILE, ASCENDING_ANYWHERE, PLACE_FIRST, SKIP, STOP, SWAP = range(KINDS)
KEPT = 1000.0  # a price that no card is played at
NEVER = -1000.0  # the worth of what is not allowed


def place_all(board: Board, table: Ints, price: float) -> None:
    """All revealed tiles are placed, with the cards that their owners play."""
    while table[PLACED] < table[QUEUED]:
        if price >= KEPT or not play_cards(board, table, price):
            place_next(board, table)


def play_cards(board: Board, table: Ints, price: float) -> bool:
    """The next tile's owner plays cards for it; returns whether one of them has placed it."""
    while True:
        head = board.queue_at + 2 * table[PLACED]
        seat, tile = table[head], table[head + 1]
        best, most = -1, rate_placing(board, table, seat, tile)
        for kind in range(KINDS):
            if table[board.card_at + seat * KINDS + kind] > 0:
                worth = rate_card(board, table, seat, tile, kind) - price
                if worth > most:
                    best, most = kind, worth
        if best < 0:
            return False
        discard(board, table, seat, best)
        if best == ANOTHER_TILE:
            add_tile(board, table, seat, best_tile(board, table, seat, rate_risk(board, table, seat)))
        elif best == ASCENDING_ANYWHERE:
            table[TOLD_ROW] = best_lower(board, table, seat, tile) + 1
        elif best == PLACE_FIRST:
            place_first(board, table, seat, tile, best_higher(board, table, seat, tile))
            return True
        elif best == SKIP:
            table[TOLD_SKIPS] += 1
        elif best == STOP:
            table[board.stop_at + target_row(board, table, tile)] = 1
        else:
            swap_tile(board, table, seat, best_tile(board, table, seat, rate_risk(board, table, seat)))


def rate_placing(board: Board, table: Ints, seat: int, tile: int) -> float:
    """What the tile brings if it is placed as it is told, with a lucky card where that helps."""
    row = told_row(board, table, tile)
    space = table[board.size_at + row] + table[TOLD_SKIPS]
    worth = rate_spot(board, table, seat, tile, row, space)
    if space < board.lengths[row] - 1:
        if table[board.gain_at + seat] > 0:
            worth = max(worth, rate_points(board, table, seat, GAIN) - PRICE)
    elif table[board.plus_at + seat] > 0:
        worth += max(0.0, rate_plus(board, table, seat, row, table[board.size_at + row]) - PRICE)
    return worth


def rate_spot(board: Board, table: Ints, seat: int, tile: int, row: int, space: int) -> float:
    """What the space brings to the tile now."""
    kind, cows = board.kinds[row * board.width + space], board.cows[tile]
    if kind not in (TAKE_COWS, TAKE_TILES):
        return rate_space(board, table, seat, row, space, cows)
    return rate_take(board, table, seat, kind, row_cows(board, table, row, table[board.size_at + row]), cows)


def rate_take(board: Board, table: Ints, seat: int, kind: int, taken: int, cows: int) -> float:
    """What taking so many cows brings to a tile with its own."""
    start = rate_start(board, table, seat, cows) if board.advanced else 0.0
    return start + rate_points(board, table, seat, -taken) if kind == TAKE_COWS else start - HELD * taken


def rate_row(board: Board, table: Ints, seat: int, tile: int, row: int) -> float:
    """What the next space of the row brings to the tile now."""
    return rate_spot(board, table, seat, tile, row, table[board.size_at + row])


def rate_tile(board: Board, table: Ints, seat: int, tile: int) -> float:
    """What the tile brings if it is placed now."""
    return rate_row(board, table, seat, tile, target_row(board, table, tile))


def rate_card(board: Board, table: Ints, seat: int, tile: int, kind: int) -> float:
    """The best that a card can do for the next tile, its price apart."""
    if kind == SKIP:
        row = told_row(board, table, tile)
        space = table[board.size_at + row] + table[TOLD_SKIPS]
        if space >= board.lengths[row] - 1:  # BRD-17: the last space cannot be skipped
            return NEVER
        return rate_spot(board, table, seat, tile, row, space + 1)
    if table[TOLD_ROW] > 0 or table[TOLD_SKIPS] > 0:  # BRD-17: the others come before Skip, and before each other
        return NEVER
    if kind == ASCENDING_ANYWHERE:
        row = best_lower(board, table, seat, tile)
        return rate_row(board, table, seat, tile, row) if row >= 0 else NEVER
    if kind == PLACE_FIRST:
        row = best_higher(board, table, seat, tile)
        return rate_first(board, table, seat, tile, row) if row >= 0 else NEVER
    if kind == STOP:
        return rate_stop(board, table, seat, tile)
    if table[board.count_at + seat] == 0:
        return NEVER
    if kind == SWAP:
        other = table[board.hand_at + seat * HAND_ROOM + best_tile(board, table, seat, 0.0)]
        return rate_tile(board, table, seat, other)
    risk = rate_risk(board, table, seat)
    other = table[board.hand_at + seat * HAND_ROOM + best_tile(board, table, seat, risk)]
    worth = rate_tile(board, table, seat, other) + risk * board.cows[other]
    return worth + rate_tile(board, table, seat, tile)


def best_tile(board: Board, table: Ints, seat: int, risk: float) -> int:
    """Where in the hand the tile lies that brings the most if it is placed now, its cows being shed."""
    best, most, hand = -1, NEVER, board.hand_at + seat * HAND_ROOM
    for index in range(table[board.count_at + seat]):
        tile = table[hand + index]
        worth = rate_tile(board, table, seat, tile) + risk * board.cows[tile]
        if worth > most or (worth == most and tile < table[hand + best]):
            best, most = index, worth
    return best


def best_lower(board: Board, table: Ints, seat: int, tile: int) -> int:
    """The row that Ascending anywhere does best to choose, or -1 where it has no choice."""
    best, most = -1, NEVER
    for row in range(board.rows):
        size = table[board.size_at + row]
        opens = size > 0 and table[board.stop_at + row] == 0
        if opens and table[board.row_at + row * board.width + size - 1] < tile:  # BRD-17
            worth = rate_row(board, table, seat, tile, row)
            if worth > most:
                best, most = row, worth
    return best


def best_higher(board: Board, table: Ints, seat: int, tile: int) -> int:
    """The row that Place first does best to start, or -1 where it has no choice."""
    best, most = -1, NEVER
    for row in range(board.rows):
        opens = table[board.size_at + row] > 0 and table[board.stop_at + row] == 0
        if opens and table[board.row_at + row * board.width] > tile:  # BRD-17
            worth = rate_first(board, table, seat, tile, row)
            if worth > most:
                best, most = row, worth
    return best


def last_shifted(board: Board, table: Ints, row: int) -> int:
    """The space that Place first moves the last tile of those that move to."""
    size = table[board.size_at + row]
    if board.to_gap:
        for space in range(size):
            if table[board.row_at + row * board.width + space] == 0:
                return space  # BRD-17: to_gap fills the first gap and moves no more
    return size


def rate_first(board: Board, table: Ints, seat: int, tile: int, row: int) -> float:
    """What Place first brings in that row."""
    first, size, last = board.row_at + row * board.width, table[board.size_at + row], last_shifted(board, table, row)
    worth = 0.0
    for space in range(1, last + 1):
        moved = table[first + space - 1]
        if moved > 0 and (space == last or table[first + space] == 0):
            kind, cows = board.kinds[row * board.width + space], board.cows[moved]
            if kind in (TAKE_COWS, TAKE_TILES):
                taken = row_cows(board, table, row, size) + board.cows[tile] - cows
                worth += rate_take(board, table, seat, kind, taken, cows)
            else:
                worth += rate_space(board, table, seat, row, space, cows)
    return worth


def rate_stop(board: Board, table: Ints, seat: int, tile: int) -> float:
    """What the tile brings if its row is stopped."""
    tokens = 0
    for row in range(board.rows):
        tokens += table[board.stop_at + row]
    if tokens >= TOKENS:  # BRD-17
        return NEVER
    row = target_row(board, table, tile)
    table[board.stop_at + row] = 1
    worth = rate_tile(board, table, seat, tile)
    table[board.stop_at + row] = 0
    return worth


def discard(board: Board, table: Ints, seat: int, kind: int) -> None:
    """A card that was played goes below all that are drawn before it."""
    table[board.card_at + seat * KINDS + kind] -= 1
    for index in range(table[PILE], 0, -1):
        table[board.pile_at + index] = table[board.pile_at + index - 1]
    table[board.pile_at] = kind
    table[PILE] += 1


def swap_tile(board: Board, table: Ints, seat: int, index: int) -> None:
    """BRD-17: the revealed tile goes back, and another takes its place in the order."""
    head = board.queue_at + 2 * table[PLACED] + 1
    revealed = table[head]
    table[head] = drop(board, table, seat, index)
    hold(board, table, seat, revealed)


def add_tile(board: Board, table: Ints, seat: int, index: int) -> None:
    """BRD-17: all revealed tiles of the seat, and one more, are placed before anybody else's, lowest first."""
    queue, placed = board.queue_at, table[PLACED]
    table[queue + 2 * table[QUEUED]] = seat
    table[queue + 2 * table[QUEUED] + 1] = drop(board, table, seat, index)
    table[QUEUED] += 1
    for entry in range(placed, table[QUEUED]):
        if table[queue + 2 * entry] == seat:
            place, tile = entry, table[queue + 2 * entry + 1]
            while place > placed and (table[queue + 2 * place - 2] != seat or table[queue + 2 * place - 1] > tile):
                table[queue + 2 * place] = table[queue + 2 * place - 2]
                table[queue + 2 * place + 1] = table[queue + 2 * place - 1]
                place -= 1
            table[queue + 2 * place] = seat
            table[queue + 2 * place + 1] = tile


def place_first(board: Board, table: Ints, seat: int, tile: int, row: int) -> None:
    """BRD-17: the next tile starts the row, and tiles that move onto free spaces set those off, from the left."""
    first, last = board.row_at + row * board.width, last_shifted(board, table, row)
    for space in range(last, 0, -1):
        table[first + space] = table[first + space - 1]
    table[first] = tile
    table[board.size_at + row] = max(last + 1, table[board.size_at + row])
    table[board.out_at + tile] = 1
    table[PLACED] += 1
    for space in range(1, last + 1):
        if table[first + space] > 0 and (space == last or table[first + space + 1] == 0):
            settle(board, table, seat, row, space, 0)
