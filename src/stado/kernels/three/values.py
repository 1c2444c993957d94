"""A net that tells what a seat can expect right after its own card: how far ahead it will be, and its chance to win.

The marks of each row make first cells, by the same weights for all rows, which are summed over the rows. These sums
and the marks of the table make deep cells, and those make the lead and the chance. `scripts/train_three_values.py`
finds the weights by play.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from stado.core.flat import Floats, Ints, exp
from stado.games.three.flat import ROWS, SEAT, SEAT_SPAN, TURN, block_of, hand_of, hand_size
from stado.kernels.compiler import floats, zeros
from stado.kernels.three.rules import play_card
from stado.kernels.three.sight import ROW_MARKS, Sight, look, make_sight
from stado.kernels.three.worlds import WIN

LEAD, CHANCE = 0, 1
HEADS = 2
SCALE = 10.0  # points that the head for the lead counts as one


class ValueNet(NamedTuple):
    """The weights of cells: of the marks of a row, of those of the table, and of sums; a base comes behind marks."""

    rows: Floats
    marks: Floats
    sums: Floats
    heads: Floats


class Cells(NamedTuple):
    """Room for the cells of a net, for one thread."""

    first: Floats  # of each row
    sums: Floats
    deep: Floats
    heads: Floats


class Mind(NamedTuple):
    """What a seat thinks with, for one thread."""

    net: ValueNet
    prospects: Floats
    sight: Sight
    cells: Cells
    after: Ints  # a table


@cache
def load_values(seats: int) -> ValueNet:
    """The net for a table of that size."""
    source = files("stado.kernels.three").joinpath("data/values.json")
    nets = msgspec.json.decode(source.read_bytes(), type=dict[int, dict[str, list[float]]])
    return ValueNet(**{name: floats(part) for name, part in nets[seats].items()})


def make_mind(net: ValueNet, prospects: Floats, seats: int) -> Mind:
    """What a seat of a table of that size thinks with."""
    return Mind(net, prospects, make_sight(), make_cells(net), zeros(SEAT + SEAT_SPAN * seats))


def make_cells(net: ValueNet) -> Cells:
    """Room for the cells of that net."""
    deep = len(net.heads) // HEADS - 1
    first = len(net.sums) // deep
    return Cells(*(floats([0.0] * width) for width in (ROWS * first, first, deep, HEADS)))


def spread(weights: Floats, inputs: Floats, start: int, count: int, cells: Floats, first: int, width: int) -> None:
    """Add what some inputs make of cells."""
    weight = 0
    for place in range(start, start + count):
        seen = inputs[place]
        if seen != 0.0:
            for cell in range(width):
                cells[first + cell] += seen * weights[weight + cell]
        weight += width


def tell(net: ValueNet, sight: Sight, cells: Cells) -> None:
    """What was seen promises: the lead, in points by SCALE, and the chance to win."""
    width, deep = len(cells.sums), len(cells.deep)
    for cell in range(width):
        cells.sums[cell] = 0.0
    for row in range(ROWS):
        first = row * width
        for cell in range(width):
            cells.first[first + cell] = net.rows[ROW_MARKS * width + cell]
        spread(net.rows, sight.rows, row * ROW_MARKS, ROW_MARKS, cells.first, first, width)
        for cell in range(width):
            cells.first[first + cell] = max(cells.first[first + cell], 0.0)
            cells.sums[cell] += cells.first[first + cell]
    marks = len(sight.marks)
    for cell in range(deep):
        cells.deep[cell] = net.marks[marks * deep + cell]
    spread(net.marks, sight.marks, 0, marks, cells.deep, 0, deep)
    spread(net.sums, cells.sums, 0, width, cells.deep, 0, deep)
    for head in range(HEADS):
        total, weight = net.heads[head * (deep + 1) + deep], head * (deep + 1)
        for cell in range(deep):
            total += max(cells.deep[cell], 0.0) * net.heads[weight + cell]
        cells.heads[head] = total
    cells.heads[CHANCE] = 1.0 / (1.0 + exp(-cells.heads[CHANCE]))


def judge_table(table: Ints, colors: Ints, fresh: Ints, seats: int, seat: int, mind: Mind) -> float:
    """What the table is worth to a seat that has just played: how far it will be ahead, and whether it wins."""
    look(table, colors, fresh, seats, seat, mind.prospects, mind.sight)
    tell(mind.net, mind.sight, mind.cells)
    return SCALE * mind.cells.heads[LEAD] + WIN * mind.cells.heads[CHANCE]


def judge_card(table: Ints, colors: Ints, fresh: Ints, seats: int, mind: Mind, index: int) -> float:
    """What it is worth to the seat at turn to play the card at that index of its hand."""
    after, seat = mind.after, table[TURN]
    for place in range(len(table)):
        after[place] = table[place]
    card = table[hand_of(table, block_of(seat)) + index]
    play_card(after, colors, seats, index)
    fresh[card] = 0
    value = judge_table(after, colors, fresh, seats, seat, mind)
    fresh[card] = 1
    return value


def wise_card(table: Ints, colors: Ints, fresh: Ints, seats: int, mind: Mind) -> int:
    """The index of the card in hand that is worth most to the seat at turn; the first of equal ones."""
    best, best_value = 0, judge_card(table, colors, fresh, seats, mind, 0)
    for index in range(1, hand_size(table, block_of(table[TURN]))):
        value = judge_card(table, colors, fresh, seats, mind, index)
        if value > best_value:
            best, best_value = index, value
    return best
