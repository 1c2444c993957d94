"""What looks sensible at a glance."""

from __future__ import annotations

from typing import Any, ClassVar

from stado.bots.bot import Bot
from stado.core.game import Action, Prompt
from stado.core.rng import Rng


class Casual(Bot):
    """Gives the answer that the game's own judgment rates best, one of them where several are."""

    name: ClassVar[str] = "casual"
    version: ClassVar[int] = 1

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        ratings = self.game.rate(view, prompt)
        best = max(ratings)
        good = [action for action, rating in zip(prompt.legal, ratings, strict=True) if rating == best]
        answer: Action = rng.choice(good)
        return answer
