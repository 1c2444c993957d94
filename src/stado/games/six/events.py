"""What has happened at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from stado.core.events import Event, Seat
from stado.games.six.cards import Card
from stado.games.six.state import Reveal


class RoundStarted(Event, frozen=True):
    """A round begins."""

    round: int
    rule: str = "SIX-3"


class FirstDrawn(Event, frozen=True):
    """Chance said who drafts first."""

    seat: Seat
    rule: str = "SIX-14"


class HandDealt(Event, frozen=True):
    """A seat got its cards."""

    secrets: ClassVar[Mapping[str, str]] = {"cards": "seat"}

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    rule: str = "SIX-3"


class DraftOpened(Event, frozen=True):
    """The cards of the round lie open for the draft."""

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

    starts: tuple[Card, ...]
    rule: str = "SIX-3"


class CardPicked(Event, frozen=True):
    """A seat committed a card, or another one in its stead."""

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
    row: int
    rule: str = "SIX-5"


class RowTaken(Event, frozen=True):
    """A seat took a row onto its stack."""

    seat: Seat
    row: int
    cards: tuple[Card, ...]
    cows: int
    rule: str


class RoundEnded(Event, frozen=True):
    """The cows of the round are written down."""

    closes: ClassVar[bool] = True

    round: int
    cows: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str = "SIX-9"


class MatchEnded(Event, frozen=True):
    """The match is over."""

    closes: ClassVar[bool] = True

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
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
    | RoundEnded
    | MatchEnded
)
