"""A match as one flat sequence of numbers: where everything lies, for judgment and kernels.

A table has whose turn it is, the size of each row, the rows' cards with room for four each, and then a block for each
seat. In its block a seat has the number of cards that it has played, of those that it has drawn, of those that lie face
down, its color bonus, how many colors lie face up and how many cards of each, and its twenty cards: first those played,
then the hand, then the pile. What a view hides is zero.
"""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.flat import Ints
from stado.games.three.cards import COLOR_BONUSES, COLORS, DEALT_CARDS, ROW_CAPACITY, START_CARDS, TURNS, Card
from stado.games.three.rules import find_row
from stado.games.three.state import State
from stado.games.three.view import View

ROWS = len(START_CARDS)
ALL_COLORS = len(COLORS)
NO_COLOR = ALL_COLORS  # of neutral and start cards

TURN, SIZE, ROW, SEAT = 0, 1, 1 + ROWS, 1 + ROWS + ROWS * ROW_CAPACITY
PLAYED, DRAWN, DOWN, BONUS, SHOWN, UP, CARDS = 0, 1, 2, 3, 4, 5, 5 + ALL_COLORS
SEAT_SPAN = CARDS + DEALT_CARDS

_NUMBERS = {color.letter: number for number, color in enumerate(COLORS)}


def flatten_colors(colors: str) -> list[int]:
    """The number of each card's color."""
    return [_NUMBERS.get(letter, NO_COLOR) for letter in colors]


def flatten_state(colors: str, state: State) -> list[int]:
    """A state at a decision."""
    return _flatten(colors, state, state.hands, state.piles)


def flatten_view(view: View) -> list[int]:
    """What a seat knows at a decision."""
    hands = [view.hand if seat == view.seat else (0,) * size for seat, size in enumerate(view.hand_sizes)]
    return _flatten(view.colors, view, hands, [(0,) * size for size in view.pile_sizes])


def _flatten(
    colors: str, seen: State | View, hands: Sequence[Sequence[Card]], piles: Sequence[Sequence[Card]]
) -> list[int]:
    """What lies open, with these cards in hands and piles."""
    table = [seen.turn or 0, *map(len, seen.rows)]
    for row in seen.rows:
        table += (*row, *[0] * (ROW_CAPACITY - len(row)))
    for seat, collection in enumerate(seen.collections):
        shown = [colors[card] for card in collection.face_up]
        played, hand = seen.played[seat], hands[seat]
        table += (len(played), len(played) + len(hand), len(collection.face_down), seen.bonuses[seat], len(set(shown)))
        table += (shown.count(color.letter) for color in COLORS)
        table += (*played, *hand, *piles[seat])
        table += [0] * (SEAT + SEAT_SPAN * (seat + 1) - len(table))  # a typed position may have fewer cards
    return table


def block_of(seat: int) -> int:
    """Where a seat's block begins."""
    return SEAT + seat * SEAT_SPAN


def hand_of(table: Ints, block: int) -> int:
    """Where a seat's hand begins."""
    return block + CARDS + table[block + PLAYED]


def hand_size(table: Ints, block: int) -> int:
    """How many cards the seat holds."""
    return table[block + DRAWN] - table[block + PLAYED]


def is_over(table: Ints) -> bool:
    """Whether everybody is done; turns go round, so the others are when the seat at turn is."""
    return table[block_of(table[TURN]) + PLAYED] == TURNS  # TRI-11


def find_place(table: Ints, card: int) -> int:
    """The place in its row that the card belongs to: behind all lower ones."""
    row = find_row(card)
    place = 1
    while place < table[SIZE + row] and table[ROW + row * ROW_CAPACITY + place] < card:  # TRI-3
        place += 1
    return place


def find_taken(size: int, place: int) -> tuple[int, int]:
    """Which places of a row are taken from when a card comes to that place: from the first up to before the second."""
    if size < ROW_CAPACITY:
        return 0, 0
    if place == size:
        return 1, 2  # TRI-6 (a)
    return place, size  # TRI-6 (b)


def count_bonuses(table: Ints, seats: int) -> int:
    """How many color bonuses are taken."""
    taken = 0
    for seat in range(seats):
        if table[block_of(seat) + BONUS] > 0:
            taken += 1
    return taken


def top_bonus(table: Ints, seats: int) -> int:
    """The highest color bonus not yet taken."""
    return COLOR_BONUSES[count_bonuses(table, seats)]  # TRI-2
