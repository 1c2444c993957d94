"""Rooms in memory: a host with no network, no database, no thread and no clock but its own."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import msgspec

from stado.core.fields import Seat
from stado.rooms.connection import Connection
from stado.rooms.decisions import Asker
from stado.rooms.log import Line, RoomHead
from stado.rooms.opening import open_room
from stado.rooms.ports import Claim, FencedError, LogStore, Opened, Ports, Thinkers
from stado.rooms.protocol.commands import AnyCommand
from stado.rooms.protocol.messages import AnyServerMessage
from stado.rooms.protocol.requests import RoomRequest
from stado.rooms.reading import read_room
from stado.rooms.room import Room
from stado.rooms.thinking import BotTask, think
from stado.rooms.writes import Append, NewRoom

_MESSAGES = msgspec.json.Decoder(AnyServerMessage)
_COMMANDS = msgspec.json.Decoder(AnyCommand)


class MemoryLog(LogStore):
    """Logs as lists; they stay while the host forgets its rooms."""

    def __init__(self) -> None:
        self.heads: dict[str, RoomHead] = {}
        self.lines: dict[str, list[Line]] = {}

    def add(self, room: NewRoom) -> None:
        """Keep a new room."""
        self.heads[room.head.id] = room.head
        self.lines[room.head.id] = list(room.lines)

    async def open(self, room: str) -> Opened | None:
        if room not in self.heads:
            return None
        return Opened(read_room(self.heads[room], self.lines[room]), epoch=1, owned=True)

    async def append(self, write: Append) -> None:
        lines = self.lines[write.room]
        if len(lines) != write.length:
            raise FencedError("the log is longer than was known")
        lines.extend(write.lines)
        if write.rematch is not None:
            self.add(write.rematch)


class Aloud(Thinkers):
    """Bots that think where they are asked."""

    async def ask(self, question: BotTask, claim: Claim) -> dict[str, Any]:
        return think(question).action


class MemoryHost:
    """A place where rooms live that is nothing but memory."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        numbers = itertools.count()
        time = itertools.count(1_800_000_000_000)
        self.ports = Ports(
            log=self.log,
            thinkers=Aloud(),
            now=lambda: next(time),
            monotonic=lambda: 0.0,
            entropy=lambda: f"entropy-{next(numbers)}",
            presence_delay=0.0,
        )
        self._rooms: dict[str, Room] = {}

    async def create(self, person: str, request: RoomRequest) -> Room:
        """A new room of the person's."""
        new = open_room(self.ports.entropy, self.ports.now(), Asker(person, person, None), request)
        self.log.add(new)
        return await self.find(new.head.id)

    async def find(self, room: str) -> Room:
        """A room, in memory or from its log."""
        if room not in self._rooms:
            self._rooms[room] = Room(self.ports, room)
            await self._rooms[room].open()
        return self._rooms[room]

    async def forget(self) -> None:
        """Let every room go; only the logs stay."""
        for room in self._rooms.values():
            await room.close()
        self._rooms.clear()

    async def connect(self, room: str, person: str, seat: Seat | None, since: int | None = None) -> MemorySocket:
        """A connection of the person to a room, at one of their seats or as an onlooker."""
        found = await self.find(room)
        connection = Connection(person, person, None, since, self.ports.limits.queue)
        await found.join(connection, wanted=seat, onlooker=seat is None)
        return MemorySocket(found, connection)


class MemorySocket:
    """What a socket is to a client, without a network: messages of the protocol as text, both ways."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self._room = room
        self._connection = connection
        self._texts: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(connection.write(self._texts.put))

    async def receive(self) -> AnyServerMessage:
        """The next message."""
        message: AnyServerMessage = _MESSAGES.decode(await self._texts.get())
        return message

    def send(self, text: str | bytes) -> None:
        """One message of the client."""
        self._room.take(self._connection, _COMMANDS.decode(text))

    def close(self) -> None:
        """End the connection."""
        self._room.part(self._connection)
        self._writer.cancel()
