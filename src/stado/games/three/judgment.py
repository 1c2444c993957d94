"""What looks sensible at a glance: pairs, no thirds, all colors before the others have them, high cards last."""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.flat import Ints
from stado.core.game import Prompt
from stado.games.three.actions import PlayCard, ThreeAction
from stado.games.three.cards import ROW_CAPACITY, ROW_SPAN, TOO_MANY
from stado.games.three.flat import (
    ALL_COLORS,
    BONUS,
    NO_COLOR,
    ROW,
    SHOWN,
    SIZE,
    UP,
    block_of,
    find_place,
    find_taken,
    flatten_colors,
    flatten_view,
    top_bonus,
)
from stado.games.three.rules import find_row
from stado.games.three.view import View

# What the first, second and third card of a color change: 1, then 5 in its place, then three face down.
GAINS = (1.0, 4.0, -8.0)
# What each number of colors face up promises of the final bonus.
PROMISES = (0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 5.0, 10.0)
# A high card can take a single card when it is needed; a low one played in time takes nothing.
COST_OF_HEIGHT = 0.05
NEVER = -1000.0


def rate(view: View, prompt: Prompt[ThreeAction]) -> Sequence[float]:
    """The points that each answer brings at once, with what the colors promise."""
    assert view.seat is not None
    table, colors = flatten_view(view), flatten_colors(view.colors)
    block = block_of(view.seat)
    bonus = bonus_for(table, len(view.hand_sizes), block)
    cards = [action.card for action in prompt.legal if isinstance(action, PlayCard)]
    return [rate_card(table, colors, block, card, bonus) for card in cards]


def bonus_for(table: Ints, seats: int, block: int) -> int:
    """The color bonus that a seat could still get."""
    return top_bonus(table, seats) if table[block + BONUS] == 0 else 0


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
        if colors[table[index]] == NO_COLOR:
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
