"""The heads of the population outside of the kernel: what they say of many hands at once, and bots that pick by them.

    stado arena six --rounds 1 --bots class:scripts.league.heads.MainKnower,class:scripts.league.heads.Main,...

`Main` picks as the head of that name says. The knowers are masters who are told who the others are: `MasterKnower`
that they are masters, by the head that `scripts.league.imitate master --out FOLDER/master.npz` writes to the folder
HOLDOUTS. `Forgetful` is one who remembers no earlier round of the match.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from scripts.league.players import Holdout
from stado.bots.bot import Decision
from stado.bots.thinker import Master
from stado.core.game import AnyGame, Prompt
from stado.core.rng import Rng
from stado.games.six.cards import HAND_SIZE, Card
from stado.games.six.options import SixOptions
from stado.games.six.view import View
from stado.kernels.compiler import floats, ints
from stado.kernels.six.nets.knowledge import load_public
from stado.kernels.six.population.nets import AloneNet, Layer, PickNet, Population
from stado.kernels.six.population.sight import KINDS, LOW, MARKS, OUTLOOKS, look, make_sight, survey
from stado.kernels.six.population.trial import HEADS, PopulationRowTrial, PopulationTrial, load_population
from stado.kernels.trial import Manner, Trial, Trials

MANNERS = ("random", *HEADS)
INPUTS = KINDS + 2 * MARKS
MASKED = "near"  # under whose name a head is known that is not of the population

Array = NDArray[np.float32]


class Seen(NamedTuple):
    """What nets see of hands: places for ten cards, of which `held` has 1 where there is one."""

    cards: Array  # hands, places, inputs: of cards in their hand
    singles: Array  # the same of cards looked at alone
    outlooks: Array
    held: Array


class Lookout:
    """Sees what nets see."""

    def __init__(self, options: SixOptions) -> None:
        self.options = options
        self.sight = make_sight()

    def see(self, view: View) -> Seen:
        """What is seen of the hand of a view."""
        public, hand, left = load_public(self.options, view), ints(view.hand), len(view.hand)
        survey(public, left, self.sight.outlooks)
        look(public, hand, 0, left, left, self.sight)
        cards, singles = self._read(left), np.zeros((HAND_SIZE, INPUTS), np.float32)
        for index in range(left):
            look(public, hand, index, 1, left, self.sight)
            singles[index] = self._read(1)[0]
        held = (np.arange(HAND_SIZE) < left).astype(np.float32)
        return Seen(cards, singles, np.array(self.sight.outlooks, np.float32), held)

    def _read(self, count: int) -> Array:
        """The kinds of the first cards, and their marks as low cards or as others."""
        inputs = np.zeros((HAND_SIZE, INPUTS), np.float32)
        for index in range(count):
            kind = int(self.sight.kinds[index])
            first = KINDS if kind == LOW else KINDS + MARKS
            inputs[index, kind] = 1.0
            inputs[index, first : first + MARKS] = self.sight.marks[index * MARKS : (index + 1) * MARKS]
        return inputs


def fold(weights: Any, width: int) -> Array:
    """Weights of a net with so many for each input."""
    return np.array(weights, np.float32).reshape(-1, width)


def excite(layer: Layer, width: int, cards: Array, outlooks: Array) -> Array:
    """What cards and tables make of first cells."""
    table = outlooks @ fold(layer.outlooks, width)[:OUTLOOKS]
    return np.maximum(cards @ fold(layer.cards, width) + table[..., None, :], 0.0)


def deepen_picks(net: PickNet, seen: Seen) -> Array:
    """The deep cells of each card in its hand."""
    deep = len(net.base)
    own, shared = len(net.deep) // deep, len(net.sums) // deep
    first = excite(net.first, own + shared, seen.cards, seen.outlooks)
    sums = (first[..., own:] * seen.held[..., None]).sum(-2)
    hand = sums @ fold(net.sums, deep) + np.array(net.base, np.float32)
    return np.asarray(np.maximum(first[..., :own] @ fold(net.deep, deep) + hand[..., None, :], 0.0), np.float32)


def deepen_alone(net: AloneNet, seen: Seen) -> Array:
    """The deep cells of each card looked at alone."""
    deep = len(net.base)
    first = excite(net.first, len(net.deep) // deep, seen.singles, seen.outlooks)
    return np.asarray(np.maximum(first @ fold(net.deep, deep) + np.array(net.base, np.float32), 0.0), np.float32)


def replace_head(nets: Population, name: str, picks: Array, alone: Array) -> Population:
    """A population in which another head has that name."""
    kinds: Any = {}
    for kind, head in (("picks", picks), ("alone", alone)):
        net = getattr(nets, kind)
        heads = fold(net.heads, len(net.base))
        heads[HEADS.index(name)] = head
        kinds[kind] = net._replace(heads=floats(heads.ravel().tolist()))
    return nets._replace(**kinds)


class Head(Holdout):
    """Picks as a head of the population says, as often as it says so."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.lookout, self.nets = Lookout(game.options), load_population()
        self.weights = fold(self.nets.picks.heads, len(self.nets.picks.base))[HEADS.index(self.name)]

    def pick(self, view: View, rng: Rng) -> Card:
        weights = (deepen_picks(self.nets.picks, self.lookout.see(view)) @ self.weights)[: len(view.hand)]
        odds = np.cumsum(np.exp(weights - weights.max()))
        return view.hand[min(int(np.searchsorted(odds, rng.unit() * float(odds[-1]))), len(view.hand) - 1)]


class Main(Head):
    """The head of the member that met the whole league."""

    name: ClassVar[str] = "main"


def know(manner: str) -> list[float]:
    """The chances of manners for one who is told that all others have this one."""
    return [float(name == manner) for name in MANNERS]


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


class MasterKnower(Master):
    """Knows that the others are masters, of whom it has a copy."""

    version = 1

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        with np.load(Path(os.environ["HOLDOUTS"]) / "master.npz") as heads:
            nets = replace_head(load_population(), MASKED, heads["picks"], heads["alone"])
        self.search.trials = Informed(game.options, know(MASKED), nets)


class Forgetful(Master):
    """A master who remembers no earlier round."""

    version = 1

    def decide(self, view: View, prompt: Prompt[Any], rng: Rng) -> Decision:
        return super().decide(replace(view, past=()), prompt, rng)
