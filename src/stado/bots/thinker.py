"""Levels that search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from stado.bots.bot import Bot, Decision
from stado.bots.limit import Estimate, Limit
from stado.bots.search import Search
from stado.core.game import Action, AnyGame, Prompt
from stado.core.rng import Rng
from stado.kernels.trial import Manner


class Thinker(Bot):
    """Plays out its answers in its mind, as far as its limit allows."""

    versions: ClassVar[Mapping[str, int]]  # by game: what tries its answers may change alone
    limit: ClassVar[Limit]
    kernel_limit: ClassVar[Limit]  # where a kernel plays
    kernel_limits: ClassVar[Mapping[str, Limit]]  # where the kernel of a game, or of its variant, needs another one
    manner: ClassVar[Manner]  # of the others, as this level thinks of them

    def __init__(self, game: AnyGame, limit: Limit | None = None) -> None:
        super().__init__(game)
        self.version = self.versions[game.name]
        usual = self.kernel_limits.get(game.name, self.kernel_limit)
        kernel_limit = limit or self.kernel_limits.get(f"{game.name} {game.variant.name}", usual)
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
    versions: ClassVar[Mapping[str, int]] = {"board": 3, "loot": 3, "six": 3, "three": 3}
    limit: ClassVar[Limit] = Limit(steps=1_500)
    kernel_limit: ClassVar[Limit] = Limit(rollouts=2_000)
    kernel_limits: ClassVar[Mapping[str, Limit]] = {
        "board": Limit(rollouts=40),
        "loot": Limit(rollouts=500),
        "six": Limit(rollouts=300),
        "six jubilee": Limit(rollouts=100),
        "three": Limit(rollouts=500),
    }
    manner: ClassVar[Manner] = "plain"


class Master(Thinker):
    """Thinks for a while, and of how the others think."""

    name: ClassVar[str] = "master"
    versions: ClassVar[Mapping[str, int]] = {"board": 4, "loot": 3, "six": 3, "three": 4}
    limit: ClassVar[Limit] = Limit(steps=12_000)
    kernel_limit: ClassVar[Limit] = Limit(rollouts=40_000)
    kernel_limits: ClassVar[Mapping[str, Limit]] = {
        "board": Limit(rollouts=1_000),
        "loot": Limit(rollouts=5_000),
        "six": Limit(rollouts=5_000),
        "six jubilee": Limit(rollouts=3_000),
        "three": Limit(rollouts=8_000),
    }
    manner: ClassVar[Manner] = "keen"
