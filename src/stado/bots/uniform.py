"""Any legal answer."""

from __future__ import annotations

from typing import Any, ClassVar

from stado.bots.bot import Bot
from stado.bots.heuristic import best_rated
from stado.core.game import Action, Prompt
from stado.core.rng import Rng


class Novice(Bot):
    """Answers at random, every legal answer being equally likely."""

    name: ClassVar[str] = "novice"
    version = 1

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        del view
        answer: Action = rng.choice(prompt.legal)
        return answer


class Uniform(Bot):
    """Picks at random, and answers small questions at a glance: in six it takes the cheapest row."""

    name: ClassVar[str] = "uniform"
    version = 1

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        if prompt.kind in self.game.picks:
            answer: Action = rng.choice(prompt.legal)
            return answer
        return best_rated(self.game, view, prompt, rng)
