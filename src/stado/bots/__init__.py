"""Players that are programs."""

from __future__ import annotations

from stado.bots.bot import Bot
from stado.bots.external import External
from stado.bots.heuristic import Casual
from stado.bots.thinker import Master, Strong
from stado.bots.uniform import Novice
from stado.core.errors import OptionError
from stado.core.game import AnyGame

LEVELS: tuple[type[Bot], ...] = (Novice, Casual, Strong, Master)


def make_bot(name: str, game: AnyGame) -> Bot:
    """A bot of that level for the game, or the program behind `exec:`; or OptionError."""
    for level in LEVELS:
        if level.name == name:
            return level(game)
    kind, colon, parameter = name.partition(":")
    if kind == External.name and colon:
        return External(game, parameter)
    allowed = ", ".join([*(level.name for level in LEVELS), "exec:COMMAND"])
    raise OptionError(f"unknown bot {name!r}; allowed: {allowed}")


__all__ = ["LEVELS", "Bot", "make_bot"]
