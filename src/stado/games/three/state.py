"""Everything there is to know about a match in progress."""

from __future__ import annotations

from typing import Literal

import msgspec

from stado.core.fields import BySeat, Seat
from stado.games.three.cards import Card
from stado.games.three.collection import Collection

Phase = Literal["deal", "first", "play", "over"]
Row = tuple[Card, ...]


class State(msgspec.Struct, frozen=True):
    """A match between two actions.

    A row begins with its start card. What is in no other place is `out`: before the deal all cards but the start
    cards, then those left over, at the end the last cards of the hands too.
    """

    phase: Phase
    first: Seat | None
    turn: Seat | None  # whose turn it is
    rows: tuple[Row, ...]
    hands: tuple[tuple[Card, ...], ...]
    piles: tuple[tuple[Card, ...], ...]  # top first
    taken: tuple[Card, ...]  # from a row by the seat whose turn it is, and not yet in its collection
    collections: tuple[Collection, ...]
    neutrals: tuple[Card, ...]  # neutral cards that were taken and left the game
    bonuses: BySeat  # each seat's color bonus, 0 for none
    out: tuple[Card, ...]
    played: tuple[tuple[Card, ...], ...]  # by seat, in order
