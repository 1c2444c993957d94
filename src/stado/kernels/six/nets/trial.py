"""Answers tried in worlds that a seat can imagine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from stado.core.rng import Rng
from stado.games.six.cards import HAND_SIZE, ROWS
from stado.games.six.options import SixOptions
from stado.games.six.rules import deck
from stado.games.six.view import View
from stado.kernels.compiler import floats, ints
from stado.kernels.six.nets.knowledge import load_knowledge, load_public, load_stake
from stado.kernels.six.nets.network import HAND_WEIGHTS, PICK_WEIGHTS, make_scratch
from stado.kernels.six.nets.worlds import (
    Costs,
    Mind,
    Nets,
    World,
    try_at_random,
    try_drafts,
    try_picks,
    try_rows,
)
from stado.kernels.six.rounds import STACK, reveal
from stado.kernels.stream import make_stream
from stado.kernels.trial import Manner, Trial

# The chances that one of the others picks at random, is plain, or is keen, before it has picked anything; for a seat
# that thinks of others in that way.
PRIORS: dict[Manner, tuple[float, float, float]] = {
    "random": (1.0, 0.0, 0.0),
    "plain": (0.6, 0.4, 0.0),
    "keen": (0.6, 0.25, 0.15),
}


@cache
def load_nets(path: Traversable | None = None) -> Nets:
    """The weights in a file, or those that come with the package."""
    source = path or files("stado.kernels.six").joinpath("data/nets.json")
    weights = msgspec.json.decode(source.read_bytes(), type=dict[str, list[float]])
    assert [len(weights[name]) for name in Nets._fields] == [PICK_WEIGHTS, PICK_WEIGHTS, HAND_WEIGHTS]
    return Nets(*(floats(weights[name]) for name in Nets._fields))


def make_mind(rng: Rng, seats: int, cards: int, nets: Nets | None = None) -> Mind:
    """What to think with about a table of that size, by these nets or the package's."""
    world = World(
        hands=ints([0] * (HAND_SIZE * seats + ROWS)),
        picks=ints([0] * seats),
        manners=ints([0] * seats),
        queue=ints([0] * seats),
        table=ints([0] * (STACK + seats)),
        hidden=ints([0] * (cards + 1)),
        rest=ints([0] * (2 * HAND_SIZE)),
        order=ints([0] * cards),
        outlooks=floats([0.0] * seats),
        playing=ints([0] * (HAND_SIZE * seats)),
        before=ints([0] * (cards + 1)),
    )
    return Mind(make_stream(rng), nets or load_nets(), world, make_scratch())


def make_costs(answers: int = HAND_SIZE) -> Costs:
    """Nothing summed up."""
    return Costs(floats([0.0] * answers), floats([0.0] * answers))


def value(costs: Costs, answers: Sequence[int]) -> tuple[list[float], list[float]]:
    """What the answers came to be worth, which is what they did not cost, and its squares."""
    return [-float(costs.sums[answer]) for answer in answers], [float(costs.squares[answer]) for answer in answers]


class PickTrial(Trial):
    """Cards of the hand, tried with other hands, manners and picks of the others."""

    def __init__(self, options: SixOptions, view: View, rng: Rng, manner: Manner) -> None:
        self.manner = manner
        self.public = load_public(options, view)
        self.knowledge = load_knowledge(options, view, PRIORS[manner])
        self.stake = load_stake(options, view)
        self.mind = make_mind(rng, self.public.seats, len(self.public.hidden) - 1)

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        costs = make_costs()
        if self.manner == "random":
            try_at_random(self.mind, self.knowledge, self.public, ints(answers), worlds, costs)
        else:
            try_picks(self.mind, self.knowledge, self.public, self.stake, ints(answers), worlds, costs)
        return value(costs, answers)


class DraftTrial(Trial):
    """Open cards to draft, tried with drafts that go on at random."""

    def __init__(self, options: SixOptions, view: View, rng: Rng, manner: Manner) -> None:
        self.seats = len(view.hand_sizes)
        knowledge = load_knowledge(options, view, PRIORS[manner])
        self.knowledge = knowledge._replace(unseen=ints(view.pool))
        self.mind = make_mind(rng, self.seats, len(deck(options, self.seats)))

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        costs = make_costs(len(self.knowledge.unseen))
        try_drafts(self.mind, self.knowledge, self.seats, ints(answers), worlds, costs)
        return value(costs, answers)


class RowTrial(Trial):
    """Rows to take for a low card; what comes of each is known but for the rest of the round."""

    def __init__(self, options: SixOptions, view: View, rng: Rng, manner: Manner) -> None:
        public = load_public(options, view)
        knowledge = load_knowledge(options, view, PRIORS[manner])
        mind = make_mind(rng, public.seats, len(public.hidden) - 1)
        costs = floats([0.0] * ROWS)
        try_rows(mind, knowledge, public, ints(reveal(item.card, item.seat) for item in view.queue), costs)
        ends = sorted(row[-1] for row in view.rows)
        self.values = [-float(costs[ends.index(row[-1])]) for row in view.rows]

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        values = [self.values[answer] for answer in answers]
        return [worlds * value for value in values], [worlds * value * value for value in values]
