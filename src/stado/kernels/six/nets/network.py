"""Seats that think at a glance: what a card looks like in its hand, how much a pick or a hand is likely to cost.

Two small nets judge. Both see each card of a hand by the same marks, beside the kind of its place: a low card, or a row
with room for 0 to 4 cards. The first gives each card a cost, and a seat picks the cheaper ones more often; the second
adds up what it makes of all cards of a hand to the cows that the hand will cost by the end of the round.

A net is one sequence of weights. `scripts/train_six.py` finds them by play.
"""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints, exp
from stado.games.six.cards import HAND_SIZE, ROW_CAPACITY, ROWS
from stado.kernels.compiler import floats, ints
from stado.kernels.six.rounds import COW, END, SIZE, cheapest_row
from stado.kernels.stream import unit

LOW = 0
KINDS = 1 + ROW_CAPACITY  # a low card, or a row with room for 0 to 4
MARKS = 18
PICK_CELLS = 16
HAND_CELLS = 24
SUM_CELLS = 16
OUTLOOKS = 5
PICK_WEIGHTS = (KINDS + 2 * MARKS) * PICK_CELLS + PICK_CELLS
HAND_WEIGHTS = (KINDS + 2 * MARKS) * HAND_CELLS + (OUTLOOKS + HAND_CELLS) * SUM_CELLS + SUM_CELLS + 1
AVERAGE_COWS = 1.65  # of a card: 171 cows on 104 cards


class Public(NamedTuple):
    """What everybody sees.

    `hidden[card]` counts the cards up to that one that nobody has seen on the table: those in hands and those out of
    the round.
    """

    seats: int
    table: Ints
    hidden: Ints


class Company(NamedTuple):
    """The shares of the others that pick at random, and that think no further than of such."""

    random: float
    plain: float


class Scratch(NamedTuple):
    """Room to work in, for one thread."""

    kinds: Ints
    marks: Floats
    costs: Floats
    pick_cells: Floats
    hand_cells: Floats
    sums: Floats
    sum_cells: Floats


def make_scratch() -> Scratch:
    """Room to work in."""
    return Scratch(
        kinds=ints([0] * HAND_SIZE),
        marks=floats([0.0] * (HAND_SIZE * MARKS)),
        costs=floats([0.0] * HAND_SIZE),
        pick_cells=floats([0.0] * PICK_CELLS),
        hand_cells=floats([0.0] * HAND_CELLS),
        sums=floats([0.0] * HAND_CELLS),
        sum_cells=floats([0.0] * SUM_CELLS),
    )


def count_hidden(hidden: Ints, card: int, change: int) -> None:
    """Let a card be hidden (1), or be so no more (-1)."""
    for index in range(card, len(hidden)):
        hidden[index] += change


def chance_of(count: int, among: int, share: float) -> float:
    """How likely it is that `count` or more of the others each fall into a share."""
    if count == 0:
        return 1.0
    if count > among or share <= 0.0:
        return 0.0
    if share >= 1.0:
        return 1.0
    each = 1.0
    for _ in range(among):
        each *= 1.0 - share
    fewer, odds = each, share / (1.0 - share)
    for number in range(1, count):
        each *= odds * (among - number + 1) / number
        fewer += each
    return max(0.0, 1.0 - fewer)


def look(public: Public, company: Company, hand: Ints, first: int, left: int, scratch: Scratch) -> None:
    """See each card of a sorted hand by its marks."""
    table, hidden, others = public.table, public.hidden, public.seats - 1
    deck = len(hidden) - 1
    scale = 1.0 / max(1, hidden[deck] - left)  # of a card that this seat has not seen
    row, beneath = -1, 0
    for index in range(left):
        card = hand[first + index]
        while row < ROWS - 1 and table[END + row + 1] < card:
            row += 1
            beneath = 0
        ceiling = table[END + row + 1] if row < ROWS - 1 else deck + 1
        above = 0
        while index + above + 1 < left and hand[first + index + above + 1] < ceiling:
            above += 1
        mark = index * MARKS
        scratch.marks[mark] = card / deck
        scratch.marks[mark + 1] = left * 0.1
        scratch.marks[mark + 2] = others * 0.2
        scratch.marks[mark + 3] = company.random
        scratch.marks[mark + 4] = company.plain
        scratch.marks[mark + 5] = others * left * scale
        scratch.marks[mark + 6] = index * 0.1
        scratch.marks[mark + 7] = beneath * 0.2
        scratch.marks[mark + 8] = above * 0.2
        scratch.marks[mark + 9] = (hidden[ceiling - 1] - hidden[card] - above) * scale
        scratch.marks[mark + 10] = 1.0 if index == left - 1 else 0.0
        if row < 0:
            scratch.kinds[index] = LOW
            look_low(table, others, (hidden[card - 1] - index) * scale, scratch.marks, mark)
        else:
            scratch.kinds[index] = LOW + 1 + ROW_CAPACITY - table[SIZE + row]
            share = (hidden[card] - hidden[table[END + row]] - beneath - 1) * scale
            look_at_row(table, others, row, card, share, scratch.marks, mark)
        beneath += 1


