"""Bots by which masters are judged: such as pick as a manner of the population does, and masters who are told things.

    stado arena six --rounds 1 --bots class:scripts.league.heads.MainKnower,class:scripts.league.heads.Main,...

`Main` picks as the manner of that name does. The knowers are masters who are told what manner all others have.
`Forgetful` is one who remembers no earlier round of the match, `Blind` looks at no past pick at all, `Narrow` takes
nobody for anything but random or `main`, and `Short` looks no further than this turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, ClassVar

from msgspec.structs import replace

from scripts.league.players import Holdout
from stado.bots.bot import Decision
from stado.bots.thinker import Master
from stado.core.game import AnyGame, Prompt
from stado.core.rng import Rng
from stado.games.six.cards import Card
from stado.games.six.options import SixOptions
from stado.games.six.view import View
from stado.kernels.compiler import floats, ints
from stado.kernels.six.nets.knowledge import load_public
from stado.kernels.six.population.nets import Population, frame, make_scratch, rate_picks
from stado.kernels.six.population.sight import look, survey
from stado.kernels.six.population.trial import (
    COPIES,
    NAMES,
    PRIOR,
    SHARES,
    PopulationRowTrial,
    PopulationTrial,
    load_population,
)
from stado.kernels.trial import Manner, Trial, Trials


def rate_cards(manner: str, options: SixOptions, view: View) -> list[float]:
    """The weights that a manner gives to the cards of a hand; one that picks at random has no net."""
    nets = load_population()
    scratch, public, left = make_scratch(nets), load_public(options, view), len(view.hand)
    net, cells, index = nets.picks, scratch.picks, NAMES.index(manner) - 1
    if manner in COPIES:
        net, cells, index = nets.copies, scratch.copies, COPIES.index(manner)
    survey(public, left, scratch.sight.outlooks)
    frame(net.first, scratch.sight.outlooks, cells.table)
    look(public, ints(view.hand), 0, left, left, scratch.sight)
    rate_picks(net, index, left, scratch.sight, cells, scratch.weights)
    return list(scratch.weights[:left])


class Head(Holdout):
    """Picks as a manner of the population does, as often as it does so."""

    def pick(self, view: View, rng: Rng) -> Card:
        weights = rate_cards(self.name, self.game.options, view)
        most = max(weights)
        odds = [exp(weight - most) for weight in weights]
        point, index = rng.unit() * sum(odds), 0
        while index < len(odds) - 1 and point >= odds[index]:
            point -= odds[index]
            index += 1
        return view.hand[index]


class Main(Head):
    """The head of the member that met the whole league."""

    name: ClassVar[str] = "main"


def know(manner: str) -> list[float]:
    """The chances of manners for one who is told that all others have this one."""
    return [float(name == manner) for name in NAMES]


class Informed(Trials):
    """Opens trials whose thinker has other chances of manners before any pick than a master."""

    def __init__(self, options: SixOptions, prior: Sequence[float], nets: Population | None = None) -> None:
        self.options = options
        self.prior = prior
        self.nets = nets

    def open_trial(self, view: Any, prompt: Prompt[Any], rng: Rng, manner: Manner) -> Trial | None:
        """A trial of picks or of rows of classic."""
        del manner
        kind = PopulationTrial if prompt.kind == "pick_card" else PopulationRowTrial
        return kind(self.options, view, rng, self.prior, self.nets)


class Knower(Master):
    """A master of classic who is told the manner of all others."""

    version = 1
    manner_of_others: ClassVar[str]

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.search.trials = Informed(game.options, know(self.manner_of_others))


class MainKnower(Knower):
    """Knows that the others pick as `main` does."""

    manner_of_others = "main"


class FlatKnower(Knower):
    """Knows that the others pick by plain Monte Carlo."""

    manner_of_others = "flat"


class RandomKnower(Knower):
    """Knows that the others pick at random."""

    manner_of_others = "random"


class Narrow(Master):
    """A master who knows of two manners only."""

    version = 1

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        shares = {"random": SHARES[0], "main": 1.0 - SHARES[0]}
        self.search.trials = Informed(game.options, [shares.get(name, 0.0) for name in NAMES])


class Short(Master):
    """A master to whom all hands are worth the same."""

    version = 1

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        nets = load_population()
        hands, randoms = (net._replace(head=floats([0.0] * len(net.head))) for net in (nets.hands, nets.randoms))
        self.search.trials = Informed(game.options, PRIOR, nets._replace(hands=hands, randoms=randoms))


class Blind(Master):
    """A master who does not look at what has been picked."""

    version = 1

    def decide(self, view: View, prompt: Prompt[Any], rng: Rng) -> Decision:
        return super().decide(replace(view, played=((),) * len(view.played), past=()), prompt, rng)


class Forgetful(Master):
    """A master who remembers no earlier round."""

    version = 1

    def decide(self, view: View, prompt: Prompt[Any], rng: Rng) -> Decision:
        return super().decide(replace(view, past=()), prompt, rng)
