"""What has happened at the table.

Where a joker may be among cards that words tell of, the numbers and the jokers stand apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from stado.core.events import Event
from stado.core.fields import BySeat, PlaceIndex, Seat, read_as
from stado.games.loot.cards import Card

EndReason = Annotated[Literal["hand", "cards", "turns"], read_as("reason")]


class FirstDrawn(Event, frozen=True):
    """Chance said whose turn is the first."""

    seat: Seat
    rule: str = "LOOT-2"


class JokersGiven(Event, frozen=True):
    """A seat got its jokers before the deal."""

    seat: Seat
    jokers: int
    rule: str = "LOOT-13"


class HandDealt(Event, frozen=True):
    """A seat got its cards."""

    secrets: ClassVar[Mapping[str, str]] = {"cards": "seat"}

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    rule: str = "LOOT-2"


class TurnStarted(Event, frozen=True):
    """A seat has the paw."""

    seat: Seat
    turn: int
    rule: str = "LOOT-2"


class GroupLaid(Event, frozen=True):
    """A seat laid a group on top of its earlier ones."""

    seat: Seat
    value: int
    count: int
    jokers: int
    rule: str = "LOOT-3"


class ShadowLooted(Event, frozen=True):
    """A seat took a group of the shadow into its hand."""

    seat: Seat
    value: int
    count: int
    rule: str = "LOOT-16"


class ShadowFilled(Event, frozen=True):
    """Cards were turned up, and these joined the shadow."""

    cards: tuple[Card, ...]
    rule: str = "LOOT-13"


class HeapGrown(Event, frozen=True):
    """A 13 or a joker was turned up for the shadow and lies on a display card."""

    card: Card
    space: PlaceIndex
    rule: str = "LOOT-14"


class GroupLooted(Event, frozen=True):
    """A seat looted the top group of another."""

    seat: Seat
    victim_seat: Seat
    value: int
    count: int
    jokers: int
    rule: str = "LOOT-4"


class GroupTaken(Event, frozen=True):
    """The looter took the group into the hand."""

    seat: Seat
    victim_seat: Seat
    value: int
    count: int
    jokers: int
    rule: str = "LOOT-5"


class GroupLeft(Event, frozen=True):
    """The looter left the group to its owner."""

    seat: Seat
    victim_seat: Seat
    value: int
    count: int
    jokers: int
    rule: str = "LOOT-5"


class GroupReturned(Event, frozen=True):
    """The victim took the group back into the hand."""

    seat: Seat
    value: int
    count: int
    jokers: int
    rule: str = "LOOT-5"


class GroupDiscarded(Event, frozen=True):
    """The victim put the group on the discard pile."""

    seat: Seat
    value: int
    count: int
    jokers: int
    rule: str = "LOOT-5"


class PileDrawn(Event, frozen=True):
    """A seat drew the top card of the pile."""

    secrets: ClassVar[Mapping[str, str]] = {"card": "seat"}

    seat: Seat
    card: Card | None
    rule: str


class DisplayDrawn(Event, frozen=True):
    """A seat drew a card of the display, with the 13s and jokers on it."""

    seat: Seat
    space: PlaceIndex
    card: Card
    thirteens: int
    jokers: int
    rule: str


class DrawPassed(Event, frozen=True):
    """A seat that looted nobody drew nothing."""

    seat: Seat
    rule: str = "LOOT-8"


class DisplayFilled(Event, frozen=True):
    """Cards from the pile joined the display at the right."""

    cards: tuple[Card, ...]
    rule: str = "LOOT-6"


class MatchEnded(Event, frozen=True):
    """The match is over: a hand is empty, the cards have run out, or the turns have."""

    closes: ClassVar[bool] = True

    reason: EndReason
    scores: BySeat
    hand_sizes: BySeat
    ranks: BySeat
    rule: str


LootEvent = (
    FirstDrawn
    | JokersGiven
    | HandDealt
    | TurnStarted
    | GroupLaid
    | ShadowLooted
    | ShadowFilled
    | HeapGrown
    | GroupLooted
    | GroupTaken
    | GroupLeft
    | GroupReturned
    | GroupDiscarded
    | PileDrawn
    | DisplayDrawn
    | DrawPassed
    | DisplayFilled
    | MatchEnded
)
