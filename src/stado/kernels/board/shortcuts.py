"""Seats as a thinker imagines them: they settle at once what the rules would ask them about, at a glance."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints
from stado.games.board.cards import GAIN, HAND_SIZE
from stado.games.board.flat import (
    ACTION,
    ANOTHER_TILE,
    ASCENDING_ANYWHERE,
    CARDS,
    COWS,
    DEAL,
    DRAW_CARD,
    DRAW_TILE,
    GAIN_5,
    HELD,
    KINDS,
    LEAVE,
    LUCKY_PILE,
    NOTHING,
    PAIR,
    PHASE,
    PLACE_FIRST,
    POINTS,
    POSITIVE_COWS,
    QUEUED,
    REWARD,
    ROW,
    SETS,
    SIZE,
    SKIP,
    STOP,
    STOPPED,
    SUPPLIED,
    TAKE_COWS,
    TAKE_TILES,
    TASK,
    TASK_SPAN,
    TASKS,
    TOLD_ROW,
    TOLD_SKIPS,
    TRIGGER,
    WIDTH,
    Board,
    hand_of,
    next_seat,
    next_tile,
    pick_size,
    row_cows,
    target_row,
    tiles_a_turn,
    told_row,
)
from stado.games.board.judgment import (
    NEVER,
    PRICE,
    RATINGS,
    Notes,
    best_higher,
    best_lower,
    best_tile,
    best_two,
    count_hidden,
    rate_card,
    rate_pair,
    rate_points,
    rate_risk,
    rate_space,
    rate_spot,
    rate_tiles,
)
from stado.kernels.board.effects import (
    clear_row,
    draw_card,
    draw_tile,
    drop_task,
    following_row,
    shift_score,
    start_row,
    take_behind,
    take_lucky,
)
from stado.kernels.board.placing import came_onto, can_play, put_next, shift_row
from stado.kernels.board.plays import add_tile, discard, has_card, swap_tile
from stado.kernels.board.rules import end_turn, reveal, start_turn
from stado.kernels.stream import below, unit

KEPT = 1000.0  # a price that no action card is played at


class Imagined(NamedTuple):
    """What a world is played in: a table, room for ratings, and the places of two tiles in each hand."""

    table: Ints
    notes: Notes
    chosen: Ints


def pick_all(stream: Ints, board: Board, imagined: Imagined, noise: float, seat: int, pick: int) -> None:
    """Everybody picks: that seat these tiles, if any, the others what looks best or, with noise, anything."""
    table, chosen, total = imagined.table, imagined.chosen, 0
    for other in range(board.seats):
        total += pick_size(board, table, other)
    count_hidden(table, imagined.notes.hidden)
    for other in range(board.seats):
        own = pick_size(board, table, other)
        if own == 0:
            continue
        if pick > 0 and other == seat:
            choose_these(table, chosen, seat, pick // PAIR, pick % PAIR)
        elif noise >= 1.0 or (noise > 0.0 and unit(stream) < noise):
            choose_any(stream, table, chosen, other, own)
        else:
            rate_tiles(board, table, imagined.notes, other, own, total - own)
            choose_best(table, imagined.notes.ratings, chosen, other, own)
    size = tiles_a_turn(board, table)
    for other in range(board.seats):
        for index in range(min(size, table[HELD + other])):
            reveal(table, other, chosen[2 * other + index])


def choose_any(stream: Ints, table: Ints, chosen: Ints, seat: int, size: int) -> None:
    """The seat chooses any tiles, the one further back first."""
    count = table[HELD + seat]
    one = below(stream, count)
    chosen[2 * seat] = one
    if size > 1:
        two = below(stream, count - 1)
        two += two >= one
        chosen[2 * seat], chosen[2 * seat + 1] = max(one, two), min(one, two)


def choose_best(table: Ints, ratings: Floats, chosen: Ints, seat: int, size: int) -> None:
    """The seat chooses the tiles that are rated best, the one further back first."""
    count, hand = table[HELD + seat], hand_of(seat)
    best, second, most = 0, 0, NEVER
    if size == 1:
        for index in range(count):
            if ratings[RATINGS * index] > most:
                best, most = index, ratings[RATINGS * index]
        chosen[2 * seat] = best
        return
    for one in range(count):
        for two in range(count):
            if table[hand + one] < table[hand + two]:
                worth = rate_pair(ratings, one, two)
                if worth > most:
                    best, second, most = one, two, worth
    chosen[2 * seat], chosen[2 * seat + 1] = max(best, second), min(best, second)


def choose_these(table: Ints, chosen: Ints, seat: int, low: int, high: int) -> None:
    """The seat chooses these tiles, the one further back first."""
    hand, found = hand_of(seat), 0
    for index in range(table[HELD + seat] - 1, -1, -1):
        if table[hand + index] in (low, high):
            chosen[2 * seat + found] = index
            found += 1


def place_all(board: Board, table: Ints, price: float) -> None:
    """All revealed tiles are placed, with the cards that their owners play."""
    while table[QUEUED] > 0:
        if price >= KEPT or not play_cards(board, table, price):
            place_next(board, table)


def play_cards(board: Board, table: Ints, price: float) -> bool:
    """The next tile's owner plays cards for it; returns whether one of them has placed it."""
    while True:
        seat, tile = next_seat(table), next_tile(table)
        best, most = NOTHING, rate_placing(board, table, seat, tile)
        for card in range(KINDS):
            if table[ACTION + seat * KINDS + card] > 0 and can_play(board, table, card):
                worth = rate_card(board, table, seat, tile, card) - price
                if worth > most:
                    best, most = card, worth
        if best == NOTHING:
            return False
        discard(table, seat, best)
        if best == PLACE_FIRST:
            shift_first(board, table, seat, best_higher(board, table, seat, tile))
            return True
        use_card(board, table, seat, tile, best)


