"""Everything there is to know about a match in progress."""

from __future__ import annotations

from typing import Literal

import msgspec

from stado.core.fields import Seat
from stado.games.loot.cards import Card, Group, Heap

Phase = Literal["first", "deal", "lay", "shadow", "loot", "loss", "draw", "extra", "over"]


class State(msgspec.Struct, frozen=True):
    """A match between two actions.

    In the phases loot, loss and draw a looting is being settled: `victim` is whose, `looted` the group while nobody
    has it, and `owed` how many cards the victim still has to draw.
    """

    phase: Phase
    turn: int  # counts every seat's turn, from 1
    paw: Seat  # whose turn it is
    hands: tuple[tuple[Card, ...], ...]
    known: tuple[tuple[Card, ...], ...]  # what everybody has seen going to each hand and not yet leaving it
    layers: tuple[tuple[Group, ...], ...]  # by seat, the top one last
    display: tuple[Heap, ...]
    pile: tuple[Card, ...]  # the next card first
    shadow: tuple[Card, ...]
    discard: tuple[Card, ...]
    victim: Seat | None
    looted: Group | None
    owed: int
