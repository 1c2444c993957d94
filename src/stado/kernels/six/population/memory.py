"""What past rounds of a match tell of the others' manners: their hands are known there, card by card."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints, exp, insert_sorted
from stado.games.six.cards import HAND_SIZE
from stado.kernels.compiler import export, floats, ints
from stado.kernels.six.nets.network import Public
from stado.kernels.six.nets.worlds import Past
from stado.kernels.six.population.belief import COPY, MANNERS, SLIP
from stado.kernels.six.population.nets import (
    Cells,
    PickNet,
    Population,
    Scratch,
    deepen_card,
    frame,
    rate_head,
    see_hand,
)
from stado.kernels.six.population.sight import Sight, look, survey


class Memory(NamedTuple):
    """How much likelier than at random each seat of each manner picked as it did in a round, and room to find it.

    `fits[seat * MANNERS + manner]` is over all turns of the round.
    """

    fits: Floats
    hand: Ints
    weights: Floats  # by manner, of each card of the hand


def make_memory(seats: int) -> Memory:
    """Nothing remembered."""
    return Memory(floats([1.0] * (seats * MANNERS)), ints([0] * HAND_SIZE), floats([0.0] * (MANNERS * HAND_SIZE)))


@export
def weigh_round(nets: Population, past: Past, seats: int, scratch: Scratch, memory: Memory) -> None:
    """Find what the picks of a whole round say of the manners of all seats; the last card is no choice."""
    breadth, stride = len(past.tables) // past.turns, len(past.hiddens) // past.turns
    for turn in range(past.turns - 1):
        table = past.tables[turn * breadth : (turn + 1) * breadth]
        public = Public(seats, table, past.hiddens[turn * stride : (turn + 1) * stride])
        survey(public, past.turns - turn, scratch.sight.outlooks)
        frame(nets.picks.first, scratch.sight.outlooks, scratch.picks.table)
        frame(nets.copies.first, scratch.sight.outlooks, scratch.copies.table)
        for seat in range(seats):
            weigh_pick(nets, public, past, turn, seat, scratch, memory)


def weigh_pick(
    nets: Population, public: Public, past: Past, turn: int, seat: int, scratch: Scratch, memory: Memory
) -> None:
    """Find what one pick says of the manners of its seat, whose hand was all that it played from then on."""
    left, picked = past.turns - turn, past.picks[turn * public.seats + seat]
    for index in range(left):
        insert_sorted(memory.hand, 0, index, past.picks[(turn + index) * public.seats + seat])
    look(public, memory.hand, 0, left, left, scratch.sight)
    weigh_cards(nets.picks, 1, left, scratch.sight, scratch.picks, memory.weights)
    weigh_cards(nets.copies, COPY, left, scratch.sight, scratch.copies, memory.weights)
    place = 0
    while memory.hand[place] != picked:
        place += 1
    for manner in range(1, MANNERS):
        total, weight = 0.0, memory.weights[manner * HAND_SIZE + place]
        for index in range(manner * HAND_SIZE, manner * HAND_SIZE + left):
            total += exp(memory.weights[index] - weight)
        memory.fits[seat * MANNERS + manner] *= SLIP + (1.0 - SLIP) * left / total


def weigh_cards(net: PickNet, manner: int, left: int, sight: Sight, cells: Cells, weights: Floats) -> None:
    """Find what each head of a net, the first of which is that manner, makes of each card of a hand."""
    see_hand(net, left, sight, cells)
    for index in range(left):
        deepen_card(net, index, cells)
        for head in range(len(net.heads) // len(net.base)):
            weights[(manner + head) * HAND_SIZE + index] = rate_head(net.heads, head, cells.deep)
