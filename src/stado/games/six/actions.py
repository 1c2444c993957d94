"""What seats, and chance, can do."""

from __future__ import annotations

from stado.core.fields import RowIndex, Seat
from stado.core.game import Action
from stado.games.six.cards import Card, Special


class DrawFirst(Action, frozen=True):
    """Chance says who drafts first in round one."""

    first_seat: Seat


class Deal(Action, frozen=True):
    """Chance deals number cards: a hand for each seat in turn, then the row starts."""

    cards: tuple[Card, ...]


class DealSpecials(Action, frozen=True):
    """Chance deals all specials that nobody holds: as many for each seat in turn, then the pile from its top."""

    specials: tuple[Special, ...]


class ShufflePile(Action, frozen=True):
    """Chance makes the pile again, from its top."""

    specials: tuple[Special, ...]


class DraftCard(Action, frozen=True):
    """Take one of the cards that lie open."""

    card: Card


class PickCard(Action, frozen=True):
    """Commit a card of the hand, face down."""

    card: Card


class TakeRow(Action, frozen=True):
    """Take that row for a low card."""

    row: RowIndex


class PlaySpecial(Action, frozen=True):
    """Play a special with the card that is to be placed, or none."""

    special: Special | None


class InsertCard(Action, frozen=True):
    """Insert the card into that row, where it fits."""

    row: RowIndex


class ReplaceCard(Action, frozen=True):
    """Place that card of the hand in place of the one revealed."""

    card: Card


class MoveCard(Action, frozen=True):
    """Move that card out of its row."""

    card: Card


class MoveInto(Action, frozen=True):
    """Move the card into that row, where it fits."""

    row: RowIndex


class StopRow(Action, frozen=True):
    """Lay Stop at the end of that row."""

    row: RowIndex


class TurnCard(Action, frozen=True):
    """Turn that card of the row taken to plus."""

    card: Card


class PayCard(Action, frozen=True):
    """Pay for that card of the stack, or for none any more."""

    card: Card | None


class ExchangeSpecial(Action, frozen=True):
    """Discard that special and draw another, or keep all."""

    special: Special | None


SixAction = (
    DrawFirst
    | Deal
    | DealSpecials
    | ShufflePile
    | DraftCard
    | PickCard
    | TakeRow
    | PlaySpecial
    | InsertCard
    | ReplaceCard
    | MoveCard
    | MoveInto
    | StopRow
    | TurnCard
    | PayCard
    | ExchangeSpecial
)
