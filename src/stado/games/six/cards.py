"""The number cards and their cows."""

from __future__ import annotations

from collections.abc import Iterable

Card = int

DECK: tuple[Card, ...] = tuple(range(1, 105))  # SIX-1
HAND_SIZE = 10  # SIX-3
ROWS = 4  # SIX-3
ROW_CAPACITY = 5  # SIX-6


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
    return sum(COWS[card] for card in cards)
