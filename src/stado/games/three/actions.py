"""What seats, and chance, can do."""

from __future__ import annotations

from stado.core.fields import Seat
from stado.core.game import Action
from stado.games.three.cards import Card


class Deal(Action, frozen=True):
    """Chance deals: three cards for the rows, then each seat's pile of twenty in turn, top first."""

    cards: tuple[Card, ...]


class DrawFirst(Action, frozen=True):
    """Chance says who begins."""

    first_seat: Seat


class PlayCard(Action, frozen=True):
    """Play a card of the hand into its row."""

    card: Card


ThreeAction = Deal | DrawFirst | PlayCard
