"""What has happened at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from stado.core.events import Event
from stado.core.fields import BySeat, PlaceIndex, RowIndex, Seat
from stado.games.six.cards import Card, Special
from stado.games.six.state import Reveal


class RoundStarted(Event, frozen=True):
    """A round begins, and what lay on the table is put away."""

    deals: ClassVar[bool] = True

    round: int
    rule: str = "SIX-3"


class FirstDrawn(Event, frozen=True):
    """Chance said who drafts first."""

    seat: Seat
    rule: str = "SIX-14"


class HandDealt(Event, frozen=True):
    """A seat got its cards."""

    secrets: ClassVar[Mapping[str, str]] = {"cards": "seat"}
    deals: ClassVar[bool] = True

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    rule: str = "SIX-3"


class DraftOpened(Event, frozen=True):
    """The cards of the round lie open for the draft."""

    deals: ClassVar[bool] = True

    cards: tuple[Card, ...]
    first_seat: Seat
    rule: str = "SIX-13"


class CardDrafted(Event, frozen=True):
    """A seat took an open card into its hand."""

    seat: Seat
    card: Card
    rule: str = "SIX-13"


class RowsLaid(Event, frozen=True):
    """The rows have their first cards."""

    deals: ClassVar[bool] = True

    starts: tuple[Card, ...]
    rule: str = "SIX-3"


class CardPicked(Event, frozen=True):
    """A seat committed a card, or replaced the one that it had committed."""

    secrets: ClassVar[Mapping[str, str]] = {"card": "seat"}

    seat: Seat
    card: Card | None
    rule: str = "SIX-4"


class CardsRevealed(Event, frozen=True):
    """All picks lie open, in the order in which they will be placed."""

    reveals: tuple[Reveal, ...]
    rule: str = "SIX-4"


class CardPlaced(Event, frozen=True):
    """A card lies at the end of a row, or starts it."""

    seat: Seat
    card: Card
    row: RowIndex
    rule: str = "SIX-5"


class RowTaken(Event, frozen=True):
    """A seat took a row onto its stack."""

    seat: Seat
    row: RowIndex
    cards: tuple[Card, ...]
    cows: int
    rule: str


class SpecialsDealt(Event, frozen=True):
    """A seat got specials."""

    secrets: ClassVar[Mapping[str, str]] = {"specials": "seat"}

    seat: Seat
    count: int
    specials: tuple[Special, ...] | None
    rule: str


class SpecialOffered(Event, frozen=True):
    """A seat can play a special with its card, which is next."""

    seat: Seat
    card: Card
    rule: str = "SIX-16"


class SpecialPassed(Event, frozen=True):
    """A seat that could play a special with its card played none."""

    seat: Seat
    card: Card
    rule: str = "SIX-16"


class SpecialPlayed(Event, frozen=True):
    """A seat laid a special face up beside its number card."""

    seat: Seat
    special: Special
    rule: str


class MarkerLaid(Event, frozen=True):
    """A special stays on the table with a row."""

    special: Special
    row: RowIndex
    rule: str


class MarkerCleared(Event, frozen=True):
    """A special that lay with a row is discarded."""

    special: Special
    row: RowIndex
    rule: str


class CardInserted(Event, frozen=True):
    """A card lies within a row, or before its first card."""

    seat: Seat
    card: Card
    row: RowIndex
    place: PlaceIndex
    rule: str = "SIX-19"


class CardReplaced(Event, frozen=True):
    """A seat took its revealed card back and shows another one."""

    seat: Seat
    card: Card
    shown: Card
    rule: str = "SIX-20"


class CardLifted(Event, frozen=True):
    """A seat has chosen the card that it moves out of a row."""

    seat: Seat
    card: Card
    row: RowIndex
    rule: str = "SIX-21"


class CardMoved(Event, frozen=True):
    """A card went from one row into another."""

    seat: Seat
    card: Card
    from_row: RowIndex
    to_row: RowIndex
    place: PlaceIndex
    rule: str = "SIX-21"


class CardStacked(Event, frozen=True):
    """A seat put the number card just played on its stack, with the row."""

    seat: Seat
    card: Card
    cows: int
    rule: str = "SIX-17"


class RowRemoved(Event, frozen=True):
    """A row is gone, and those below it move up."""

    row: RowIndex
    rule: str = "SIX-17"


class CardTurned(Event, frozen=True):
    """A card of the row taken left, its cows being credit."""

    seat: Seat
    card: Card
    credit: int
    rule: str = "SIX-23"


class CardPaid(Event, frozen=True):
    """A card left the stack, paid for; the credit is what remains."""

    seat: Seat
    card: Card
    credit: int
    rule: str = "SIX-23"


class CreditLost(Event, frozen=True):
    """Credit was not spent."""

    seat: Seat
    credit: int
    rule: str = "SIX-23"


class SpecialDiscarded(Event, frozen=True):
    """A seat gave up a special for another one."""

    seat: Seat
    special: Special
    rule: str = "SIX-24"


class ExchangePassed(Event, frozen=True):
    """A seat that took a row kept its specials."""

    seat: Seat
    rule: str = "SIX-24"


class PileShuffled(Event, frozen=True):
    """The discard became the pile."""

    count: int
    rule: str = "SIX-24"


class SpecialDrawn(Event, frozen=True):
    """A seat drew the top of the pile."""

    secrets: ClassVar[Mapping[str, str]] = {"special": "seat"}

    seat: Seat
    special: Special | None
    rule: str = "SIX-24"


class RoundEnded(Event, frozen=True):
    """The cows of the round are written down."""

    closes: ClassVar[bool] = True

    round: int
    cows: BySeat
    scores: BySeat
    rule: str = "SIX-9"


class MatchEnded(Event, frozen=True):
    """The match is over."""

    closes: ClassVar[bool] = True

    scores: BySeat
    ranks: BySeat
    rule: str = "SIX-10"


SixEvent = (
    RoundStarted
    | FirstDrawn
    | HandDealt
    | DraftOpened
    | CardDrafted
    | RowsLaid
    | CardPicked
    | CardsRevealed
    | CardPlaced
    | RowTaken
    | SpecialsDealt
    | SpecialOffered
    | SpecialPassed
    | SpecialPlayed
    | MarkerLaid
    | MarkerCleared
    | CardInserted
    | CardReplaced
    | CardLifted
    | CardMoved
    | CardStacked
    | RowRemoved
    | CardTurned
    | CardPaid
    | CreditLost
    | SpecialDiscarded
    | ExchangePassed
    | PileShuffled
    | SpecialDrawn
    | RoundEnded
    | MatchEnded
)
