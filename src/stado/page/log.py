"""Logs in the browser's database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

import msgspec

from stado.core.decoding import shallow
from stado.page.database import Database, Listing, StoredRoom, Write
from stado.rooms.listing import Listed, read_listed
from stado.rooms.log import Line, RoomHead
from stado.rooms.ports import BrokenError, FencedError, LogStore, Opened, StoreError
from stado.rooms.reading import read_room
from stado.rooms.state import Summary
from stado.rooms.writes import Append, NewRoom

_LISTINGS = msgspec.json.Decoder(list[msgspec.Raw])
_LISTING = msgspec.json.Decoder(Listing)
_STORED = msgspec.json.Decoder(StoredRoom)
_HEADS = msgspec.json.Decoder(RoomHead)
_LINES = msgspec.json.Decoder(Line)


class PageLog(LogStore):
    """What rooms read and write; the page that opens it holds a lock, and so is the only one."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now

    async def open(self, room: str) -> Opened | None:
        stored = await self.load(room)
        if stored is None:
            return None
        state = read_room(*parse_stored(stored))
        return Opened(state, epoch=1, owned=True, idle_since=state.last_at)

    async def append(self, write: Append) -> None:
        writes = [self._write(write.room, write.length, write.lines, write.summary)]
        if write.rematch is not None:
            writes.append(self._begin(write.rematch))
        await self._save(writes)

    async def create(self, room: NewRoom) -> None:
        """Keep a new room."""
        await self._save([self._begin(room)])

    async def has(self, room: str) -> bool:
        """Whether a room is kept, be it one that cannot be read."""
        return await self._database.load(room) is not None

    async def load(self, room: str) -> StoredRoom | None:
        """A room as it is kept, or BrokenError."""
        text = await self._database.load(room)
        try:
            return None if text is None else _STORED.decode(text)
        except msgspec.MsgspecError as error:
            raise BrokenError(str(error)) from None

    async def listed(self) -> list[Listed]:
        """Every room that this program can read, the last changed first."""
        listings = sorted(await self._list(), key=lambda listing: listing.updated, reverse=True)
        return list(filter(None, (read_listed(listing.head, listing.summary) for listing in listings)))

    async def stored(self) -> list[StoredRoom]:
        """Every room that this program can read, with its log."""
        heads = [head for head, _ in await self.listed()]
        return [room for head in heads if (room := await self.load(head.id)) is not None]

    async def _list(self) -> list[Listing]:
        """What lists show of every room; one that cannot be read keeps no other from being shown."""
        listings = []
        for listing in _LISTINGS.decode(await self._database.list()):
            with suppress(msgspec.MsgspecError):
                listings.append(_LISTING.decode(listing))
        return listings

    async def restore(self, rooms: Iterable[StoredRoom]) -> None:
        """Keep rooms that are not here yet."""
        await self._save(
            [Write(room.id, 0, room.lines, room.summary, room.updated, room.head) for room in rooms],
        )

    def _begin(self, room: NewRoom) -> Write:
        """The first write of a room."""
        write = self._write(room.head.id, 0, room.lines, room.summary)
        return msgspec.structs.replace(write, head=encode(room.head))

    def _write(self, room: str, start: int, lines: Sequence[Line], summary: Summary) -> Write:
        """What is added to a room."""
        return Write(room, start, [encode(line) for line in lines], encode(summary), self._now())

    async def _save(self, writes: Sequence[Write]) -> None:
        """Make all writes, or FencedError or StoreError."""
        done = await self._database.save(encode(writes))
        if done == "stale":
            raise FencedError("the log is longer than was known")
        if done != "done":
            raise StoreError(f"the browser does not keep it: {done}")


def parse_stored(room: StoredRoom) -> tuple[RoomHead, list[Line]]:
    """A room's head and log, or BrokenError."""
    try:
        with shallow():
            return _HEADS.decode(room.head), [_LINES.decode(line) for line in room.lines]
    except msgspec.MsgspecError as error:
        raise BrokenError(str(error)) from None


def encode(value: object) -> str:
    """The value as it is kept."""
    return msgspec.json.encode(value).decode()
