"""States of three as the kernel takes them."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.three.cards import COLORS, ROW_CAPACITY
from stado.games.three.state import State
from stado.kernels.compiler import ints
from stado.kernels.three.rules import NO_COLOR

_NUMBERS = {color.letter: number for number, color in enumerate(COLORS)}


def load_colors(colors: str) -> Ints:
    """The number of each card's color."""
    return ints(_NUMBERS.get(letter, NO_COLOR) for letter in colors)


def load_table(colors: str, state: State) -> Ints:
    """A state at a decision as the table that matches go on from."""
    table = [state.turn or 0, *map(len, state.rows)]
    for row in state.rows:
        table += (*row, *[0] * (ROW_CAPACITY - len(row)))
    for played, hand, pile, collection, bonus in zip(
        state.played, state.hands, state.piles, state.collections, state.bonuses, strict=True
    ):
        shown = [colors[card] for card in collection.face_up]
        table += (len(played), len(played) + len(hand), len(collection.face_down), bonus, len(set(shown)))
        table += (shown.count(color.letter) for color in COLORS)
        table += (*played, *hand, *pile)
    return ints(table)
