"""What never changes about the game, for those who draw it; the board in play is in every view."""

from __future__ import annotations

import msgspec

from stado.games.board.cards import (
    ACTION_DECK,
    ACTION_KINDS,
    HAND_SIZE,
    LIMIT,
    LUCKY_DECK,
    LUCKY_KINDS,
    TILES,
    TOKENS,
    ActionCard,
    LuckyCard,
)
from stado.games.board.spaces import SIGNS, Space


class Facts(msgspec.Struct, frozen=True, tag_field="game", tag="board"):
    """Tiles, cards and spaces of the board game."""

    tiles: int  # from 1 up
    hand_size: int
    limit: int  # how far the track goes, up and down
    tokens: int
    signs: dict[str, Space]  # what each sign of a board says; a number with its sign says points
    action_cards: dict[ActionCard, int]  # how many there are of each
    lucky_cards: dict[LuckyCard, int]


FACTS = Facts(
    tiles=len(TILES),
    hand_size=HAND_SIZE,
    limit=LIMIT,
    tokens=TOKENS,
    signs=SIGNS,
    action_cards={card: ACTION_DECK.count(card) for card in ACTION_KINDS},
    lucky_cards={card: LUCKY_DECK.count(card) for card in LUCKY_KINDS},
)
