"""The number cards, their colors and the bonus cards."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stado.core.fields import read_as

Card = Annotated[int, Meta(title="Card")]
ColorName = Annotated[
    Literal["orange", "lilac", "light-blue", "red", "turquoise", "magenta", "green", "neutral", "start"],
    read_as("color"),
]
Shape = Literal["circle", "square", "triangle", "diamond", "star", "hexagon", "cross", "ring", "bar"]

DECK: tuple[Card, ...] = tuple(range(90))  # TRI-1
START_CARDS: tuple[Card, ...] = (0, 30, 60)  # TRI-1
NEUTRAL_CARDS: tuple[Card, ...] = (15, 45, 75)  # TRI-1
NUMBER_CARDS: tuple[Card, ...] = tuple(card for card in DECK if card not in START_CARDS)
CARDS_OF_COLOR = 12  # TRI-1
COLOR_BONUSES: tuple[int, ...] = (10, 7, 5, 3)  # TRI-2
FINAL_BONUSES: dict[int, int] = {6: 5, 7: 10}  # TRI-2, TRI-12
ROW_SPAN = 30  # TRI-3
ROW_CAPACITY = 4  # TRI-6
SETUP_CARDS = 3  # TRI-4
DEALT_CARDS = 20  # TRI-4
HAND_SIZE = 8  # TRI-4
LAST_CARDS = 2  # TRI-10
DRAWN_CARDS = 6  # TRI-10
TURNS = DEALT_CARDS - LAST_CARDS  # TRI-10
TOO_MANY = 3  # TRI-8
PAIR_POINTS = 5  # TRI-13


class Color(msgspec.Struct, frozen=True):
    """A family of cards, told apart by letter and shape and not by its hue alone."""

    name: ColorName
    letter: str
    shape: Shape
    symbol: str  # the shape on a terminal
    style: str  # the hue on a terminal


COLORS: tuple[Color, ...] = (  # TRI-1
    Color("orange", "O", "circle", "●", "dark_orange"),
    Color("lilac", "L", "square", "■", "plum2"),
    Color("light-blue", "B", "triangle", "▲", "sky_blue1"),
    Color("red", "R", "diamond", "◆", "red"),
    Color("turquoise", "T", "star", "★", "dark_turquoise"),
    Color("magenta", "M", "hexagon", "⬢", "magenta"),
    Color("green", "G", "cross", "✚", "green"),
)
NEUTRAL = Color("neutral", "N", "ring", "○", "white")
START = Color("start", "S", "bar", "▌", "bold white")
ALL_COLORS: tuple[Color, ...] = (START, NEUTRAL, *COLORS)
BY_LETTER: dict[str, Color] = {color.letter: color for color in ALL_COLORS}
