"""What the page's script gives to the host: the browser's database, and the way to the page; all texts are JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from stado.rooms.log import Instant


class StoredRoom(msgspec.Struct, frozen=True):
    """A room as the browser keeps it: its head, the lines of its log, and what lists show of it."""

    id: str
    head: str
    lines: Sequence[str]
    summary: str
    updated: Instant


class Listing(msgspec.Struct, frozen=True):
    """What lists show of a room, without its log."""

    head: str
    summary: str
    updated: Instant


class Write(msgspec.Struct, frozen=True):
    """What is to be added to one room; a room that begins has a head."""

    id: str
    start: int  # how many lines there must be
    lines: Sequence[str]
    summary: str
    updated: Instant
    head: str | None = None


class Database(Protocol):
    """The browser's database; what is written is kept when the call returns."""

    async def load(self, room: str) -> str | None:
        """A StoredRoom."""

    async def list(self) -> str:
        """A Listing of every room."""

    async def save(self, writes: str) -> str:
        """Make all Writes or none: `done`, `stale` where a log is not as long as it must be, or what went wrong."""

    async def recall(self, name: str) -> str | None:
        """What is kept under a name."""

    async def keep(self, name: str, text: str) -> None:
        """Keep something under a name."""


class Page(Protocol):
    """Whom the host answers."""

    def reply(self, request: int, status: int, body: str) -> None:
        """Answer a request."""

    def tell(self, connection: int, text: str) -> None:
        """Send a message of a room."""

    def end(self, connection: int) -> None:
        """End a connection to a room."""
