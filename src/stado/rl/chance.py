"""Chance as a tree: every draw of a deal or shuffle by itself, with all that can come of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stado.core.game import Action, AnyGame
from stado.core.rng import Rng


class _NextDraw(Exception):  # noqa: N818 - it is no error
    """A draw that has not been made: `count` outcomes are equally likely."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class _Script(Rng):
    """A stream that gives the draws that were made, and stops at the next one."""

    def __init__(self, draws: Iterable[int]) -> None:
        super().__init__()
        self._draws = iter(draws)

    def below(self, bound: int) -> int:
        if bound == 1:
            return 0
        for draw in self._draws:
            return draw
        raise _NextDraw(bound)

    def word(self) -> int:
        raise TypeError("chance draws whole numbers below a bound, and nothing else")


def follow_draws(game: AnyGame, state: Any, draws: Iterable[int]) -> Action | int:
    """What chance does by these draws; or where they are not enough, how many outcomes the next one has.

    All games draw by `Rng.below`, each outcome of which is equally likely, so this is the whole of their chance.
    """
    try:
        action: Action = game.sample_chance(state, _Script(draws))
    except _NextDraw as draw:
        return draw.outcomes
    return action
