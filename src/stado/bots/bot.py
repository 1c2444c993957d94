"""What a bot is: it gets a view, a prompt and a stream, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, ClassVar, NamedTuple

from stado.bots.effort import find_effort
from stado.bots.limit import Estimate
from stado.core.game import Action, AnyGame, Prompt
from stado.core.rng import Rng


class Decision(NamedTuple):
    """A bot's answer, and what it makes of every legal one, in the prompt's order, where it searched."""

    action: Action
    estimates: tuple[Estimate, ...] = ()


class Bot(ABC):
    """A player for one game; its answer depends on its arguments alone."""

    name: ClassVar[str]
    version: int  # higher when it plays the game otherwise than before

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.forfeits: Counter[str] = Counter()  # decisions lost by a program's fault, by reason

    @abstractmethod
    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        """One of the prompt's legal answers."""

    def decide(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Decision:
        """The same answer, with what led to it."""
        return Decision(self.choose(view, prompt, rng))

    def close(self) -> None:  # noqa: B027 - most bots hold nothing
        """Let go of what the bot holds outside this program."""


class Level(Bot):
    """A bot of this package, a level or a measure: what it makes of a game is its effort."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.effort = find_effort(game, self.name)
        self.version = self.effort.version
