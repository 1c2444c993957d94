"""Answers on trial: what a search asks of whatever plays for it, a kernel or the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Literal

# What others are thought of: that they answer at random, that they think of such, or that they think of each other.
Manner = Literal["random", "plain", "keen"]


class Trial(ABC):
    """Answers to one question, tried in worlds that the asked seat can imagine."""

    steps: int = 0  # actions of the rules that were applied

    @abstractmethod
    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        """Try these answers, by their places among the legal ones, in so many worlds more, the same for all.

        Returns the sums of their values, in the unit of the score and more being better, and of the squares.
        """
