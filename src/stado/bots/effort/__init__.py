"""What levels make of each game: a module for each that needs it said, under the game's name."""

from __future__ import annotations

from stado.bots.limit import Effort
from stado.core.game import AnyGame
from stado.games import find_module


def find_effort(game: AnyGame, level: str) -> Effort:
    """What the level makes of that game."""
    module = find_module(__name__, type(game))
    efforts: dict[str, Effort] = {} if module is None else module.EFFORTS
    return efforts.get(level, Effort())
