"""The specials that are dealt, spent, drawn and mixed."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.six.cards import MOST_ROWS, SPECIAL_COPIES, SPECIALS_DEALT
from stado.games.six.flat import (
    ASKED,
    DISCARD,
    FIFTH_ROW,
    KINDS,
    MARK,
    NO_MARK,
    NOBODY,
    NOTHING,
    PICK,
    PILE,
    PILED,
    ROWS,
    SEATS,
    SEVEN_TAKES,
    SHUFFLE_PILE,
    SPECIAL,
    STOP,
    STOP_MARK,
)
from stado.kernels.six.placement import ask, go_on_placing
from stado.kernels.stream import below


def unpack(table: Ints) -> None:
    """SIX-2: the specials before the first deal."""
    for kind in range(KINDS):
        table[DISCARD + kind] = SPECIAL_COPIES
    make_pile(table)


def make_pile(table: Ints) -> None:
    """The discard joins the pile, in no order yet."""
    for kind in range(KINDS):
        for _ in range(table[DISCARD + kind]):
            table[PILE + table[PILED]] = kind
            table[PILED] += 1
        table[DISCARD + kind] = 0


def mix_pile(stream: Ints, table: Ints) -> None:
    """The pile in random order."""
    for index in range(table[PILED] - 1):
        other = index + below(stream, table[PILED] - index)
        table[PILE + index], table[PILE + other] = table[PILE + other], table[PILE + index]


def deal_specials(table: Ints) -> None:
    """Specials for each seat in turn, and the rest as the pile."""
    seats = table[SEATS]
    count = min(SPECIALS_DEALT, table[PILED] // seats)  # SIX-15, SIX-25
    for seat in range(seats):
        for _ in range(count):
            draw_special(table, seat)
    ask(table, PICK, NOBODY)


def draw_special(table: Ints, seat: int) -> None:
    """The top of the pile goes into the hand."""
    table[PILED] -= 1
    top = PILE + table[PILED]
    table[SPECIAL + seat * KINDS + table[top]] += 1
    table[top] = 0


def spend(table: Ints, seat: int, kind: int) -> None:
    """A special leaves the hand; one that stays lies on the table, the others are discarded."""
    table[SPECIAL + seat * KINDS + kind] -= 1
    if kind not in (FIFTH_ROW, SEVEN_TAKES, STOP):  # SIX-16
        table[DISCARD + kind] += 1


def exchange(table: Ints, seat: int, kind: int) -> None:
    """SIX-24: discard a special and draw one; an empty pile is made of the discard first."""
    if kind == NOTHING:
        go_on_placing(table)
        return
    table[SPECIAL + seat * KINDS + kind] -= 1
    table[DISCARD + kind] += 1
    if table[PILED] == 0:
        make_pile(table)
        ask(table, SHUFFLE_PILE, seat)
    else:
        draw_special(table, seat)
        go_on_placing(table)


def draw_mixed(table: Ints) -> None:
    """SIX-24: the discard has become the pile, and the seat that waits for it draws."""
    draw_special(table, table[ASKED])
    go_on_placing(table)


def gather(table: Ints) -> None:
    """SIX-25: all specials that nobody holds, before they are dealt again."""
    for row in range(table[ROWS]):
        if table[MARK + row] != NO_MARK:
            table[DISCARD + (STOP if table[MARK + row] == STOP_MARK else SEVEN_TAKES)] += 1
    if table[ROWS] == MOST_ROWS:
        table[DISCARD + FIFTH_ROW] += 1  # SIX-17
    make_pile(table)
