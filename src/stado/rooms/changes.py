"""What is written for a room: a log that begins, and a log that goes on."""

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


class Change(msgspec.Struct, frozen=True):
    """What is to be added to a room's log, and what follows of it for the lists."""

    room: str
    epoch: int
    length: int  # before
    lines: Sequence[Line]
    summary: Summary
    wake_at: int | None
    replies: Sequence[tuple[int, str]] = ()  # to commands that neighbors handed over
    rematch: NewRoom | None = None
