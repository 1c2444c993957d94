"""Two worlds that are the same to the last byte but for what an attacker may not know, and what it hears in each."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stado.core.events import Event
from stado.core.fields import Seat
from stado.core.match import Match
from stado.core.witness import Witness
from stado.rooms.room import Room
from stado.testing.wire import PATIENCE, Guest, Json
from tests.server.harness import Running, running

NOW = 1_800_000_000_000
BARRIER = "barrier"  # how the ids begin of messages that only wait for what was sent before
_seen_by = Event.seen_by  # whatever a test plants, this is what a viewer may know
_numbers = itertools.count()


class Line:
    """A socket in one world, whose messages are kept as they come."""

    def __init__(self, connection: ClientConnection | None, refusal: str = "") -> None:
        self.texts = [refusal] if refusal else []  # every message but the answers to barriers
        self.answers: asyncio.Queue[str | None] = asyncio.Queue()  # acks and errors; None is the end
        self._barriers: asyncio.Queue[str | None] = asyncio.Queue()
        self._connection = connection
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        if self._connection is not None:
            try:
                while True:
                    self._sort(await self._connection.recv(decode=True))
            except ConnectionClosed as end:
                self.texts.append(f"closed with {end.rcvd.code if end.rcvd else None}")
        self._connection = None
        self.answers.put_nowait(None)
        self._barriers.put_nowait(None)

    def _sort(self, text: str) -> None:
        if f'"id":"{BARRIER} ' in text:
            self._barriers.put_nowait(text)
            return
        self.texts.append(text)
        if text.startswith(('{"type":"ack"', '{"type":"failure"')):
            self.answers.put_nowait(text)

    @property
    def open(self) -> bool:
        """Whether more may come."""
        return self._connection is not None

    async def send(self, text: str | bytes) -> None:
        """Send a message, if the connection still stands."""
        if self._connection is not None:
            try:
                await self._connection.send(text)
            except ConnectionClosed:
                self._connection = None

    async def answer(self) -> str | None:
        """What the message sent last is answered with; None if the server ends the connection."""
        async with asyncio.timeout(PATIENCE):
            return await self.answers.get()

    async def ask(self, **message: object) -> Json:
        """Send a command and wait for what it is answered with."""
        await self.send(json.dumps(message))
        text = await self.answer()
        assert text is not None, f"the server ended the connection at {message}"
        reply: Json = json.loads(text)
        return reply

    async def wait(self) -> None:
        """Until everything sent before is answered: by a message that can change nothing."""
        if self.open:
            message = {"type": "answer", "id": f"{BARRIER} {next(_numbers)}", "decision": 10**6, "action": {}}
            await self.send(json.dumps(message))
            async with asyncio.timeout(PATIENCE):
                await self._barriers.get()

    def last_update(self) -> Json | None:
        """The last update that came."""
        for text in reversed(self.texts):
            if text.startswith('{"type":"update"'):
                update: Json = json.loads(text)
                return update
        return None

    async def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            await self._connection.close()
        await self._reader


async def dial(guest: Guest, room: str, query: str) -> Line:
    """A socket with any query at all."""
    url = f"{guest.base.replace('http', 'ws', 1)}/api/rooms/{room}/socket?{query}"
    headers = [("cookie", guest.cookie)] if guest.cookie else []
    try:
        connection = await connect(
            url,
            additional_headers=headers,
            max_size=None,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            close_timeout=1,
        )
    except InvalidStatus as refusal:
        return Line(None, f"refused with {refusal.response.status_code}: {refusal.response.body!r}")
    return Line(connection)


class World:
    """A server with one room."""

    def __init__(self, server: Running, room: Room) -> None:
        self.server = server
        self.room = room

    @property
    def match(self) -> Match:
        """The match as it really is."""
        assert self.room.state.match is not None
        return self.room.state.match

    @property
    def length(self) -> int:
        """How many lines the room's log has."""
        return self.room.state.length

    def decision(self, seat: Seat) -> int:
        """The number of the question that the seat is asked."""
        decision = self.room.state.decision(seat)
        assert decision is not None
        return decision

    def become(self, state: Any) -> None:
        """Be in another state from here on, as if the last event had led there."""
        match = self.match
        match.scenes[-1] = replace(match.scenes[-1], state=state)
        self.room.state.witness = Witness(match.game, match.opening, match.scenes)

    def knowledge(self, viewer: Seat | None, since: int) -> tuple[bytes, list[bytes]]:
        """All that a viewer may know: the view, and the events from a number on."""
        view = self.match.game.view(self.match.state, viewer)
        events = [msgspec.json.encode(_seen_by(event, viewer)) for event in self.match.events[since:]]
        return msgspec.json.encode(view), events


