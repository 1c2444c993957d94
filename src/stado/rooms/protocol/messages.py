"""What a room tells those who are connected to it."""

from __future__ import annotations

import typing
from typing import Any, Literal

import msgspec

from stado.core.events import snake_case
from stado.core.fields import Seat
from stado.core.game import Outcome, Prompt
from stado.rooms.protocol import VERSION
from stado.rooms.protocol.errors import ErrorCode
from stado.rooms.protocol.room import Clockface, RoomInfo
from stado.rooms.protocol.values import AnyAction, AnyEvent, AnyView, Change, Emote


class SeenEvent(msgspec.Struct, frozen=True):
    """An event with its number, and what it makes of the seat's own view."""

    seq: int
    event: AnyEvent
    change: Change


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """Base of what the server sends."""


class Welcome(ServerMessage, frozen=True):
    """The first message."""

    room: RoomInfo
    you: Seat | None
    seq: int
    protocol: int = VERSION


class RoomChanged(ServerMessage, frozen=True):
    """Chairs, presence, host or status have changed."""

    room: RoomInfo
    you: Seat | None


class Update(ServerMessage, frozen=True):
    """What has happened since the last update, or since the `seq` asked for, as this seat may know it.

    `seq` is how many events there have been; the next one's number. `decision` names the question in `prompt`.
    """

    seq: int
    since: int  # what a client has heard from that number on, and is not among `events`, was taken back
    view: AnyView | None  # before the first of `events`: when it cannot be folded from what the connection was told
    events: tuple[SeenEvent, ...]
    prompt: Prompt[AnyAction] | None
    decision: int | None
    clocks: tuple[Clockface, ...]  # none without a clock
    waiting: tuple[Seat, ...]
    may_undo: bool  # the seat may take its last answer back
    outcome: Outcome | None


class Ack(ServerMessage, frozen=True):
    """The command is done, and on disk."""

    id: str
    seq: int


class Failure(ServerMessage, frozen=True):
    """The command is refused, and nothing has changed; `unknown` alone leaves open whether it was done."""

    id: str | None
    code: ErrorCode
    message: str
    rule: str | None = None
    key: str | None = None  # of the words in the locales, `error-KEY`
    details: dict[str, Any] = {}


class Emoted(ServerMessage, frozen=True):
    """Somebody at the table shows a feeling."""

    seat: Seat | None
    name: str
    emote: Emote


class Moved(ServerMessage, frozen=True):
    """There is a rematch."""

    room_id: str


class Bye(ServerMessage, frozen=True):
    """The last message: why the server ends the connection, and whether to connect again."""

    reason: Literal["drain", "rate", "gone", "busy"]
    reconnect: bool


AnyServerMessage = Welcome | RoomChanged | Update | Ack | Failure | Emoted | Moved | Bye
MESSAGES: tuple[type[ServerMessage], ...] = typing.get_args(AnyServerMessage)
