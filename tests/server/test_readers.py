"""Who reads slowly has what they asked for, and keeps nobody else from it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET, socket
from unittest.mock import Mock
from urllib.parse import urlsplit

import msgspec
import pytest
from uvicorn import Config

from stado.rooms.decisions import RefusalError
from stado.server.settings import Share
from stado.server.wire import protocols
from stado.server.wire.admission import Admission, proxy_test
from stado.server.wire.deliveries import Deliveries
from stado.server.wire.protocols import HttpProtocol, SharedState
from stado.testing.wire import PATIENCE, at_random, chairs
from tests.server.harness import NO_LIMITS, Running, running
from tests.server.test_shares import FROM_ELSEWHERE, revised, until

LARGE = 8 << 20  # bytes, more than any buffer on the way holds
LONG_AGO = 1e6  # seconds that nobody waits for


@asynccontextmanager
async def asked(
    server: Running, method: str, path: str, body: str = "", headers: str = ""
) -> AsyncIterator[asyncio.StreamReader]:
    """A connection on which something was asked for and nothing is read by itself."""
    at = urlsplit(server.base)
    connection = socket()
    connection.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
    connection.setblocking(False)
    await asyncio.get_running_loop().sock_connect(connection, (at.hostname, at.port))
    reader, writer = await asyncio.open_connection(sock=connection, limit=1024)
    try:
        head = f"{method} {path} HTTP/1.1\r\nHost: {at.netloc}\r\nContent-Length: {len(body)}\r\n{headers}\r\n"
        writer.write((head + body).encode())
        await writer.drain()
        yield reader
    finally:
        writer.transport.abort()


async def is_cut_off(reader: asyncio.StreamReader) -> bool:
    """Whether the connection ends before its reply does."""
    try:
        async with asyncio.timeout(PATIENCE):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            await reader.readexactly(int(head.partition("content-length: ")[2].split()[0]))
    except (ConnectionError, asyncio.IncompleteReadError):
        return True
    return False


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A folder with a large file."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "large.bin").write_bytes(bytes(LARGE))
    return folder


async def test_a_file_is_read_as_slowly_as_its_reader_can(sqlite: str, static: Path) -> None:
    async with running(sqlite, static=static, request=0.1) as server, asked(server, "GET", "/large.bin") as reader:
        await asyncio.sleep(1)  # much longer than a request may take to come
        assert not await is_cut_off(reader)


async def test_who_reads_nothing_of_a_file_is_cut_off(
    sqlite: str, static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "_STALL", 0.2)
    async with running(sqlite, static=static, request=LONG_AGO) as server, asked(server, "GET", "/large.bin") as reader:
        await until(lambda: server.server.server_state.total_requests == 1)
        await until(lambda: not server.server.server_state.connections)
        assert await is_cut_off(reader)


async def test_who_reads_nothing_of_the_last_part_of_a_reply_is_cut_off_too(
    sqlite: str, static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "_STALL", 0.2)
    made = HttpProtocol.connection_made

    def make(protocol: HttpProtocol, transport: asyncio.Transport) -> None:
        made(protocol, transport)
        transport.set_write_buffer_limits(2 * LARGE)  # so that all of it counts as the last part

    monkeypatch.setattr(HttpProtocol, "connection_made", make)
    async with (
        running(sqlite, static=static, request=LONG_AGO) as server,
        asked(server, "GET", "/large.bin", headers="Connection: close\r\n") as reader,
    ):
        await until(lambda: server.server.server_state.total_requests == 1)
        await until(lambda: not server.server.server_state.connections)
        assert await is_cut_off(reader)


class Reader:
    """A connection whose reader has taken as much more at every look."""

    def __init__(self, left: int, takes: int) -> None:
        self.looks = 0
        self._left = left
        self._takes = takes
        self.abort = Mock()

    def get_write_buffer_size(self) -> int:
        self.looks += 1
        return max(0, self._left - self._takes * (self.looks - 1))


@pytest.mark.parametrize(
    ("left", "takes", "ended"),
    [(100_000, 0, True), (100_000, 32_767, True), (10_000, 9_999, True), (100_000, 32_768, False), (1, 1, False)],
)
async def test_a_reader_takes_a_kilobyte_a_second_or_is_cut_off(
    monkeypatch: pytest.MonkeyPatch, left: int, takes: int, ended: bool
) -> None:
    monkeypatch.setattr(protocols, "_STALL", 0.0)
    admission = Admission(10, NO_LIMITS, is_proxy=proxy_test(""))
    config = Config(Mock(), lifespan="off", log_config=None)
    config.load()
    protocol = HttpProtocol(config, SharedState(admission, LONG_AGO), {})
    reader = Reader(left, takes)
    protocol.transport = reader  # type: ignore[assignment]
    protocol.flow = Mock()
    protocol.pause_writing()
    await until(lambda: protocol._stall is None)
    assert reader.abort.called is ended
    assert reader.looks == 2 or not ended
    protocol.resume_writing()


async def test_a_replay_that_nobody_reads_keeps_nobody_from_having_theirs(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, replays=Share(1, 1, 1))
    async with running(sqlite, limits=limits) as server:
        slow, ann = await server.guest(), await server.guest()
        held = server.services.deliveries
        async with asked(server, "POST", "/api/replay", revised(3000), f"Cookie: {slow.cookie}\r\n"):
            await until(lambda: len(held) > 0)
            reply = await ann.call("POST", "/api/replay", raw=revised(5).encode())
            assert reply.status == 200
            assert len(held) > 0
        await until(lambda: len(held) == 0)


async def test_what_nobody_reads_makes_way_for_what_others_ask_for(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, unread_bytes=1)
    async with running(sqlite, limits=limits, trusted_proxies="127.0.0.1") as server:
        slow, ann = await server.guest(), await server.guest()
        held = server.services.deliveries
        async with asked(server, "POST", "/api/replay", revised(3000), f"Cookie: {slow.cookie}\r\n") as reader:
            await until(lambda: len(held) > 0)
            reply = await ann.call("POST", "/api/replay", raw=revised(5).encode(), headers=FROM_ELSEWHERE)
            assert reply.status == 200
            assert await is_cut_off(reader)
        await until(lambda: len(held) == 0)


async def test_records_that_nobody_reads_are_bounded_too(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        table = {"game": "six", "seats": 2, "options": {"rounds": 1}, "chairs": chairs("me", "casual"), "start": True}
        room = (await guest.post("/api/rooms", table))["id"]
        async with guest.sit(room) as socket:
            await socket.play(at_random("record"))
        counted: list[int] = []
        watch(server.services.deliveries, counted.append)
        plain = await guest.call("GET", f"/api/rooms/{room}/record")
        zipped = await guest.call("GET", f"/api/rooms/{room}/record", headers={"accept-encoding": "gzip"})
        assert counted == [len(plain.body), int(zipped.headers["content-length"])]
        assert counted[0] > counted[1]


def watch(deliveries: Deliveries, note: Callable[[int], None]) -> None:
    """Note the size of every delivery."""
    hold = deliveries.hold

    def noted(block: str, size: int, end: Callable[[], None]) -> object:
        note(size)
        return hold(block, size, end)

    deliveries.hold = noted  # type: ignore[method-assign, assignment]


def test_the_oldest_reply_of_who_has_most_makes_way() -> None:
    deliveries, ended = Deliveries(100), []
    holds = [
        deliveries.hold(block, 30, lambda number=number: ended.append(number))  # type: ignore[misc]
        for number, block in enumerate(["ann", "bob", "bob", "cid", "cid"])
    ]
    for hold in holds:
        hold.__enter__()
    assert ended == [1, 3]
    assert len(deliveries) == 90
    with pytest.raises(RefusalError, match="waits to be read"), deliveries.hold("dan", 80, ended.clear):
        pass
    assert ended == [1, 3]
    assert len(deliveries) == 90
    for hold in holds:
        hold.__exit__(None, None, None)
    assert len(deliveries) == 0
    with deliveries.hold("dan", 1000, ended.clear):  # alone
        assert len(deliveries) == 1000
