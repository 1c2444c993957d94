"""What a collection promises: the points still to come, by colors face up, turns left and the bonus to be had.

The numbers are means over many matches (scripts/train_three.py); with no turn left they are what the rules count.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from stado.core.flat import Floats, Ints
from stado.games.three.cards import COLOR_BONUSES, ROW_CAPACITY, ROW_SPAN, TOO_MANY, TURNS
from stado.games.three.flat import (
    ALL_COLORS,
    BONUS,
    NO_COLOR,
    PLAYED,
    ROW,
    SIZE,
    TURN,
    UP,
    block_of,
    count_bonuses,
    find_place,
    find_taken,
    hand_of,
    hand_size,
)
from stado.games.three.judgment import COST_OF_HEIGHT, count_before
from stado.games.three.rules import find_row
from stado.kernels.compiler import floats

STAKES = len(COLOR_BONUSES) + 1
COUNTS = ALL_COLORS + 1  # how many numbers of colors there are
PROSPECTS = (TURNS + 1) * STAKES * COUNTS * COUNTS

_STAKES = (0, *COLOR_BONUSES)


class Outlook(NamedTuple):
    """What the prospects of a seat depend on."""

    left: int  # turns of its own
    stake: int  # 0 once it has its color bonus, else the place in the stack of the one that it could get, from 1
    singles: int  # colors with one card face up
    pairs: int  # colors with two


@cache
def load_prospects(seats: int) -> Floats:
    """The prospects at a table of that size."""
    source = files("stado.kernels.three").joinpath("data/prospects.json")
    return floats(msgspec.json.decode(source.read_bytes(), type=dict[int, list[float]])[seats])


def find_prospect(outlook: Outlook) -> int:
    """Where the prospects have a seat's."""
    return ((outlook.left * STAKES + outlook.stake) * COUNTS + outlook.singles) * COUNTS + outlook.pairs


def look_ahead(table: Ints, seats: int, seat: int, left: int) -> Outlook:
    """A seat's outlook with that number of turns left."""
    block, singles, pairs = block_of(seat), 0, 0
    for color in range(ALL_COLORS):
        singles += table[block + UP + color] == 1
        pairs += table[block + UP + color] == 2
    stake = 0 if table[block + BONUS] > 0 else count_bonuses(table, seats) + 1
    return Outlook(left, stake, singles, pairs)


def keen_card(table: Ints, colors: Ints, seats: int, prospects: Floats) -> int:
    """The index of the card in hand that promises most to the seat at turn; of equal ones that of the lowest."""
    seat = table[TURN]
    block = block_of(seat)
    hand = hand_of(table, block)
    outlook = look_ahead(table, seats, seat, TURNS - table[block + PLAYED] - 1)
    best, best_rating = 0, rate_prospects(table, colors, block, table[hand], outlook, prospects)
    for index in range(1, hand_size(table, block)):
        rating = rate_prospects(table, colors, block, table[hand + index], outlook, prospects)
        if rating > best_rating or (rating == best_rating and table[hand + index] < table[hand + best]):
            best, best_rating = index, rating
    return best


def rate_prospects(table: Ints, colors: Ints, block: int, card: int, outlook: Outlook, prospects: Floats) -> float:
    """How the card changes the points that a seat with that outlook can expect."""
    gain, row = 0.0, find_row(card)
    if table[SIZE + row] == ROW_CAPACITY:
        first, behind = find_taken(ROW_CAPACITY, find_place(table, card))
        cards = ROW + row * ROW_CAPACITY
        gain = rate_change(table, colors, block, cards + first, cards + behind, outlook, prospects)
    return gain - COST_OF_HEIGHT * (card % ROW_SPAN)


def rate_change(
    table: Ints, colors: Ints, block: int, first: int, behind: int, outlook: Outlook, prospects: Floats
) -> float:
    """How the cards that lie there change what a seat with that outlook can expect."""
    gain, stake, singles, pairs = 0.0, outlook.stake, outlook.singles, outlook.pairs
    for index in range(first, behind):
        if colors[table[index]] == NO_COLOR:
            continue
        count = count_before(table, colors, block, first, index)
        if count == 0:
            singles += 1
        elif count + 1 < TOO_MANY:
            singles, pairs = singles - 1, pairs + 1
        else:
            pairs -= 1
            gain -= TOO_MANY
    if singles + pairs == ALL_COLORS:
        gain, stake = gain + _STAKES[stake], 0
    after = Outlook(outlook.left, stake, singles, pairs)
    return gain + prospects[find_prospect(after)] - prospects[find_prospect(outlook)]
