"""Answers on trial: what a search asks of whatever plays for it, a kernel or the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Literal

from stado.core.game import Prompt
from stado.core.rng import Rng

# What others are thought of: that they answer at random, that they think of such, or that they think of each other.
Manner = Literal["random", "plain", "keen"]


class Trial(ABC):
    """Answers to one question, tried in worlds that the asked seat can imagine."""

    steps: int = 0  # actions of the rules that were applied
    candidates: int | None = None  # how many of the best rated answers are worth a trial; all where it is not said
    prior: float = 0.0  # how many rollouts the rating at a glance is worth

    @abstractmethod
    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        """Try these answers, by their places among the legal ones, in more worlds, the same for all.

        Returns the sums of their values, in the unit of the score and more being better, and of the squares.
        """


class Trials(ABC):
    """Opens trials of the answers to questions of one game."""

    @abstractmethod
    def open_trial(self, view: Any, prompt: Prompt[Any], rng: Rng, manner: Manner) -> Trial | None:
        """A trial of the legal answers, if they can be judged, among others of that manner."""
