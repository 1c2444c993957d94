"""Players at random, to measure others by."""

from __future__ import annotations

from typing import Any, ClassVar

from stado.bots.bot import Level
from stado.bots.heuristic import best_rated
from stado.core.game import Action, Prompt
from stado.core.rng import Rng


class Random(Level):
    """Gives any legal answer, each being equally likely."""

    name: ClassVar[str] = "random"

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        del view
        answer: Action = rng.choice(prompt.legal)
        return answer


class Uniform(Level):
    """Picks at random, and answers small questions at a glance: in six it takes the cheapest row."""

    name: ClassVar[str] = "uniform"

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        if prompt.kind in self.game.picks:
            answer: Action = rng.choice(prompt.legal)
            return answer
        return best_rated(self.game, view, prompt, rng)
