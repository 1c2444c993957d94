"""Determinized Monte Carlo: the answer that does best in worlds that the view allows.

Every answer meets the same worlds, so that differences are its own doing, and the worse half is dropped again and
again, so that rollouts go where they matter. Where a kernel can try the answers, it does; elsewhere the rules
themselves are played on, and the rating at a glance is trusted until enough has been seen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from stado.bots.bot import Decision
from stado.bots.limit import Budget, Estimate, Limit
from stado.bots.playouts import Playouts, Style
from stado.core.game import Action, AnyGame, Prompt
from stado.core.rng import Rng
from stado.kernels import find_kernel
from stado.kernels.trial import Manner, Trial, Trials

_PACE = 32  # worlds between looks at the clock
_RUNS = 64  # parts into which the worlds are split where an answer is compared with the others


class Tally:
    """What came of one answer so far."""

    def __init__(self, glance: float) -> None:
        self.glance = glance  # its rating, less that of the best rated answer
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0
        self._runs: list[tuple[int, float]] = []

    def add(self, worlds: int, total: float, squares: float) -> None:
        """Count the values of more worlds."""
        self.count += worlds
        self.sum += total
        self.squares += squares
        self._runs.append((worlds, total))

    @property
    def mean(self) -> float:
        """The mean of its values."""
        return self.sum / self.count

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite before two values."""
        if self.count < 2:
            return math.inf
        return math.sqrt(max(0.0, self.squares - self.sum * self.mean) / (self.count - 1) / self.count)

    def gap_error(self, other: Tally) -> float:
        """The standard error of the difference of two means over the worlds that both have met; infinite before two."""
        runs = [(worlds, mine - its) for (worlds, mine), (_, its) in zip(self._runs, other._runs, strict=False)]
        if len(runs) < 2:
            return math.inf
        count = sum(worlds for worlds, _ in runs)
        mean = math.fsum(gap for _, gap in runs) / count
        spread = math.fsum((gap - worlds * mean) ** 2 / worlds for worlds, gap in runs)
        return math.sqrt(spread / (len(runs) - 1) / count)

    def blend(self, prior: float, base: float) -> float:
        """The mean, the rating counting as `prior` further values."""
        if prior + self.count == 0:
            return -math.inf
        return (prior * (base + self.glance) + self.sum) / (prior + self.count)

    def gap(self, other: Tally, prior: float) -> float:
        """How far its blend is behind the other's over the worlds that both have met."""
        if prior + self.count == 0:
            return math.inf
        ahead = math.fsum(its - mine for (_, its), (_, mine) in zip(other._runs, self._runs, strict=False))
        return (prior * (other.glance - self.glance) + ahead) / (prior + self.count)


class Search:
    """A thinker for one game, among others of a manner."""

    def __init__(
        self,
        game: AnyGame,
        limit: Limit,
        style: Style | None = None,
        *,
        kernel_limit: Limit | None = None,
        manner: Manner = "keen",
    ) -> None:
        self.game = game
        self.limit = limit
        self.style = style or Style()
        self.kernel_limit = kernel_limit or limit
        self.manner = manner

    @cached_property
    def trials(self) -> Trials | None:
        """What tries answers faster than the rules, loaded when it is first asked."""
        return find_kernel(self.game)

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        """The answer with the best estimate among those that were tried to the end."""
        return self.decide(view, prompt, rng).action

    def decide(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Decision:
        """The same answer, with the estimates; a single legal answer is given without a thought."""
        if len(prompt.legal) == 1:
            return Decision(prompt.legal[0])
        estimates = self.estimate(view, prompt, rng)
        return Decision(max(estimates, key=lambda estimate: (estimate.rollouts, estimate.value)).action, estimates)

    def estimate(self, view: Any, prompt: Prompt[Any], rng: Rng, *, kept: int | None = None) -> tuple[Estimate, ...]:
        """An estimate for each legal answer; but for the one kept, those dropped early have few rollouts, or none."""
        trial = self.trials.open_trial(view, prompt, rng, self.manner) if self.trials else None
        limit = self.kernel_limit
        if trial is None:
            trial, limit = Playouts(self.game, view, prompt, rng, style=self.style), self.limit
        ratings = self.game.rate(view, prompt) if trial.prior or trial.candidates else [0.0] * len(prompt.legal)
        order = sorted(range(len(ratings)), key=lambda index: -ratings[index])
        tallies = [Tally(rating - ratings[order[0]]) for rating in ratings]
        answers = _keep(order[: trial.candidates], kept)
        base = self._eliminate(trial, tallies, answers, Budget(limit), prior=trial.prior, kept=kept)
        best = max(tallies, key=lambda tally: (tally.count, tally.blend(trial.prior, base)))
        # Those dropped early have met fewer worlds than the best: what tells is how they did beside it in these.
        value = best.blend(trial.prior, base)
        values = [value - max(0.0, tally.gap(best, trial.prior)) for tally in tallies]
        gaps = [math.inf if kept is None else tally.gap_error(tallies[kept]) for tally in tallies]
        return tuple(
            Estimate(action, value, tally.error, tally.count, gap)
            for action, value, tally, gap in zip(prompt.legal, values, tallies, gaps, strict=True)
        )

    def _eliminate(
        self,
        trial: Trial,
        tallies: Sequence[Tally],
        answers: Sequence[int],
        budget: Budget,
        *,
        prior: float,
        kept: int | None,
    ) -> float:
        """Try the answers within the budget, the worse half dropped again and again; returns what ratings add to."""
        alive, base = list(answers), 0.0
        halvings = max(1, math.ceil(math.log2(len(alive))))
        for halving in range(1, halvings + 1):
            share, started = halving / halvings, False
            while budget.used() < share or not started:
                worlds = _pace(trial, budget, share, len(alive), split=kept is not None)
                for index, total, squares in zip(alive, *trial.run(alive, worlds), strict=True):
                    tallies[index].add(worlds, total, squares)
                budget.rollouts += worlds * len(alive)
                budget.steps = max(trial.steps, budget.rollouts)
                started = True
            tried = [tallies[index] for index in answers]
            base = math.fsum(tally.mean - tally.glance for tally in tried) / len(tried)
            alive.sort(key=lambda index: -tallies[index].blend(prior, base))
            alive = _keep(alive[: max(1, math.ceil(len(alive) / 2))], kept)
        return base


def _keep(answers: list[int], kept: int | None) -> list[int]:
    """The answers, with the one that is kept whatever it is worth."""
    return answers if kept is None or kept in answers else [*answers, kept]


def _pace(trial: Trial, budget: Budget, share: float, answers: int, *, split: bool) -> int:
    """How many worlds to try before looking at the budget again, or in one of many runs."""
    if isinstance(trial, Playouts):
        return 1
    limit = budget.limit
    if limit.rollouts is None or limit.steps is not None or limit.seconds is not None:
        return _PACE
    most = limit.rollouts // _RUNS if split else limit.rollouts
    return max(1, min(most, int(share * limit.rollouts - budget.rollouts)) // answers)
