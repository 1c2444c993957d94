"""What never changes about the game, for those who draw it."""

from __future__ import annotations

import msgspec

from stado.games.three.cards import (
    ALL_COLORS,
    COLOR_BONUSES,
    DECK,
    FINAL_BONUSES,
    HAND_SIZE,
    ROW_CAPACITY,
    ROW_SPAN,
    TOO_MANY,
    TURNS,
    ColorName,
    Shape,
)


class ColorFacts(msgspec.Struct, frozen=True):
    """How a color is told apart; a view has the letter of each number's color."""

    name: ColorName
    letter: str
    shape: Shape


class Facts(msgspec.Struct, frozen=True, tag_field="game", tag="three"):
    """Cards, rows and bonuses of three."""

    deck_size: int  # cards from 0 up
    hand_size: int
    turns: int  # of each seat
    row_span: int  # the numbers that belong to a row
    row_capacity: int  # one card more takes others
    too_many: int  # as many cards of a color are turned face down
    colors: tuple[ColorFacts, ...]  # start and neutral first, then those that are collected
    color_bonuses: tuple[int, ...]  # the first one taken first
    final_bonuses: dict[int, int]  # by the number of colors face up


FACTS = Facts(
    deck_size=len(DECK),
    hand_size=HAND_SIZE,
    turns=TURNS,
    row_span=ROW_SPAN,
    row_capacity=ROW_CAPACITY,
    too_many=TOO_MANY,
    colors=tuple(ColorFacts(color.name, color.letter, color.shape) for color in ALL_COLORS),
    color_bonuses=COLOR_BONUSES,
    final_bonuses=FINAL_BONUSES,
)
