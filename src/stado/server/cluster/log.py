"""Logs in the database, each owned by the process that opened it while no living one did."""

from __future__ import annotations

from stado.rooms.changes import Change
from stado.rooms.ports import LogStore, Opened
from stado.server.cluster import lease
from stado.server.storage.store import Store


class DatabaseLog(LogStore):
    """What rooms read and write."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, room: str) -> Opened | None:
        stored = await self._store.load(room)
        if stored is None:
            return None
        taken = None if stored.alive else await lease.take(self._store, room, stored.epoch)
        lines = await self._store.lines(room, 0)
        if taken is not None:
            return Opened(stored.head, lines, taken.epoch, owned=True, idle_since=taken.seen_at)
        mine = stored.alive and stored.owner == self._store.process
        return Opened(stored.head, lines, stored.epoch, owned=mine)

    async def append(self, change: Change) -> None:
        await self._store.append(change)
