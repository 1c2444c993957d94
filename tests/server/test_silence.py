"""Connections that say nothing, or too little, keep nobody out."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from socket import SO_SNDBUF, SOL_SOCKET
from unittest.mock import Mock
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.server import ServerProtocol

from stado.core.errors import OptionError
from stado.server.settings import Rate
from stado.server.wire import protocols
from stado.server.wire.admission import proxy_test
from stado.server.wire.protocols import HttpProtocol, SocketProtocol
from stado.testing.wire import PATIENCE, Guest, chairs
from tests.server.harness import NO_LIMITS, running


@asynccontextmanager
async def connected(base: str, *, source: str = "127.0.0.1") -> AsyncIterator[asyncio.StreamReader]:
    """A connection from an address, on which nothing is said."""
    reader, writer = await asyncio.open_connection(urlsplit(base).hostname, urlsplit(base).port, local_addr=(source, 0))
    try:
        yield reader
    finally:
        writer.close()


async def ended(reader: asyncio.StreamReader) -> bool:
    """Whether the server ends the connection, before anybody loses patience."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read() == b""
    except ConnectionError:
        return True


async def test_a_newcomer_has_the_place_of_the_silent(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, connections=20)
    async with running(sqlite, limits=limits) as server, AsyncExitStack() as stack:
        patient = await stack.enter_async_context(connected(server.base, source="127.0.0.9"))
        silent = [
            await stack.enter_async_context(connected(server.base, source=f"127.0.0.{number % 4 // 3 + 2}"))
            for number in range(40)
        ]
        guest = await server.guest()
        assert (await guest.get("/api/me"))["person"]
        assert await ended(silent[0])
        assert not patient.at_eof()  # its address has one alone


async def test_an_address_has_so_many_connections(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, address_sockets=3)
    async with running(sqlite, limits=limits) as server, AsyncExitStack() as stack:
        guest = await server.guest()
        room = await guest.post("/api/rooms", {"game": "six", "seats": 2, "chairs": chairs("me", "open")})
        for _ in range(2):
            await (await stack.enter_async_context(guest.sit(room["id"]))).next("welcome")
        silent = await stack.enter_async_context(connected(server.base))
        await guest.get("/api/me")  # in the place of the silent one
        assert await ended(silent)
        await (await stack.enter_async_context(guest.sit(room["id"]))).next("welcome")
        with pytest.raises(ConnectionError):  # nobody is silent
            await guest.call("GET", "/api/me")
        async with connected(server.base, source="127.0.0.2") as elsewhere:
            await asyncio.sleep(0.05)
            assert not elsewhere.at_eof()


async def test_who_connects_too_often_is_not_even_heard(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, address_arrivals=Rate(0.001, 3), person_requests=Rate(0.001, 1))
    async with running(sqlite, limits=limits) as server:
        guest = await server.guest()
        assert (await guest.call("GET", "/api/me")).status == 200
        reply = await guest.call("GET", "/api/me", headers={"connection": "keep-alive"})
        assert (reply.status, reply.headers["connection"]) == (429, "close")
        with pytest.raises(ConnectionError):
            await guest.call("GET", "/api/me")
        assert (await Guest(server.base, source="127.0.0.2").call("GET", "/api/me")).status == 200


async def test_nothing_is_made_for_a_connection_too_many(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, address_arrivals=Rate(0.001, 1))
    async with running(sqlite, limits=limits) as server:
        monkeypatch.setattr("stado.server.wire.protocols.HttpProtocol", made := Mock(wraps=HttpProtocol))
        await server.guest()
        async with connected(server.base) as refused:
            assert await ended(refused)
        assert made.call_count == 1


async def test_the_system_keeps_little_of_a_reply_that_nobody_reads(sqlite: str) -> None:
    async with running(sqlite) as server, connected(server.base):
        while not (connections := server.server.server_state.connections):  # noqa: ASYNC110 - nobody announces it
            await asyncio.sleep(0.01)
        (connection,) = connections
        assert isinstance(connection, HttpProtocol)
        assert connection.transport.get_extra_info("socket").getsockopt(SOL_SOCKET, SO_SNDBUF) < 1 << 20


