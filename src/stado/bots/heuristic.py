"""What looks sensible at a glance, seen sharply or not."""

from __future__ import annotations

from typing import Any, ClassVar

from stado.bots.bot import Level
from stado.core.game import Action, AnyGame, Prompt
from stado.core.rng import Rng


class Novice(Level):
    """Judges at a glance, but each answer looks better than it is, by anything up to the blur of the game."""

    name: ClassVar[str] = "novice"

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        legal: tuple[Action, ...] = prompt.legal
        blur = self.effort.blur_of(self.game.variant.name)
        ratings = [rating + blur * rng.unit() for rating in self.game.rate(view, prompt)]
        return legal[max(range(len(legal)), key=ratings.__getitem__)]


class Casual(Level):
    """Gives the answer that the game's own judgment rates best, one of them where several are."""

    name: ClassVar[str] = "casual"

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        return best_rated(self.game, view, prompt, rng)


def best_rated(game: AnyGame, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
    """The answer that looks best, one of them where several do."""
    ratings = game.rate(view, prompt)
    best = max(ratings)
    good: list[Action] = [action for action, rating in zip(prompt.legal, ratings, strict=True) if rating == best]
    return rng.choice(good)
