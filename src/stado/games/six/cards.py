"""The number cards with their cows, and the special cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta

from stado.core.fields import listed, read_as

Card = Annotated[int, Meta(title="Card")]
Special = Annotated[
    Literal["fifth_row", "seven_takes", "insert", "replace", "move", "stop", "minus_plus"],
    read_as("special"),
]

DECK: tuple[Card, ...] = tuple(range(1, 105))  # SIX-1
HAND_SIZE = 10  # SIX-3
ROWS = 4  # SIX-3
ROW_CAPACITY = 5  # SIX-6

SPECIALS: tuple[Special, ...] = listed(Special)
SPECIAL_COPIES = 4
SPECIAL_DECK: tuple[Special, ...] = tuple(special for special in SPECIALS for _ in range(SPECIAL_COPIES))  # SIX-2
JUBILEE_HAND_SIZE = 12  # SIX-15
JUBILEE_ROUNDS = 2  # SIX-15
SPECIALS_DEALT = 3  # SIX-15
MOST_ROWS = 5  # SIX-17
SEVEN_CAPACITY = 6  # SIX-18
MOST_STOPS = 2  # SIX-22


def capacity(marker: Special | None) -> int:
    """How many cards a row with that marker can hold."""
    return SEVEN_CAPACITY if marker == "seven_takes" else ROW_CAPACITY  # SIX-6, SIX-18


def _cows(card: Card) -> int:
    """SIX-1."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    return 2 if card % 5 == 0 else 1


COWS: tuple[int, ...] = (0, *map(_cows, DECK))


def count_cows(cards: Iterable[Card]) -> int:
    """All the cows on the cards."""
    return sum(map(COWS.__getitem__, cards))
