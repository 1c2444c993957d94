"""Picks and rows tried against a population."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import sqrt

import msgspec

from stado.core.flat import Floats
from stado.core.rng import Rng
from stado.games.six.cards import HAND_SIZE
from stado.games.six.options import SixOptions
from stado.games.six.state import PastRound
from stado.games.six.view import View
from stado.kernels.compiler import floats, ints
from stado.kernels.six.nets.knowledge import load_knowledge, load_past, load_public, load_stake
from stado.kernels.six.nets.trial import PRIORS, make_costs, make_mind, value
from stado.kernels.six.population.belief import MANNERS, believe, charm_cards, make_belief
from stado.kernels.six.population.memory import make_memory, weigh_round
from stado.kernels.six.population.nets import AloneNet, HandNet, Layer, PickNet, Population, make_scratch
from stado.kernels.six.population.worlds import Insight, try_picks, try_rows
from stado.kernels.six.rounds import reveal
from stado.kernels.trial import Trial

# The manners that share a net each, in the order of its heads.
HEADS = (
    "plain", "sharp", "second", "main", "warm", "modest", "rival", "cold", "hunter", "tracker", "hermit", "loner",
    "glance", "haste", "near", "frugal", "leader", "winner", "loose",
    "slight", "valuer", "young", "green", "eager", "dealer",
)  # fmt: skip
COPIES = ("flat",)
NAMES = ("random", *HEADS, *COPIES)  # of all manners


def share_out(random: float, flat: float) -> tuple[float, ...]:
    """The chances of all manners, given those of random picks and of plain Monte Carlo; the others share the rest."""
    return (random, *[(1.0 - random - flat) / len(HEADS)] * len(HEADS), flat)


# Before any pick: mistaking random seats and flat ones for others costs more than the other way round.
SHARES = 0.6, 0.2
PRIOR = share_out(*SHARES)
URN = 1.0  # other seats that the prior counts for
WARMING = 400  # steps of the chain before its worlds count
LEAST_EVIDENCE = 1e-30
KEPT_ROUNDS = 256  # whose evidence a process keeps


@cache
def load_population(path: Traversable | None = None) -> Population:
    """The weights in a file, or those that come with the package."""
    source = path or files("stado.kernels.six").joinpath("data/population.json")
    parts = msgspec.json.decode(source.read_bytes(), type=dict[str, dict[str, list[float]]])
    nets = {net: {name: floats(part) for name, part in parts[net].items()} for net in Population._fields}
    return Population(
        picks=_read_pick_net(nets["picks"]),
        alone=_read_alone_net(nets["alone"]),
        copies=_read_pick_net(nets["copies"]),
        copies_alone=_read_alone_net(nets["copies_alone"]),
        hands=_read_hand_net(nets["hands"]),
        randoms=_read_hand_net(nets["randoms"]),
    )


def _read_pick_net(parts: dict[str, Floats]) -> PickNet:
    """A net for picks, by the names of its parts."""
    first = Layer(parts["first"], parts["outlooks"])
    return PickNet(first, parts["deep"], parts["sums"], parts["base"], parts["heads"])


def _read_alone_net(parts: dict[str, Floats]) -> AloneNet:
    """A net for single cards, by the names of its parts."""
    return AloneNet(Layer(parts["first"], parts["outlooks"]), parts["deep"], parts["base"], parts["heads"])


def _read_hand_net(parts: dict[str, Floats]) -> HandNet:
    """A net for hands, by the names of its parts."""
    first = Layer(parts["first"], parts["outlooks"])
    return HandNet(first, parts["sums"], parts["sums_outlooks"], parts["base"], parts["head"])


@lru_cache(maxsize=KEPT_ROUNDS)
def weigh_past(options: SixOptions, past: PastRound) -> tuple[float, ...]:
    """What a past round says of each manner of each seat, the likeliest of a seat having 1.

    It is the fourth root of how likely the picks were: nobody is quite like a manner of the population, and taken in
    full, a few rounds would make a master certain of the one that is least unlike.
    """
    seats, nets, turns = len(past.played), load_population(), load_past(options, past)
    memory = make_memory(seats)
    if turns is not None:
        weigh_round(nets, turns, seats, make_scratch(nets), memory)
    return _scale([sqrt(sqrt(fit)) for fit in memory.fits])


def gather_evidence(options: SixOptions, past: Sequence[PastRound], seats: int) -> Floats:
    """What all past rounds say of each manner of each seat, the likeliest of a seat having 1."""
    evidence = (1.0,) * (seats * MANNERS)
    for each in past:
        evidence = _scale([one * other for one, other in zip(evidence, weigh_past(options, each), strict=True)])
    return floats(evidence)


def _scale(weights: Sequence[float]) -> tuple[float, ...]:
    """The weights of manners, seat by seat, the largest of each seat being 1 and none of them 0."""
    seats = [weights[first : first + MANNERS] for first in range(0, len(weights), MANNERS)]
    return tuple(max(LEAST_EVIDENCE, weight / most) for seat in seats for most in (max(seat),) for weight in seat)


class BeliefTrial(Trial):
    """Answers of one seat, tried with hands and manners of the others that fit what they picked so far in the match."""

    def __init__(
        self,
        options: SixOptions,
        view: View,
        rng: Rng,
        prior: Sequence[float] = PRIOR,
        nets: Population | None = None,
    ) -> None:
        self.public = load_public(options, view)
        self.knowledge = load_knowledge(options, view, PRIORS["random"])
        self.stake = load_stake(options, view)
        seats, cards = self.public.seats, len(self.public.hidden) - 1
        self.mind = make_mind(rng, seats, cards)
        past = load_past(options, view, {item.card for item in view.queue})
        nets, evidence = nets or load_population(), gather_evidence(options, view.past, seats)
        self.insight = Insight(
            nets=nets,
            belief=make_belief(past, self.knowledge, seats, cards, floats(prior), evidence, URN),
            scratch=make_scratch(nets),
            sizes=ints([0] * seats),
            company=floats([0.0] * MANNERS),
            nobody=floats([]),
            odds=floats([0.0] * (HAND_SIZE * seats)),
            held=ints([0] * (cards + 1)),
        )
        belief, stream = self.insight.belief, self.mind.stream
        if past is not None:
            charm_cards(self.insight.nets, belief, self.knowledge, past, seats, self.insight.scratch)
        believe(stream, belief, self.knowledge, seats, WARMING)


class PopulationTrial(BeliefTrial):
    """Cards of the hand, tried against what the others may pick."""

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        costs = make_costs()
        try_picks(self.mind, self.insight, self.knowledge, self.public, self.stake, ints(answers), worlds, costs)
        return value(costs, answers)


class PopulationRowTrial(BeliefTrial):
    """Rows to take for a low card, tried with what the others may still hold."""

    def __init__(
        self,
        options: SixOptions,
        view: View,
        rng: Rng,
        prior: Sequence[float] = PRIOR,
        nets: Population | None = None,
    ) -> None:
        super().__init__(options, view, rng, prior, nets)
        self.waiting = ints(reveal(item.card, item.seat) for item in view.queue)
        ends = sorted(row[-1] for row in view.rows)
        self.places = [ends.index(row[-1]) for row in view.rows]  # of each row, in the order of their ends

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        costs, places = make_costs(), [self.places[answer] for answer in answers]
        given = self.mind, self.insight, self.knowledge, self.public, self.stake, self.waiting
        try_rows(*given, ints(places), worlds, costs)
        return value(costs, places)
