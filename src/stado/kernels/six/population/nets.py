"""Nets of the population: weights of picks for each manner, of single cards, and the cows that a hand will cost.

A card makes first cells what they are by its marks, the table does by its outlooks. In the net for picks some of these
cells are the card's own, and the others are summed over the hand; both make deep cells, from which each manner has a
head of its own. The net for single cards lacks the sum: so what a manner makes of a card does not depend on what else
is in its hand. Copies of programs have such nets of their own. `scripts/league` finds the weights by play.
"""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats
from stado.games.six.cards import HAND_SIZE
from stado.kernels.compiler import floats
from stado.kernels.six.population.sight import KINDS, LOW, MARKS, OUTLOOKS, Sight, make_sight

HEADS = 25  # manners that learned by play, which share a net
COPIES = 1  # manners that are copies of programs, which share another one


class Layer(NamedTuple):
    """The weights of first cells: of the kind and marks of a card, and of the table's outlooks."""

    cards: Floats
    outlooks: Floats


class PickNet(NamedTuple):
    """What each manner makes of the cards of a hand."""

    first: Layer
    deep: Floats
    sums: Floats
    base: Floats
    heads: Floats


class AloneNet(NamedTuple):
    """What each manner makes of a card, whatever else is in its hand."""

    first: Layer
    deep: Floats
    base: Floats
    heads: Floats


class HandNet(NamedTuple):
    """What a hand will cost; behind the weights of outlooks lie those of the manners of the others, if it sees them."""

    first: Layer
    sums: Floats
    outlooks: Floats
    base: Floats
    head: Floats


class Population(NamedTuple):
    """All nets: `copies` are those of copied programs, and `randoms` is for hands where all others pick at random."""

    picks: PickNet
    alone: AloneNet
    copies: PickNet
    copies_alone: AloneNet
    hands: HandNet
    randoms: HandNet


class Cells(NamedTuple):
    """Room for a net's cells, for one thread."""

    table: Floats
    first: Floats
    sums: Floats
    hand: Floats
    deep: Floats
    owns: Floats  # the own cells of each card of a hand


class Scratch(NamedTuple):
    """Room to think in, for one thread."""

    sight: Sight
    picks: Cells
    alone: Cells
    copies: Cells
    copies_alone: Cells
    hands: Cells
    randoms: Cells
    weights: Floats


def make_cells(first: int, sums: int, deep: int, own: int = 0) -> Cells:
    """Room for cells."""
    return Cells(*(floats([0.0] * width) for width in (first, first, sums, deep, deep, HAND_SIZE * own)))


def make_pick_cells(net: PickNet) -> Cells:
    """Room for the cells of a net for picks."""
    deep = len(net.base)
    own, shared = len(net.deep) // deep, len(net.sums) // deep
    return make_cells(own + shared, shared, deep, own)


