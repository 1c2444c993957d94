"""The rules of three over flat tables, in the order of the game's own rules and with their ids."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Ints
from stado.games.three.cards import (
    DEALT_CARDS,
    DRAWN_CARDS,
    FINAL_BONUSES,
    HAND_SIZE,
    LAST_CARDS,
    ROW_CAPACITY,
    ROW_SPAN,
    SETUP_CARDS,
    TOO_MANY,
)
from stado.games.three.flat import (
    ALL_COLORS,
    BONUS,
    CARDS,
    DOWN,
    DRAWN,
    NO_COLOR,
    PLAYED,
    ROW,
    ROWS,
    SHOWN,
    SIZE,
    TURN,
    UP,
    block_of,
    find_place,
    find_taken,
    hand_size,
    top_bonus,
)
from stado.games.three.rules import find_row
from stado.kernels.stream import below, shuffle

_FINAL_BONUSES = tuple(FINAL_BONUSES.get(shown, 0) for shown in range(ALL_COLORS + 1))
_POINTS = (0, 1, 5)  # TRI-13: of a color by its cards face up


class Workspace(NamedTuple):
    """What a match is played with: `colors` has the number of each card's color."""

    seats: int
    colors: Ints
    deck: Ints
    table: Ints
    scores: Ints
    legal: Ints  # room for what a seat may play


def initial(table: Ints) -> None:
    """The table before the deal: the start cards lie in a column."""
    for index in range(len(table)):
        table[index] = 0
    for row in range(ROWS):
        table[SIZE + row] = 1
        table[ROW + row * ROW_CAPACITY] = row * ROW_SPAN  # TRI-3


def place_card(table: Ints, card: int, place: int) -> None:
    """Put the card in its place of the row, and close up where cards were taken."""
    row = find_row(card)
    size, cards = table[SIZE + row], ROW + row * ROW_CAPACITY
    if size < ROW_CAPACITY:
        for index in range(cards + size, cards + place, -1):
            table[index] = table[index - 1]  # TRI-3
        table[SIZE + row] = size + 1
    elif place == size:
        place = size - 1
        for index in range(cards + 1, cards + place):
            table[index] = table[index + 1]  # TRI-6 (a)
    else:
        table[SIZE + row] = place + 1  # TRI-6 (b)
        for index in range(cards + place + 1, cards + size):
            table[index] = 0
    table[cards + place] = card


def collect(table: Ints, block: int, color: int) -> None:
    """A taken card lies face up with its color; three are turned face down."""
    if color == NO_COLOR:
        return  # TRI-7
    table[block + UP + color] += 1  # TRI-7
    if table[block + UP + color] == 1:
        table[block + SHOWN] += 1
    elif table[block + UP + color] == TOO_MANY:
        table[block + UP + color] = 0  # TRI-8
        table[block + SHOWN] -= 1
        table[block + DOWN] += TOO_MANY


def tally(table: Ints, block: int) -> int:
    """The points of a seat if the match ends with its collection."""
    points = table[block + BONUS] - table[block + DOWN]  # TRI-13
    for color in range(ALL_COLORS):
        points += _POINTS[table[block + UP + color]]  # TRI-13
    return points + _FINAL_BONUSES[table[block + SHOWN]]  # TRI-12


def deal(stream: Ints, deck: Ints, table: Ints, seats: int) -> None:
    """TRI-4: three cards in their rows, a pile for each seat, and its top eight as the hand; and who begins."""
    shuffle(stream, deck, SETUP_CARDS + DEALT_CARDS * seats)
    lay_deal(deck, table, seats)
    table[TURN] = below(stream, seats)


def lay_deal(deck: Ints, table: Ints, seats: int) -> None:
    """Put the deck's first cards where they are dealt."""
    initial(table)
    for index in range(SETUP_CARDS):
        place_card(table, deck[index], find_place(table, deck[index]))
    for seat in range(seats):
        block, first = block_of(seat), SETUP_CARDS + seat * DEALT_CARDS
        table[block + DRAWN] = HAND_SIZE
        for index in range(DEALT_CARDS):
            table[block + CARDS + index] = deck[first + index]


def play_card(table: Ints, colors: Ints, seats: int, index: int) -> None:
    """TRI-5: the seat at turn plays the card at that index of its hand, and what follows from it."""
    block = block_of(table[TURN])
    card = leave_hand(table, block, index)
    place = find_place(table, card)
    row = find_row(card)
    first, behind = find_taken(table[SIZE + row], place)
    for taken in range(first, behind):
        collect(table, block, colors[table[ROW + row * ROW_CAPACITY + taken]])
    place_card(table, card, place)
    # TRI-9: only the end of the turn counts, and each seat gets one at most.
    if table[block + BONUS] == 0 and table[block + SHOWN] == ALL_COLORS:
        table[block + BONUS] = top_bonus(table, seats)
    if hand_size(table, block) == LAST_CARDS and table[block + DRAWN] < DEALT_CARDS:
        table[block + DRAWN] += DRAWN_CARDS  # TRI-10
    table[TURN] = (table[TURN] + 1) % seats  # TRI-4: clockwise


def leave_hand(table: Ints, block: int, index: int) -> int:
    """The card at that index of the hand, which is one of those played from here on."""
    first = block + CARDS + table[block + PLAYED]
    card = table[first + index]
    table[first + index] = table[first]
    table[first] = card
    table[block + PLAYED] += 1
    return card


def end_match(workspace: Workspace) -> None:
    """TRI-11: the points are counted."""
    for seat in range(workspace.seats):
        workspace.scores[seat] = tally(workspace.table, block_of(seat))
