"""Cards in order."""

from __future__ import annotations

from stado.kernels.compiler import Ints, compiled


@compiled
def insert_sorted(cards: Ints, first: int, count: int, card: int) -> None:
    """Put a card among so many sorted ones."""
    place = first + count
    while place > first and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card
