"""Players that are programs."""

from __future__ import annotations

from stado.bots.bot import Bot, Decision, Level
from stado.bots.external import External
from stado.bots.flat import Flat
from stado.bots.heuristic import Casual, Novice
from stado.bots.imported import NAME as CLASS
from stado.bots.imported import import_bot
from stado.bots.limit import Estimate, Limit
from stado.bots.thinker import Master, Strong, Thinker
from stado.bots.uniform import Random, Uniform
from stado.core.errors import OptionError
from stado.core.game import AnyGame

LEVELS: tuple[type[Level], ...] = (Novice, Casual, Strong, Master)
MEASURES: tuple[type[Level], ...] = (Random, Uniform, Flat)  # what levels are measured by

_ALLOWED = (
    *(level.name for level in LEVELS),
    "strong:rollouts=N",
    "master:seconds=S",
    Random.name,
    Uniform.name,
    "flat:N",
    "exec:COMMAND",
    "class:MODULE.NAME",
)


def make_bot(name: str, game: AnyGame) -> Bot:
    """A bot for the game: a level, a measure, a program behind `exec:` or a class behind `class:`; or OptionError."""
    kind, colon, parameter = name.partition(":")
    if not colon:
        for level in (*LEVELS, *MEASURES):
            if level.name == kind:
                return level(game)
    elif kind == External.name:
        return External(game, parameter)
    elif kind == CLASS:
        return import_bot(parameter, game)
    elif kind == Flat.name and (rollouts := _parse_count(parameter)):
        return Flat(game, rollouts)
    else:
        for level in LEVELS:
            if level.name == kind and issubclass(level, Thinker) and (limit := parse_limit(parameter)):
                return level(game, limit)
    raise OptionError(f"unknown bot {name!r}; allowed: {', '.join(_ALLOWED)}")


def runs_program(name: str) -> bool:
    """Whether a bot of that name runs a program or imports a module of somebody's choice."""
    return name.partition(":")[0] in (External.name, CLASS)


_MOST_DIGITS = 9  # of a count: nobody can wait for more


def _parse_count(text: str) -> int | None:
    """A whole number from 1 up, in the one way that it is written."""
    good = text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS and text[0] != "0"
    return int(text) if good else None


def parse_limit(text: str) -> Limit | None:
    """A limit as it is typed: `rollouts=500`, `steps=2000` or `seconds=1.5`."""
    kind, _, value = text.partition("=")
    if kind == "seconds":
        whole, _, part = value.partition(".")
        good = (whole + part).isascii() and (whole + part).isdecimal() and float(value) > 0
        return Limit(seconds=float(value)) if good else None
    count = _parse_count(value)
    if count is None or kind not in ("rollouts", "steps"):
        return None
    return Limit(rollouts=count) if kind == "rollouts" else Limit(steps=count)


__all__ = ["LEVELS", "Bot", "Decision", "Estimate", "Limit", "make_bot", "parse_limit", "runs_program"]
