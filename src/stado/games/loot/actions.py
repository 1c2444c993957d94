"""What seats, and chance, can do."""

from __future__ import annotations

from typing import Annotated, Literal

from stado.core.fields import Seat, read_as
from stado.core.game import Action
from stado.games.loot.cards import Card


class DrawFirst(Action, frozen=True):
    """Chance says whose turn is the first."""

    first_seat: Seat


class Deal(Action, frozen=True):
    """Chance shuffles: a hand for each seat in turn, then the display, then what is turned up and drawn."""

    cards: tuple[Card, ...]


class Lay(Action, frozen=True):
    """Lay `numbers` number cards of that value, and jokers with them; the value of jokers alone is JOKER."""

    value: int
    count: int
    jokers: int


class LootShadow(Action, frozen=True):
    """Loot that group of the shadow."""

    value: int


class SettleLoot(Action, frozen=True):
    """Take a looted group, or leave it to its owner."""

    choice: Annotated[Literal["leave", "take"], read_as("choice")]


class SettleLoss(Action, frozen=True):
    """Take one's own looted group back, or discard it and draw."""

    choice: Annotated[Literal["back", "discard"], read_as("choice")]


class DrawCard(Action, frozen=True):
    """Draw a card that is owed: from the pile, or a card of the display with the 13s and jokers on it."""

    source: Annotated[Literal["display", "pile"], read_as("source")]
    card: Card | None = None
    thirteens: int = 0
    jokers: int = 0


class DrawExtra(Action, frozen=True):
    """Draw a card because nobody was looted, or pass."""

    source: Annotated[Literal["display", "pass", "pile"], read_as("source")]
    card: Card | None = None
    thirteens: int = 0
    jokers: int = 0


LootAction = DrawFirst | Deal | Lay | LootShadow | SettleLoot | SettleLoss | DrawCard | DrawExtra
