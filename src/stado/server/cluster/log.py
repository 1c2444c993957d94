"""Logs in the database, each owned by the process that opened it while no living one did."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from stado.games import find_game
from stado.rooms.log import Closed, Line
from stado.rooms.ports import BrokenError, ClosedError, LogStore, Opened
from stado.rooms.reading import apply_lines, check_rules, read_room
from stado.rooms.state import RoomState
from stado.rooms.writes import Append
from stado.server.cluster import lease
from stado.server.storage.store import Store, StoredRoom

_LONG = 1000  # lines that are read beside the event loop


class DatabaseLog(LogStore):
    """What rooms read and write."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, room: str) -> Opened | None:
        stored = await self._store.load(room)
        if stored is None:
            return None
        await self._check(stored)
        # A room is taken over once it has been read: what this program cannot read is left to one that can.
        lines = await self._store.lines(room, 0)
        if await self._is_gone(stored, len(lines)):
            return None
        if len(lines) > _LONG:
            state = await asyncio.to_thread(read_room, stored.head, lines)
        else:
            state = read_room(stored.head, lines)
        if stored.alive:
            return self._open(state, stored)
        taken = await lease.take(self._store, room, stored.epoch)
        if taken is None:  # by another process, or the owner lives after all: it may be this one, whose lease ran out
            stored = await self._store.load(room) or stored
        apply_lines(state, await self._store.lines(room, state.length))
        if taken is None:
            return self._open(state, stored)
        return Opened(state, taken.epoch, owned=True, idle_since=taken.seen_at, origin=stored.origin)

    async def _is_gone(self, stored: StoredRoom, lines: int) -> bool:
        """Whether the room was deleted meanwhile; BrokenError where its log is not as long as is written down."""
        later: StoredRoom | None = stored
        if lines > stored.length:  # its owner may have written between the two looks
            later = await self._store.load(stored.head.id)
        if later is not None and not stored.length <= lines <= later.length:
            raise BrokenError(f"its log has {lines} lines, where {later.length} are written down")
        return later is None

    def _open(self, state: RoomState, stored: StoredRoom) -> Opened:
        """A room that has its owner."""
        mine = stored.owner == self._store.process
        skew = stored.skew if stored.alive and not mine else 0
        return Opened(state, stored.epoch, owned=mine, origin=stored.origin, skew=skew)

    async def _check(self, stored: StoredRoom) -> None:
        """Refuse a room of other rules; one of older rules is closed, unless an older program still runs it."""
        try:
            check_rules(stored.head)
        except ClosedError as error:
            if stored.status != "over":
                if stored.alive:
                    raise BrokenError(f"an older program still runs it: {error}") from None
                await self._close(stored)
            raise

    async def _close(self, stored: StoredRoom) -> None:
        """End the match where it is."""
        room, over = stored.head.id, replace(stored.summary, status="over")
        taken = await lease.take(self._store, room, stored.epoch)
        if taken is not None:
            line = Line(self._store.clock(), Closed(find_game(stored.head.game).rules_version))
            await self._store.append(Append(room, taken.epoch, stored.length, [line], over, None))

    async def append(self, write: Append) -> None:
        await self._store.append(write)

    def may_have_lost(self, since: float) -> bool:
        return not self._store.has_held(since)
