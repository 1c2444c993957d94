"""What has happened at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from stado.core.events import Event
from stado.core.fields import BySeat, PlaceIndex, RowIndex, Seat
from stado.games.three.cards import Card, ColorName
from stado.games.three.state import Row


class RowsLaid(Event, frozen=True):
    """The first cards lie in their rows."""

    cards: tuple[Card, ...]
    rows: tuple[Row, ...]
    rule: str = "TRI-4"


class PileDealt(Event, frozen=True):
    """A seat got its face-down pile."""

    seat: Seat
    count: int
    rule: str = "TRI-4"


class CardsDrawn(Event, frozen=True):
    """A seat took the top cards of its pile into its hand."""

    secrets: ClassVar[Mapping[str, str]] = {"cards": "seat"}

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    rule: str


class FirstDrawn(Event, frozen=True):
    """Chance said who begins."""

    seat: Seat
    rule: str = "TRI-4"


class CardPlayed(Event, frozen=True):
    """A card lies in its row, the higher ones have moved right."""

    seat: Seat
    card: Card
    color: ColorName
    row: RowIndex
    place: PlaceIndex
    rule: str = "TRI-5"


class CardsTaken(Event, frozen=True):
    """A seat took cards from the row where it played the fifth."""

    seat: Seat
    row: RowIndex
    cards: tuple[Card, ...]
    rule: str = "TRI-6"


class CardCollected(Event, frozen=True):
    """A taken card lies face up in the collection, as the first, second or third of its color."""

    seat: Seat
    card: Card
    color: ColorName
    count: int
    rule: str = "TRI-7"


class NeutralLeft(Event, frozen=True):
    """A taken card has no color and left the game."""

    seat: Seat
    card: Card
    rule: str = "TRI-7"


class ColorTurned(Event, frozen=True):
    """Three cards of a color were one too many and lie face down."""

    seat: Seat
    color: ColorName
    cards: tuple[Card, ...]
    rule: str = "TRI-8"


class ColorBonusTaken(Event, frozen=True):
    """A seat ended its turn with all colors face up and took the top bonus card."""

    seat: Seat
    bonus: int
    rule: str = "TRI-9"


class SeatFinished(Event, frozen=True):
    """A seat has played its last card."""

    seat: Seat
    rule: str = "TRI-10"


class HandLeft(Event, frozen=True):
    """The last cards of a hand left the game."""

    secrets: ClassVar[Mapping[str, str]] = {"cards": "seat"}

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    rule: str = "TRI-11"


class FinalBonusTaken(Event, frozen=True):
    """A seat ended the match with six or seven colors face up."""

    seat: Seat
    colors: int
    bonus: int
    rule: str = "TRI-12"


class SeatScored(Event, frozen=True):
    """The points of a seat, part by part."""

    seat: Seat
    singles: int
    pairs: int
    face_down: int
    color_bonus: int
    final_bonus: int
    points: int
    rule: str = "TRI-13"


class MatchEnded(Event, frozen=True):
    """The match is over."""

    closes: ClassVar[bool] = True

    scores: BySeat
    ranks: BySeat
    rule: str = "TRI-13"


ThreeEvent = (
    RowsLaid
    | PileDealt
    | CardsDrawn
    | FirstDrawn
    | CardPlayed
    | CardsTaken
    | CardCollected
    | NeutralLeft
    | ColorTurned
    | ColorBonusTaken
    | SeatFinished
    | HandLeft
    | FinalBonusTaken
    | SeatScored
    | MatchEnded
)
