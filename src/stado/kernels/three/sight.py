"""What a seat sees right after its own card: marks of each row and of the whole table, for a net.

Colors are told apart only by how many of their cards a seat shows, so that any map of colors can be looked at. Cards
that a seat has just drawn are not seen: the card was chosen without them.
"""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints
from stado.games.three.cards import DECK, HAND_SIZE, LAST_CARDS, ROW_CAPACITY, ROW_SPAN, TURNS
from stado.games.three.flat import (
    ALL_COLORS,
    BONUS,
    DOWN,
    NO_COLOR,
    PLAYED,
    ROW,
    ROWS,
    SHOWN,
    SIZE,
    UP,
    block_of,
    find_place,
    find_taken,
    hand_of,
    hand_size,
)
from stado.games.three.rules import find_row
from stado.kernels.compiler import floats, ints
from stado.kernels.three.prospects import STAKES, Outlook, find_prospect, look_ahead, rate_change
from stado.kernels.three.rules import tally

MOST_SEATS = 4
STATES = 4  # of a card to a seat: it would be the first, second or third of its color, or has none
SLOTS = ROW_CAPACITY - 1  # behind the start card
WORST = -10.0  # points that the best cards of a hand are told to bring at least
_SLOT = ROW_CAPACITY
_MINE = _SLOT + SLOTS * MOST_SEATS * STATES
_FRESH = _MINE + ROW_CAPACITY
_GAIN = _FRESH + ROW_CAPACITY
_CHANCE = _GAIN + MOST_SEATS * ROW_CAPACITY
ROW_MARKS = _CHANCE + MOST_SEATS

_SINGLES = TURNS
_PAIRS = _SINGLES + ALL_COLORS + 1
_SHOWN = _PAIRS + ALL_COLORS + 1
_STAKE = _SHOWN + ALL_COLORS + 1
_BEHIND = _STAKE + STAKES  # how many seats have still to play in this round
_POINTS = _BEHIND + MOST_SEATS
_BEST = _POINTS + 3
_HAND = _BEST + 4
_HELD = _HAND + 3
_LEFT = _HELD + 3
_OTHERS = _LEFT + 3
_OTHER = 5
_AHEAD = _OTHERS + (MOST_SEATS - 1) * _OTHER
MARKS = _AHEAD + 2


class Sight(NamedTuple):
    """What was seen, and room to look."""

    rows: Floats  # the marks of each row
    marks: Floats  # of the table as a whole
    hopes: Floats  # the points that each seat can expect, the seat itself first
    mine: Ints  # cards of the hand by row and place
    fresh: Ints  # cards that nobody has played yet, and the seat does not hold, by row and place
    gains: Floats  # what a card at each place of each row brings the seat


def make_sight() -> Sight:
    """Room to look."""
    places = ROWS * (ROW_CAPACITY + 1)
    return Sight(
        rows=floats([0.0] * (ROWS * ROW_MARKS)),
        marks=floats([0.0] * MARKS),
        hopes=floats([0.0] * MOST_SEATS),
        mine=ints([0] * places),
        fresh=ints([0] * places),
        gains=floats([0.0] * places),
    )


def count_seen(table: Ints, block: int) -> int:
    """How many cards of its hand a seat knew when it played."""
    size = hand_size(table, block)
    return LAST_CARDS if size == HAND_SIZE else size


def look(table: Ints, colors: Ints, fresh: Ints, seats: int, seat: int, prospects: Floats, sight: Sight) -> None:
    """See the table as a seat does that has just played; `fresh` says of each card if nobody has played it yet."""
    for index in range(len(sight.rows)):
        sight.rows[index] = 0.0
    for index in range(len(sight.marks)):
        sight.marks[index] = 0.0
    hidden = sort_cards(table, fresh, seat, sight)
    for order in range(seats):
        other = (seat + order) % seats
        block = block_of(other)
        left = TURNS - table[block + PLAYED]
        outlook = look_ahead(table, seats, other, left)
        sight.hopes[order] = table[block + BONUS] - table[block + DOWN] + prospects[find_prospect(outlook)]
        see_rows(table, colors, block, order, max(0, left - 1), outlook, prospects, hidden, sight)
        if order > 0:
            see_other(table, block, order, outlook, sight)
            sight.marks[_BEHIND] += 1.0 if left > TURNS - table[block_of(seat) + PLAYED] else 0.0
        else:
            see_own(table, block, outlook, sight)
    behind = int(sight.marks[_BEHIND])
    sight.marks[_BEHIND] = 0.0
    sight.marks[_BEHIND + behind] = 1.0
    see_hand(table, colors, fresh, seat, sight)
    total, best = 0.0, -1000.0
    for order in range(1, seats):
        total += sight.hopes[order]
        best = max(best, sight.hopes[order])
    sight.marks[_AHEAD] = (sight.hopes[0] - best) / 10.0
    sight.marks[_AHEAD + 1] = (sight.hopes[0] - total / (seats - 1)) / 10.0


