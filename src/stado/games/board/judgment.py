"""What looks sensible at a glance: good spaces, rows not yet full, and cards where they change the most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stado.core.flat import Floats, Ints, power
from stado.core.game import Prompt
from stado.games.board.actions import BoardAction
from stado.games.board.cards import GAIN
from stado.games.board.flat import (
    ANOTHER_TILE,
    ASCENDING_ANYWHERE,
    ASKS,
    COWS,
    DRAW_CARD,
    DRAW_TILE,
    GAIN_5,
    HAND,
    HELD,
    HIGHEST,
    LUCKY_PILE,
    NOTHING,
    OUT,
    PAIR,
    PHASE,
    PICK,
    PLACE_FIRST,
    POINTS,
    POSITIVE_COWS,
    REWARD,
    ROW,
    SCORE,
    SIZE,
    SKIP,
    STOP,
    STOPPED,
    SWAP,
    TAKE_COWS,
    TAKE_TILES,
    TASK,
    TASK_SPAN,
    TASKS,
    TOLD_SKIPS,
    WIDTH,
    Board,
    clamp,
    count_clovers,
    end_of,
    flatten_action,
    flatten_view,
    hand_of,
    is_open,
    last_shifted,
    next_tile,
    pick_size,
    row_cows,
    start_of,
    target_row,
    told_row,
)
from stado.games.board.layout import MOST_COWS
from stado.games.board.view import View

CERTAIN = 1.0001  # a little more than a chance can be
AVERAGE_COWS = 1.87  # of a house tile: 187 cows on 100 tiles
CARD = 3.5  # an action card: a point at the end, or far more before
TILE = -1.0  # a tile drawn from the supply
GAIN_WORTH, PLUS_WORTH = 2.5, 3.0  # lucky cards of each kind
REWARD_WORTH = 2.5  # a lucky card that is won
PRICE = 1.5  # of a lucky card that is played: another use of it may be better
HELD_COST = 0.4  # of the cows of tiles taken behind the screen, what they cost in the end
NEVER = -1000.0

RATINGS = 3  # numbers for each tile of a hand


class Notes(NamedTuple):
    """Room to work in: how many tiles below each are hidden; ratings of a hand's tiles, then of moving on by cows."""

    hidden: Ints
    ratings: Floats


def make_notes() -> Notes:
    """Room to work in, as lists."""
    return Notes([0] * (HIGHEST + 2), [0.0] * (RATINGS * HAND + MOST_COWS + 1))


def rate(board: Board, view: View, prompt: Prompt[BoardAction]) -> Sequence[float]:
    """The points that each answer is likely to bring."""
    assert view.seat is not None
    table, notes = flatten_view(view), make_notes()
    open_judgment(board, table, notes, view.seat)
    return [rate_answer(board, table, notes, view.seat, flatten_action(action)) for action in prompt.legal]


def open_judgment(board: Board, table: Ints, notes: Notes, seat: int) -> None:
    """What ratings need to know before a pick."""
    if table[PHASE] == PICK:
        coming = 0
        for other in range(board.seats):
            coming += pick_size(board, table, other) if other != seat else 0
        count_hidden(table, notes.hidden)
        rate_tiles(board, table, notes, seat, pick_size(board, table, seat), coming)


