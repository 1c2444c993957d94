"""Seats that play a special where it looks sensible at a glance: the game's own judgment."""

from __future__ import annotations

from stado.core.flat import Ints, insert_sorted
from stado.games.six.cards import MOST_ROWS, MOST_STOPS, ROW_CAPACITY, SPECIALS
from stado.games.six.tactics import KEPT, TURNS, WORTH
from stado.kernels.jubilee.rules import (
    CARD,
    COW,
    HAND,
    HANDS,
    HELD,
    KINDS,
    LATER,
    LEFT,
    MARK,
    NO_MARK,
    PLACED,
    QUEUE,
    ROWS,
    SEEN,
    SEVEN_MARK,
    SIZE,
    STACK,
    STOP_MARK,
    WIDTH,
    clear_row,
    cows_of,
    drop,
    end_of,
    gain_cows,
    insert_card,
    is_full,
    lay,
    lift_card,
    place,
    remove_row,
    take,
    taken_cows,
    target_row,
    usual_cows,
)

NONE = -1
FIFTH_ROW, SEVEN_TAKES, INSERT, REPLACE, MOVE, STOP, MINUS_PLUS = map(SPECIALS.index, SPECIALS)
UNPLAYABLE = 1000
SPOT = 8  # a spot is a card and a row in one number: the card times this, and the row

_WORTH = tuple(WORTH[special] for special in SPECIALS)


def count_held(table: Ints, seat: int) -> int:
    """How many specials the seat holds."""
    count = 0
    for kind in range(KINDS):
        count += table[HELD + seat * KINDS + kind]
    return count


def keep_worth(table: Ints, seat: int) -> float:
    """The cows that each special of the seat is likely to save later."""
    held = count_held(table, seat)
    return KEPT * min(1.0, (table[LEFT] + table[LATER]) / (TURNS * held)) if held > 0 else 0.0


def spare(table: Ints, seat: int) -> float:
    """The cows that the seat's specials are likely to save it."""
    total = 0.0
    for kind in range(KINDS):
        total += table[HELD + seat * KINDS + kind] * _WORTH[kind]
    return total * keep_worth(table, seat)


def place_next(table: Ints) -> None:
    """The next card is placed, with the special that looks best."""
    at = QUEUE + 2 * table[PLACED]
    seat, card = table[at], table[at + 1]
    table[PLACED] += 1
    kind = choose_special(table, seat, card)
    if kind == NONE:
        place(table, seat, card)
    else:
        play_special(table, seat, card, kind)


def choose_special(table: Ints, seat: int, card: int) -> int:
    """The special that spares the seat the most, if any spares more than it may be worth later."""
    least, best = float(usual_cows(table, card, -1)), NONE
    if least == 0.0:
        return NONE
    kept = keep_worth(table, seat)
    for kind in range(KINDS):
        # Only Minus=Plus can bring more than the row costs.
        hopeful = kind == MINUS_PLUS or kept * _WORTH[kind] < least
        if table[HELD + seat * KINDS + kind] > 0 and hopeful:  # SIX-16
            cost = special_cows(table, seat, card, kind) + kept * _WORTH[kind]
            if cost < least:
                least, best = cost, kind
    return best