@pytest.mark.parametrize("begun", [b"", b"GET /api/me HTTP/1.1\r\nHost: x\r\n"])
async def test_a_request_that_does_not_come_is_not_waited_for(sqlite: str, begun: bytes) -> None:
    async with running(sqlite, request=0.2) as server:
        at = urlsplit(server.base)
        reader, writer = await asyncio.open_connection(at.hostname, at.port)
        writer.write(begun)
        assert await ended(reader)
        writer.close()
        assert len(server.server.server_state.admission) == 0  # type: ignore[attr-defined]


async def test_headers_without_end_are_not_read(sqlite: str) -> None:
    async with running(sqlite) as server:
        at = urlsplit(server.base)
        reader, writer = await asyncio.open_connection(at.hostname, at.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"a:\r\n" * 8000 + b"\r\n")
        async with asyncio.timeout(PATIENCE):
            assert (await reader.read(12)) == b"HTTP/1.1 400"
        writer.close()


async def test_a_body_that_does_not_come_is_not_waited_for(sqlite: str) -> None:
    async with running(sqlite, request=0.1) as server:
        guest = await server.guest()
        at = urlsplit(server.base)
        reader, writer = await asyncio.open_connection(at.hostname, at.port)
        head = f"POST /api/replay HTTP/1.1\r\nHost: {at.netloc}\r\nCookie: {guest.cookie}\r\nContent-Length: 9\r\n\r\nx"
        writer.write(head.encode())
        async with asyncio.timeout(PATIENCE):
            assert b"did not come within" in await reader.read()
        writer.close()


async def test_a_second_request_is_waited_for_no_longer_than_the_first(sqlite: str) -> None:
    async with running(sqlite, request=0.2) as server:
        at = urlsplit(server.base)
        reader, writer = await asyncio.open_connection(at.hostname, at.port)
        writer.write(f"GET /healthz HTTP/1.1\r\nHost: {at.netloc}\r\n\r\nGET /hea".encode())
        async with asyncio.timeout(PATIENCE):
            assert b"200 OK" in await reader.readuntil(b"ok\n")
        assert await ended(reader)
        writer.close()


async def test_a_socket_in_a_room_stays_however_silent_it_is(sqlite: str) -> None:
    async with running(sqlite, request=0.1) as server:
        guest = await server.guest()
        room = await guest.post("/api/rooms", {"game": "six", "seats": 2, "chairs": chairs("me", "open")})
        async with guest.sit(room["id"]) as socket:
            await socket.next("welcome")
            await asyncio.sleep(0.5)
            assert (await socket.do("send_emote", emote="moo"))["type"] == "ack"
        async with Guest(server.base).sit(room["id"]) as stranger:
            assert (await stranger.drain())[0]["code"] == "bad_token"


async def test_a_connection_that_has_ended_leaves_nothing_for_the_collector_of_garbage(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "_LINGER", 0.0)
    seen: list[weakref.ref[object]] = []
    for kind in (HttpProtocol, SocketProtocol, ServerProtocol):
        monkeypatch.setattr(kind, "__init__", noted(kind.__init__, seen))
    async with running(sqlite) as server:
        guest = await server.guest()
        room = await guest.post("/api/rooms", {"game": "six", "seats": 2, "chairs": chairs("me", "open")})
        gc.collect()
        gc.disable()
        try:
            seen.clear()
            async with guest.sit(room["id"]) as socket:
                await socket.next("welcome")
            await guest.get("/api/me")
            assert len(seen) == 4
            async with asyncio.timeout(PATIENCE):
                while any(one() is not None for one in seen):  # noqa: ASYNC110 - nobody announces it
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()


def noted(make: Callable[..., None], seen: list[weakref.ref[object]]) -> Callable[..., None]:
    """What makes an object, and notes that there is one."""

    def make_noted(self: object, *given: object, **named: object) -> None:
        seen.append(weakref.ref(self))
        make(self, *given, **named)

    return make_noted


def test_proxies_are_told_by_address_network_or_all() -> None:
    assert [proxy_test("10.0.0.2, 192.0.2.0/24")(at) for at in ("10.0.0.2", "192.0.2.7", "10.0.0.3", "")] == [
        True,
        True,
        False,
        False,
    ]
    assert proxy_test("*")("198.51.100.1")
    with pytest.raises(OptionError, match="'nope'"):
        proxy_test("10.0.0.2, nope")
    assert not proxy_test("")("127.0.0.1")
    assert proxy_test("2001:db8::/32")("2001:db8::1")
