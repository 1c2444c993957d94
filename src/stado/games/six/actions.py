"""What seats, and chance, can do."""

from __future__ import annotations

from stado.core.events import Seat
from stado.core.game import Action
from stado.games.six.cards import Card


class DrawFirst(Action, frozen=True):
    """Chance says who drafts first in round one."""

    first_seat: Seat


class Deal(Action, frozen=True):
    """Chance deals: ten cards for each seat in turn, then the row starts."""

    cards: tuple[Card, ...]


class DraftCard(Action, frozen=True):
    """Take one of the cards that lie open."""

    card: Card


class PickCard(Action, frozen=True):
    """Commit a card of the hand, face down."""

    card: Card


class TakeRow(Action, frozen=True):
    """Take that row for a low card."""

    row: int


SixAction = DrawFirst | Deal | DraftCard | PickCard | TakeRow
