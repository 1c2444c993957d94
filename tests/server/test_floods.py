"""Who makes much work of few bytes waits, and nobody else does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import cast
from urllib.parse import urlsplit

import msgspec
import pytest

from stado.server.settings import Rate, Settings
from stado.server.wire.admission import Admission, proxy_test
from stado.server.wire.guard import Guard
from stado.server.wire.pace import Pace, Turns
from stado.server.wire.protocols import SocketProtocol
from stado.testing.wire import Guest, chairs
from tests.drills.enemy import opened
from tests.drills.floods import BEGINNING, FRAGMENT, LONG_PING, PING
from tests.server.harness import MANY, NO_LIMITS, Running, running

COUNT = 40_000
FRAMES = 400_000  # which take many times what an address may work, on any machine
MOMENT = 1.5  # seconds
LONG = 0.005  # seconds of work, more than one turn
CHUNK = b"1\r\n \r\n"


@asynccontextmanager
async def narrow_server(database: str) -> AsyncIterator[Running]:
    """A server that reads what takes a tenth of a second, and then very slowly from the same address."""
    limits = msgspec.structs.replace(NO_LIMITS, address_work=Rate(0.01, 0.1))
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


def socket_head(guest: Guest, room: str, more: str = "") -> bytes:
    """The request for a socket in a room."""
    head = (
        f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {urlsplit(guest.base).netloc}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Cookie: {guest.cookie}\r\n{more}\r\n"
    )
    return head.encode()


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ("Content-Length: 5\r\n", b"400"),
        ("Transfer-Encoding: chunked\r\n", b"400"),
        (f"X-Long: {'x' * 9000}\r\n", b"431"),
        ("X-Many: 1\r\n" * 200, b"431"),
    ],
    ids=["body", "chunks", "long header", "many headers"],
)
async def test_a_socket_that_is_asked_for_in_a_wrong_way_is_refused_and_ended(
    sqlite: str, more: str, status: bytes
) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        async with connected(guest) as (reader, writer):
            writer.write(socket_head(guest, "none", more))
            async with asyncio.timeout(60):
                reply = await reader.read()
        assert reply.startswith(b"HTTP/1.1 " + status)


async def read_for_a_moment(reader: asyncio.StreamReader) -> bytes:
    """What comes within a moment."""
    heard = b""
    with suppress(TimeoutError):
        async with asyncio.timeout(MOMENT):
            while part := await reader.read(1 << 20):
                heard += part
    return heard


@pytest.mark.parametrize("flood", [PING * FRAMES, BEGINNING + FRAGMENT * FRAMES + PING], ids=["pings", "fragments"])
async def test_a_flood_of_frames_is_read_as_slowly_as_its_address_may_work(sqlite: str, flood: bytes) -> None:
    async with narrow_server(sqlite) as server:
        guest = await server.guest()
        room = (await guest.post("/api/rooms", {"game": "six", "seats": 2, "chairs": chairs("me", "open")}))["id"]
        hostile = Guest(server.base, guest.cookie, source="127.0.0.2")
        async with connected(hostile) as (reader, writer):
            writer.write(socket_head(guest, room))
            assert b"101" in await reader.readline()
            await read_for_a_moment(reader)
            writer.write(flood)
            for _ in range(3):
                await guest.get("/api/me")
            pongs = (await read_for_a_moment(reader)).count(b"\x8a\x00")
            assert pongs < flood.count(PING)


async def test_pings_of_who_reads_nothing_are_not_read_until_they_read_again(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = (await guest.post("/api/rooms", {"game": "six", "seats": 2, "chairs": chairs("me", "open")}))["id"]
        async with opened(guest, deaf=True) as (reader, writer):
            writer.transport.set_write_buffer_limits(0)
            writer.write(socket_head(guest, room))
            assert b"101" in await reader.readline()
            writer.write(LONG_PING * COUNT)
            with suppress(TimeoutError):
                async with asyncio.timeout(MOMENT):
                    await writer.drain()
            assert writer.transport.get_write_buffer_size() > 0
            left = COUNT * (len(LONG_PING) - 4)  # an answer has no mask
            async with asyncio.timeout(60):
                while left > 0:
                    left -= len(await reader.read(1 << 16))


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
        async with guest.sit(room, seq=10**8) as socket:  # which gives nothing back
            await socket.next("update")
        async with guest.sit(room, seq=0) as socket:
            await socket.next("failure")


class Line:
    """A connection whose parts of a kilobyte each take long to read."""

    def __init__(self, turns: Turns, *, payer: str = "somebody") -> None:
        self.read: list[bytes] = []
        self.paused = False  # by the application
        self.listening = True
        self.pace = Pace(lambda _, pace: turns.ask(payer, pace), self._read, lambda: self.paused)

    def feed(self, data: bytes) -> None:
        """Data comes."""
        self.pace.feed(cast("asyncio.Transport", self), data)

    def _read(self, part: bytes) -> None:
        self.read.append(part)
        start = time.thread_time()
        while time.thread_time() - start < LONG:
            pass

    def pause_reading(self) -> None:
        self.listening = False

    def resume_reading(self) -> None:
        self.listening = True

    def is_closing(self) -> bool:
        return False


async def until(wanted: Callable[[], bool]) -> None:
    """Let the loop go round until something is so."""
    async with asyncio.timeout(60):
        while not wanted():  # noqa: ASYNC110 - a turn of the loop may bring it
            await asyncio.sleep(0.01)


async def test_others_have_their_turn_between_parts_that_take_long_and_nothing_is_lost() -> None:
    line, data = Line(Turns(MANY)), bytes(range(256)) * 16
    line.feed(data[:3000])
    assert len(line.read) == 1
    assert not line.listening
    line.feed(data[3000:])
    await until(lambda: line.listening)
    assert b"".join(line.read) == data
    line.feed(b"more")
    await until(lambda: line.read[-1] == b"more")


async def test_all_connections_of_a_payer_share_one_turn() -> None:
    turns = Turns(MANY)
    lines, other = [Line(turns) for _ in range(20)], Line(turns, payer="another")
    for line in (*lines, other):
        line.feed(b"x")
    assert sum(len(line.read) for line in lines) == 1
    assert other.read == [b"x"]
    await until(lambda: all(line.read == [b"x"] and line.listening for line in lines))


class Caller(Line):
    """Such a connection of an address, as it is let in."""

    def __init__(self, admission: Admission, address: str) -> None:
        super().__init__(Turns(MANY))
        self._address = address
        self.pace = Pace(admission.ask_turn, self._read, lambda: self.paused)
        assert admission.enter(cast("asyncio.Transport", self))

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return self._address, 1


@pytest.mark.parametrize(("address", "at_once"), [("198.51.100.7", 1), ("192.0.2.1", 3)], ids=["address", "proxy"])
async def test_an_address_pays_for_all_its_connections_but_a_proxy_for_none(address: str, at_once: int) -> None:
    admission = Admission(100, NO_LIMITS, is_proxy=proxy_test("192.0.2.1"))
    callers = [Caller(admission, address) for _ in range(3)]
    for caller in callers:
        caller.feed(b"x")
    assert sum(len(caller.read) for caller in callers) == at_once
    await until(lambda: all(caller.read == [b"x"] for caller in callers))


async def test_who_connects_again_and_again_still_owes_what_was_read() -> None:
    turns = Turns(Rate(1e-6, 1e-6))
    first, second = Line(turns), Line(turns)
    first.feed(b"x")
    first.pace.end()
    await asyncio.sleep(0.01)
    second.feed(b"y")
    await asyncio.sleep(0.3)
    assert first.read == [b"x"]
    assert second.read == []


async def test_nobody_listens_again_while_the_application_has_enough() -> None:
    line = Line(Turns(MANY))
    line.feed(bytes(3000))
    line.paused = True
    await until(lambda: len(line.read) == 3)
    assert not line.listening


async def test_nothing_is_read_while_the_client_does_not_read_and_everything_afterwards() -> None:
    line = Line(Turns(MANY))
    line.feed(bytes(3000))
    line.pace.hold()
    await asyncio.sleep(0.1)
    assert line.read == [bytes(1024)]
    line.feed(b"more")
    assert not line.listening
    for _ in range(3):  # and what waits in its line waits there once
        line.pace.go_on()
        line.pace.hold()
    line.pace.go_on()
    await until(lambda: line.listening)
    assert b"".join(line.read) == bytes(3000) + b"more"


async def test_what_has_ended_is_read_no_more() -> None:
    line = Line(Turns(MANY))
    line.feed(bytes(3000))
    line.pace.end()
    await asyncio.sleep(0.1)
    assert line.read == [bytes(1024)]


async def test_sockets_beyond_their_address_s_share_wait_and_hear_everything() -> None:
    guard = Guard(Settings(limits=msgspec.structs.replace(NO_LIMITS, address_joins=Rate(20.0, 2.0))))
    waits = [guard.wait_to_join("somewhere") for _ in range(500)]
    assert waits[:2] == [0.0, 0.0]
    assert 0.0 < (waits[2] or 0.0) <= 0.05
    assert waits[-1] is None
    assert guard.wait_to_join("elsewhere") == 0.0


async def test_who_opens_too_many_sockets_at_once_is_told_to_come_back(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, address_joins=Rate(2.0, 1.0))
    async with running(sqlite, limits=limits) as server:
        guest = await server.guest()
        room = (await guest.post("/api/rooms", {"game": "six", "seats": 2, "chairs": chairs("me", "open")}))["id"]
        for _ in range(2):  # the second one waits for half a second
            async with guest.sit(room) as socket:
                await socket.next("welcome")
        while server.services.guard.wait_to_join("127.0.0.1") is not None:
            pass
        async with guest.sit(room) as socket:
            assert (await socket.next("failure"))["code"] == "busy"
            assert (await socket.next("bye"))["reconnect"]


@pytest.mark.parametrize("frames", [b"\x81\x82\0\0\0\0\xff\xfe", b"\x01\x81\0\0\0\0\xc3\x80\x81\0\0\0\0\x28"])
async def test_text_that_is_none_ends_its_connection_and_is_not_logged(
    sqlite: str, frames: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = (await guest.post("/api/rooms", {"game": "six", "seats": 2, "chairs": chairs("me", "open")}))["id"]
        async with connected(guest) as (reader, writer):
            writer.write(socket_head(guest, room))
            assert b"101" in await reader.readline()
            writer.write(frames)
            heard = await read_for_a_moment(reader)
        assert b"\x88\x02\x03\xef" in heard  # 1007
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("frames", [b"\xff" * 100, b"\x88\x80\0\0\0\0"], ids=["garbage", "close"])
async def test_frames_before_the_handshake_is_answered_end_in_no_error(
    sqlite: str, frames: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sent, run = asyncio.Event(), SocketProtocol.run_asgi

    async def run_late(protocol: SocketProtocol) -> None:
        await sent.wait()
        await run(protocol)

    monkeypatch.setattr(SocketProtocol, "run_asgi", run_late)
    async with running(sqlite) as server:
        guest = await server.guest()
        async with connected(guest) as (reader, writer):
            writer.write(socket_head(guest, "nowhere"))
            await guest.get("/api/me")
            writer.write(frames)
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
            sent.set()
            await guest.get("/api/me")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("frames", [b"", PING, b"\x88\x80\0\0\0\0"], ids=["silence", "ping", "close"])
async def test_a_server_that_goes_down_before_it_has_answered_a_handshake_ends_in_no_error(
    sqlite: str, frames: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    down, run, shut_down = asyncio.Event(), SocketProtocol.run_asgi, SocketProtocol.shutdown

    async def run_late(protocol: SocketProtocol) -> None:
        await down.wait()
        await run(protocol)

    def note(protocol: SocketProtocol) -> None:
        shut_down(protocol)
        down.set()

    monkeypatch.setattr(SocketProtocol, "run_asgi", run_late)
    monkeypatch.setattr(SocketProtocol, "shutdown", note)
    async with AsyncExitStack() as stack:
        async with running(sqlite) as server:
            guest = await server.guest()
            reader, writer = await stack.enter_async_context(connected(guest))
            writer.write(socket_head(guest, "nowhere") + frames)
            await guest.get("/api/me")
        assert down.is_set()
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_body_whose_sender_goes_is_no_error_of_ours(sqlite: str) -> None:
    async with running(sqlite) as server:  # which fails if an error is logged
        guest = await server.guest()
        async with connected(guest) as (_, writer):
            head = (
                f"POST /api/rooms HTTP/1.1\r\nHost: {urlsplit(guest.base).netloc}\r\nCookie: {guest.cookie}\r\n"
                "Content-Type: application/json\r\nContent-Length: 20\r\n\r\n"
            )
            writer.write(head.encode() + b"{")
            await writer.drain()
            await guest.get("/api/me")
        await guest.get("/api/me")


async def test_a_connection_that_fails_keeps_no_other_of_its_address_waiting() -> None:
    turns = Turns(MANY)
    broken, line = Line(turns), Line(turns)

    def fail(_: bytes) -> None:
        raise ConnectionError

    broken.pace = Pace(lambda _, pace: turns.ask("somebody", pace), fail, lambda: False)
    with pytest.raises(ConnectionError):
        broken.feed(b"x")
    for part in (b"y", b"z"):
        line.feed(part)
    await until(lambda: line.read == [b"y", b"z"])