class Pair:
    """The same socket in both worlds: what one hears, the other must hear."""

    def __init__(self, name: str, lines: Sequence[Line], *, mine: bool) -> None:
        self.name = name
        self.mine = mine  # opened with the attacker's cookie
        self.lines = tuple(lines)
        self.compared = 0

    @property
    def open(self) -> bool:
        """Whether either may still hear something."""
        return any(line.open for line in self.lines)

    @property
    def you(self) -> Seat | None:
        """The seat that the server says this is."""
        for text in reversed(self.lines[0].texts):
            if text.startswith(('{"type":"welcome"', '{"type":"room_changed"')):
                seat: Seat | None = json.loads(text)["you"]
                return seat
        return None

    def compare(self) -> bool:
        """Whether both have heard equally much; what both have heard must be the same."""
        one, other = (line.texts for line in self.lines)
        both = min(len(one), len(other))
        assert one[self.compared : both] == other[self.compared : both], (
            f"the attacker can tell the worlds apart on the socket {self.name!r}: "
            f"{differences(one[self.compared : both], other[self.compared : both])}"
        )
        self.compared = both
        return len(one) == len(other)

    async def close(self) -> None:
        """Hang up in both worlds."""
        for line in self.lines:
            await line.close()


def differences(one: Sequence[str], other: Sequence[str]) -> str:
    """The first message that differs, around where it does."""
    first, second = next((first, second) for first, second in zip(one, other, strict=True) if first != second)
    shared = zip(first, second, strict=False)
    at = next((place for place, (a, b) in enumerate(shared) if a != b), min(len(first), len(second)))
    return f"…{first[max(0, at - 60) : at + 60]}… and …{second[max(0, at - 60) : at + 60]}…"


async def settle(pairs: Sequence[Pair]) -> None:
    """Until both worlds have told equally much; it must be the same."""
    for trial in range(400):
        for pair in pairs:
            await asyncio.gather(*(line.wait() for line in pair.lines))
        if all([pair.compare() for pair in pairs]):  # noqa: C419 - every pair is compared
            return
        await asyncio.sleep(0.001 * trial)
    uneven = {pair.name: [line.texts[pair.compared :] for line in pair.lines] for pair in pairs if not pair.compare()}
    raise AssertionError(f"the attacker can tell the worlds apart: one of them says more: {uneven}")


@asynccontextmanager
async def twin_servers(folder: Path, name: str, **changes: Any) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers with the same clock, which stands still, and the same entropy."""
    async with AsyncExitStack() as stack:
        servers = []
        for world in ("one", "other"):
            count = itertools.count()
            settings = {
                "presence": 1e6,  # who comes and goes is announced when time allows, which is not what is compared
                "poll": 1e6,  # nothing is due, and nobody else has the database
                "clock": lambda: NOW,
                "entropy": lambda count=count: f"entropy-{next(count)}",
                **changes,
            }
            servers.append(
                await stack.enter_async_context(running(f"sqlite:///{folder / name} {world}.db", **settings))
            )
        yield servers[0], servers[1]
