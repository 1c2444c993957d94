"""The shares of random seats, of flat ones and of masters as commands take them: `0.6,0.2,0.05`."""

from __future__ import annotations

from collections.abc import Sequence


def read_shares(text: str) -> tuple[float, float, float]:
    """The shares of random seats, of flat ones and of masters."""
    random, flat, master = map(float, text.split(","))
    return random, flat, master


def write_shares(shares: Sequence[float]) -> str:
    """The same as text."""
    return ",".join(map(str, shares))
