"""What a net sees: each card of a hand by its marks, beside the kind of its place; and the table by its outlooks.

`scripts/league/marks.py` computes the same for many tables at once; a test holds the two together.
"""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints
from stado.games.six.cards import COWS, HAND_SIZE, ROW_CAPACITY, ROWS
from stado.kernels.compiler import floats, ints
from stado.kernels.six.nets.network import AVERAGE_COWS, Public, chance_of
from stado.kernels.six.rounds import COW, END, SIZE, cheapest_row

LOW = 0
KINDS = 1 + ROW_CAPACITY  # a low card, or a row with room for 0 to 4
MARKS = 21
OUTLOOKS = 5 * ROWS + 4


class Sight(NamedTuple):
    """Room for what is seen, for one thread."""

    kinds: Ints
    marks: Floats
    outlooks: Floats


def make_sight() -> Sight:
    """Nothing seen."""
    return Sight(ints([0] * HAND_SIZE), floats([0.0] * (HAND_SIZE * MARKS)), floats([0.0] * OUTLOOKS))


def survey(public: Public, left: int, outlooks: Floats) -> None:
    """See the table: its rows, how hidden cards lie between them, and how much is still to come."""
    table, hidden, seats = public.table, public.hidden, public.seats
    deck = len(hidden) - 1
    scale = 1.0 / max(1, hidden[deck])
    for row in range(ROWS):
        end = table[END + row]
        ceiling = table[END + row + 1] if row < ROWS - 1 else deck
        outlooks[row] = end / deck
        outlooks[ROWS + row] = table[SIZE + row] * 0.2
        outlooks[2 * ROWS + row] = table[COW + row] * 0.1
        outlooks[3 * ROWS + row] = (hidden[ceiling] - hidden[end]) * scale
        outlooks[4 * ROWS + row] = 1.0 if table[SIZE + row] == ROW_CAPACITY else 0.0
    outlooks[5 * ROWS] = hidden[table[END]] * scale
    outlooks[5 * ROWS + 1] = left * 0.1
    outlooks[5 * ROWS + 2] = (seats - 1) * 0.2
    outlooks[5 * ROWS + 3] = seats * left * scale


def look(public: Public, hand: Ints, first: int, count: int, left: int, sight: Sight) -> None:
    """See each of some sorted cards out of a hand of `left`: all of them, or one alone."""
    table, hidden, others = public.table, public.hidden, public.seats - 1
    deck = len(hidden) - 1
    scale = 1.0 / max(1, hidden[deck] - left)  # of a card that this seat has not seen
    row, beneath = -1, 0
    for index in range(count):
        card = hand[first + index]
        while row < ROWS - 1 and table[END + row + 1] < card:
            row += 1
            beneath = 0
        ceiling = table[END + row + 1] if row < ROWS - 1 else deck + 1
        above = 0
        while index + above + 1 < count and hand[first + index + above + 1] < ceiling:
            above += 1
        marks, mark = sight.marks, index * MARKS
        marks[mark] = card / deck
        marks[mark + 1] = left * 0.1
        marks[mark + 2] = others * 0.2
        marks[mark + 3] = others * left * scale
        marks[mark + 4] = index * 0.1
        marks[mark + 5] = beneath * 0.2
        marks[mark + 6] = above * 0.2
        marks[mark + 7] = (hidden[ceiling - 1] - hidden[card] - above) * scale
        marks[mark + 8] = 1.0 if index == count - 1 else 0.0
        marks[mark + 16] = COWS[card] * 0.2
        marks[mark + 17] = table[SIZE + row + 1] * 0.2 if row < ROWS - 1 else 0.0
        marks[mark + 18] = table[COW + row + 1] * 0.1 if row < ROWS - 1 else 0.0
        marks[mark + 19] = (ceiling - card) / 30.0
        if row < 0:
            sight.kinds[index] = LOW
            look_low(table, others, (hidden[card] - beneath - 1) * scale, marks, mark)
        else:
            sight.kinds[index] = LOW + 1 + ROW_CAPACITY - table[SIZE + row]
            share = (hidden[card] - hidden[table[END + row]] - beneath - 1) * scale
            look_at_row(table, others, row, card, share, marks, mark)
        beneath += 1


def look_low(table: Ints, others: int, share: float, marks: Floats, mark: int) -> None:
    """The marks of a low card when a share of the unseen cards is lower."""
    cheapest = table[COW + cheapest_row(table)]
    alone = 1.0 - chance_of(1, others, share)
    marks[mark + 9] = share
    marks[mark + 10] = alone
    marks[mark + 11] = alone * cheapest * 0.2
    marks[mark + 12] = cheapest * 0.1
    marks[mark + 13] = others * share
    marks[mark + 14] = 0.0
    marks[mark + 15] = 0.0
    marks[mark + 20] = 0.0


def look_at_row(table: Ints, others: int, row: int, card: int, share: float, marks: Floats, mark: int) -> None:
    """The marks of a card that goes to a row when a share of the unseen cards would come between."""
    room, cows = ROW_CAPACITY - table[SIZE + row], table[COW + row]
    takes = chance_of(room, others, share)
    marks[mark + 9] = share
    marks[mark + 10] = takes
    marks[mark + 11] = takes * (cows + AVERAGE_COWS * room) * 0.2
    marks[mark + 12] = cows * 0.1
    marks[mark + 13] = others * share
    marks[mark + 14] = (card - table[END + row]) / 30.0
    marks[mark + 15] = 1.0 if row == ROWS - 1 else 0.0
    marks[mark + 20] = chance_of(max(0, room - 1), others, share)
