"""Determinized Monte Carlo: the answer that does best in states that the view allows, played out by sensible players.

Every candidate meets the same states and the same luck, so that differences are its own doing, and the worse half is
dropped again and again, so that playouts go where they matter.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from stado.core.events import Seat
from stado.core.game import CHANCE, Action, AnyGame, Prompt
from stado.core.rng import Rng


class Limit(msgspec.Struct, frozen=True):
    """How long to think: whatever of these comes first. Seconds apart, the same limit gives the same answer."""

    rollouts: int | None = None
    steps: int | None = None  # actions applied in rollouts: about as long in every game
    seconds: float | None = None


class Style(msgspec.Struct, frozen=True):
    """How to think."""

    candidates: int = 10  # the best rated answers are tried
    turns: int = 4  # of the thinker's own, after which a rollout is cut short and the standing counts
    prior: float = 8.0  # how many rollouts the rating at a glance is worth
    noise: float = 0.1  # how often players in rollouts answer at random
    win: float = 3.0  # what a win is worth, in the unit of the score


class Estimate(msgspec.Struct, frozen=True):
    """What an answer is worth to its seat, in the unit of the score, more being better."""

    action: Action
    value: float
    error: float  # standard error of the value
    rollouts: int


class Budget:
    """What is left of a limit."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.rollouts = 0
        self.steps = 0
        self._end = math.inf if limit.seconds is None else time.monotonic() + limit.seconds

    def used(self) -> float:
        """The share that is used up, 1 and more when nothing is left."""
        shares = [0.0]
        if self.limit.rollouts is not None:
            shares.append(self.rollouts / self.limit.rollouts)
        if self.limit.steps is not None:
            shares.append(self.steps / self.limit.steps)
        if self.limit.seconds is not None:
            shares.append(1.0 - (self._end - time.monotonic()) / self.limit.seconds)
        return max(shares)


class Search:
    """A thinker for one game."""

    def __init__(self, game: AnyGame, limit: Limit, style: Style | None = None) -> None:
        self.game = game
        self.limit = limit
        self.style = style or Style()

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        """The answer with the best estimate."""
        if len(prompt.legal) == 1:
            only: Action = prompt.legal[0]
            return only
        return max(self.estimate(view, prompt, rng), key=lambda estimate: (estimate.rollouts, estimate.value)).action

    def estimate(self, view: Any, prompt: Prompt[Any], rng: Rng) -> tuple[Estimate, ...]:
        """An estimate for each candidate; those dropped early have few rollouts."""
        ratings = self.game.rate(view, prompt)
        order = sorted(range(len(prompt.legal)), key=lambda index: -ratings[index])
        order = order[: self.style.candidates]
        actions = [prompt.legal[index] for index in order]
        values: list[list[float]] = [[] for _ in actions]
        glance = [ratings[index] - ratings[order[0]] for index in order]
        alive = list(range(len(actions)))
        budget = Budget(self.limit)
        halvings = max(1, math.ceil(math.log2(len(actions))))
        for halving in range(1, halvings + 1):
            while budget.used() < halving / halvings or not values[alive[-1]]:
                self._try_world(
                    view, [actions[index] for index in alive], [values[index] for index in alive], budget, rng
                )
            base = _mean([_mean(results) - rating for results, rating in zip(values, glance, strict=True)])
            alive.sort(key=lambda index: -self._blend(glance[index], values[index], base))
            alive = alive[: max(1, math.ceil(len(alive) / 2))]
        return tuple(
            Estimate(action, self._blend(rating, results, base), _error(results), len(results))
            for action, rating, results in zip(actions, glance, values, strict=True)
        )

    def _blend(self, rating: float, results: Sequence[float], base: float) -> float:
        """The mean of the rollouts, the rating counting as some more of them."""
        prior = self.style.prior
        return (prior * (base + rating) + math.fsum(results)) / (prior + len(results))

    def _try_world(
        self, view: Any, actions: Sequence[Action], values: Sequence[list[float]], budget: Budget, rng: Rng
    ) -> None:
        """Play out each action from one state that the view allows, with the same luck."""
        world = self.game.determinize(view, rng)
        luck = rng.word()
        for action, results in zip(actions, values, strict=True):
            results.append(self._roll_out(world, view.seat, action, budget, Rng("rollout", luck)))

    def _roll_out(self, state: Any, seat: Seat, action: Action, budget: Budget, rng: Rng) -> float:
        """What the action leads to for the seat."""
        game = self.game
        state = game.apply(state, seat, action).state
        turns = 0
        budget.rollouts += 1
        budget.steps += 1
        while (acting := game.to_act(state)) and turns < self.style.turns:
            actor = acting[0]
            if actor == CHANCE:
                step = game.sample_chance(state, rng)
            else:
                prompt = game.prompt(state, actor)
                turns += actor == seat and prompt.kind in game.picks
                step = self._answer(state, actor, prompt, rng)
            state = game.apply(state, actor, step).state
            budget.steps += 1
        return self._worth(state, seat)

    def _answer(self, state: Any, seat: Seat, prompt: Prompt[Any], rng: Rng) -> Action:
        """What a sensible player answers, mostly."""
        legal: Sequence[Action] = prompt.legal
        if len(legal) == 1:
            return legal[0]
        if rng.unit() < self.style.noise:
            return rng.choice(legal)
        ratings = self.game.rate(self.game.view(state, seat), prompt)
        return legal[max(range(len(legal)), key=ratings.__getitem__)]

    def _worth(self, state: Any, seat: Seat) -> float:
        """How far the seat is ahead of the others' mean and best, and whether it wins."""
        sign = -1 if self.game.fewest_wins else 1
        scores = [sign * score for score in self.game.standing(state)]
        mine = scores.pop(seat)
        lead = mine - 0.5 * (math.fsum(scores) / len(scores) + max(scores))
        outcome = self.game.outcome(state)
        if outcome is None:
            return lead
        return lead + self.style.win * (outcome.ranks[seat] == 1) / outcome.ranks.count(1)


def _mean(values: Sequence[float]) -> float:
    """The mean."""
    return math.fsum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean; infinite for a single value."""
    if len(values) < 2:
        return math.inf
    mean = _mean(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
