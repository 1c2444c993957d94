"""What looks sensible while cards are placed: keep specials while cards fall cheaply, spend them on a costly row."""

from __future__ import annotations

from collections.abc import Mapping

from stado.core.flat import Ints
from stado.games.six.cards import COWS, MOST_ROWS, MOST_STOPS, ROW_CAPACITY, SPECIALS, Special
from stado.games.six.flat import (
    ASK,
    ASKED,
    CARD,
    COW,
    EXCHANGE_SPECIAL,
    FIFTH_ROW,
    HELD,
    INSERT,
    INSERT_CARD,
    KINDS,
    MARK,
    MINUS_PLUS,
    MOVE,
    MOVE_INTO,
    MOVED,
    NO_MARK,
    NOTHING,
    PAY_CARD,
    PLAY_SPECIAL,
    REPLACE,
    REPLACE_CARD,
    ROWS,
    SEVEN_TAKES,
    SIZE,
    SPECIAL,
    STACK,
    STOP,
    STOP_MARK,
    STOP_ROW,
    TAKE_ROW,
    TURN_CARD,
    TURNS,
    WIDTH,
    count_specials,
    end_of,
    hand_of,
    insert_card,
    is_open,
    lift_card,
    next_card,
    next_seat,
    room_of,
    row_of,
    target_row,
    turns_to_come,
)

# Found by play.
KEPT = 3.0  # cows that a special is likely to save later, if there are turns enough
TURNS_EACH = 4.0  # turns that each special held needs to find its moment
_WORTH: Mapping[Special, float] = {
    "fifth_row": 1.0,
    "seven_takes": 0.3,
    "insert": 0.8,
    "replace": 1.0,
    "move": 1.0,
    "stop": 0.9,
    "minus_plus": 1.0,
}
WORTH = tuple(_WORTH[special] for special in SPECIALS)
_EXCHANGED = 0.85  # the worth of a special that is drawn
_IDLE = 0.1  # what a special costs that spares nothing

UNPLAYABLE = 1000  # cows
SPOT = 8  # a spot is a card and a row in one number: the card times this, and the row


def rate_step(table: Ints, answer: int) -> float:
    """Minus the cows that an answer costs, or is likely to cost, while cards are placed."""
    ask = table[ASK]
    if ask == PLAY_SPECIAL:
        return rate_special(table, answer)
    if ask == EXCHANGE_SPECIAL:
        return 0.0 if answer == NOTHING else _EXCHANGED - WORTH[answer]
    if ask == PAY_CARD:
        return 0.0 if answer == NOTHING else float(COWS[answer])
    if ask == TURN_CARD:
        return float(turn_gain(COWS[answer], table[STACK + table[ASKED]]))
    return -float(step_cost(table, ask, answer))


def step_cost(table: Ints, ask: int, answer: int) -> int:
    """The cows that the next card takes once the owner has said where, with which card, or what is moved."""
    card = next_card(table)
    if ask == TAKE_ROW:
        return take_cost(table, next_seat(table), answer, card, turns=table[TURNS] == 1)
    if ask == INSERT_CARD:
        return insert_cost(table, answer, card)
    if ask == REPLACE_CARD:
        return usual_cost(table, answer, NOTHING)
    if ask == STOP_ROW:
        return usual_cost(table, card, answer)
    if ask == MOVE_INTO:
        return move_cost(table, table[MOVED], answer, card)
    return least_move_cost(table, answer, card)


def rate_special(table: Ints, kind: int) -> float:
    """What the next card costs with a special, and what that may be worth later; or what it costs without."""
    card, seat = next_card(table), next_seat(table)
    cost = usual_cost(table, card, NOTHING)
    if kind == NOTHING:
        return -float(cost)
    kept = keep_worth(table, seat) * WORTH[kind]
    return -_IDLE - kept if cost == 0 else -special_cost(table, seat, card, kind) - kept


def keep_worth(table: Ints, seat: int) -> float:
    """The cows that each special of the seat is likely to save later."""
    held = count_specials(table, seat)
    return KEPT * min(1.0, turns_to_come(table, seat) / (TURNS_EACH * held)) if held > 0 else 0.0


def choose_special(table: Ints, seat: int, card: int) -> int:
    """The special that spares the seat the most, if any spares more than it may be worth later."""
    least, best = float(usual_cost(table, card, NOTHING)), NOTHING
    if least == 0.0:
        return NOTHING
    kept = keep_worth(table, seat)
    for kind in range(KINDS):
        # Only Minus=Plus can bring more than the row costs.
        hopeful = kind == MINUS_PLUS or kept * WORTH[kind] < least
        if table[SPECIAL + seat * KINDS + kind] > 0 and hopeful:  # SIX-16
            cost = special_cost(table, seat, card, kind) + kept * WORTH[kind]
            if cost < least:
                least, best = cost, kind
    return best


