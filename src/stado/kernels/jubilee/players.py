"""Seats that pick what looks sensible at a glance: the game's own judgment."""

from __future__ import annotations

from stado.core.flat import Ints, power
from stado.games.six.cards import ROW_CAPACITY, SEVEN_CAPACITY
from stado.games.six.judgment import AVERAGE_COWS, GAP_COST, LOW_COST
from stado.kernels.jubilee.rules import (
    COW,
    HAND,
    HANDS,
    HIGHEST,
    LEFT,
    MARK,
    PLACED,
    QUEUED,
    SEATS,
    SEEN,
    SEVEN_MARK,
    SIZE,
    cheapest_row,
    end_of,
    reveal,
    target_row,
)
from stado.kernels.jubilee.specials import place_next
from stado.kernels.stream import below, unit


def count_hidden(table: Ints, hidden: Ints) -> None:
    """For each card, how many lower ones have not been on the table."""
    count = 0
    for card in range(1, HIGHEST + 1):
        hidden[card] = count
        count += 1 - table[SEEN + card]
    hidden[HIGHEST + 1] = count


def pick_cost(table: Ints, hidden: Ints, first: int, index: int) -> float:
    """The cows that a card of the hand that begins there risks if each of the others picks one of the hidden cards."""
    others, card = table[SEATS] - 1, table[first + index]
    scale = 1.0 / max(1, hidden[HIGHEST + 1] - table[LEFT])
    lower = (hidden[card] - index) * scale
    row = target_row(table, card, -1)
    if row < 0:
        return table[COW + cheapest_row(table, -1)] * power(1.0 - lower, others) + LOW_COST * lower
    end, beneath = end_of(table, row), 0
    while table[first + beneath] < end:
        beneath += 1
    gap = lower - (hidden[end] - beneath) * scale
    room = (SEVEN_CAPACITY if table[MARK + row] == SEVEN_MARK else ROW_CAPACITY) - table[SIZE + row]
    takes = 0.0
    if room <= others:
        takes = power(gap, room) * power(1.0 - gap, others - room)
        for step in range(room):
            takes *= (others - step) / (step + 1)
    return (table[COW + row] + AVERAGE_COWS * room) * takes + GAP_COST * (card - end)


def best_pick(table: Ints, hidden: Ints, seat: int) -> int:
    """The card that the seat rates best."""
    first = HANDS + seat * HAND
    best, least = 0, 1000.0
    for index in range(table[LEFT]):
        cost = pick_cost(table, hidden, first, index)
        if cost < least:
            best, least = table[first + index], cost
    return best


def pick_all(stream: Ints, table: Ints, hidden: Ints, chosen: Ints, noise: float, seat: int, card: int) -> None:
    """Everybody picks: that seat this card where it is not 0, the others what looks best or, so often, anything."""
    count_hidden(table, hidden)
    for other in range(table[SEATS]):
        if card > 0 and other == seat:
            chosen[other] = card
        elif noise > 0.0 and unit(stream) < noise:
            chosen[other] = table[HANDS + other * HAND + below(stream, table[LEFT])]
        else:
            chosen[other] = best_pick(table, hidden, other)
    for other in range(table[SEATS]):
        reveal(table, other, chosen[other])
    table[LEFT] -= 1


def place_all(table: Ints) -> None:
    """All revealed cards are placed, lowest first."""
    while table[PLACED] < table[QUEUED]:
        place_next(table)
    table[QUEUED] = table[PLACED] = 0
