"""The shares of random seats and of flat ones as commands take them: `0.6,0.2`."""

from __future__ import annotations

from collections.abc import Sequence


def read_shares(text: str) -> tuple[float, float]:
    """The shares of random seats and of flat ones."""
    random, flat = map(float, text.split(","))
    return random, flat


def write_shares(shares: Sequence[float]) -> str:
    """The same as text."""
    return ",".join(map(str, shares))