def special_cost(table: Ints, seat: int, card: int, kind: int) -> int:
    """The cows that the card takes with the special, if that can be played."""
    if kind == FIFTH_ROW:
        return 0 if table[ROWS] < MOST_ROWS else UNPLAYABLE  # SIX-17
    if kind == SEVEN_TAKES:
        return 0 if can_take_seven(table, card) else UNPLAYABLE
    if kind == INSERT:
        row = best_insert(table, card)
        return UNPLAYABLE if row == NOTHING else insert_cost(table, row, card)
    if kind == REPLACE:
        other = best_replacement(table, seat)
        return UNPLAYABLE if other == NOTHING else usual_cost(table, other, NOTHING)
    if kind == MOVE:
        spot = best_move(table, card)
        return UNPLAYABLE if spot == NOTHING else move_cost(table, spot // SPOT, spot % SPOT, card)
    if kind == STOP:
        row = best_stop(table, card)
        return UNPLAYABLE if row == NOTHING else usual_cost(table, card, row)
    return take_cost(table, seat, best_turn(table, seat, card), card, turns=True)


def usual_cost(table: Ints, card: int, shut: int) -> int:
    """The cows that the card takes by the usual rules, that row being shut."""
    row = target_row(table, card, shut)
    if row == NOTHING:
        return taken_cows(table, cheapest_row(table, shut), card)
    return taken_cows(table, row, card) if room_of(table, row) == 0 else 0


def taken_cows(table: Ints, row: int, card: int) -> int:
    """The cows of taking that row with that card."""
    return table[COW + row] + (COWS[card] if table[ROWS] == MOST_ROWS else 0)  # SIX-17


def cheapest_row(table: Ints, shut: int) -> int:
    """The first of the open rows with the fewest cows, that one being shut."""
    best = NOTHING
    for row in range(table[ROWS]):
        if row != shut and is_open(table, row) and (best == NOTHING or table[COW + row] < table[COW + best]):
            best = row  # SIX-7, SIX-22
    return best


def take_cost(table: Ints, seat: int, row: int, card: int, *, turns: bool) -> int:
    """The cows of taking that row with the card, less what Minus=Plus gains."""
    cost = taken_cows(table, row, card)
    if not turns:
        return cost
    most = 0
    for place in range(CARD + row * WIDTH, CARD + row * WIDTH + table[SIZE + row]):
        most = max(most, COWS[table[place]])
    return cost - turn_gain(most, table[STACK + seat] + cost)


def turn_gain(cows: int, stack: int) -> int:
    """The cows that turning a card with these cows spares, if all credit can be spent on the stack."""
    return cows + min(cows, stack - cows)


def best_turn(table: Ints, seat: int, card: int) -> int:
    """The row that is best taken with Minus=Plus by a card that takes one."""
    best = target_row(table, card, NOTHING)
    if best != NOTHING:
        return best
    least = UNPLAYABLE
    for row in range(table[ROWS]):
        if is_open(table, row):
            cost = take_cost(table, seat, row, card, turns=True)
            if cost < least:
                best, least = row, cost
    return best


def can_take_seven(table: Ints, card: int) -> bool:
    """Whether the card could be the sixth of a row without a marker."""
    row = target_row(table, card, NOTHING)
    return row != NOTHING and table[SIZE + row] == ROW_CAPACITY and table[MARK + row] == NO_MARK  # SIX-18


def best_insert(table: Ints, card: int) -> int:
    """The row that the card is best inserted into, if there is one."""
    best, least = NOTHING, UNPLAYABLE
    for row in range(table[ROWS]):
        if is_open(table, row) and end_of(table, row) > card:  # SIX-19
            cost = insert_cost(table, row, card)
            if cost < least:
                best, least = row, cost
    return best


def insert_cost(table: Ints, row: int, card: int) -> int:
    """The cows of inserting the card into that row."""
    if room_of(table, row) > 0:
        return 0
    cows = table[COW + row] + COWS[card]
    return cows if table[ROWS] == MOST_ROWS else cows - COWS[end_of(table, row)]  # SIX-17


def best_replacement(table: Ints, seat: int) -> int:
    """The card of the hand that takes the fewest cows, if there is one."""
    best, least = NOTHING, UNPLAYABLE
    for place in range(hand_of(seat), hand_of(seat) + table[HELD + seat]):  # SIX-20
        cost = usual_cost(table, table[place], NOTHING)
        if cost < least:
            best, least = table[place], cost
    return best


def receives(table: Ints, row: int, source: int) -> bool:
    """Whether a row can receive a card of another one."""
    return row != source and is_open(table, row) and room_of(table, row) > 0  # SIX-21


def best_move(table: Ints, card: int) -> int:
    """The spot of the card that is best moved and of the row that receives it, the lowest of equals; or NOTHING."""
    best, least = NOTHING, UNPLAYABLE
    for source in range(table[ROWS]):
        if not is_open(table, source):
            continue
        for index in range(table[SIZE + source]):
            moved = table[CARD + source * WIDTH + index]
            for row in range(table[ROWS]):
                spot = moved * SPOT + row
                if receives(table, row, source) and (least > 0 or spot < best):
                    cost = move_cost(table, moved, row, card)
                    if cost < least or (cost == least and spot < best):
                        best, least = spot, cost
    return best


def least_move_cost(table: Ints, moved: int, card: int) -> int:
    """The fewest cows that the card takes once another is moved, wherever to."""
    least, source = UNPLAYABLE, row_of(table, moved)
    for row in range(table[ROWS]):
        if receives(table, row, source):
            least = min(least, move_cost(table, moved, row, card))
    return least


def move_cost(table: Ints, moved: int, row: int, card: int) -> int:
    """The cows that the card takes once another is moved into that row."""
    source = row_of(table, moved)
    if table[SIZE + source] == 1:
        return 0  # SIX-21
    lift_card(table, source, moved)
    insert_card(table, row, moved)
    cost = usual_cost(table, card, NOTHING)
    lift_card(table, row, moved)
    insert_card(table, source, moved)
    return cost


def best_stop(table: Ints, card: int) -> int:
    """The row that is best stopped, if one can be."""
    best, least, stops = NOTHING, UNPLAYABLE, 0
    for row in range(table[ROWS]):
        stops += table[MARK + row] == STOP_MARK
    for row in range(table[ROWS]):
        if stops < MOST_STOPS and table[MARK + row] == NO_MARK:  # SIX-22
            cost = usual_cost(table, card, row)
            if cost < least:
                best, least = row, cost
    return best
