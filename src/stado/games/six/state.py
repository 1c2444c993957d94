"""Everything there is to know about a match in progress."""

from __future__ import annotations

from typing import Literal

import msgspec

from stado.core.fields import BySeat, RowIndex, Seat
from stado.games.six.cards import Card, Special
from stado.games.six.recall import Note

Phase = Literal["first", "deal", "specials", "draft", "pick", "place", "over"]
Row = tuple[Card, ...]
Ask = Literal[
    "take_row",
    "play_special",
    "insert_card",
    "replace_card",
    "move_card",
    "move_into",
    "stop_row",
    "turn_card",
    "pay_card",
    "exchange_special",
    "shuffle_pile",
]


class Reveal(msgspec.Struct, frozen=True):
    """A revealed card and whose it is."""

    seat: Seat
    card: Card


class Agenda(msgspec.Struct, frozen=True):
    """What is asked while cards are placed, by the name of the action asked for, and of whom.

    For a shuffle it is the seat that draws then.
    """

    ask: Ask
    seat: Seat
    turns: bool = False  # Minus=Plus goes with the row to be taken
    card: Card | None = None  # the card that Move moves
    cards: tuple[Card, ...] = ()  # the row taken, of which Minus=Plus turns a card
    credit: int = 0  # what Minus=Plus can still pay


class Specials(msgspec.Struct, frozen=True):
    """What jubilee adds to the table.

    A special is held, or in the pile, in the discard, or lies on the table: behind a row (`markers`), as the reminder
    of a fifth row while five lie, or beside the number card that it was played with until it comes to its row.
    """

    held: tuple[tuple[Special, ...], ...]
    pile: tuple[Special, ...]  # the top first
    discard: tuple[Special, ...]
    lying: tuple[Special, ...]  # all specials on the table, sorted
    markers: tuple[Special | None, ...]  # by row: Seven takes or Stop
    offers: tuple[Card, ...]  # this round, the cards whose owners could play a special with them
    stops: tuple[RowIndex, ...]  # this round, the rows at which Stop was laid
    out: tuple[Card, ...]  # number cards that left by Minus=Plus
    known: tuple[tuple[Card, ...], ...]  # number cards that everybody knows to be in each hand
    memory: tuple[Note, ...]


class PastRound(msgspec.Struct, frozen=True):
    """A round that is over, as everybody saw it end."""

    rows: tuple[Row, ...]
    stacks: tuple[tuple[Card, ...], ...]
    played: tuple[tuple[Card, ...], ...]  # by seat, in order


class State(msgspec.Struct, frozen=True):
    """A match between two actions.

    A picked card stays in the hand until all are revealed; `queue` holds what is revealed and not yet placed,
    in order. After a round, everything lies as it was left until the next one starts.
    """

    phase: Phase
    round: int
    first: Seat | None  # who drafts first this round
    pool: tuple[Card, ...]  # open cards of the draft
    rows: tuple[Row, ...]
    hands: tuple[tuple[Card, ...], ...]
    picks: tuple[Card | None, ...]
    queue: tuple[Reveal, ...]
    agenda: Agenda | None
    stacks: tuple[tuple[Card, ...], ...]
    scores: BySeat  # cows written down: of the rounds before this one, and of this one once it is over
    played: tuple[tuple[Card, ...], ...]  # this round, by seat, in order
    table: Specials | None  # jubilee only
    past: tuple[PastRound, ...] = ()  # the rounds before this one; a typed position may tell none
