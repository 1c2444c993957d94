"""The tables of matches whose first seat learns, and the seats at them that do not.

What lies on one table is one sequence: what is asked, the turn, the round, how many reveals are placed, the sizes of
the rows and their cards; then by seat the reveals, how many cards each has taken, what cows are on them, the cows
written down, and the hands. Rows lie here as they do on the table, and not sorted, for the learner names them.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from stado.core.flat import Ints
from stado.games.six.cards import COWS, DECK, HAND_SIZE, ROW_CAPACITY, ROWS
from stado.games.six.judgment import low_cost, row_cost
from stado.kernels.compiler.kinds import INT32, Items
from stado.kernels.six.nets.network import Company, Public, Scratch, draw_pick, think
from stado.kernels.six.nets.worlds import KEEN_WARMTH, PLAIN_WARMTH, Nets
from stado.kernels.six.rounds import COW, END, SIZE, cheapest_row, reveal, target_row
from stado.kernels.stream import below

# Who the others are: they give any answer, pick at random and take the cheapest row, or pick by judgment or by a net.
RANDOM, UNIFORM, CASUAL, PLAIN, KEEN = range(5)

ASKED, TURN, ROUND, PLACED = range(4)
MOST_SEATS = 10
SIZES = 4
ROW = SIZES + ROWS
QUEUE = ROW + ROWS * ROW_CAPACITY
STACK = QUEUE + MOST_SEATS
TAKEN = STACK + MOST_SEATS
SCORE = TAKEN + MOST_SEATS
HAND = SCORE + MOST_SEATS
SPAN = HAND + MOST_SEATS * HAND_SIZE

CARDS = len(DECK)

Table = Annotated[Ints, Items(INT32)]


class Others(NamedTuple):
    """Who sits in each seat, and what those who think do so with; `rows` is room for the rows sorted by their ends."""

    kinds: Ints
    thinking: bool
    nets: Nets
    scratch: Scratch
    rows: Ints


def pick_for_others(stream: Ints, table: Ints, hidden: Ints, others: Others, seats: int) -> None:
    """The picks of all seats but the learner's, taken out of their hands."""
    if others.thinking:
        sort_rows(table, others.rows)
    left = HAND_SIZE - table[TURN]
    for seat in range(1, seats):
        first, kind = HAND + seat * HAND_SIZE, others.kinds[seat]
        if kind < CASUAL:
            index = left - 1  # the hand lies in random order
        elif kind == CASUAL:
            index = find_safest(stream, table, hidden, others.rows, first, left, seats)
        else:
            index = think_of(stream, table, hidden, others, first, left, seats, kind)
        table[QUEUE + seat] = reveal(table[first + index], seat)
        for place in range(first + index, first + left - 1):
            table[place] = table[place + 1]


def think_of(
    stream: Ints, table: Ints, hidden: Ints, others: Others, first: int, left: int, seats: int, kind: int
) -> int:
    """The index of the card that a seat picks by a net."""
    public = Public(seats, others.rows, hidden)
    if kind == PLAIN:
        think(others.nets.plain, public, Company(1.0, 0.0), table, first, left, others.scratch)
        return draw_pick(stream, others.scratch, left, PLAIN_WARMTH)
    think(others.nets.keen, public, Company(0.0, 0.0), table, first, left, others.scratch)
    return draw_pick(stream, others.scratch, left, KEEN_WARMTH)


def sort_rows(table: Ints, rows: Ints) -> None:
    """The rows as those who think see them: ends, sizes and cows, sorted by their ends."""
    for row in range(ROWS):
        size, place = table[SIZES + row], row
        end = table[ROW + row * ROW_CAPACITY + size - 1]
        while place > 0 and rows[END + place - 1] > end:
            for field in range(END, COW + ROWS, ROWS):
                rows[field + place] = rows[field + place - 1]
            place -= 1
        rows[END + place] = end
        rows[SIZE + place] = size
        rows[COW + place] = count_cows(table, row)


def count_cows(table: Ints, row: int) -> int:
    """The cows of a row."""
    first, cows = ROW + row * ROW_CAPACITY, 0
    for index in range(first, first + table[SIZES + row]):
        cows += COWS[table[index]]
    return cows


def find_safest(stream: Ints, table: Ints, hidden: Ints, rows: Ints, first: int, left: int, seats: int) -> int:
    """The index of the card that looks cheapest at a glance; of equal ones any."""
    best, least, equals = 0, 0.0, 0
    for index in range(left):
        cost = pick_cost(table, hidden, rows, first, left, index, seats - 1)
        if index == 0 or cost < least:
            best, least, equals = index, cost, 1
        elif cost == least:
            equals += 1
            if below(stream, equals) == 0:
                best = index
    return best


def pick_cost(table: Ints, hidden: Ints, rows: Ints, first: int, left: int, index: int, others: int) -> float:
    """The cows that a card of a sorted hand risks if each of the others picks one of the hidden cards."""
    card, scale = table[first + index], 1.0 / (hidden[CARDS] - left)
    lower = (hidden[card] - index - 1) * scale
    row = target_row(rows, card)
    if row < 0:
        return low_cost(rows[COW + cheapest_row(rows)], lower, others)
    end, own = rows[END + row], 0
    while table[first + own] < end:
        own += 1
    gap = lower - (hidden[end] - own) * scale
    return row_cost(rows[COW + row], ROW_CAPACITY - rows[SIZE + row], gap, card - end, others)


def choose_row(stream: Ints, table: Ints, kind: int) -> int:
    """The row that one of the others takes: any, or one with the fewest cows."""
    if kind == RANDOM:
        return below(stream, ROWS)
    best, least, equals = 0, 0, 0
    for row in range(ROWS):
        cows = count_cows(table, row)
        if row == 0 or cows < least:
            best, least, equals = row, cows, 1
        elif cows == least:
            equals += 1
            if below(stream, equals) == 0:
                best = row
    return best
