"""A room as everybody may know it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stado.core.fields import Seat
from stado.core.game import Outcome
from stado.rooms.protocol.values import AnyOptions, GameName, Level, Status

DAY = 86_400


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to answer, in seconds: for each decision, and a bank for the whole match to draw on beyond."""

    decision: Annotated[int, Meta(ge=5, le=14 * DAY)]
    bank: Annotated[int, Meta(ge=0, le=DAY)] = 0


CLOCKS = (Clock(20), Clock(60), Clock(15, 60), Clock(30, 180), Clock(DAY), Clock(3 * DAY), Clock(7 * DAY))


class Clockface(msgspec.Struct, frozen=True):
    """A seat's clock when the message was made: what is left of the decision it owes, and of its bank."""

    running: bool
    left_ms: int | None  # for the decision owed, before the bank is drawn on; none while nothing is owed
    bank_ms: int


class Chair(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: Level | None
    present: bool  # the person has a connection, or it is a bot
    you: bool
    stand_in: bool  # a bot plays for the person
    salted: bool  # the seat has added to the deal's seed


class RoomInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a room."""

    id: str
    game: GameName
    options: AnyOptions
    seats: int
    public: bool
    status: Status
    host: bool  # you are the host
    chairs: tuple[Chair, ...]
    clock: Clock | None
    commit: str  # the hash of the deal's seed
    created: int  # milliseconds since 1970
    seq: int
    spectators: int
    onlookers: tuple[str, ...]  # their names, for the host alone, and if they are few
    moved_to: str | None  # the room of the rematch
    outcome: Outcome | None
    undone: int  # how often something was taken back: where it is not 0, the result is unranked
