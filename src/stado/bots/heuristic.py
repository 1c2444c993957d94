"""What looks sensible at a glance."""

from __future__ import annotations

from typing import Any, ClassVar

from stado.bots.bot import Bot
from stado.core.game import Action, AnyGame, Prompt
from stado.core.rng import Rng


class Casual(Bot):
    """Gives the answer that the game's own judgment rates best, one of them where several are."""

    name: ClassVar[str] = "casual"
    version = 1

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        return best_rated(self.game, view, prompt, rng)


def best_rated(game: AnyGame, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
    """The answer that looks best, one of them where several do."""
    ratings = game.rate(view, prompt)
    best = max(ratings)
    good: list[Action] = [action for action, rating in zip(prompt.legal, ratings, strict=True) if rating == best]
    return rng.choice(good)
