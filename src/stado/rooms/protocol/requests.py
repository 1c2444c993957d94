"""What HTTP requests carry."""

from __future__ import annotations

import typing
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stado.rooms.protocol.room import Clock
from stado.rooms.protocol.values import GameName, Level, Name


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what HTTP requests carry."""


class ChairRequest(Request, frozen=True):
    """What a chair of a new room is for."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class RoomRequest(Request, frozen=True):
    """A new room; by default you sit at its first chair and the others are open."""

    game: GameName
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None  # as many as usual
    public: bool = False
    clock: Clock | None = None
    chairs: tuple[ChairRequest, ...] | None = None
    hot_seat_names: tuple[Name, ...] = ()  # for your chairs in turn
    start: bool = False


class RematchRequest(Request, frozen=True):
    """The same table again."""

    start: bool = False  # at once, if nobody else is to be waited for


class NameRequest(Request, frozen=True):
    """A name of one's own."""

    name: Name


class LanRequest(Request, frozen=True):
    """Listen in the local network, or no longer."""

    open: bool


class ClaimRequest(Request, frozen=True):
    """Become, on this device, the person who made the token on another."""

    token: Annotated[str, Meta(max_length=256)]


AnyRequest = RoomRequest | RematchRequest | NameRequest | LanRequest | ClaimRequest
REQUESTS: tuple[type[Request], ...] = typing.get_args(AnyRequest)
