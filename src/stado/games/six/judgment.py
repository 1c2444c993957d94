"""What looks sensible at a glance: a small gap, no full row, the cheapest row."""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.flat import Ints, power
from stado.core.game import Prompt
from stado.games.six.actions import SixAction
from stado.games.six.cards import ROWS as START_ROWS
from stado.games.six.flat import (
    ASK,
    CARDS,
    COW,
    DRAFT,
    HELD,
    HIDDEN,
    HIGHEST,
    LIES,
    NOTHING,
    PICK,
    SEATS,
    end_of,
    flatten_action,
    flatten_view,
    hand_of,
    room_of,
    target_row,
)
from stado.games.six.options import SixOptions
from stado.games.six.tactics import cheapest_row, rate_step
from stado.games.six.view import View

# Found by play: one round at four seats against uniform picks costs 7.3 cows; uniform play costs 12.2.
GAP_COST = 0.02  # for each number between a row's end and the card: a wide gap lets others in
LOW_COST = 4.0  # times the share of cards below: a low card that is not very low may still fit later
AVERAGE_COWS = 1.65  # of a card: 171 cows on 104 cards
# Of cards to draft, found by play of pro too.
START_COST = 3.0  # of the lowest cards: who leaves them to start the rows has none that are low at once
CROWD_COST = 1.0  # of a neighbor in the hand, less of a card further off: both wait for the same place in a row
CROWD_REACH = 3
NEVER = -10_000.0


def rate(options: SixOptions, view: View, prompt: Prompt[SixAction]) -> Sequence[float]:
    """Minus the cows that each answer is likely to cost."""
    assert view.seat is not None
    table, hidden = flatten_view(options, view), [0] * (HIGHEST + 2)
    count_hidden(table, hidden)
    return [rate_answer(table, hidden, view.seat, flatten_action(action)) for action in prompt.legal]


def rate_answer(table: Ints, hidden: Ints, seat: int, answer: int) -> float:
    """Minus the cows that an answer of the seat to the question on the table is likely to cost."""
    if table[ASK] == PICK:
        return -pick_cost(table, hidden, seat, answer)
    if table[ASK] == DRAFT:
        return -draft_cost(table, seat, answer)
    return rate_step(table, answer)


def draft_cost(table: Ints, seat: int, card: int) -> float:
    """The cows that a drafted card is likely to cost the seat beyond those of the best ones."""
    cost = START_COST if card <= START_ROWS else 0.0
    for place in range(hand_of(seat), hand_of(seat) + table[HELD + seat]):
        gap = abs(table[place] - card)
        if gap <= CROWD_REACH:
            cost += CROWD_COST * (CROWD_REACH + 1 - gap) / CROWD_REACH
    return cost


def count_hidden(table: Ints, hidden: Ints) -> None:
    """For each card, how many lower ones have not been on the table; behind them all, how many there are."""
    count = 0
    for card in range(1, table[CARDS] + 1):
        hidden[card] = count
        if table[LIES + card] == HIDDEN:
            count += 1
    hidden[HIGHEST + 1] = count


def pick_cost(table: Ints, hidden: Ints, seat: int, card: int) -> float:
    """The cows that a card of the seat risks if each of the others picks one of the hidden cards."""
    others, hand = table[SEATS] - 1, hand_of(seat)
    scale = 1.0 / max(1, hidden[HIGHEST + 1] - table[HELD + seat])
    lower = (hidden[card] - count_lower(table, hand, card)) * scale
    row = target_row(table, card, NOTHING)
    if row == NOTHING:
        return low_cost(table[COW + cheapest_row(table, NOTHING)], lower, others)
    end = end_of(table, row)
    gap = lower - (hidden[end] - count_lower(table, hand, end)) * scale
    return row_cost(table[COW + row], room_of(table, row), gap, card - end, others)


def low_cost(cows: int, lower: float, others: int) -> float:
    """What a low card risks: a row with these cows, unless one of the others plays a lower card that it can follow."""
    return cows * power(1.0 - lower, others) + LOW_COST * lower


def row_cost(cows: int, room: int, gap: float, width: int, others: int) -> float:
    """What a card risks that follows an end, when a share of the hidden cards lies in the gap of that width."""
    takes = 0.0
    if room <= others:
        # The card takes the row when exactly as many others come before it as there is room for.
        takes = power(gap, room) * power(1.0 - gap, others - room)
        for step in range(room):
            takes *= (others - step) / (step + 1)
    return (cows + AVERAGE_COWS * room) * takes + GAP_COST * width


def count_lower(table: Ints, hand: int, card: int) -> int:
    """How many cards of a sorted hand, which has a higher one, are lower."""
    count = 0
    while table[hand + count] < card:
        count += 1
    return count
