"""Tiles, action cards and lucky cards: how many there are of what."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from stado.core.fields import listed, read_as

Tile = Annotated[int, Meta(title="Tile")]
ActionCard = Annotated[
    Literal["another_tile", "ascending_anywhere", "place_first", "skip", "stop", "swap"],
    read_as("card"),
]
LuckyCard = Annotated[Literal["gain_5", "positive_cows"], read_as("card")]

TILES: tuple[Tile, ...] = tuple(range(1, 101))  # BRD-1
ACTION_KINDS: tuple[ActionCard, ...] = listed(ActionCard)
LUCKY_KINDS: tuple[LuckyCard, ...] = listed(LuckyCard)
ACTION_DECK: tuple[ActionCard, ...] = tuple(card for card in ACTION_KINDS for _ in range(4))  # BRD-3
LUCKY_DECK: tuple[LuckyCard, ...] = tuple(card for card in LUCKY_KINDS for _ in range(6))  # BRD-3
TOKENS = 2  # BRD-1
HAND_SIZE = 12  # BRD-5
ACTIVE_ROWS = 4  # BRD-6
LIMIT = 44  # BRD-9
SUPPLY_SEATS = 3  # BRD-5: up to this number of seats the basic game has a supply
CARDS_DEALT = 2  # BRD-13
GAIN = 5  # BRD-12
LAST_TURN = 200  # BRD-18


def clamp(score: int) -> int:
    """The score as far as the track goes."""
    return max(-LIMIT, min(LIMIT, score))  # BRD-9