def rate_answer(board: Board, table: Ints, notes: Notes, seat: int, answer: int) -> float:
    """The points that an answer of the seat to the question on the table is likely to bring."""
    if table[PHASE] == PICK:
        return rate_pick(table, notes.ratings, seat, answer // PAIR, answer % PAIR)
    if table[TASKS] > 0:
        return rate_task(board, table, seat, answer)
    if table[ASKS] == NOTHING:
        return rate_play(board, table, seat, answer)
    return rate_detail(board, table, seat, answer)


# Picks


def count_hidden(table: Ints, hidden: Ints) -> None:
    """For each tile, how many lower ones are neither in rows nor out of the game; behind them all, the sum."""
    count = 0
    for tile in range(1, HIGHEST + 1):
        hidden[tile] = count
        count += 1 - table[OUT + tile]
    hidden[HIGHEST + 1] = count


def rate_tiles(board: Board, table: Ints, notes: Notes, seat: int, size: int, coming: int) -> None:
    """For each tile of the hand: its worth, its worth behind an own tile where two are picked, and its row."""
    count, hand, hidden, ratings = table[HELD + seat], hand_of(seat), notes.hidden, notes.ratings
    unseen = hidden[HIGHEST + 1] - count
    risk = rate_risk(board, table, seat)
    for cows in range(MOST_COWS + 1):
        ratings[RATINGS * HAND + cows] = rate_start(board, table, seat, cows)
    for index in range(count):
        tile = table[hand + index]
        row = target_row(board, table, tile)
        end = end_of(table, row)
        if end > tile:
            end = 0  # BRD-7: too low
        between = hidden[tile] - hidden[end + 1] if end > 0 else hidden[tile]
        for other in range(count):
            between -= end < table[hand + other] < tile
        chance = between / unseen if unseen > 0 else 0.0
        for behind in range(size):
            worth = expect(board, table, ratings, seat, row, behind, board.cows[tile], chance, coming)
            ratings[RATINGS * index + behind] = worth + risk * board.cows[tile]
        ratings[RATINGS * index + 2] = row


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
    """The mean of what the spaces behind some own tiles bring, each coming tile going before with that chance."""
    size = table[SIZE + row]
    share = chance / (CERTAIN - chance)
    weight = power(CERTAIN - chance, coming) if chance > 0.0 else 1.0
    total = 0.0
    for before in range(min(coming, board.lengths[row] - 1 - size - behind) + 1):
        space = size + behind + before
        kind = board.kinds[row * WIDTH + space]
        if kind in (TAKE_COWS, TAKE_TILES):
            taken = row_cows(board, table, row) + AVERAGE_COWS * (space - size)
            worth = ratings[RATINGS * HAND + cows]
            if kind == TAKE_COWS:
                worth += rate_points(board, table, seat, -round(taken))
            else:
                worth -= HELD_COST * taken
        else:
            worth = rate_space(board, table, seat, row, space, cows)
        total += weight * worth
        if chance == 0.0:
            break
        weight *= share * (coming - before) / (before + 1)
    return total


def rate_pick(table: Ints, ratings: Floats, seat: int, low: int, high: int) -> float:
    """What tiles of the hand are worth that were rated: one, or a lower one too where that is not 0."""
    second = find_in_hand(table, seat, high)
    return ratings[RATINGS * second] if low == 0 else rate_pair(ratings, find_in_hand(table, seat, low), second)


def rate_pair(ratings: Floats, low: int, high: int) -> float:
    """What two tiles of the hand are worth that were rated, the lower one's place and the higher one's."""
    first, second = RATINGS * low, RATINGS * high
    # The higher tile comes behind the lower where both go to one row.
    return ratings[first] + (ratings[second + 1] if ratings[first + 2] == ratings[second + 2] else ratings[second])


def find_in_hand(table: Ints, seat: int, tile: int) -> int:
    """Where in the hand the tile lies."""
    index = 0
    while table[hand_of(seat) + index] != tile:
        index += 1
    return index


def rate_risk(board: Board, table: Ints, seat: int) -> float:
    """How likely a tile stays behind the screen to the end, where it costs its cows."""
    count, least = table[HELD + seat], HIGHEST
    for other in range(board.seats):
        if other != seat:
            least = min(least, table[HELD + other])
    return (count - least) / count if board.advanced and least < count else 0.0


# Spaces


def rate_points(board: Board, table: Ints, seat: int, points: int) -> float:
    """What a change of the score is worth, with the lucky cards it brings."""
    before = table[SCORE + seat]
    after = clamp(before + points)
    worth = float(after - before)
    if after < before and table[LUCKY_PILE] + table[LUCKY_PILE + 1] > 0:
        worth += REWARD_WORTH * count_clovers(board, before, after)
    return worth


def rate_space(board: Board, table: Ints, seat: int, row: int, space: int, cows: int) -> float:
    """What a space that takes no row brings to a tile with these cows."""
    at = row * WIDTH + space
    kind = board.kinds[at]
    if kind == POINTS:
        return rate_points(board, table, seat, board.amounts[at])
    if kind == COWS:
        return rate_points(board, table, seat, board.amounts[at] * cows)
    if kind == DRAW_TILE:
        return TILE
    return CARD if kind == DRAW_CARD else 0.0


def rate_take(board: Board, table: Ints, seat: int, kind: int, taken: int, cows: int) -> float:
    """What a space that takes cows brings to a tile with its own."""
    start = rate_start(board, table, seat, cows)
    return start + rate_points(board, table, seat, -taken) if kind == TAKE_COWS else start - HELD_COST * taken


def rate_start(board: Board, table: Ints, seat: int, cows: int) -> float:
    """What moving on brings to a tile with these cows."""
    if not board.advanced:
        return 0.0
    most = NEVER
    for row in range(board.rows):
        if table[SIZE + row] == 0:
            most = max(most, rate_space(board, table, seat, row, 0, cows))
    return most


def rate_spot(board: Board, table: Ints, seat: int, tile: int, row: int, space: int) -> float:
    """What the space brings to the tile now."""
    kind, cows = board.kinds[row * WIDTH + space], board.cows[tile]
    if kind in (TAKE_COWS, TAKE_TILES):
        return rate_take(board, table, seat, kind, row_cows(board, table, row), cows)
    return rate_space(board, table, seat, row, space, cows)


def rate_row(board: Board, table: Ints, seat: int, tile: int, row: int) -> float:
    """What the next space of the row brings to the tile now."""
    return rate_spot(board, table, seat, tile, row, table[SIZE + row])


def rate_tile(board: Board, table: Ints, seat: int, tile: int) -> float:
    """What the tile brings if it is placed now."""
    return rate_row(board, table, seat, tile, target_row(board, table, tile))


def rate_shed(board: Board, table: Ints, seat: int, tile: int, risk: float) -> float:
    """What a tile of the hand brings if it is placed now, which can cost nothing at the end then."""
    return rate_tile(board, table, seat, tile) + risk * board.cows[tile]


# Small questions


def rate_task(board: Board, table: Ints, seat: int, answer: int) -> float:
    """A lucky card that is taken, or the row that a tile moves on to."""
    task = TASK + TASK_SPAN * (table[TASKS] - 1)
    if table[task] == REWARD:
        return GAIN_WORTH if answer == GAIN_5 else PLUS_WORTH
    return rate_space(board, table, seat, answer, 0, board.cows[table[task + 2]])


def rate_play(board: Board, table: Ints, seat: int, card: int) -> float:
    """What playing a card for the next tile brings, less what keeping it is worth; or what the tile brings as it is."""
    tile = next_tile(table)
    row = told_row(board, table, tile)
    space = table[SIZE + row] + table[TOLD_SKIPS]
    if card == NOTHING:
        return rate_spot(board, table, seat, tile, row, space)
    if card == GAIN_5:
        return rate_points(board, table, seat, GAIN) - PRICE
    if card == POSITIVE_COWS:
        return rate_plus(board, table, seat, row, best_two(board, table, row)) + (
            rate_start(board, table, seat, board.cows[tile]) - PRICE
        )
    return rate_card(board, table, seat, tile, card) - CARD


def rate_detail(board: Board, table: Ints, seat: int, answer: int) -> float:
    """What an answer about a card just played brings."""
    card, tile = table[ASKS], next_tile(table)
    if card in (SWAP, ANOTHER_TILE):
        return rate_shed(board, table, seat, answer, rate_risk(board, table, seat))
    if card == STOP:
        return rate_stop(board, table, seat, tile, answer)
    if card == PLACE_FIRST:
        return rate_first(board, table, seat, tile, answer)
    if card == ASCENDING_ANYWHERE:
        return rate_row(board, table, seat, tile, answer)
    gain = board.cows[answer // PAIR] + board.cows[answer % PAIR]
    return rate_plus(board, table, seat, told_row(board, table, tile), gain)


def rate_card(board: Board, table: Ints, seat: int, tile: int, card: int) -> float:
    """The best that an action card can do for the next tile, its price apart; NEVER where it can do nothing."""
    if card == SKIP:
        row = told_row(board, table, tile)
        return rate_spot(board, table, seat, tile, row, table[SIZE + row] + table[TOLD_SKIPS] + 1)
    if card == STOP:
        return rate_stop(board, table, seat, tile, target_row(board, table, tile))
    if card == ASCENDING_ANYWHERE:
        row = best_lower(board, table, seat, tile)
        return NEVER if row == NOTHING else rate_row(board, table, seat, tile, row)
    if card == PLACE_FIRST:
        row = best_higher(board, table, seat, tile)
        return NEVER if row == NOTHING else rate_first(board, table, seat, tile, row)
    risk = rate_risk(board, table, seat) if card == ANOTHER_TILE else 0.0
    index = best_tile(board, table, seat, risk)
    if index == NOTHING:
        return NEVER
    worth = rate_shed(board, table, seat, table[hand_of(seat) + index], risk)
    return worth if card == SWAP else worth + rate_tile(board, table, seat, tile)


def best_tile(board: Board, table: Ints, seat: int, risk: float) -> int:
    """Where in the hand the tile lies that brings the most if it is placed now; NOTHING where there is none."""
    best, most, hand = NOTHING, NEVER, hand_of(seat)
    for index in range(table[HELD + seat]):
        tile = table[hand + index]
        worth = rate_shed(board, table, seat, tile, risk)
        if worth > most or (worth == most and tile < table[hand + best]):
            best, most = index, worth
    return best


def best_lower(board: Board, table: Ints, seat: int, tile: int) -> int:
    """The row that Ascending anywhere does best to choose, or NOTHING where it has no choice."""
    best, most = NOTHING, NEVER
    for row in range(board.rows):
        if is_open(table, row) and end_of(table, row) < tile:  # BRD-17
            worth = rate_row(board, table, seat, tile, row)
            if worth > most:
                best, most = row, worth
    return best


def best_higher(board: Board, table: Ints, seat: int, tile: int) -> int:
    """The row that Place first does best to start, or NOTHING where it has no choice."""
    best, most = NOTHING, NEVER
    for row in range(board.rows):
        if is_open(table, row) and start_of(table, row) > tile:  # BRD-17
            worth = rate_first(board, table, seat, tile, row)
            if worth > most:
                best, most = row, worth
    return best


def rate_first(board: Board, table: Ints, seat: int, tile: int, row: int) -> float:
    """What Place first brings in that row."""
    first, last = ROW + row * WIDTH, last_shifted(board, table, row)
    worth = 0.0
    for space in range(1, last + 1):
        moved = table[first + space - 1]
        if moved > 0 and (space == last or table[first + space] == 0):
            kind, cows = board.kinds[row * WIDTH + space], board.cows[moved]
            if kind in (TAKE_COWS, TAKE_TILES):
                taken = row_cows(board, table, row) + board.cows[tile] - cows
                worth += rate_take(board, table, seat, kind, taken, cows)
            else:
                worth += rate_space(board, table, seat, row, space, cows)
    return worth


def rate_stop(board: Board, table: Ints, seat: int, tile: int, row: int) -> float:
    """What the tile brings if that row is stopped."""
    table[STOPPED + row] = 1
    worth = rate_tile(board, table, seat, tile)
    table[STOPPED + row] = 0
    return worth


def best_two(board: Board, table: Ints, row: int) -> int:
    """The most cows that two tiles of a row have."""
    most, second = 0, 0
    for place in range(ROW + row * WIDTH, ROW + row * WIDTH + table[SIZE + row]):
        cows = board.cows[table[place]]
        if cows > most:
            most, second = cows, most
        elif cows > second:
            second = cows
    return most + second


def rate_plus(board: Board, table: Ints, seat: int, row: int, gain: int) -> float:
    """What Positive cows brings in that row with tiles that have these cows."""
    cows = row_cows(board, table, row)
    if board.kinds[row * WIDTH + board.lengths[row] - 1] == TAKE_TILES:
        return rate_points(board, table, seat, gain) - HELD_COST * cows
    return rate_points(board, table, seat, 2 * gain - cows)
