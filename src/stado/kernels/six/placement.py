"""How the next card is placed, and what follows when a row is taken."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.six.cards import COWS, MOST_ROWS
from stado.games.six.flat import (
    ASK,
    ASKED,
    CARD,
    COW,
    CREDIT,
    DISCARD,
    EXCHANGE_SPECIAL,
    FIFTH_ROW,
    JUBILEE,
    LIES,
    MARK,
    MOVED,
    NO_MARK,
    NOBODY,
    NOTHING,
    QUEUE,
    QUEUED,
    ROWS,
    SEVEN_MARK,
    SEVEN_TAKES,
    SIZE,
    STACK,
    STACKED,
    STOP,
    STOP_MARK,
    TAKE_ROW,
    TAKEN,
    TAKEN_CARD,
    TURN_CARD,
    TURNS,
    VARIANT,
    WIDTH,
    next_card,
    next_seat,
    room_of,
    target_row,
)

PLACING = 17  # nobody is asked: the next card is placed


def ask(table: Ints, question: int, seat: int) -> None:
    """Let that be asked, and forget what went with the question before."""
    table[ASK], table[ASKED] = question, seat
    table[TURNS] = table[MOVED] = table[CREDIT] = 0
    for index in range(table[TAKEN]):
        table[TAKEN_CARD + index] = 0
    table[TAKEN] = 0


def go_on_placing(table: Ints) -> None:
    """Nothing more is asked about the last card."""
    ask(table, PLACING, NOBODY)


def leave_queue(table: Ints) -> int:
    """The next card, which waits no more."""
    card = next_card(table)
    table[QUEUED] -= 1
    table[QUEUE + 2 * table[QUEUED]] = table[QUEUE + 2 * table[QUEUED] + 1] = 0
    return card


def place(table: Ints, *, turns: bool) -> None:
    """Place the next card by the usual rules; a low one asks its owner for a row."""
    row = target_row(table, next_card(table), NOTHING)
    if row == NOTHING:
        ask(table, TAKE_ROW, next_seat(table))  # SIX-7
        table[TURNS] = int(turns)
    elif room_of(table, row) == 0:
        take(table, row, turns=turns)  # SIX-6
    else:
        lay_next(table, row)


def lay_next(table: Ints, row: int) -> None:
    """SIX-5: the next card lies at the end of that row."""
    lay(table, row, leave_queue(table))
    go_on_placing(table)


def lay(table: Ints, row: int, card: int) -> None:
    """The card lies at the end of that row."""
    table[CARD + row * WIDTH + table[SIZE + row]] = card
    table[SIZE + row] += 1
    table[COW + row] += COWS[card]


def take(table: Ints, row: int, *, turns: bool) -> None:
    """The next card's owner takes the row; with Minus=Plus, a card of it is turned."""
    seat, size = next_seat(table), table[SIZE + row]
    for index in range(size if turns else 0):
        table[TAKEN_CARD + index] = table[CARD + row * WIDTH + index]
    take_row(table, seat, row, leave_queue(table))
    ask_after_take(table, seat)
    if turns:
        ask(table, TURN_CARD, seat)  # SIX-23
        table[TAKEN] = size


def take_row(table: Ints, seat: int, row: int, card: int) -> None:
    """The row goes onto the seat's stack, and the card starts it again or, with five rows, goes with it."""
    gone = table[ROWS] == MOST_ROWS
    stack_row(table, seat, row)
    clear_markers(table, row)
    if gone:
        stack_card(table, seat, card)
        remove_row(table, row)  # SIX-17
    else:
        lay(table, row, card)


def ask_after_take(table: Ints, seat: int) -> None:
    """In jubilee, who took a row may exchange a special."""
    if table[VARIANT] == JUBILEE:
        ask(table, EXCHANGE_SPECIAL, seat)  # SIX-24
    else:
        go_on_placing(table)


def stack_card(table: Ints, seat: int, card: int) -> None:
    """A card goes onto the seat's stack."""
    table[LIES + card] = STACKED + seat  # SIX-8
    table[STACK + seat] += COWS[card]


def stack_row(table: Ints, seat: int, row: int) -> None:
    """All cards of the row go onto the seat's stack."""
    for place in range(CARD + row * WIDTH, CARD + row * WIDTH + table[SIZE + row]):
        stack_card(table, seat, table[place])
        table[place] = 0
    table[SIZE + row] = table[COW + row] = 0


def clear_markers(table: Ints, row: int) -> None:
    """Discard the markers that a take clears: Seven takes of the row, and every Stop."""
    for other in range(table[ROWS]):
        if table[MARK + other] == STOP_MARK:  # SIX-22
            table[MARK + other] = NO_MARK
            table[DISCARD + STOP] += 1
    if table[MARK + row] == SEVEN_MARK:  # SIX-18
        table[MARK + row] = NO_MARK
        table[DISCARD + SEVEN_TAKES] += 1


def remove_row(table: Ints, row: int) -> None:
    """The row is gone with the reminder of the fifth, and those below it move up."""
    table[DISCARD + FIFTH_ROW] += 1
    table[ROWS] -= 1
    for other in range(row, table[ROWS]):
        table[SIZE + other] = table[SIZE + other + 1]
        table[COW + other] = table[COW + other + 1]
        table[MARK + other] = table[MARK + other + 1]
        for place in range(CARD + other * WIDTH, CARD + (other + 1) * WIDTH):
            table[place] = table[place + WIDTH]
    last = table[ROWS]
    table[SIZE + last] = table[COW + last] = table[MARK + last] = NO_MARK
    for place in range(CARD + last * WIDTH, CARD + (last + 1) * WIDTH):
        table[place] = 0
