"""What there is in crown: cards, actions, events, a state and what a seat sees of it."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from stado.core.events import Event
from stado.core.fields import BySeat, Seat
from stado.core.game import Action

DECK = tuple(range(1, 13))  # CRW-1
HAND_SIZE = 3  # CRW-1


class Deal(Action, frozen=True):
    """Chance deals each seat's hand in turn."""

    cards: tuple[int, ...]


class PickCard(Action, frozen=True):
    """Pick a card of the hand."""

    card: int


class HandDealt(Event, frozen=True):
    """A seat got its cards."""

    secrets: ClassVar[Mapping[str, str]] = {"cards": "seat"}
    deals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[int, ...] | None
    rule: str = "CRW-1"


class CardPicked(Event, frozen=True):
    """A seat has picked a card."""

    secrets: ClassVar[Mapping[str, str]] = {"card": "seat"}

    seat: Seat
    card: int | None
    rule: str = "CRW-2"


class CrownTaken(Event, frozen=True):
    """All cards are shown, and the highest takes the crown."""

    cards: BySeat
    seat: Seat
    rule: str = "CRW-3"


CrownAction = Deal | PickCard
CrownEvent = HandDealt | CardPicked | CrownTaken


class Facts(msgspec.Struct, frozen=True, tag_field="game", tag="crown"):
    """What never changes, for those who draw it."""

    turns: int


class State(msgspec.Struct, frozen=True):
    """A moment of a match; the tuples are by seat."""

    hands: tuple[tuple[int, ...], ...]
    picks: tuple[int | None, ...]
    played: tuple[tuple[int, ...], ...]
    crowns: BySeat


class View(msgspec.Struct, frozen=True):
    """What a seat, or an onlooker, knows of it."""

    seat: Seat | None
    hand: tuple[int, ...]
    hand_sizes: BySeat
    pick: int | None
    picked: tuple[bool, ...]
    played: tuple[tuple[int, ...], ...]
    crowns: BySeat
