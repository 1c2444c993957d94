"""What is written for a room: a new log, or more lines of one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stado.rooms.log import Line, RoomHead
from stado.rooms.state import Summary


class NewRoom(msgspec.Struct, frozen=True):
    """A room with the first lines of its log."""

    head: RoomHead
    lines: Sequence[Line]
    summary: Summary
    wake_at: int | None


class Append(msgspec.Struct, frozen=True):
    """Lines that a room's log gets, and what lists of rooms show of it then."""

    room: str
    epoch: int
    length: int  # before
    lines: Sequence[Line]
    summary: Summary
    wake_at: int | None
    replies: Sequence[tuple[int, str]] = ()  # to commands that neighbors handed over
    rematch: NewRoom | None = None
