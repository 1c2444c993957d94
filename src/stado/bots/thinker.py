"""Levels that search."""

from __future__ import annotations

from typing import Any, ClassVar

from stado.bots.bot import Decision, Level
from stado.bots.limit import Estimate, Limit
from stado.bots.search import Search
from stado.core.game import Action, AnyGame, Prompt
from stado.core.rng import Rng
from stado.kernels.trial import Manner


class Thinker(Level):
    """Plays out its answers in its mind, as far as its limit allows."""

    limit: ClassVar[Limit]
    kernel_limit: ClassVar[Limit]  # where a kernel plays, of a game that asks for no other effort
    manner: ClassVar[Manner]  # of the others, as this level thinks of them

    def __init__(self, game: AnyGame, limit: Limit | None = None) -> None:
        super().__init__(game)
        kernel_limit = limit or self.effort.limit_of(game.variant.name) or self.kernel_limit
        self.search = Search(game, limit or self.limit, kernel_limit=kernel_limit, manner=self.manner)

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        return self.decide(view, prompt, rng).action

    def decide(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Decision:
        return self.search.decide(view, prompt, rng)

    def estimate(self, view: Any, prompt: Prompt[Any], rng: Rng, *, kept: int | None = None) -> tuple[Estimate, ...]:
        """What the answers are worth; the one at the place kept is looked at as closely as the best."""
        return self.search.estimate(view, prompt, rng, kept=kept)


class Strong(Thinker):
    """Thinks for a moment, of others that think no further than of random ones."""

    name: ClassVar[str] = "strong"
    limit: ClassVar[Limit] = Limit(steps=1_500)
    kernel_limit: ClassVar[Limit] = Limit(rollouts=2_000)
    manner: ClassVar[Manner] = "plain"


class Master(Thinker):
    """Thinks for a while, and of how the others think."""

    name: ClassVar[str] = "master"
    limit: ClassVar[Limit] = Limit(steps=12_000)
    kernel_limit: ClassVar[Limit] = Limit(rollouts=40_000)
    manner: ClassVar[Manner] = "keen"