def sort_cards(table: Ints, fresh: Ints, seat: int, sight: Sight) -> int:
    """Count the cards of the hand, and those not seen, by row and place; returns how many are not seen."""
    for index in range(len(sight.mine)):
        sight.mine[index] = 0
        sight.fresh[index] = 0
    hidden = 0
    for row in range(ROWS):
        cards, size, place = ROW + row * ROW_CAPACITY, table[SIZE + row], 1
        for card in range(row * ROW_SPAN + 1, (row + 1) * ROW_SPAN):
            if place < size and table[cards + place] == card:
                place += 1
            sight.fresh[row * (ROW_CAPACITY + 1) + place] += fresh[card]
            hidden += fresh[card]
    block = block_of(seat)
    hand = hand_of(table, block)
    for index in range(hand, hand + count_seen(table, block)):
        card = table[index]
        place = find_row(card) * (ROW_CAPACITY + 1) + find_place(table, card)
        sight.mine[place] += 1
        sight.fresh[place] -= 1
        hidden -= 1
    return hidden


def see_rows(
    table: Ints,
    colors: Ints,
    block: int,
    order: int,
    left: int,
    outlook: Outlook,
    prospects: Floats,
    hidden: int,
    sight: Sight,
) -> None:
    """See what the rows are to a seat: its colors there, and what it could take."""
    after = Outlook(left, outlook.stake, outlook.singles, outlook.pairs)
    held = hand_size(table, block) / max(1, hidden)
    for row in range(ROWS):
        first, size = row * ROW_MARKS, table[SIZE + row]
        cards, places = ROW + row * ROW_CAPACITY, row * (ROW_CAPACITY + 1)
        for slot in range(1, size):
            color = colors[table[cards + slot]]
            state = STATES - 1 if color == NO_COLOR else table[block + UP + color]
            sight.rows[first + _SLOT + ((slot - 1) * MOST_SEATS + order) * STATES + state] = 1.0
        chance = 0.0
        for place in range(1, size + 1):
            gain = 0.0
            if size == ROW_CAPACITY:
                start, behind = find_taken(size, place)
                gain = rate_change(table, colors, block, cards + start, cards + behind, after, prospects)
                sight.rows[first + _GAIN + order * ROW_CAPACITY + place - 1] = gain / 10.0
            if order == 0:
                sight.rows[first + _MINE + place - 1] = 0.5 * sight.mine[places + place]
                sight.rows[first + _FRESH + place - 1] = 0.1 * sight.fresh[places + place]
                sight.gains[places + place] = gain
                if sight.mine[places + place] > 0:
                    chance = max(chance, gain)
            else:
                chance += min(1.0, held * sight.fresh[places + place]) * max(0.0, gain)
        sight.rows[first + _CHANCE + order] = chance / 10.0
        if order == 0:
            sight.rows[first + size - 1] = 1.0


def see_own(table: Ints, block: int, outlook: Outlook, sight: Sight) -> None:
    """See the seat's own collection."""
    marks = sight.marks
    if outlook.left < TURNS:
        marks[outlook.left] = 1.0
    marks[_SINGLES + outlook.singles] = 1.0
    marks[_PAIRS + outlook.pairs] = 1.0
    marks[_SHOWN + table[block + SHOWN]] = 1.0
    marks[_STAKE + outlook.stake] = 1.0
    marks[_POINTS] = table[block + DOWN] / 10.0
    marks[_POINTS + 1] = tally(table, block) / 20.0
    marks[_POINTS + 2] = sight.hopes[0] / 20.0


def see_other(table: Ints, block: int, order: int, outlook: Outlook, sight: Sight) -> None:
    """See the collection of another seat."""
    first = _OTHERS + (order - 1) * _OTHER
    sight.marks[first] = (sight.hopes[0] - sight.hopes[order]) / 10.0
    sight.marks[first + 1] = tally(table, block) / 20.0
    sight.marks[first + 2] = table[block + SHOWN] / 7.0
    sight.marks[first + 3] = outlook.pairs / 7.0
    sight.marks[first + 4] = 1.0 if outlook.stake > 0 else 0.0


def see_hand(table: Ints, colors: Ints, fresh: Ints, seat: int, sight: Sight) -> None:
    """See what the cards left in the hand bring, and which colors are still to come."""
    marks, block = sight.marks, block_of(seat)
    hand, size = hand_of(table, block), count_seen(table, block)
    best, second, third, total = WORST, WORST, WORST, 0.0
    for index in range(hand, hand + size):
        card = table[index]
        gain = sight.gains[find_row(card) * (ROW_CAPACITY + 1) + find_place(table, card)]
        total += gain
        if gain > best:
            best, second, third = gain, best, second
        elif gain > second:
            second, third = gain, second
        elif gain > third:
            third = gain
        marks[_HAND + 1] += (gain >= 0.0) / HAND_SIZE
        marks[_HAND + 2] += (card % ROW_SPAN) / (ROW_SPAN * HAND_SIZE)
        if colors[card] != NO_COLOR:
            marks[_HELD + table[block + UP + colors[card]]] += 1.0 / HAND_SIZE
    marks[_BEST] = best / 10.0
    marks[_BEST + 1] = second / 10.0
    marks[_BEST + 2] = third / 10.0
    marks[_BEST + 3] = total / (10.0 * max(1, size))
    marks[_HAND] = size / HAND_SIZE
    for card in range(len(DECK)):
        if fresh[card] > 0 and colors[card] != NO_COLOR:
            marks[_LEFT + table[block + UP + colors[card]]] += 1.0 / 28.0
