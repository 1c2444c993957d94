"""The spaces of a board: their signs, and what each does."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from stado.core.errors import DataError
from stado.games.board.cards import LIMIT

SpaceKind = Literal["plain", "points", "cows", "two", "tile", "card", "take_cows", "take_tiles"]


class Space(msgspec.Struct, frozen=True):
    """What a space does; the amount is points, or how often the cows of the tile count, minus being a loss."""

    kind: SpaceKind
    amount: int = 0


SIGNS: dict[str, Space] = {  # BRD-4
    ".": Space("plain"),
    "g": Space("cows", 1),
    "gg": Space("cows", 2),
    "r": Space("cows", -1),
    "rr": Space("cows", -2),
    "two": Space("two"),
    "tile": Space("tile"),
    "card": Space("card"),
    "COWS": Space("take_cows"),
    "TILES": Space("take_tiles"),
}
_POINTS = re.compile(r"[+-][1-9][0-9]?")

BASIC_SIGNS = ". +n -n g gg r rr two COWS"
ADVANCED_SIGNS = f"{BASIC_SIGNS} tile card TILES"  # BRD-15, BRD-16: only the advanced game knows these


def find_space(sign: str) -> Space:
    """The space of that sign, or DataError."""
    if sign in SIGNS:
        return SIGNS[sign]
    if _POINTS.fullmatch(sign) and abs(int(sign)) <= LIMIT:
        return Space("points", int(sign))
    raise DataError(f"unknown space {sign!r}; allowed: {ADVANCED_SIGNS} (n from 1 to {LIMIT})")


def takes(space: Space) -> bool:
    """Whether the space takes the row."""
    return space.kind in ("take_cows", "take_tiles")
