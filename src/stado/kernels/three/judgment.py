"""Seats that play what looks sensible at a glance: the game's own judgment, card by card the same."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.three.cards import ROW_CAPACITY, ROW_SPAN, TOO_MANY
from stado.games.three.judgment import COST_OF_HEIGHT, GAINS, PROMISES
from stado.kernels.three.rules import (
    ALL_COLORS,
    BONUS,
    CARDS,
    NO_COLOR,
    PLAYED,
    ROW,
    SHOWN,
    SIZE,
    TURN,
    UP,
    block_of,
    find_place,
    find_row,
    find_taken,
    hand_size,
    top_bonus,
)


def best_card(table: Ints, colors: Ints, seats: int) -> int:
    """The index of the card in hand that the seat at turn rates best; of equal ones that of the lowest."""
    block = block_of(table[TURN])
    bonus = top_bonus(table, seats) if table[block + BONUS] == 0 else 0
    hand = block + CARDS + table[block + PLAYED]
    best, best_rating = 0, rate_card(table, colors, block, table[hand], bonus)
    for index in range(1, hand_size(table, block)):
        rating = rate_card(table, colors, block, table[hand + index], bonus)
        if rating > best_rating or (rating == best_rating and table[hand + index] < table[hand + best]):
            best, best_rating = index, rating
    return best


def rate_card(table: Ints, colors: Ints, block: int, card: int, bonus: int) -> float:
    """The points that the card brings at once to a seat, with what the colors promise."""
    gain, row = 0.0, find_row(card)
    if table[SIZE + row] == ROW_CAPACITY:
        first, behind = find_taken(ROW_CAPACITY, find_place(table, card))
        cards = ROW + row * ROW_CAPACITY
        gain = rate_taken(table, colors, block, cards + first, cards + behind, bonus)
    return gain - COST_OF_HEIGHT * (card % ROW_SPAN)


def rate_taken(table: Ints, colors: Ints, block: int, first: int, behind: int, bonus: int) -> float:
    """What the cards that lie there are worth to a seat that gets the bonus for all colors."""
    gain, shown = 0.0, table[block + SHOWN]
    for index in range(first, behind):
        color = colors[table[index]]
        if color == NO_COLOR:
            continue
        count = count_before(table, colors, block, first, index)
        gain += GAINS[count]
        if count == 0:
            shown += 1
        elif count + 1 == TOO_MANY:
            shown -= 1
    gain += PROMISES[shown] - PROMISES[table[block + SHOWN]]
    return gain + bonus if shown == ALL_COLORS else gain


def count_before(table: Ints, colors: Ints, block: int, first: int, index: int) -> int:
    """How many cards of its color a seat has face up when it takes the card there, the cards before it taken too."""
    color = colors[table[index]]
    count = table[block + UP + color]
    for earlier in range(first, index):
        if colors[table[earlier]] == color:
            count = (count + 1) % TOO_MANY  # TRI-8: cards taken together count one by one
    return count
