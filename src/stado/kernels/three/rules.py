"""The rules of three over flat sequences, in the order of the game's own rules and with their ids.

A table is one sequence, and all of a match: whose turn it is, the size of each row, the rows' cards with room for four
each, and then a block for each seat. In its block a seat has the number of cards that it has played, of those that it
has drawn, of those that lie face down, its color bonus, how many colors lie face up and how many cards of each, and its
twenty cards: first those played, then the hand, then the pile. So a card is played by an exchange with the first of the
hand.
"""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints, highest
from stado.games.three.cards import (
    COLOR_BONUSES,
    COLORS,
    DEALT_CARDS,
    DRAWN_CARDS,
    FINAL_BONUSES,
    HAND_SIZE,
    LAST_CARDS,
    ROW_CAPACITY,
    ROW_SPAN,
    SETUP_CARDS,
    START_CARDS,
    TOO_MANY,
    TURNS,
)
from stado.kernels.stream import below, shuffle

ROWS = len(START_CARDS)
ALL_COLORS = len(COLORS)
NO_COLOR = ALL_COLORS  # what `colors` says of neutral cards

TURN, SIZE, ROW, SEAT = 0, 1, 1 + ROWS, 1 + ROWS + ROWS * ROW_CAPACITY
PLAYED, DRAWN, DOWN, BONUS, SHOWN, UP, CARDS = 0, 1, 2, 3, 4, 5, 5 + ALL_COLORS
SEAT_SPAN = CARDS + DEALT_CARDS

_FINAL_BONUSES = tuple(FINAL_BONUSES.get(shown, 0) for shown in range(ALL_COLORS + 1))
_POINTS = (0, 1, 5)  # TRI-13: of a color with so many cards face up


class Desk(NamedTuple):
    """What a match is played with: `colors` has the number of each card's color."""

    seats: int
    colors: Ints
    deck: Ints
    table: Ints
    scores: Ints


class Sums(NamedTuple):
    """What each seat gathers over many matches."""

    scores: Ints
    wins: Floats


def initial(table: Ints) -> None:
    """The table before the deal: the start cards lie in a column."""
    for index in range(len(table)):
        table[index] = 0
    for row in range(ROWS):
        table[SIZE + row] = 1
        table[ROW + row * ROW_CAPACITY] = row * ROW_SPAN  # TRI-3


def is_over(table: Ints) -> bool:
    """Whether everybody is done; turns go round, so the others are when the seat at turn is."""
    return table[block_of(table[TURN]) + PLAYED] == TURNS  # TRI-11


def block_of(seat: int) -> int:
    """Where a seat's block begins."""
    return SEAT + seat * SEAT_SPAN


def hand_size(table: Ints, block: int) -> int:
    """How many cards the seat holds."""
    return table[block + DRAWN] - table[block + PLAYED]


def find_row(card: int) -> int:
    """The row that the card belongs to."""
    return card // ROW_SPAN  # TRI-3


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
    table[cards + place] = card


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


def end_match(desk: Desk) -> None:
    """TRI-11: the points are counted."""
    for seat in range(desk.seats):
        desk.scores[seat] = tally(desk.table, block_of(seat))


def add_up(desk: Desk, sums: Sums) -> None:
    """TRI-13: the most points win, and equals share the win."""
    best, winners = highest(desk.scores), 0
    for score in desk.scores:
        winners += score == best
    for seat in range(desk.seats):
        sums.scores[seat] += desk.scores[seat]
        if desk.scores[seat] == best:
            sums.wins[seat] += 1.0 / winners