def use_card(board: Board, table: Ints, seat: int, tile: int, card: int) -> None:
    """What a card that was played does to the next tile."""
    if card == ANOTHER_TILE:
        add_tile(table, best_tile(board, table, seat, rate_risk(board, table, seat)))
    elif card == ASCENDING_ANYWHERE:
        table[TOLD_ROW] = best_lower(board, table, seat, tile) + 1
    elif card == SKIP:
        table[TOLD_SKIPS] += 1
    elif card == STOP:
        table[STOPPED + target_row(board, table, tile)] = 1
    else:
        swap_tile(table, best_tile(board, table, seat, rate_risk(board, table, seat)))


def rate_placing(board: Board, table: Ints, seat: int, tile: int) -> float:
    """What the tile brings if it is placed as it is told, with a lucky card where that helps."""
    row = told_row(board, table, tile)
    space = table[SIZE + row] + table[TOLD_SKIPS]
    worth = rate_spot(board, table, seat, tile, row, space)
    if space < board.lengths[row] - 1:
        if has_card(table, seat, GAIN_5):
            worth = max(worth, rate_points(board, table, seat, GAIN) - PRICE)
    elif has_card(table, seat, POSITIVE_COWS):
        worth += max(0.0, rate_turning(board, table, seat, row) - PRICE)
    return worth


def rate_turning(board: Board, table: Ints, seat: int, row: int) -> float:
    """What Positive cows gains where a row is taken."""
    plus = best_two(board, table, row)
    if board.kinds[row * WIDTH + board.lengths[row] - 1] == TAKE_TILES:
        return rate_points(board, table, seat, plus)
    cows = row_cows(board, table, row)
    return rate_points(board, table, seat, 2 * plus - cows) - rate_points(board, table, seat, -cows)


def place_next(board: Board, table: Ints) -> None:
    """The next tile goes on its space and sets it off, with a lucky card where that helps."""
    seat, tile = next_seat(table), next_tile(table)
    row, plus = told_row(board, table, tile), 0
    space = table[SIZE + row] + table[TOLD_SKIPS]
    gains = False
    if space == board.lengths[row] - 1:
        if has_card(table, seat, POSITIVE_COWS) and rate_turning(board, table, seat, row) > PRICE:
            plus = best_two(board, table, row)
            discard(table, seat, POSITIVE_COWS)
    elif has_card(table, seat, GAIN_5):
        usual = rate_space(board, table, seat, row, space, board.cows[tile])
        gains = rate_points(board, table, seat, GAIN) - PRICE > usual
    put_next(board, table)
    if gains:
        discard(table, seat, GAIN_5)
        win_lucky(table, seat, shift_score(board, table, seat, GAIN))  # BRD-12
    else:
        settle_now(board, table, seat, row, space, plus)


