"""What rooms need of the place where they live: a log store, thinkers, clocks, neighbors and a monitor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol

import msgspec

from stado.core.errors import StadoError
from stado.rooms.inbox import HandedOver
from stado.rooms.presence import NOBODY, Presence
from stado.rooms.protocol.messages import Emoted
from stado.rooms.role import Role
from stado.rooms.state import RoomState
from stado.rooms.thinking import BotTask
from stado.rooms.writes import Append

if TYPE_CHECKING:
    from stado.rooms.room import Room


class StoreError(StadoError):
    """The log store cannot be used."""


class UnsureError(StoreError):
    """The log store broke at the end of a write: it is not known whether it was written."""


class FencedError(StadoError):
    """Another host owns the room by now, or the log is longer than was known: nothing was written."""


class BrokenError(StadoError):
    """A room cannot be opened by this program; nothing was changed, and no other room is concerned."""

    code: ClassVar[Literal["broken", "closed"]] = "broken"


class ClosedError(BrokenError):
    """A room of older rules than this program's: its match cannot continue, and its record is kept."""

    code = "closed"


class Opened(msgspec.Struct, frozen=True):
    """A room as its log store gives it."""

    state: RoomState
    epoch: int  # counts the room's owners
    owned: bool  # this host decides for the room; else it follows another one
    idle_since: int | None = None  # for a room just taken over: when its last owner lived for certain
    origin: str | None = None  # what stands for the address that it was opened from
    skew: int = 0  # milliseconds that the owner's clock is ahead of this host's


class LogStore(Protocol):
    """Where logs are kept."""

    async def open(self, room: str) -> Opened | None:
        """The room with its whole log, owned from here on if nobody living owns it; or StoreError or BrokenError."""

    async def append(self, write: Append) -> None:
        """Add to a log; it is kept when this returns; or FencedError or StoreError, or UnsureError if it may be."""

    def may_have_lost(self, since: float) -> bool:
        """Whether another host may have written, since that monotonic time, to what was this one's then."""
        del since
        return False


class Urgency(IntEnum):
    """Who waits for bots to think, the most urgent first."""

    PLAYED = 0  # somebody who plays at the table is there
    AWAITED = 1  # somebody will come back to it
    UNATTENDED = 2  # bots play among themselves


class Claim(msgspec.Struct, frozen=True):
    """In whose share a bot thinks, and how urgently."""

    host: str
    urgency: Urgency
    origin: str | None = None  # what stands for the address of the room's host


class Thinkers(Protocol):
    """Who plays for bots."""

    async def ask(self, question: BotTask, claim: Claim) -> dict[str, Any]:
        """A legal answer."""


class Neighbors:
    """The other hosts that rooms are shared with: here, none."""

    def follow(self, room: Room, epoch: int) -> Role:
        """The part of somebody who follows the room's owner; or StoreError, where there should be no other host."""
        raise StoreError(f"another host owns room {room.id[:6]} in epoch {epoch}")

    async def handed_over(self, room: str) -> list[HandedOver]:
        """The commands that neighbors took for a room of this host."""
        del room
        return []

    async def reply(self, room: str, epoch: int, replies: Sequence[tuple[int, str]]) -> None:
        """Answer commands that were handed over and changed nothing, or FencedError."""

    async def release(self, room: str, epoch: int) -> None:
        """Let whichever host opens it next own a room of this one, or FencedError."""

    async def announce_emote(self, room: str, emote: Emoted) -> None:
        """Pass an emote on."""

    async def announce_presence(self, room: str, here: Presence) -> None:
        """Tell who is connected here."""

    async def find_presence(self, room: str) -> Presence:
        """Who is connected elsewhere."""
        del room
        return NOBODY


class Monitor:
    """Who counts and notes what happens in rooms: here, nobody."""

    def note_command(self, result: str, seconds: float) -> None:
        """A command was answered with an acknowledgment (`ack`) or a code."""

    def note_append(self, seconds: float) -> None:
        """A log was written to."""

    def note_thought(self, seconds: float) -> None:
        """All bots of a room have answered."""

    def note_match(self, game: str) -> None:
        """A match ended."""

    def note_fenced(self) -> None:
        """A write came too late."""

    def note_trouble(self, event: str, error: BaseException) -> None:
        """Something went wrong that nobody is told."""


class RoomLimits(msgspec.Struct, frozen=True):
    """What a room holds."""

    connections: int = 6000
    queue: int = 32  # messages waiting for one reader, before it is dropped
    inbox: int = 256  # commands waiting for one room


class Ports(msgspec.Struct, frozen=True):
    """What all rooms of a host share."""

    log: LogStore
    thinkers: Thinkers
    now: Callable[[], int]  # milliseconds since 1970, never backward
    monotonic: Callable[[], float]  # seconds
    entropy: Callable[[], str]
    neighbors: Neighbors = Neighbors()
    monitor: Monitor = Monitor()
    limits: RoomLimits = RoomLimits()
    presence_delay: float = 0.2  # seconds that changes of presence are gathered
    grace: float = 20.0  # seconds that somebody is away, before a bot may stand in
