"""Players for judging that the population has never met, as bots for the arena.

    HOLDOUTS=folder stado arena six --rounds 1 --bots master,class:scripts.league.players.Broad,...

The folder holds what `scripts.league.raws` writes. They pick the best card of a net over raw cards; `Seeker` tries its
cards against what the net would pick with hands drawn at random, `Keen` picks by the keen net of the package, and
`Wary` searches with hands drawn at random, taking everybody for keen.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from stado.bots import Bot, Limit
from stado.bots.search import Search
from stado.core.game import Action, AnyGame, Prompt
from stado.core.rng import Rng
from stado.games.six.actions import PickCard, TakeRow
from stado.games.six.cards import DECK, HAND_SIZE, ROW_CAPACITY, ROWS, Card, count_cows
from stado.games.six.options import SixOptions
from stado.games.six.placement import target_row
from stado.games.six.state import Row
from stado.games.six.view import View, unseen
from stado.kernels.compiler import ints
from stado.kernels.six.nets.knowledge import load_knowledge, load_public
from stado.kernels.six.nets.network import Company, make_scratch, think
from stado.kernels.six.nets.trial import PickTrial, load_nets
from stado.kernels.trial import Manner, Trial, Trials

Array = NDArray[np.float32]

CARDS = len(DECK)
RAW = 3 * CARDS + ROWS * (ROW_CAPACITY + 2) + 2
WORLDS = 16  # that a seeker looks at
ROLLOUTS = 2_000  # of one who is wary


def find_cheapest(rows: tuple[Row, ...]) -> int:
    """The row with the fewest cows, of equal ones that with the lowest end."""
    return min(range(ROWS), key=lambda row: (count_cows(rows[row]), rows[row][-1]))


class Holdout(Bot):
    """Takes the cheapest row, and picks by something else."""

    version = 1

    def choose(self, view: View, prompt: Prompt[Any], rng: Rng) -> Action:
        if prompt.kind == "pick_card":
            return PickCard(self.pick(view, rng))
        return TakeRow(find_cheapest(view.rows))

    def pick(self, view: View, rng: Rng) -> Card:
        """A card of the hand."""
        raise NotImplementedError


class Keen(Holdout):
    """The best card of the net that is `keen` in the environments."""

    name: ClassVar[str] = "keen"

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.net, self.scratch = load_nets().keen, make_scratch()

    def pick(self, view: View, rng: Rng) -> Card:
        del rng
        public, left = load_public(self.game.options, view), len(view.hand)
        think(self.net, public, Company(0.0, 0.0), ints(view.hand), 0, left, self.scratch)
        return view.hand[min(range(left), key=lambda index: float(self.scratch.costs[index]))]


class WaryTrials(Trials):
    """Opens trials of picks in which all others are keen."""

    def __init__(self, options: SixOptions) -> None:
        self.options = options

    def open_trial(self, view: View, prompt: Prompt[Any], rng: Rng, manner: Manner) -> Trial | None:
        del prompt
        trial = PickTrial(self.options, view, rng, manner)
        trial.knowledge = load_knowledge(self.options, view, (0.0, 0.0, 1.0))
        return trial


class Wary(Holdout):
    """Tries its cards where all others are keen; draws no conclusions."""

    name: ClassVar[str] = "wary"

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        limit = Limit(rollouts=ROLLOUTS)
        self.search = Search(game, limit, kernel_limit=limit, manner="keen")
        self.search.trials = WaryTrials(game.options)

    def choose(self, view: View, prompt: Prompt[Any], rng: Rng) -> Action:
        if prompt.kind == "pick_card":
            return self.search.choose(view, prompt, rng)
        return super().choose(view, prompt, rng)


class RawPlayer(Holdout):
    """The best card of a net over raw cards."""

    net: ClassVar[str]

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        with np.load(Path(os.environ["HOLDOUTS"]) / f"{self.net}.npz") as file:
            self.weights = {name: file[name].astype(np.float32) for name in file.files}

    def rate(self, raw: Array) -> tuple[Array, Array]:
        """The weights of all cards, and the outlook."""
        deep = self._layer(np.maximum(self._layer(raw, "first"), 0.0), "second")
        deep = np.maximum(deep, 0.0)
        deep = deep + np.maximum(self._layer(deep, "third"), 0.0)
        return self._layer(deep, "picks"), self._layer(deep, "outlook")[..., 0]

    def _layer(self, inputs: Array, name: str) -> Array:
        """What a layer makes of its inputs."""
        return np.asarray(inputs @ self.weights[name] + self.weights[f"{name}_base"], np.float32)

    def pick(self, view: View, rng: Rng) -> Card:
        del rng
        weights, _ = self.rate(expose(view.hand, see_all(view), view.rows, len(view.hand_sizes)))
        return max(view.hand, key=lambda card: float(weights[card - 1]))


class Cows(RawPlayer):
    """Few cows."""

    name = net = "cows"


class Lead(RawPlayer):
    """A lead over the others."""

    name = net = "lead"


class First(RawPlayer):
    """To be first."""

    name = net = "first"


class Values(RawPlayer):
    """What each card will be worth, learned without any policy."""

    name = net = "values"


class Slim(RawPlayer):
    """A small net, for a lead over the others."""

    name = net = "slim"


class Broad(RawPlayer):
    """The largest net."""

    name = net = "broad"


class Seeker(RawPlayer):
    """Searches over the policy of the largest net: hands at random, picks by the net, and its outlook behind them."""

    name = "seeker"
    net = "broad"

    def pick(self, view: View, rng: Rng) -> Card:
        seats, left = len(view.hand_sizes), len(view.hand)
        hidden, seen = unseen(self.game.options, view), see_all(view)
        raws, gains = [], []
        for _ in range(WORLDS):
            drawn = rng.sample(hidden, left * (seats - 1))
            hands = [tuple(sorted(drawn[place * left : (place + 1) * left])) for place in range(seats - 1)]
            weights, _ = self.rate(np.stack([expose(hand, seen, view.rows, seats) for hand in hands]))
            picks = [draw_card(hand, rated, rng) for hand, rated in zip(hands, weights, strict=True)]
            for card in view.hand:
                rows, taken = place_picks(view.rows, [*picks, card])
                rest = tuple(other for other in view.hand if other != card)
                gains.append(0.5 * (sum(taken[:-1]) / (seats - 1) - taken[-1]))
                raws.append(expose(rest, seen | {card, *picks}, rows, seats))
        outlooks = self.rate(np.stack(raws))[1] if left > 1 else np.zeros(len(gains), np.float32)
        worth = (np.array(gains) + outlooks).reshape(WORLDS, left).mean(0)
        return view.hand[int(worth.argmax())]


def draw_card(hand: tuple[Card, ...], weights: Array, rng: Rng) -> Card:
    """A card of a hand, drawn by the weights of all cards."""
    own = weights[[card - 1 for card in hand]]
    odds = np.cumsum(np.exp(own - own.max()))
    return hand[min(int(np.searchsorted(odds, rng.unit() * float(odds[-1]))), len(hand) - 1)]


def see_all(view: View) -> frozenset[Card]:
    """The cards that everybody has seen on the table."""
    return frozenset(card for cards in (*view.rows, *view.stacks) for card in cards)


def expose(hand: tuple[Card, ...], seen: frozenset[Card], rows: tuple[Row, ...], seats: int) -> Array:
    """What a seat sees, card by card, as `scripts.league.raws` has it."""
    raw = np.zeros(RAW, np.float32)
    raw[[card - 1 for card in hand]] = 1.0
    raw[CARDS : 2 * CARDS] = 1.0
    raw[[CARDS + card - 1 for card in seen]] = 0.0
    for place, row in enumerate(sorted(rows, key=lambda row: row[-1])):
        raw[2 * CARDS + row[-1] - 1] = 1.0
        first = 3 * CARDS + place * (ROW_CAPACITY + 2)
        raw[first : first + 2] = row[-1] / CARDS, count_cows(row) / 10.0
        raw[first + 1 + len(row)] = 1.0
    raw[-2:] = len(hand) / HAND_SIZE, seats / 10.0
    return raw


def place_picks(rows: tuple[Row, ...], picks: list[Card]) -> tuple[tuple[Row, ...], list[int]]:
    """The rows when these picks are placed, and the cows that each of them takes."""
    after, taken = list(rows), [0] * len(picks)
    for card in sorted(picks):
        row = target_row(after, card)
        if row is not None and len(after[row]) < ROW_CAPACITY:
            after[row] = (*after[row], card)
            continue
        row = find_cheapest(tuple(after)) if row is None else row
        taken[picks.index(card)] = count_cows(after[row])
        after[row] = (card,)
    return tuple(after), taken
