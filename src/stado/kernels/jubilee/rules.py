"""The rules of jubilee over flat sequences, in the order of the game's own rules and with their ids.

A table is one sequence: a few numbers, then for each row its size, its cows, what lies behind it and its cards, for
each seat its cows, those on its stack, its specials by kind and its hand, then the revealed cards, and for each card
whether it has been on the table.
"""

from __future__ import annotations

from stado.core.flat import Ints, insert_sorted
from stado.games.six.cards import (
    COWS,
    DECK,
    JUBILEE_HAND_SIZE,
    MOST_ROWS,
    ROW_CAPACITY,
    SEVEN_CAPACITY,
    SPECIALS,
)

SEATS, ROWS, QUEUED, PLACED = 0, 1, 2, 3
LEFT = 4  # cards in each hand
LATER = 5  # turns of the round to come
HEAD = 6

MOST_SEATS = 8
WIDTH = SEVEN_CAPACITY
HAND = JUBILEE_HAND_SIZE
KINDS = len(SPECIALS)
HIGHEST = len(DECK)

SIZE = HEAD
COW = SIZE + MOST_ROWS
MARK = COW + MOST_ROWS
CARD = MARK + MOST_ROWS
SCORE = CARD + MOST_ROWS * WIDTH
STACK = SCORE + MOST_SEATS
HELD = STACK + MOST_SEATS
HANDS = HELD + MOST_SEATS * KINDS
QUEUE = HANDS + MOST_SEATS * HAND
SEEN = QUEUE + 2 * MOST_SEATS
SPAN = SEEN + HIGHEST + 1

NO_MARK, SEVEN_MARK, STOP_MARK = 0, 1, 2


def cows_of(card: int) -> int:
    """The cows on a card."""
    return COWS[card]


def end_of(table: Ints, row: int) -> int:
    """The last card of a row."""
    return table[CARD + row * WIDTH + table[SIZE + row] - 1]


def target_row(table: Ints, card: int, shut: int) -> int:
    """The row that the card must go to, that one being shut beside those that Stop closes: -1 for a low card."""
    best, nearest = -1, 0
    for row in range(table[ROWS]):
        end = end_of(table, row)
        if nearest < end < card and row != shut and table[MARK + row] != STOP_MARK:  # SIX-5, SIX-22
            best, nearest = row, end
    return best


def is_full(table: Ints, row: int) -> bool:
    """Whether one card more takes the row."""
    room = SEVEN_CAPACITY if table[MARK + row] == SEVEN_MARK else ROW_CAPACITY  # SIX-6, SIX-18
    return table[SIZE + row] >= room


def taken_cows(table: Ints, row: int, card: int) -> int:
    """The cows of taking that row with that card."""
    return table[COW + row] + (COWS[card] if table[ROWS] == MOST_ROWS else 0)  # SIX-17


def cheapest_row(table: Ints, shut: int) -> int:
    """The first of the open rows with the fewest cows, that one being shut."""
    best = -1
    for row in range(table[ROWS]):
        if row != shut and table[MARK + row] != STOP_MARK and (best < 0 or table[COW + row] < table[COW + best]):
            best = row  # SIX-7, SIX-22
    return best


def usual_cows(table: Ints, card: int, shut: int) -> int:
    """The cows that the card takes by the usual rules, that row being shut."""
    row = target_row(table, card, shut)
    if row < 0:
        return taken_cows(table, cheapest_row(table, shut), card)
    return taken_cows(table, row, card) if is_full(table, row) else 0


def place(table: Ints, seat: int, card: int) -> None:
    """Place the card by the usual rules; a low one takes the cheapest row."""
    row = target_row(table, card, -1)
    if row < 0:
        take(table, seat, cheapest_row(table, -1), card)  # SIX-7
    elif is_full(table, row):
        take(table, seat, row, card)  # SIX-6
    else:
        lay(table, row, card)  # SIX-5


def lay(table: Ints, row: int, card: int) -> None:
    """The card lies at the end of that row."""
    table[CARD + row * WIDTH + table[SIZE + row]] = card
    table[SIZE + row] += 1
    table[COW + row] += COWS[card]


def take(table: Ints, seat: int, row: int, card: int) -> None:
    """The seat takes the row, and the card starts it anew or, with five rows, goes with it."""
    five = table[ROWS] == MOST_ROWS
    gain_cows(table, seat, taken_cows(table, row, card))
    clear_row(table, row)
    if five:
        remove_row(table, row)  # SIX-17
    else:
        lay(table, row, card)


def gain_cows(table: Ints, seat: int, cows: int) -> None:
    """So many cows go onto the seat's stack."""
    table[STACK + seat] += cows  # SIX-8
    table[SCORE + seat] += cows


def clear_row(table: Ints, row: int) -> None:
    """The row is empty, its marker gone, and so is every Stop."""
    table[SIZE + row] = 0
    table[COW + row] = 0
    table[MARK + row] = NO_MARK  # SIX-18
    for other in range(table[ROWS]):
        if table[MARK + other] == STOP_MARK:
            table[MARK + other] = NO_MARK  # SIX-22


def remove_row(table: Ints, row: int) -> None:
    """The row is gone, and those below it move up."""
    table[ROWS] -= 1
    for other in range(row, table[ROWS]):
        table[SIZE + other] = table[SIZE + other + 1]
        table[COW + other] = table[COW + other + 1]
        table[MARK + other] = table[MARK + other + 1]
        for index in range(WIDTH):
            table[CARD + other * WIDTH + index] = table[CARD + (other + 1) * WIDTH + index]


def insert_card(table: Ints, row: int, card: int) -> None:
    """The card goes into a row that has room, where it fits."""
    first = CARD + row * WIDTH
    insert_sorted(table, first, table[SIZE + row], card)
    table[SIZE + row] += 1
    table[COW + row] += COWS[card]


def lift_card(table: Ints, row: int, card: int) -> None:
    """The card leaves its row."""
    first = CARD + row * WIDTH
    drop(table, first, table[SIZE + row], card)
    table[SIZE + row] -= 1
    table[COW + row] -= COWS[card]


def drop(table: Ints, first: int, count: int, card: int) -> None:
    """Take a card from among so many."""
    place = first
    while table[place] != card:
        place += 1
    for index in range(place, first + count - 1):
        table[index] = table[index + 1]


def reveal(table: Ints, seat: int, card: int) -> None:
    """The card leaves the hand and waits among the others, lowest first; `LEFT` still counts it."""
    drop(table, HANDS + seat * HAND, table[LEFT], card)
    table[SEEN + card] = 1
    at = QUEUE + 2 * table[QUEUED]
    while at > QUEUE and table[at - 1] > card:  # SIX-4
        table[at], table[at + 1] = table[at - 2], table[at - 1]
        at -= 2
    table[at], table[at + 1] = seat, card
    table[QUEUED] += 1
