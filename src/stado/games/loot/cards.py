"""The cards, the groups they form and the heaps of the display."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Card = Annotated[int, Meta(title="Card")]
Heap = tuple[Card, ...]  # a display card and, with two seats, the 13s and jokers on it

JOKER: Card = 14  # LOOT-3: alone it ranks above every number
HIGHEST: Card = 13
COPIES = 8  # LOOT-1
JOKERS = 5  # LOOT-1
DECK: tuple[Card, ...] = (
    *(value for value in range(1, JOKER) for _ in range(COPIES)),
    *(JOKER for _ in range(JOKERS)),
)
HAND_SIZE = 13  # LOOT-2
DISPLAY_SIZE = 6  # LOOT-2
GIVEN_JOKERS = 2  # LOOT-13
SHADOW_SIZE = 13  # LOOT-13


class Group(msgspec.Struct, frozen=True):
    """Cards laid together: number cards of one value, and jokers.

    A group of jokers alone has the value JOKER and no number cards.
    """

    value: int
    count: int
    jokers: int

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.count + self.jokers

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards, ascending: a joker in it is still a joker."""
        return (self.value,) * self.count + (JOKER,) * self.jokers


def add(cards: tuple[Card, ...], more: tuple[Card, ...]) -> tuple[Card, ...]:
    """Ascending cards with more of them."""
    return tuple(sorted(cards + more))


def drop(cards: tuple[Card, ...], group: Group) -> tuple[Card, ...]:
    """Ascending cards less those of the group, as far as they are there."""
    if group.jokers:
        kept = cards.count(JOKER)
        cards = cards[: len(cards) - min(kept, group.jokers)]
    there = min(cards.count(group.value), group.count)
    if there:
        start = cards.index(group.value)
        cards = cards[:start] + cards[start + there :]
    return cards
