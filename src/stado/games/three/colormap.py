"""Which number has which color: 90 letters, kept in a file that owners can replace."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

from stado.core.datafile import DataLine, data_lines
from stado.core.errors import DataError
from stado.core.options import DataKind
from stado.games.three.cards import (
    ALL_COLORS,
    BY_LETTER,
    CARDS_OF_COLOR,
    COLORS,
    DECK,
    NEUTRAL,
    NEUTRAL_CARDS,
    START,
    START_CARDS,
    Card,
    Color,
)
from stado.games.three.face import draw_card

_FIXED = {START: START_CARDS, NEUTRAL: NEUTRAL_CARDS}  # TRI-1
_BY_NAME: dict[str, Color] = {color.name: color for color in ALL_COLORS}
_BY_TEXT = {str(card): card for card in DECK}
_PER_LINE = 10


def check_colors(colors: str) -> None:
    """Refuse letters that are no color map, with DataError."""
    if len(colors) != len(DECK):
        raise DataError(f"colors: {len(colors)} letters; allowed: {len(DECK)}, one for each number from 0")
    for card, letter in enumerate(colors):
        if letter not in BY_LETTER:
            raise DataError(f"colors: number {card} has the letter {letter!r}; allowed: {' '.join(BY_LETTER)}")
    for color in ALL_COLORS:
        if (reason := _find_fault(color, _numbers(colors, color))) is not None:
            raise DataError(f"colors: {reason}")


def parse_colors(text: str, source: str) -> str:
    """The color map in a file's text, or DataError naming file and line."""
    lines: dict[Color, DataLine] = {}
    owners: dict[Card, DataLine] = {}
    letters: dict[Card, str] = {}
    for line in data_lines(text, source):
        name, colon, numbers = (part.strip() for part in line.text.partition(":"))
        color = _BY_NAME.get(name)
        if not colon or color is None:
            raise line.error(f"{line.text!r} is not COLOR: NUMBERS; allowed colors: {', '.join(_BY_NAME)}")
        if color in lines:
            raise line.error(f"{name} has its numbers in line {lines[color].number}; allowed: one line for each color")
        lines[color] = line
        for card in _parse_numbers(line, numbers):
            if card in owners:
                raise line.error(f"{card} stands in line {owners[card].number} too; allowed: each number once")
            owners[card] = line
            letters[card] = color.letter
    missing = [color.name for color in ALL_COLORS if color not in lines]
    if missing:
        raise DataError(f"{source}: no line for {', '.join(missing)}; allowed: one line for each color")
    for color, line in lines.items():
        cards = tuple(card for card in DECK if letters.get(card) == color.letter)
        if (reason := _find_fault(color, cards)) is not None:
            nowhere = ", ".join(str(card) for card in DECK if card not in owners)
            raise line.error(reason + (f"; in no line: {nowhere}" if nowhere else ""))
    return "".join(letters[card] for card in DECK)


def format_colors(colors: str) -> str:
    """The text that `parse_colors` reads."""
    return "".join(f"{color.name}: {_join(_numbers(colors, color))}\n" for color in ALL_COLORS)


def draw_colors(colors: str) -> str:
    """All cards in their order, ten a line."""
    return "\n".join(
        "  ".join(draw_card(colors, card, width=2) for card in DECK[start : start + _PER_LINE])
        for start in range(0, len(DECK), _PER_LINE)
    )


def _parse_numbers(line: DataLine, text: str) -> Iterable[Card]:
    """The numbers of a line."""
    for part in text.split():
        if part not in _BY_TEXT:
            raise line.error(f"there is no card {part[:20]!r}; allowed: {DECK[0]} to {DECK[-1]}")
        yield _BY_TEXT[part]


def _find_fault(color: Color, cards: tuple[Card, ...]) -> str | None:
    """Why a color cannot have these cards."""
    if color in _FIXED and cards != _FIXED[color]:
        return f"{color.name} has {_join(cards) or 'no numbers'}; allowed: {_join(_FIXED[color])}"  # TRI-1
    if color in COLORS and len(cards) != CARDS_OF_COLOR:
        return f"{color.name} has {len(cards)} numbers; allowed: {CARDS_OF_COLOR}"  # TRI-1
    return None


def _numbers(colors: str, color: Color) -> tuple[Card, ...]:
    """The cards of a color."""
    return tuple(card for card in DECK if colors[card] == color.letter)


def _join(cards: Iterable[Card]) -> str:
    """Numbers side by side."""
    return " ".join(map(str, cards))


COLOR_MAP = DataKind("colors", parse_colors, format_colors, draw_colors)
HOUSE_COLORS = parse_colors(
    files("stado.games.three").joinpath("data/house.colors").read_text(encoding="utf-8"), "house.colors"
)
