"""Who makes much work of few bytes waits, and nobody else does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import msgspec
import pytest

from stado.server.settings import Rate
from stado.server.wire.pace import Pace
from stado.testing.wire import Guest, chairs
from tests.drills.attacks import BEGINNING, FRAGMENT, PING
from tests.server.harness import NO_LIMITS, Running, running

COUNT = 40_000
MOMENT = 1.5  # seconds
CHUNK = b"1\r\n \r\n"


@asynccontextmanager
async def narrow_server(database: str) -> AsyncIterator[Running]:
    """A server that reads what takes twenty milliseconds, and then very slowly from the same address."""
    limits = msgspec.structs.replace(NO_LIMITS, address_work=Rate(0.01, 0.02))
    async with running(database, limits=limits) as server:
        yield server


@asynccontextmanager
async def connected(guest: Guest) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection from the guest's address on which anything can be sent."""
    at = urlsplit(guest.base)
    reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=guest.source)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def read_for_a_moment(reader: asyncio.StreamReader) -> bytes:
    """What comes within a moment."""
    heard = b""
    with suppress(TimeoutError):
        async with asyncio.timeout(MOMENT):
            while part := await reader.read(1 << 20):
                heard += part
    return heard


@pytest.mark.parametrize("flood", [PING * COUNT, BEGINNING + FRAGMENT * COUNT + PING], ids=["pings", "fragments"])
async def test_a_flood_of_frames_is_read_as_slowly_as_its_address_may_work(sqlite: str, flood: bytes) -> None:
    async with narrow_server(sqlite) as server:
        guest = await server.guest()
        room = (await guest.post("/api/rooms", {"game": "six", "seats": 2, "chairs": chairs("me", "open")}))["id"]
        hostile = Guest(server.base, guest.cookie, source="127.0.0.2")
        async with connected(hostile) as (reader, writer):
            head = (
                f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {urlsplit(server.base).netloc}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                f"Cookie: {guest.cookie}\r\n\r\n"
            )
            writer.write(head.encode())
            assert b"101" in await reader.readline()
            await read_for_a_moment(reader)
            writer.write(flood)
            for _ in range(3):
                await guest.get("/api/me")
            pongs = (await read_for_a_moment(reader)).count(b"\x8a\x00")
            assert pongs < flood.count(PING)


async def test_a_body_in_tiny_chunks_is_read_as_slowly_as_its_address_may_work(sqlite: str) -> None:
    async with narrow_server(sqlite) as server:
        guest = await server.guest()
        async with connected(Guest(server.base, source="127.0.0.2")) as (reader, writer):
            head = (
                f"POST /api/rooms HTTP/1.1\r\nHost: {urlsplit(server.base).netloc}\r\nCookie: {guest.cookie}\r\n"
                "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
            )
            writer.write(head.encode() + CHUNK * COUNT + b"0\r\n\r\n")
            for _ in range(3):
                await guest.get("/api/me")
            assert await read_for_a_moment(reader) == b""


async def test_an_address_is_told_a_limited_number_of_events_that_it_missed(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, address_told=Rate(1e-6, 15.0))
    async with running(sqlite, limits=limits) as server:
        guest = await server.guest()
        table = {"game": "six", "seats": 2, "chairs": chairs("me", "me"), "start": True}
        room = (await guest.post("/api/rooms", table))["id"]
        async with guest.sit(room, seq=0) as socket:
            missed = len((await socket.next("update"))["events"])
        assert 0 < missed < 15
        for _ in range(15 // missed - 1):
            async with guest.sit(room, seq=0) as socket:
                await socket.next("update")
        async with guest.sit(room, seq=0) as socket:
            assert (await socket.next("failure"))["code"] == "busy"
            assert (await socket.next("bye"))["reconnect"]
        async with guest.sit(room, seq=missed) as socket:
            await socket.next("update")
        async with guest.sit(room, seq=10**9) as socket:  # which gives nothing back
            await socket.next("update")
        async with guest.sit(room, seq=0) as socket:
            await socket.next("failure")


class Desk:
    """Reads parts of a kilobyte, each of which takes long, and is paid by hand."""

    def __init__(self) -> None:
        self.read: list[bytes] = []
        self.paid = True
        self.caught_up = 0
        self.pace = Pace(asyncio.get_running_loop(), self._read, self._pay, self._note)

    def _read(self, part: bytes) -> None:
        self.read.append(part)
        sum(range(400_000))

    def _pay(self, seconds: float) -> bool:
        return self.paid

    def _note(self) -> None:
        self.caught_up += 1

    async def until(self, wanted: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not wanted():  # noqa: ASYNC110 - a turn of the loop may bring it
                await asyncio.sleep(0.01)


async def test_others_have_their_turn_between_parts_that_take_long_and_nothing_is_lost() -> None:
    desk, data = Desk(), bytes(range(256)) * 16
    desk.pace.feed(data[:3000])
    assert len(desk.read) == 1
    desk.pace.feed(data[3000:])
    await desk.until(lambda: desk.caught_up == 1)
    assert b"".join(desk.read) == data
    assert not desk.pace.behind
    desk.pace.feed(b"more")
    assert desk.read[-1] == b"more"
    assert desk.caught_up == 1


async def test_what_is_not_paid_for_waits_and_what_has_ended_is_read_no_more() -> None:
    desk = Desk()
    desk.paid = False
    desk.pace.feed(b"later")
    assert desk.read == []
    assert desk.pace.behind
    desk.paid = True
    await desk.until(lambda: desk.read == [b"later"])
    desk.paid = False
    desk.pace.feed(b"never")
    desk.pace.end()
    desk.paid = True
    await asyncio.sleep(0.2)
    assert desk.read == [b"later"]
