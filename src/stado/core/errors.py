"""Errors that stado declares: each is one clear line, and nothing has changed when one is raised."""

from __future__ import annotations

from functools import partial
from typing import Any

LONGEST = 600  # signs of a message


class StadoError(Exception):
    """Something the caller asked for cannot be done; its message is one clear line, whatever it quotes."""

    def __str__(self) -> str:
        text = super().__str__()
        shown = "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
        if len(shown) <= LONGEST:
            return shown
        half = LONGEST // 2 - 2  # it begins with the place, and ends with what is allowed
        return f"{shown[:half]} … {shown[-half:]}"


class RuleError(StadoError):
    """An action that the rules forbid; its words stand in the locales under `error-KEY`."""

    def __init__(self, rule: str, key: str, **details: Any) -> None:
        self.rule = rule
        self.key = key
        self.details = details
        shown = "".join(f", {name} {value}" for name, value in details.items())
        super().__init__(f"{rule}: {key.replace('-', ' ')}{shown}")

    def __reduce__(self) -> tuple[partial[RuleError], tuple[()]]:
        # An error raised in another process is made again from its parts, not from its message.
        return partial(RuleError, self.rule, self.key, **self.details), ()


class OptionError(StadoError):
    """An unknown game, variant, option, or a value that it does not allow."""


class NotationError(StadoError):
    """A text that does not parse as what it should be."""


class PositionError(StadoError):
    """A position that parses but cannot arise."""


class DataError(StadoError):
    """A data file (a board, a color map) that is not valid."""


class RecordError(StadoError):
    """A record that is damaged, edited, or does not replay."""
