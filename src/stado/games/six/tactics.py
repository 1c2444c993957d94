"""What looks sensible with specials: keep them while cards fall cheaply, spend them on a costly row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stado.core.game import Prompt
from stado.games.six.actions import (
    ExchangeSpecial,
    InsertCard,
    MoveCard,
    MoveInto,
    PayCard,
    PlaySpecial,
    ReplaceCard,
    SixAction,
    StopRow,
    TakeRow,
    TurnCard,
)
from stado.games.six.cards import (
    COWS,
    JUBILEE_HAND_SIZE,
    JUBILEE_ROUNDS,
    MOST_ROWS,
    Card,
    Special,
    capacity,
    count_cows,
)
from stado.games.six.placement import stopped_rows, target_row, within
from stado.games.six.recall import SpecialsView
from stado.games.six.state import Row
from stado.games.six.view import View

# Found by play.
KEPT = 3.0  # cows that a special is likely to save later, if there are turns enough
TURNS = 4.0  # turns that each special held needs to find its moment
WORTH: dict[Special, float] = {
    "fifth_row": 1.0,
    "seven_takes": 0.3,
    "insert": 0.8,
    "replace": 1.0,
    "move": 1.0,
    "stop": 0.9,
    "minus_plus": 1.0,
}
_EXCHANGED = 0.85  # the worth of a special that is drawn


def rate(view: View, prompt: Prompt[SixAction]) -> list[float]:
    """Minus the cows that each answer costs, or is likely to cost."""
    assert view.table is not None
    moment = _Moment(view, view.table)
    if prompt.kind == "play_special":
        return _rate_specials(view, view.table, moment, prompt)
    return [moment.rate(action) for action in prompt.legal]


def _kept(held: Sequence[Special], turns: int, round_: int) -> float:
    """The cows that each of the specials held is likely to save later."""
    turns += JUBILEE_HAND_SIZE * (JUBILEE_ROUNDS - round_)
    return KEPT * min(1.0, turns / (TURNS * len(held)))


def _rate_specials(view: View, table: SpecialsView, moment: _Moment, prompt: Prompt[SixAction]) -> list[float]:
    """What the card costs with each special, and what that may be worth later."""
    cost = moment.cost(moment.card)
    kept = _kept(table.held, len(view.hand), view.round)
    ratings = []
    for action in prompt.legal:
        assert isinstance(action, PlaySpecial)
        if action.special is None:
            ratings.append(-float(cost))
        elif cost:
            ratings.append(-moment.special_cost(action.special) - kept * WORTH[action.special])
        else:
            ratings.append(-0.1 - kept * WORTH[action.special])
    return ratings


class _Moment:
    """The table as a card is placed or has taken, and what each answer costs then."""

    def __init__(self, view: View, table: SpecialsView) -> None:
        assert view.agenda is not None
        self.agenda = view.agenda
        self.hand = view.hand
        self.rows = view.rows
        self.markers = table.markers
        self.stopped = stopped_rows(table.markers)
        self.open = [row for row, marker in enumerate(table.markers) if marker != "stop"]
        self.stack = view.stacks[view.agenda.seat]
        self.five = len(view.rows) == MOST_ROWS
        self.card = view.queue[0].card if view.queue else 0

    def rate(self, action: SixAction) -> float:
        """Minus the cows that the answer costs."""
        match action:
            case TakeRow(row):
                return -self.take_cost(row, turns=self.agenda.turns)
            case InsertCard(row):
                return -self.insert_cost(row)
            case ReplaceCard(card):
                return -self.cost(card)
            case MoveCard(card):
                return -min(self.move_cost(card, row) for row in self.receivers(card))
            case MoveInto(row):
                assert self.agenda.card is not None
                return -self.move_cost(self.agenda.card, row)
            case StopRow(row):
                return -self.stop_cost(row)
            case TurnCard(card):
                return _gain(card, self.stack)
            case PayCard(card):
                return 0 if card is None else COWS[card]
            case _:
                assert isinstance(action, ExchangeSpecial)
                return 0 if action.special is None else _EXCHANGED - WORTH[action.special]

    def special_cost(self, special: Special) -> int:
        """The cows that the card takes with the special."""
        match special:
            case "insert":
                return min(self.insert_cost(row) for row in self.open if self.rows[row][-1] > self.card)
            case "replace":
                return min(map(self.cost, self.hand))
            case "move":
                cards = (card for row in self.open for card in self.rows[row])
                return min(self.move_cost(card, row) for card in cards for row in self.receivers(card))
            case "stop":
                return min(self.stop_cost(row) for row, marker in enumerate(self.markers) if marker is None)
            case "minus_plus":
                row = target_row(self.rows, self.card, self.stopped)
                rows = self.open if row is None else [row]
                return min(self.take_cost(row, turns=True) for row in rows)
            case _:
                return 0

    def cost(self, card: Card, rows: Sequence[Row] | None = None, stopped: Sequence[int] | None = None) -> int:
        """The cows that the card takes by the usual rules, with other rows or Stops if given."""
        rows = self.rows if rows is None else rows
        stopped = self.stopped if stopped is None else stopped
        row = target_row(rows, card, stopped)
        if row is not None:
            return self._taken(rows[row], card) if self._is_full(rows, row) else 0
        return min(self._taken(cards, card) for index, cards in enumerate(rows) if index not in stopped)

    def take_cost(self, row: int, *, turns: bool) -> int:
        """The cows of taking that row with the next card, less what Minus=Plus gains."""
        cost = self._taken(self.rows[row], self.card)
        if not turns:
            return cost
        stack = (*self.stack, *self.rows[row], *((self.card,) if self.five else ()))
        return cost - max(_gain(card, stack) for card in self.rows[row])

    def insert_cost(self, row: int) -> int:
        """The cows of inserting the next card into that row."""
        if not self._is_full(self.rows, row):
            return 0
        cards = self.rows[row] if self.five else self.rows[row][:-1]
        return count_cows(cards) + COWS[self.card]

    def stop_cost(self, row: int) -> int:
        """The cows that the next card takes once that row is stopped."""
        return self.cost(self.card, stopped=(*self.stopped, row))

    def receivers(self, card: Card) -> list[int]:
        """The rows that can receive a card of another row."""
        return [row for row in self.open if card not in self.rows[row] and not self._is_full(self.rows, row)]

    def move_cost(self, card: Card, row: int) -> int:
        """The cows that the next card takes once the card is in that row."""
        source = next(index for index, cards in enumerate(self.rows) if card in cards)
        if len(self.rows[source]) == 1:
            return 0  # SIX-21: the next card starts that row
        rows = list(self.rows)
        rows[source] = tuple(other for other in rows[source] if other != card)
        rows[row], _ = within(rows[row], card)
        return self.cost(self.card, rows)

    def _is_full(self, rows: Sequence[Row], row: int) -> bool:
        """Whether one card more takes the row."""
        return len(rows[row]) >= capacity(self.markers[row])

    def _taken(self, cards: Row, card: Card) -> int:
        """The cows of taking these cards with that card."""
        return count_cows(cards) + (COWS[card] if self.five else 0)  # SIX-17


def _gain(card: Card, stack: Iterable[Card]) -> int:
    """The cows that turning the card spares, if all credit can be spent."""
    return COWS[card] + min(COWS[card], count_cows(stack) - COWS[card])
