"""The host of the page's rooms: finds them, connects the page to them, and lets bots think."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

from stado.core.match import Match
from stado.core.record import Record
from stado.page.database import Database, Page
from stado.page.log import PageLog, parse_stored
from stado.rooms.connection import Connection
from stado.rooms.decisions import Asker, RefusalError
from stado.rooms.duels import open_duel
from stado.rooms.listing import read_listed
from stado.rooms.names import guest_name
from stado.rooms.opening import open_room
from stado.rooms.pars import Pars
from stado.rooms.parsing import parse_entrance, parse_room_id, take_text
from stado.rooms.ports import BrokenError, Claim, Monitor, Ports, StoreError, Thinkers
from stado.rooms.protocol.messages import Bye
from stado.rooms.protocol.replies import Me
from stado.rooms.protocol.requests import RoomRequest
from stado.rooms.reading import read_record
from stado.rooms.room import Room, explain
from stado.rooms.thinking import BotTask, think

PERSON = "you"  # the only one there is; so what is kept can move to another browser
_NAME = "name"


def _start_clock() -> Callable[[], int]:
    """A clock of milliseconds since 1970 that never goes backward."""
    began = time.time_ns() - time.monotonic_ns()
    return lambda: (began + time.monotonic_ns()) // 1_000_000


class WorkerThinkers(Thinkers):
    """Bots that think in the page's worker, one after another."""

    async def ask(self, question: BotTask, claim: Claim) -> dict[str, Any]:
        await asyncio.sleep(0)  # what is known is told first
        thought = think(question)
        if thought.trouble:
            sys.stderr.write(f"bot failed: {thought.trouble}\n")
        return thought.action


class ConsoleMonitor(Monitor):
    """Notes trouble in the browser's console."""

    def note_trouble(self, event: str, error: BaseException) -> None:
        sys.stderr.write(f"{event}: {type(error).__name__}: {error}\n")


class Host:
    """All rooms of a page, and its connections to them."""

    def __init__(self, database: Database, page: Page) -> None:
        now = _start_clock()  # not before: a snapshot of this module is used at other times than it was imported
        self.log = PageLog(database, now)
        self.rooms: dict[str, Room] = {}
        self._database = database
        self._page = page
        thinkers = WorkerThinkers()
        self.pars = Pars(thinkers)
        self._ports = Ports(
            log=self.log,
            thinkers=thinkers,
            now=now,
            monotonic=time.monotonic,
            entropy=lambda: secrets.token_urlsafe(24),
            monitor=ConsoleMonitor(),
            presence_delay=0.01,
        )
        self._opening = asyncio.Lock()
        self._connections: dict[int, tuple[Connection, Room, asyncio.Task[None]]] = {}

    async def me(self) -> Me:
        """The person who sits before the page."""
        name = await self._database.recall(_NAME)
        if name is None:
            name = guest_name(secrets.randbelow(1000))
            await self._database.keep(_NAME, name)
        return Me(PERSON, name)

    async def rename(self, name: str) -> Me:
        """The same under another name."""
        await self._database.keep(_NAME, name)
        return Me(PERSON, name)

    async def asker(self) -> Asker:
        """The person, at no seat in particular."""
        return Asker(PERSON, (await self.me()).name, None)

    async def create(self, request: RoomRequest) -> Room:
        """A new room, or RefusalError."""
        new = open_room(self._ports.entropy, self.now(), await self.asker(), request)
        await self.log.create(new)
        return await self.find(new.head.id)

    async def attempt(self, room_id: str, match: Match) -> Room:
        """The room of the one attempt at a match, which begins where there is none yet; or RefusalError."""
        if not await self.log.has(room_id):
            await self.log.create(open_duel(room_id, self.now(), await self.asker(), match))
        return await self.find(room_id)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._ports.now()

    async def find(self, room_id: str) -> Room:
        """The room of that id, or RefusalError."""
        async with self._opening:
            if room_id not in self.rooms:
                room = Room(self._ports, parse_room_id(room_id))
                try:
                    await room.open()
                except BrokenError as error:
                    raise explain(error) from None
                except StoreError as error:
                    raise RefusalError("busy", str(error)) from None
                self.rooms[room_id] = room
            return self.rooms[room_id]

    async def finished_record(self, room_id: str) -> Record:
        """The record of a match that is over, or RefusalError; one of older rules as it was written."""
        try:
            return await (await self.find(room_id)).finished_record()
        except RefusalError as error:
            if error.code != "closed":
                raise
        stored = await self.log.load(room_id)
        assert stored is not None
        listed = read_listed(stored.head, stored.summary)
        record = read_record(*parse_stored(stored), listed[1].outcome if listed else None)
        if record is None:
            raise RefusalError("not_over", "no match was played")
        return record

    async def connect(self, number: int, path: str) -> None:
        """Enter the room of a path such as `rooms/ID/socket?seq=3&seat=0`; what it tells goes to the page."""
        address = urlsplit(path)
        query = parse_qs(address.query)
        connection = Connection(PERSON, (await self.me()).name, None, None, self._ports.limits.queue)
        try:
            entrance = parse_entrance(query.get("seat", [""])[0], query.get("seq", [""])[0])
            connection.seq = entrance.since
            room = await self.find(address.path.split("/")[1])
            await room.join(connection, wanted=entrance.seat, onlooker=entrance.onlooker)
        except RefusalError as error:
            connection.send(error.to_message(None))
            connection.end(Bye("gone", reconnect=False))
            await self._write(number, connection)
            return
        self._connections[number] = (connection, room, asyncio.create_task(self._write(number, connection)))

    async def _write(self, number: int, connection: Connection) -> None:
        """Pass on what a connection is told, until its end."""

        async def send(text: str) -> None:
            self._page.tell(number, text)

        writing = asyncio.create_task(connection.write(send))
        await asyncio.wait((writing, connection.dropped), return_when=asyncio.FIRST_COMPLETED)
        writing.cancel()
        self._page.end(number)

    def take(self, number: int, text: str) -> None:
        """A command from the page."""
        if number in self._connections:
            connection, room, _ = self._connections[number]
            take_text(room, connection, text)

    def disconnect(self, number: int) -> None:
        """The page leaves a room."""
        if number in self._connections:
            connection, room, writer = self._connections.pop(number)
            room.part(connection)
            writer.cancel()
