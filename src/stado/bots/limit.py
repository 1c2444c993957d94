"""How long to think, and what came of it."""

from __future__ import annotations

import math
import time

import msgspec

from stado.core.game import Action


class Limit(msgspec.Struct, frozen=True):
    """How long to think: whatever of these comes first. Seconds apart, the same limit gives the same answer."""

    rollouts: int | None = None  # an answer tried in a world
    steps: int | None = None  # actions of the rules in rollouts: about as long in every game; of a kernel, rollouts
    seconds: float | None = None


class Effort(msgspec.Struct, frozen=True):
    """What a level makes of one game: the version of its play, how long it thinks where a kernel plays, how it sees."""

    version: int = 1
    limit: Limit | None = None  # as long as about any game
    variants: dict[str, Limit] = {}  # that need another one
    blur: float = 4.0  # what a glance at each answer is wrong by at most, in the unit of the score
    blurs: dict[str, float] = {}  # of variants that need another one

    def limit_of(self, variant: str) -> Limit | None:
        """How long it thinks about that variant."""
        return self.variants.get(variant, self.limit)

    def blur_of(self, variant: str) -> float:
        """How wrong a glance is in that variant."""
        return self.blurs.get(variant, self.blur)


class Estimate(msgspec.Struct, frozen=True):
    """What an answer is worth to its seat, in the unit of the score, more being better."""

    action: Action
    value: float
    error: float  # standard error of the value
    rollouts: int
    gap_error: float = math.inf  # of its difference from the answer kept, which met the same worlds


class Budget:
    """What is left of a limit."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.rollouts = 0
        self.steps = 0
        self._end = math.inf if limit.seconds is None else time.monotonic() + limit.seconds

    def used(self) -> float:
        """The share that is used up, 1 and more when nothing is left."""
        shares = [0.0]
        if self.limit.rollouts is not None:
            shares.append(self.rollouts / self.limit.rollouts)
        if self.limit.steps is not None:
            shares.append(self.steps / self.limit.steps)
        if self.limit.seconds is not None:
            shares.append(1.0 - (self._end - time.monotonic()) / self.limit.seconds)
        return max(shares)
