"""What looks sensible at a glance: the nearest gap, no full rows, the cheapest row."""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.game import Prompt
from stado.games.six.actions import DraftCard, PickCard, SixAction, TakeRow
from stado.games.six.cards import COWS, ROW_CAPACITY, Card, count_cows
from stado.games.six.options import SixOptions
from stado.games.six.rules import target_row
from stado.games.six.view import View, unseen

_AVERAGE_COWS = 1.65  # of a card: 171 cows on 104 cards


def rate(options: SixOptions, view: View, prompt: Prompt[SixAction]) -> Sequence[float]:
    """Minus the cows that each answer is likely to cost."""
    hidden = set(unseen(options, view)).union(*view.known) - set(view.hand)
    costs = []
    for action in prompt.legal:
        match action:
            case PickCard(card):
                costs.append(_pick_cost(view, hidden, card))
            case TakeRow(row):
                costs.append(float(count_cows(view.rows[row])))
            case DraftCard(card):
                costs.append(_draft_cost(view, card))
            case _:  # pragma: no cover - chance rates nothing
                raise AssertionError(action)
    return [-cost for cost in costs]


def _pick_cost(view: View, hidden: set[Card], card: Card) -> float:
    """The cows that the card risks if it is placed this turn."""
    row = target_row(view.rows, card)
    if row is None:
        # A low card takes the cheapest row, unless another low one comes first.
        return min(map(count_cows, view.rows)) + 0.05 * card
    cards = view.rows[row]
    room = ROW_CAPACITY - len(cards)
    between = sum(cards[-1] < other < card for other in hidden)
    # Each hidden card in the gap is played before this one with about one chance in the hand's size.
    expected = between * sum(view.hand_sizes[1:]) / max(1, len(hidden)) / max(1, len(view.hand))
    full_cost = count_cows(cards) + _AVERAGE_COWS * max(0, room)
    if room <= 0:
        return full_cost
    return full_cost * min(1.0, (expected / room) ** 2) + 0.02 * (card - cards[-1])


def _draft_cost(view: View, card: Card) -> float:
    """How far the card is from those already drafted, and its cows: near cards follow each other safely."""
    nearest = min((abs(card - other) for other in view.hand), default=0)
    return 0.1 * nearest + 0.01 * COWS[card] - 0.001 * card
