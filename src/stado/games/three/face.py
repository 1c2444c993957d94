"""How one card looks on a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from stado.games.three.cards import ALL_COLORS, BY_LETTER, Card

LETTERS: Mapping[str, str] = {color.name: color.letter for color in ALL_COLORS}


def draw_card(colors: str, card: Card, letters: Mapping[str, str] = LETTERS, width: int = 0) -> str:
    """A card with the shape and the letter of its color: `28✚G`."""
    color = BY_LETTER[colors[card]]
    return f"[{color.style}]{card:>{width}}{color.symbol}{letters[color.name]}[/]"