def make_alone_cells(net: AloneNet) -> Cells:
    """Room for the cells of a net for single cards."""
    deep = len(net.base)
    return make_cells(len(net.deep) // deep, 0, deep)


def make_hand_cells(net: HandNet) -> Cells:
    """Room for the cells of a net for hands."""
    deep = len(net.base)
    shared = len(net.sums) // deep
    return make_cells(shared, shared, deep)


def make_scratch(nets: Population) -> Scratch:
    """Room to think in with these nets."""
    return Scratch(
        sight=make_sight(),
        picks=make_pick_cells(nets.picks),
        alone=make_alone_cells(nets.alone),
        copies=make_pick_cells(nets.copies),
        copies_alone=make_alone_cells(nets.copies_alone),
        hands=make_hand_cells(nets.hands),
        randoms=make_hand_cells(nets.randoms),
        weights=floats([0.0] * HAND_SIZE),
    )


def add_inputs(weights: Floats, weight: int, inputs: Floats, first: int, count: int, cells: Floats) -> None:
    """Add what some inputs make of cells, by the weights from there on.

    Four inputs are added at a time, one after the other, so that cells are read and written less often.
    """
    width, place, last = len(cells), first, first + count
    while place + 4 <= last:
        one, two, three, four = inputs[place], inputs[place + 1], inputs[place + 2], inputs[place + 3]
        second, third, fourth = weight + width, weight + 2 * width, weight + 3 * width
        for cell in range(width):
            cells[cell] = (
                cells[cell]
                + one * weights[weight + cell]
                + two * weights[second + cell]
                + three * weights[third + cell]
                + four * weights[fourth + cell]
            )
        weight += 4 * width
        place += 4
    while place < last:
        seen = inputs[place]
        for cell in range(width):
            cells[cell] += seen * weights[weight + cell]
        weight += width
        place += 1


def frame(layer: Layer, outlooks: Floats, table: Floats) -> None:
    """What the table makes of first cells, the same for all cards."""
    for cell in range(len(table)):
        table[cell] = 0.0
    add_inputs(layer.outlooks, 0, outlooks, 0, OUTLOOKS, table)


def excite(layer: Layer, sight: Sight, index: int, cells: Cells) -> None:
    """What a card that was looked at makes of first cells."""
    first, table, weights = cells.first, cells.table, layer.cards
    width = len(first)  # not the constant itself: a loop of unknown length is compiled to use vectors
    kind = sight.kinds[index]
    weight = kind * width
    for cell in range(width):
        first[cell] = table[cell] + weights[weight + cell]
    add_inputs(weights, (KINDS if kind == LOW else KINDS + MARKS) * width, sight.marks, index * MARKS, MARKS, first)
    for cell in range(width):
        first[cell] = max(first[cell], 0.0)


def rate_head(heads: Floats, head: int, deep: Floats) -> float:
    """What a head makes of deep cells."""
    width, total = len(deep), 0.0
    weight = head * width
    for cell in range(width):
        total += max(deep[cell], 0.0) * heads[weight + cell]
    return total


def rate_picks(net: PickNet, head: int, count: int, sight: Sight, cells: Cells, weights: Floats) -> None:
    """What a manner makes of each card of a hand that was looked at, the more the better; the table was framed."""
    see_hand(net, count, sight, cells)
    for index in range(count):
        deepen_card(net, index, cells)
        weights[index] = rate_head(net.heads, head, cells.deep)


def see_hand(net: PickNet, count: int, sight: Sight, cells: Cells) -> None:
    """Make cells of a hand that was looked at, which all its cards share, and the own ones of each card."""
    own, shared, deep = len(cells.owns) // HAND_SIZE, len(cells.sums), len(cells.deep)
    for cell in range(shared):
        cells.sums[cell] = 0.0
    for index in range(count):
        excite(net.first, sight, index, cells)
        for cell in range(own):
            cells.owns[index * own + cell] = cells.first[cell]
        for cell in range(shared):
            cells.sums[cell] += cells.first[own + cell]
    for cell in range(deep):
        cells.hand[cell] = net.base[cell]
    add_inputs(net.sums, 0, cells.sums, 0, shared, cells.hand)


def deepen_card(net: PickNet, index: int, cells: Cells) -> None:
    """Make deep cells of a card of the hand that was seen."""
    own = len(cells.owns) // HAND_SIZE
    for cell in range(len(cells.deep)):
        cells.deep[cell] = cells.hand[cell]
    add_inputs(net.deep, 0, cells.owns, index * own, own, cells.deep)


def rate_alone(net: AloneNet, sight: Sight, cells: Cells) -> None:
    """Make deep cells of the one card that was looked at; the table was framed."""
    excite(net.first, sight, 0, cells)
    for cell in range(len(cells.deep)):
        cells.deep[cell] = net.base[cell]
    add_inputs(net.deep, 0, cells.first, 0, len(cells.first), cells.deep)


def rate_hand(net: HandNet, count: int, company: Floats, sight: Sight, cells: Cells) -> float:
    """The cows that the hand that was looked at will cost, at the table surveyed, where manners have these shares."""
    frame(net.first, sight.outlooks, cells.table)
    add_company(net.first.outlooks, company, cells.table)
    for cell in range(len(cells.sums)):
        cells.sums[cell] = 0.0
    for index in range(count):
        excite(net.first, sight, index, cells)
        for cell in range(len(cells.sums)):
            cells.sums[cell] += cells.first[cell]
    for cell in range(len(cells.deep)):
        cells.deep[cell] = net.base[cell]
    add_inputs(net.outlooks, 0, sight.outlooks, 0, OUTLOOKS, cells.deep)
    add_company(net.outlooks, company, cells.deep)
    add_inputs(net.sums, 0, cells.sums, 0, len(cells.sums), cells.deep)
    return net.head[len(cells.deep)] + rate_head(net.head, 0, cells.deep)


def add_company(weights: Floats, company: Floats, cells: Floats) -> None:
    """Add what the manners of the others make of cells."""
    width = len(cells)
    weight = OUTLOOKS * width
    for share in company:
        if share > 0.0:
            for cell in range(width):
                cells[cell] += share * weights[weight + cell]
        weight += width