def look_low(table: Ints, others: int, share: float, marks: Floats, mark: int) -> None:
    """The marks of a low card when a share of the unseen cards is lower."""
    cheapest = table[COW + cheapest_row(table)]
    alone = 1.0 - chance_of(1, others, share)
    marks[mark + 11] = share
    marks[mark + 12] = alone
    marks[mark + 13] = alone * cheapest * 0.2
    marks[mark + 14] = cheapest * 0.2
    marks[mark + 15] = 0.0
    marks[mark + 16] = 0.0
    marks[mark + 17] = 0.0


def look_at_row(table: Ints, others: int, row: int, card: int, share: float, marks: Floats, mark: int) -> None:
    """The marks of a card that goes to a row when a share of the unseen cards would come between."""
    room, cows = ROW_CAPACITY - table[SIZE + row], table[COW + row]
    takes = chance_of(room, others, share)
    marks[mark + 11] = share
    marks[mark + 12] = takes
    marks[mark + 13] = takes * (cows + AVERAGE_COWS * room) * 0.2
    marks[mark + 14] = cows * 0.1
    marks[mark + 15] = others * share
    marks[mark + 16] = (card - table[END + row]) / 30.0
    marks[mark + 17] = 1.0 if row == ROWS - 1 else 0.0


def excite(net: Floats, scratch: Scratch, index: int, cells: Floats) -> None:
    """What the first cells of a net make of a card that was looked at."""
    width = len(cells)  # not the constant itself: a loop of unknown length is compiled to use vectors
    kind = scratch.kinds[index]
    weight = kind * width
    for cell in range(width):
        cells[cell] = net[weight + cell]
    weight = (KINDS if kind == LOW else KINDS + MARKS) * width
    for mark in range(index * MARKS, (index + 1) * MARKS):
        seen = scratch.marks[mark]
        for cell in range(width):
            cells[cell] += seen * net[weight + cell]
        weight += width


def rate_picks(net: Floats, scratch: Scratch, left: int) -> None:
    """What each card that was looked at costs if it is picked, less what is the same for all."""
    cells = scratch.pick_cells
    width = len(cells)
    for index in range(left):
        excite(net, scratch, index, cells)
        weight, cost = (KINDS + 2 * MARKS) * width, 0.0
        for cell in range(width):
            cost += max(cells[cell], 0.0) * net[weight + cell]
        scratch.costs[index] = cost


def rate_hand(net: Floats, public: Public, company: Company, left: int, scratch: Scratch) -> float:
    """The cows that the hand that was looked at will cost."""
    cells, sums, ends = scratch.hand_cells, scratch.sums, scratch.sum_cells
    width, depth = len(cells), len(ends)
    for cell in range(width):
        sums[cell] = 0.0
    for index in range(left):
        excite(net, scratch, index, cells)
        for cell in range(width):
            sums[cell] += max(cells[cell], 0.0)
    weight = (KINDS + 2 * MARKS) * width
    hand, others = left * 0.1, (public.seats - 1) * 0.2
    for end in range(depth):
        ends[end] = (
            net[weight + end]
            + hand * net[weight + depth + end]
            + others * net[weight + 2 * depth + end]
            + company.random * net[weight + 3 * depth + end]
            + company.plain * net[weight + 4 * depth + end]
        )
    weight += OUTLOOKS * depth
    for cell in range(width):
        for end in range(depth):
            ends[end] += sums[cell] * net[weight + end]
        weight += depth
    cost = net[weight + depth]
    for end in range(depth):
        cost += max(ends[end], 0.0) * net[weight + end]
    return cost


def weigh_picks(scratch: Scratch, left: int, warmth: float) -> float:
    """Turn the costs of picks into weights, the more even the warmer; returns their sum."""
    least, total = scratch.costs[0], 0.0
    for index in range(1, left):
        least = min(least, scratch.costs[index])
    for index in range(left):
        scratch.costs[index] = exp((least - scratch.costs[index]) / warmth)
        total += scratch.costs[index]
    return total


def draw_pick(stream: Ints, scratch: Scratch, left: int, warmth: float) -> int:
    """The index of a card, drawn by the weights of the costs."""
    point = unit(stream) * weigh_picks(scratch, left, warmth)
    for index in range(left - 1):
        point -= scratch.costs[index]
        if point < 0.0:
            return index
    return left - 1


def think(net: Floats, public: Public, company: Company, hand: Ints, first: int, left: int, scratch: Scratch) -> None:
    """Look at a hand and rate its picks."""
    look(public, company, hand, first, left, scratch)
    rate_picks(net, scratch, left)
