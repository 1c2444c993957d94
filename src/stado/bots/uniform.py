"""Any legal answer."""

from __future__ import annotations

from typing import Any, ClassVar

from stado.bots.bot import Bot
from stado.core.game import Action, Prompt
from stado.core.rng import Rng


class Novice(Bot):
    """Answers at random, every legal answer being equally likely."""

    name: ClassVar[str] = "novice"
    version: ClassVar[int] = 1

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        del view
        answer: Action = rng.choice(prompt.legal)
        return answer
