"""Levels that search."""

from __future__ import annotations

from typing import Any, ClassVar

from stado.bots.bot import Bot
from stado.bots.search import Estimate, Limit, Search
from stado.core.game import Action, AnyGame, Prompt
from stado.core.rng import Rng


class Thinker(Bot):
    """Plays out its answers in its mind, as far as its limit allows."""

    limit: ClassVar[Limit]

    def __init__(self, game: AnyGame, limit: Limit | None = None) -> None:
        super().__init__(game)
        self.search = Search(game, limit or self.limit)

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        return self.search.choose(view, prompt, rng)

    def estimate(self, view: Any, prompt: Prompt[Any], rng: Rng) -> tuple[Estimate, ...]:
        """What the answers are worth."""
        return self.search.estimate(view, prompt, rng)


class Strong(Thinker):
    """Thinks for a moment."""

    name: ClassVar[str] = "strong"
    version: ClassVar[int] = 1
    limit: ClassVar[Limit] = Limit(steps=1_500)


class Master(Thinker):
    """Thinks for a while."""

    name: ClassVar[str] = "master"
    version: ClassVar[int] = 1
    limit: ClassVar[Limit] = Limit(steps=12_000)
