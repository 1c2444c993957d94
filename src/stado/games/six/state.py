"""Everything there is to know about a match in progress."""

from __future__ import annotations

from typing import Literal

import msgspec

from stado.core.events import Seat
from stado.games.six.cards import Card

Phase = Literal["first", "deal", "draft", "pick", "place", "over"]
Row = tuple[Card, ...]


class Reveal(msgspec.Struct, frozen=True):
    """A revealed card and whose it is."""

    seat: Seat
    card: Card


class State(msgspec.Struct, frozen=True):
    """A match between two actions.

    A picked card stays in the hand until all are revealed; `queue` holds what is revealed and not yet placed,
    lowest first.
    """

    phase: Phase
    round: int
    first: Seat | None  # who drafts first this round
    pool: tuple[Card, ...]  # open cards of the draft
    rows: tuple[Row, ...]
    hands: tuple[tuple[Card, ...], ...]
    picks: tuple[Card | None, ...]
    queue: tuple[Reveal, ...]
    stacks: tuple[tuple[Card, ...], ...]
    scores: tuple[int, ...]  # cows of the rounds before this one
    played: tuple[tuple[Card, ...], ...]  # this round, by seat, in order
