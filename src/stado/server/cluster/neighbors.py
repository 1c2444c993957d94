"""The other processes on the same database, as rooms know them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stado.rooms.inbox import HandedOver
from stado.rooms.ports import Neighbors
from stado.rooms.presence import NOBODY, Presence
from stado.rooms.protocol.messages import Emoted
from stado.rooms.role import Role
from stado.rooms.room import Room
from stado.server.cluster import lease
from stado.server.cluster.follower import Follower
from stado.server.storage.store import Store


class Processes(Neighbors):
    """What rooms say to the other processes, and hear from them, through the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def follow(self, room: Room, epoch: int) -> Role:
        return Follower(self._store, room, epoch)

    async def handed_over(self, room: str) -> list[HandedOver]:
        return await lease.handed_over(self._store, room)

    async def reply(self, room: str, epoch: int, replies: Sequence[tuple[int, str]]) -> None:
        await lease.reply(self._store, room, epoch, replies)

    async def release(self, room: str, epoch: int) -> None:
        await lease.release(self._store, room, epoch)

    async def announce_emote(self, room: str, emote: Emoted) -> None:
        text = msgspec.json.encode(emote).decode()
        await self._store.write(lambda _connection: self._store.notify(room, text))

    async def announce_presence(self, room: str, here: Presence) -> None:
        await lease.show_presence(self._store, room, here)

    async def find_presence(self, room: str) -> Presence:
        return (await lease.find_presence(self._store, [room])).get(room, NOBODY)
