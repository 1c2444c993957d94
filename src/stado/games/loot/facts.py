"""What never changes about the game, for those who draw it."""

from __future__ import annotations

import msgspec

from stado.games.loot.cards import COPIES, DISPLAY_SIZE, HAND_SIZE, HIGHEST, JOKER, JOKERS, SHADOW_SIZE, Card


class Facts(msgspec.Struct, frozen=True, tag_field="game", tag="loot"):
    """The cards of loot, and how many lie where."""

    joker: Card  # how a joker is written
    highest: int  # the highest number
    copies: int  # of each number
    jokers: int
    hand_size: int
    display_size: int
    shadow_size: int


FACTS = Facts(
    joker=JOKER,
    highest=HIGHEST,
    copies=COPIES,
    jokers=JOKERS,
    hand_size=HAND_SIZE,
    display_size=DISPLAY_SIZE,
    shadow_size=SHADOW_SIZE,
)
