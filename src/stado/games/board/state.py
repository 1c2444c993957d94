"""Everything there is to know about a match in progress."""

from __future__ import annotations

from typing import Literal

import msgspec

from stado.core.events import snake_case
from stado.core.fields import BySeat, PlaceIndex, RowIndex, Seat
from stado.games.board.cards import ActionCard, LuckyCard, Tile

Phase = Literal["deal", "deal_cards", "pick", "place", "over"]
Row = tuple[Tile | None, ...]  # from the first space; None is a gap


class Reveal(msgspec.Struct, frozen=True):
    """A revealed tile and whose it is."""

    seat: Seat
    tile: Tile


class Plan(msgspec.Struct, frozen=True):
    """What cards have settled for the tile that is placed next."""

    row: RowIndex | None = None  # where it goes by Ascending anywhere
    skips: int = 0
    asks: ActionCard | LuckyCard | None = None  # the card just played, of which its owner must say more


NO_PLAN = Plan()


class Task(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """Something that follows from a placed tile, for its owner."""

    seat: Seat


class Trigger(Task, frozen=True):
    """The tile on that space sets it off."""

    row: RowIndex
    space: PlaceIndex


class Reward(Task, frozen=True):
    """That number of lucky cards is to be taken."""

    count: int


class Leave(Task, frozen=True):
    """The tile leaves the row it took for an empty one."""

    tile: Tile
    row: RowIndex


class DrawOne(Task, frozen=True):
    """A tile or an action card is drawn."""

    what: Literal["tile", "card"]


AnyTask = Trigger | Reward | Leave | DrawOne


class State(msgspec.Struct, frozen=True):
    """A match between two actions.

    Picked tiles stay in the hand until all are revealed. `queue` holds what is revealed and not yet placed, next first;
    `agenda` what follows from the tile placed last, next first. Hands, cards and tiles out of the game are sorted.
    """

    phase: Phase
    turn: int
    sets: int  # how often twelve tiles were dealt to each
    rows: tuple[Row, ...]
    stops: tuple[RowIndex, ...]  # rows with a STOP token
    hands: tuple[tuple[Tile, ...], ...]
    known: tuple[tuple[Tile, ...], ...]  # tiles that everybody saw go behind each screen
    picks: tuple[tuple[Tile, ...] | None, ...]
    queue: tuple[Reveal, ...]
    plan: Plan
    agenda: tuple[AnyTask, ...]
    supply: tuple[Tile, ...]  # not dealt; in the basic game of four to six they are out of the game
    gone: tuple[Tile, ...]  # taken out of the game
    scores: BySeat
    actions: tuple[tuple[ActionCard, ...], ...]
    pile: tuple[ActionCard, ...]
    discard: tuple[ActionCard, ...]
    remade: tuple[ActionCard, ...] | None  # what the pile was made of, when it was last made from the discard
    lucky: tuple[tuple[LuckyCard, ...], ...]
    lucky_pile: tuple[LuckyCard, ...]
    # What everybody saw and nothing on the table shows any more.
    played: tuple[tuple[Tile, ...], ...]  # by seat, in order
    lifted: tuple[RowIndex, ...]  # the rows that STOP tokens last came off
    plus: tuple[Tile, ...]  # the tiles that last counted plus
    shown: int  # how many seats, from the first, have lifted their screens at the end