def shift_first(board: Board, table: Ints, seat: int, row: int) -> None:
    """BRD-17: the next tile starts the row, and tiles that move onto free spaces set those off, from the left."""
    last = shift_row(board, table, row)
    for space in range(1, last + 1):
        if came_onto(table, row, space, last):
            settle_now(board, table, seat, row, space, 0)


def settle_now(board: Board, table: Ints, seat: int, row: int, space: int, plus: int) -> None:
    """A tile sets off the space it is on, and all that follows is done at once."""
    kind = board.kinds[row * WIDTH + space]
    if kind not in (TAKE_COWS, TAKE_TILES):
        settle_space(board, table, seat, row, space)
        return
    tile = table[ROW + row * WIDTH + space]
    cows = row_cows(board, table, row) - board.cows[tile]
    if kind == TAKE_TILES:
        if plus > 0:
            win_lucky(table, seat, shift_score(board, table, seat, plus))  # BRD-19
        take_behind(table, seat, row)
    clear_row(board, table, row)
    if kind == TAKE_COWS:
        win_lucky(table, seat, shift_score(board, table, seat, 2 * plus - cows))  # BRD-8, BRD-12, BRD-14
    move_on(board, table, seat, tile, row)


def settle_space(board: Board, table: Ints, seat: int, row: int, space: int) -> None:
    """What a space that takes no row does to the tile on it."""
    at = row * WIDTH + space
    kind = board.kinds[at]
    if kind == POINTS:
        win_lucky(table, seat, shift_score(board, table, seat, board.amounts[at]))  # BRD-8
    elif kind == COWS:
        points = board.amounts[at] * board.cows[table[ROW + at]]
        win_lucky(table, seat, shift_score(board, table, seat, points))  # BRD-8
    elif kind == DRAW_TILE and table[SUPPLIED] > 0:
        draw_tile(table, seat)  # BRD-16
    elif kind == DRAW_CARD and table[CARDS] > 0:
        draw_card(table, seat)  # BRD-16


def move_on(board: Board, table: Ints, seat: int, tile: int, taken: int) -> None:
    """The tile that took a row moves on to the empty one that brings the most."""
    row = best_start(board, table, seat, tile, taken) if board.advanced else following_row(board, table, taken)
    start_row(table, row, tile)
    if board.advanced:
        settle_space(board, table, seat, row, 0)  # BRD-14, BRD-15


def best_start(board: Board, table: Ints, seat: int, tile: int, taken: int) -> int:
    """The empty row, other than the one taken, whose first space brings the most."""
    best, most = NOTHING, 0.0
    for row in range(board.rows):
        if row != taken and table[SIZE + row] == 0:  # BRD-14, BRD-15
            worth = rate_space(board, table, seat, row, 0, board.cows[tile])
            if best == NOTHING or worth > most:
                best, most = row, worth
    return best


def win_lucky(table: Ints, seat: int, count: int) -> None:
    """Play that number of lucky cards, Positive cows first."""
    for _ in range(count):
        if table[LUCKY_PILE + POSITIVE_COWS - GAIN_5] > 0:
            take_lucky(table, seat, POSITIVE_COWS, 1)
        elif table[LUCKY_PILE] > 0:
            take_lucky(table, seat, GAIN_5, 1)


def settle_tasks(board: Board, table: Ints) -> None:
    """What was still to follow from a tile when the world was made."""
    while table[TASKS] > 0:
        task = TASK + TASK_SPAN * (table[TASKS] - 1)
        kind, seat, one, two = table[task], table[task + 1], table[task + 2], table[task + 3]
        drop_task(table)
        if kind == TRIGGER:
            settle_now(board, table, seat, one, two, 0)
        elif kind == REWARD:
            win_lucky(table, seat, one)
        elif kind == LEAVE:
            move_on(board, table, seat, one, two)
        elif one == DRAW_TILE and table[SUPPLIED] > 0:
            draw_tile(table, seat)
        elif one == DRAW_CARD and table[CARDS] > 0:
            draw_card(table, seat)


def finish_turn(board: Board, table: Ints) -> None:
    """The next turn, with a second set of tiles where it is time for one, or the end."""
    end_turn(board, table)
    if table[PHASE] == DEAL:
        table[SETS] += 1
        for _ in range(HAND_SIZE):
            for seat in range(board.seats):
                draw_tile(table, seat)  # BRD-10
        start_turn(table)