def special_cows(table: Ints, seat: int, card: int, kind: int) -> int:
    """The cows that the card takes with the special."""
    if kind == FIFTH_ROW:
        return 0 if table[ROWS] < MOST_ROWS else UNPLAYABLE  # SIX-17
    if kind == SEVEN_TAKES:
        row = target_row(table, card, -1)
        return 0 if row >= 0 and table[SIZE + row] == ROW_CAPACITY and table[MARK + row] == NO_MARK else UNPLAYABLE
    if kind == INSERT:
        row = best_insert(table, card)
        return insert_cows(table, row, card) if row >= 0 else UNPLAYABLE
    if kind == REPLACE:
        return usual_cows(table, best_stead(table, seat), -1) if table[LEFT] > 0 else UNPLAYABLE  # SIX-20
    if kind == MOVE:
        spot = best_move(table, card)
        return move_cows(table, spot // SPOT, spot % SPOT, card) if spot >= 0 else UNPLAYABLE
    if kind == STOP:
        row = best_stop(table, card)
        return usual_cows(table, card, row) if row >= 0 else UNPLAYABLE
    row = best_turn(table, seat, card)
    return taken_cows(table, row, card) - turn_gain(table, seat, row, card)


def play_special(table: Ints, seat: int, card: int, kind: int) -> None:
    """The special is spent, and the card placed as it says."""
    table[HELD + seat * KINDS + kind] -= 1
    if kind == FIFTH_ROW:
        row = table[ROWS]
        table[ROWS] += 1
        table[SIZE + row] = table[COW + row] = table[MARK + row] = 0
        lay(table, row, card)
    elif kind == SEVEN_TAKES:
        row = target_row(table, card, -1)
        lay(table, row, card)
        table[MARK + row] = SEVEN_MARK  # SIX-18
    elif kind == INSERT:
        insert_into(table, seat, best_insert(table, card), card)
    elif kind == REPLACE:
        stead = best_stead(table, seat)
        drop(table, HANDS + seat * HAND, table[LEFT], stead)
        insert_sorted(table, HANDS + seat * HAND, table[LEFT] - 1, card)
        table[SEEN + card], table[SEEN + stead] = 0, 1
        place(table, seat, stead)
    elif kind == MOVE:
        move(table, seat, best_move(table, card), card)
    elif kind == STOP:
        table[MARK + best_stop(table, card)] = STOP_MARK
        place(table, seat, card)
    else:
        row = best_turn(table, seat, card)
        gain = turn_gain(table, seat, row, card)
        take(table, seat, row, card)
        gain_cows(table, seat, -gain)  # SIX-23


def best_insert(table: Ints, card: int) -> int:
    """The row that the card is best inserted into, if there is one."""
    best, least = -1, UNPLAYABLE
    for row in range(table[ROWS]):
        if table[MARK + row] != STOP_MARK and end_of(table, row) > card:  # SIX-19
            cows = insert_cows(table, row, card)
            if cows < least:
                best, least = row, cows
    return best


def insert_cows(table: Ints, row: int, card: int) -> int:
    """The cows of inserting the card into that row."""
    if not is_full(table, row):
        return 0
    cows = table[COW + row] + cows_of(card)
    return cows if table[ROWS] == MOST_ROWS else cows - cows_of(end_of(table, row))


def insert_into(table: Ints, seat: int, row: int, card: int) -> None:
    """SIX-19: the card goes into the row, and takes it where that is too long then."""
    if not is_full(table, row):
        insert_card(table, row, card)
        return
    five, end = table[ROWS] == MOST_ROWS, end_of(table, row)
    gain_cows(table, seat, insert_cows(table, row, card))
    clear_row(table, row)
    if five:
        remove_row(table, row)  # SIX-17
    else:
        lay(table, row, end)


def best_stead(table: Ints, seat: int) -> int:
    """The card of the hand that takes the fewest cows."""
    best, least = 0, UNPLAYABLE
    for index in range(HANDS + seat * HAND, HANDS + seat * HAND + table[LEFT]):
        cows = usual_cows(table, table[index], -1)
        if cows < least:
            best, least = table[index], cows
    return best


def best_move(table: Ints, card: int) -> int:
    """The spot of the card that is best moved and of the row that receives it, the lowest of equals; or -1."""
    best, least = -1, UNPLAYABLE
    for source in range(table[ROWS]):
        if table[MARK + source] == STOP_MARK:
            continue
        for index in range(table[SIZE + source]):
            moved = table[CARD + source * WIDTH + index]
            for row in range(table[ROWS]):
                if row == source or table[MARK + row] == STOP_MARK or is_full(table, row):  # SIX-21
                    continue
                spot = moved * SPOT + row
                if least > 0 or spot < best:
                    cows = move_cows(table, moved, row, card)
                    if cows < least or (cows == least and spot < best):
                        best, least = spot, cows
    return best


def row_of(table: Ints, card: int) -> int:
    """The row that the card lies in."""
    for row in range(table[ROWS]):
        for index in range(table[SIZE + row]):
            if table[CARD + row * WIDTH + index] == card:
                return row
    return -1


def move_cows(table: Ints, moved: int, row: int, card: int) -> int:
    """The cows that the card takes once another is moved into that row."""
    source = row_of(table, moved)
    if table[SIZE + source] == 1:
        return 0  # SIX-21
    lift_card(table, source, moved)
    insert_card(table, row, moved)
    cows = usual_cows(table, card, -1)
    lift_card(table, row, moved)
    insert_card(table, source, moved)
    return cows


def move(table: Ints, seat: int, spot: int, card: int) -> None:
    """SIX-21: a card changes its row; then the card is placed, in an emptied row if there is one."""
    moved, row = spot // SPOT, spot % SPOT
    source = row_of(table, moved)
    lift_card(table, source, moved)
    insert_card(table, row, moved)
    if table[SIZE + source] == 0:
        lay(table, source, card)
    else:
        place(table, seat, card)


def best_stop(table: Ints, card: int) -> int:
    """The row that is best stopped, if one can be."""
    best, least, stops = -1, UNPLAYABLE, 0
    for row in range(table[ROWS]):
        stops += table[MARK + row] == STOP_MARK
    for row in range(table[ROWS]):
        if stops < MOST_STOPS and table[MARK + row] == NO_MARK:  # SIX-22
            cows = usual_cows(table, card, row)
            if cows < least:
                best, least = row, cows
    return best


def best_turn(table: Ints, seat: int, card: int) -> int:
    """The row that is best taken with Minus=Plus by a card that takes one."""
    best = target_row(table, card, -1)
    if best >= 0:
        return best
    least = UNPLAYABLE
    for row in range(table[ROWS]):
        if table[MARK + row] != STOP_MARK:
            cows = taken_cows(table, row, card) - turn_gain(table, seat, row, card)
            if cows < least:
                best, least = row, cows
    return best


def turn_gain(table: Ints, seat: int, row: int, card: int) -> int:
    """The cows that Minus=Plus spares at most who takes that row, if all credit can be spent."""
    most = 0
    for index in range(table[SIZE + row]):
        most = max(most, cows_of(table[CARD + row * WIDTH + index]))
    return most + min(most, table[STACK + seat] + taken_cows(table, row, card) - most)
