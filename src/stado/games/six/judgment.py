"""What looks sensible at a glance: a small gap, no full row, the cheapest row."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from math import comb

from stado.core.game import Prompt
from stado.games.six import tactics
from stado.games.six.actions import DraftCard, PickCard, SixAction, TakeRow
from stado.games.six.cards import Card, Special, capacity, count_cows
from stado.games.six.options import SixOptions
from stado.games.six.placement import stopped_rows, target_row
from stado.games.six.rules import deck
from stado.games.six.view import View, unseen

# Found by play: one round at four seats against uniform picks costs 7.3 cows; uniform play costs 12.2.
GAP_COST = 0.02  # for each number between a row's end and the card: a wide gap lets others in
LOW_COST = 4.0  # times the share of cards below: a low card that is not very low may still fit later
AVERAGE_COWS = 1.65  # of a card: 171 cows on 104 cards


def rate(options: SixOptions, view: View, prompt: Prompt[SixAction]) -> Sequence[float]:
    """Minus the cows that each answer is likely to cost."""
    match prompt.kind:
        case "pick_card":
            hidden = _hidden(options, view)
            markers = (None,) * len(view.rows) if view.table is None else view.table.markers
            return [
                -_pick_cost(view, markers, hidden, action.card)
                for action in prompt.legal
                if isinstance(action, PickCard)
            ]
        case "draft_card":
            middle = len(deck(options, len(view.hand_sizes))) / 2
            # Both ends of the deck are hard to place.
            return [-abs(action.card - middle) for action in prompt.legal if isinstance(action, DraftCard)]
        case "take_row" if view.table is None:
            return [-float(count_cows(view.rows[action.row])) for action in prompt.legal if isinstance(action, TakeRow)]
        case _:
            return tactics.rate(view, prompt)


def _hidden(options: SixOptions, view: View) -> list[Card]:
    """The cards that the others may pick, in order."""
    known = [card for seat, cards in enumerate(view.known) if seat != view.seat for card in cards]
    return sorted((*unseen(options, view), *known))


def _pick_cost(view: View, markers: Sequence[Special | None], hidden: Sequence[Card], card: Card) -> float:
    """The cows that the card risks if each of the others picks one of the hidden cards."""
    others = len(view.hand_sizes) - 1
    row = target_row(view.rows, card, stopped_rows(markers))
    below = bisect_left(hidden, card) / len(hidden)
    if row is None:
        alone = (1 - below) ** others  # nobody plays a lower one that this could follow
        cheapest = min(count_cows(cards) for cards, marker in zip(view.rows, markers, strict=True) if marker != "stop")
        return cheapest * alone + LOW_COST * below
    cards = view.rows[row]
    room = capacity(markers[row]) - len(cards)
    gap = below - bisect_left(hidden, cards[-1]) / len(hidden)
    # The card takes the row when exactly as many others come before it as there is room for.
    takes = comb(others, room) * gap**room * (1 - gap) ** max(0, others - room)
    return (count_cows(cards) + AVERAGE_COWS * room) * takes + GAP_COST * (card - cards[-1])
