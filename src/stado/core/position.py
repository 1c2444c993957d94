"""Positions: a state at a decision written down as lines of `key: value`, readable and typed by hand.

The head names the game, its variant, the seats and the options; the rest is the game's. Seats and rows count from
one. `#` starts a comment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from stado.core.errors import NotationError, PositionError

T = TypeVar("T")

HEAD = ("game", "variant", "seats", "options")
_MOST_DIGITS = 18  # what any program can hold, and no game comes near


class Position(msgspec.Struct, frozen=True):
    """The lines of a position, each value with the number of its line."""

    fields: dict[str, tuple[int, str]]

    def get(self, key: str, default: str = "") -> str:
        """The value of a key, or the default."""
        return self.fields[key][1] if key in self.fields else default

    def body(self) -> Position:
        """The lines after the head."""
        return Position({key: value for key, value in self.fields.items() if key not in HEAD})

    def need(self, key: str) -> str:
        """The value of a key that must be there."""
        if key not in self.fields:
            raise PositionError(f"the position has no line '{key}:'")
        return self.fields[key][1]

    def error(self, key: str, reason: str) -> PositionError:
        """An error about the line of a key."""
        line = f"line {self.fields[key][0]}, " if key in self.fields else ""
        return PositionError(f"{line}{key}: {reason}")

    def only(self, allowed: Sequence[str]) -> None:
        """Refuse a key that the game does not know."""
        for key in self.fields:
            if key not in allowed:
                raise self.error(key, f"unknown; allowed: {', '.join(allowed)}")

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number, not negative."""
        text = self.need(key) if default is None else self.get(key, str(default))
        return self._number(key, text)

    def numbers(self, key: str, text: str | None = None) -> tuple[int, ...]:
        """Numbers separated by spaces."""
        return tuple(self._number(key, part) for part in (self.get(key) if text is None else text).split())

    def groups(self, key: str, parse: Callable[[str], T]) -> tuple[T, ...]:
        """Groups separated by bars, each read by `parse`."""
        return tuple(parse(part) for part in self.need(key).split("|"))

    def number_groups(self, key: str, count: int | None = None) -> tuple[tuple[int, ...], ...]:
        """Groups of numbers separated by bars; absent, `count` empty ones."""
        if key not in self.fields and count is not None:
            return ((),) * count
        groups = self.groups(key, lambda text: self.numbers(key, text))
        if count is not None and len(groups) != count:
            raise self.error(key, f"{len(groups)} groups; there must be {count}")
        return groups

    def _number(self, key: str, text: str) -> int:
        """One number."""
        if not (text.isascii() and text.isdecimal()):
            raise self.error(key, f"{text!r} is not a number")
        if len(text) > _MOST_DIGITS:
            raise self.error(key, f"{text[:6]}… is too large a number")
        return int(text)


def parse_lines(text: str) -> Position:
    """The lines of a position, or NotationError naming the line."""
    fields: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.partition("#")[0].strip()
        if not line:
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise NotationError(f"line {number}: {line!r} is not 'key: value'")
        if key.strip() in fields:
            raise NotationError(f"line {number}: '{key.strip()}' stands there twice")
        fields[key.strip()] = (number, value.strip())
    return Position(fields)


def format_lines(fields: Sequence[tuple[str, str]]) -> str:
    """The text that `parse_lines` reads."""
    return "".join(f"{key}: {value}".rstrip() + "\n" for key, value in fields)


def format_groups(groups: Sequence[Sequence[int]]) -> str:
    """Groups of numbers separated by bars: `12 14 15 | 37 | 43 44 | 58 61`."""
    return " | ".join(" ".join(map(str, group)) for group in groups)
