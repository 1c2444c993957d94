"""When every place is taken, who has most makes way for who has least, and loses what costs least."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import msgspec
import pytest

from stado.server.settings import Limits, Rate
from stado.server.wire.admission import Admission, proxy_test
from stado.server.wire.places import Cost
from stado.server.wire.protocols import SharedState
from stado.testing.wire import PATIENCE, Guest, Json, chairs
from tests.server.harness import NO_LIMITS, Running, running
from tests.server.test_readers import LARGE
from tests.server.test_shares import until

MANY, FEW, NEW, PROXY = "127.0.0.2", "127.0.0.3", "127.0.0.9", "127.0.0.1"
BODY = "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{"
TRAILERS = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: y\r\n"


def admission_of(server: Running) -> Admission:
    """Who is connected to a server."""
    return cast("SharedState", server.server.server_state).admission


def few(count: int) -> Limits:
    """No limits but the number of places."""
    return msgspec.structs.replace(NO_LIMITS, connections=count)


async def newcomer(server: Running, source: str = NEW) -> Guest:
    """Somebody new from an address."""
    guest = Guest(server.base, source=source)
    await guest.get("/api/me")
    return guest


@asynccontextmanager
async def begun(guest: Guest, rest: str, path: str = "/api/me/link", method: str = "POST") -> AsyncIterator[Json]:
    """A request that has come as far as the server has read it, with what reads and writes the connection."""
    at = urlsplit(guest.base)
    reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=guest.source)
    try:
        writer.write(f"{method} {path} HTTP/1.1\r\nHost: {at.netloc}\r\nCookie: {guest.cookie}\r\n{rest}".encode())
        yield {"reader": reader, "writer": writer}
    finally:
        writer.transport.abort()


async def is_ended(connection: Json) -> bool:
    """Whether the server ends a connection without an answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            return bool(await connection["reader"].read() == b"")
    except ConnectionError:
        return True


@pytest.mark.parametrize("rest", [BODY, TRAILERS], ids=["body", "trailers"])
async def test_requests_that_do_not_end_keep_no_newcomer_out(sqlite: str, rest: str) -> None:
    async with running(sqlite, limits=few(8)) as server, AsyncExitStack() as stack:
        hostile = [await newcomer(server, source) for source in (MANY, FEW)]
        held = [await stack.enter_async_context(begun(hostile[number % 2], rest)) for number in range(8)]
        await until(lambda: costs(server) == [Cost.UNFINISHED] * 8)
        for _ in range(3):
            await newcomer(server)
        assert await is_ended(held[0])  # the oldest
        assert not held[-1]["reader"].at_eof()


async def test_sockets_that_live_keep_no_newcomer_out(sqlite: str) -> None:
    async with running(sqlite, limits=few(8)) as server, AsyncExitStack() as stack:
        hosts = [await newcomer(server, source) for source in (MANY, FEW)]
        room = (await hosts[0].post("/api/rooms", {"game": "six", "seats": 2, "chairs": chairs("open", "open")}))["id"]
        held = [await stack.enter_async_context(hosts[number % 2].sit(room)) for number in range(8)]
        for socket in held:
            await socket.next("welcome")
        for _ in range(3):
            await newcomer(server)
        last = [asyncio.create_task(socket.drain()) for socket in held[-2:]]  # the newest of each
        async with asyncio.timeout(PATIENCE):
            (ended,), (other,) = await asyncio.wait(last, return_when=asyncio.FIRST_COMPLETED)
        other.cancel()
        assert ended.result()[-1] == {"type": "bye", "reason": "busy", "reconnect": True}
        assert sorted(map(admission_of(server).count, (MANY, FEW))) == [3, 4]


async def test_onlookers_go_before_who_sits_and_nobody_loses_a_seat(sqlite: str) -> None:
    async with running(sqlite, limits=few(6)) as server, AsyncExitStack() as stack:
        host = await newcomer(server, MANY)
        room = (await host.post("/api/rooms", {"game": "six", "seats": 2, "chairs": chairs("me", "open")}))["id"]
        sitting = await stack.enter_async_context(host.sit(room))
        await sitting.next("welcome")
        late = await newcomer(server, MANY)
        onlookers = [await stack.enter_async_context((await newcomer(server, MANY)).sit(room)) for _ in range(3)]
        for socket in onlookers:
            await socket.next("welcome")
        sits_down = await stack.enter_async_context(late.sit(room))
        await sits_down.next("welcome")
        assert (await sits_down.do("sit", seat=1))["type"] == "ack"  # only after it has come as an onlooker
        other = await stack.enter_async_context(host.sit(room))
        await other.next("welcome")
        newcomers = [
            await stack.enter_async_context(begun(Guest(server.base, source=f"127.0.0.1{number}"), ""))
            for number in range(4)
        ]
        for socket in (*onlookers[::-1], other):  # each ended in its turn, the second socket of the host last
            async with asyncio.timeout(PATIENCE):
                assert (await socket.drain())[-1]["type"] == "bye"
        assert (await sitting.do("send_emote", emote="moo"))["type"] == "ack"
        newcomers[0]["writer"].transport.abort()
        await until(lambda: len(admission_of(server)) == 5)
        again = await stack.enter_async_context(host.sit(room))
        assert (await again.next("welcome"))["you"] == 0


async def test_an_address_with_most_places_has_no_more_of_them(sqlite: str) -> None:
    async with running(sqlite, limits=few(5)) as server, AsyncExitStack() as stack:
        hostile, other = await newcomer(server, MANY), await newcomer(server, FEW)
        held = [await stack.enter_async_context(begun(hostile, BODY)) for _ in range(3)]
        held += [await stack.enter_async_context(begun(other, BODY)) for _ in range(2)]
        await until(lambda: costs(server) == [Cost.UNFINISHED] * 5)
        for guest in (hostile, other):  # 3 and 2: nobody gains by an exchange
            with pytest.raises(ConnectionError):
                await guest.call("GET", "/api/me")
        assert not any(connection["reader"].at_eof() for connection in held)


async def test_a_file_that_is_read_slowly_makes_way_after_requests_that_do_not_end(sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "large.bin").write_bytes(bytes(LARGE))
    async with running(sqlite, limits=few(4), static=tmp_path) as server, AsyncExitStack() as stack:
        guest = await newcomer(server, MANY)
        reading = [
            await stack.enter_async_context(begun(guest, "\r\n", path="/large.bin", method="GET")) for _ in range(2)
        ]
        for connection in reading:
            assert b"200" in await connection["reader"].readline()
        asking = [await stack.enter_async_context(begun(guest, BODY)) for _ in range(2)]
        await until(lambda: sorted(costs(server)) == [Cost.UNFINISHED] * 2 + [Cost.ANSWERED] * 2)
        kept = await stack.enter_async_context(begun(Guest(server.base, source=NEW), ""))
        assert await is_ended(asking[0])
        await stack.enter_async_context(begun(Guest(server.base, source=FEW), ""))
        assert await is_ended(asking[1])
        assert sorted(costs(server)) == [Cost.SILENT] * 2 + [Cost.ANSWERED] * 2
        assert not kept["reader"].at_eof()
        async with asyncio.timeout(PATIENCE):
            while await reading[0]["reader"].read(1 << 20) and Cost.SILENT not in costs(server, MANY):
                pass  # once it is read, nothing is under way
        assert Cost.SILENT in costs(server, MANY)


async def test_who_has_most_behind_a_proxy_makes_way_for_others_behind_it(sqlite: str) -> None:
    async with running(sqlite, limits=few(6), trusted_proxies=PROXY) as server, AsyncExitStack() as stack:
        guest = await newcomer(server, PROXY)
        for count, client in ((4, "198.51.100.7"), (2, "198.51.100.8")):
            for _ in range(count):
                await stack.enter_async_context(begun(guest, f"X-Forwarded-For: {client}\r\n{BODY}"))
        admission = admission_of(server)
        await until(lambda: (admission.count("198.51.100.7"), admission.count("198.51.100.8")) == (4, 2))
        await guest.call("GET", "/api/me", headers={"x-forwarded-for": "198.51.100.9"})
        assert (admission.count("198.51.100.7"), admission.count("198.51.100.8")) == (3, 2)
        await until(lambda: len(admission) == 5)
        assert admission.count(PROXY) == 0


async def test_a_body_that_stands_still_is_waited_for_no_longer_than_headers(sqlite: str) -> None:
    async with running(sqlite, request=0.2) as server:
        guest = await server.guest()
        async with begun(guest, BODY) as still, begun(guest, BODY.replace("2", "4")) as moving:
            for _ in range(2):
                await asyncio.sleep(0.12)
                moving["writer"].write(b" ")
            async with asyncio.timeout(PATIENCE):
                assert b"stood still" in await still["reader"].read(1 << 16)
                moving["writer"].write(b"}")
                assert b"stood still" not in await moving["reader"].read(1 << 16)


class Line:
    """A connection of an address, by itself."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ended = False

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return self.address, 1

    def abort(self) -> None:
        self.ended = True


class Door:
    """An admission whose connections are lines."""

    def __init__(self, most: int, limits: Limits = NO_LIMITS, trusted: str = "") -> None:
        self.admission = Admission(most, limits, is_proxy=proxy_test(trusted))

    def enter(self, address: str, cost: Cost = Cost.SILENT) -> Line | None:
        """Somebody comes, and is let in or not."""
        line = Line(address)
        if not self.admission.enter(cast("asyncio.Transport", line)):
            return None
        self.rank(line, cost)
        return line

    def rank(self, line: Line, cost: Cost) -> None:
        """What is under way on a connection."""
        transport = cast("asyncio.Transport", line)
        if cost < Cost.ONLOOKER:
            self.admission.rank(transport, cost)
        else:
            self.admission.settle(transport, lambda: cost is Cost.SEATED, line.abort)


def test_of_the_block_with_most_places_the_cheapest_goes_first() -> None:
    door = Door(6)
    lines = [door.enter("10.0.0.1", cost) for cost in (*reversed(Cost), Cost.SEATED)]
    gone = []
    for number in range(4):
        assert door.enter(f"10.0.1.{number}") is not None
        gone += [index for index, line in enumerate(lines) if line and line.ended and index not in gone]
    assert gone == [4, 3, 2, 1]  # silent, unfinished, answered, onlooker; who sits stays


def test_the_last_who_sat_down_goes_first_whenever_they_came() -> None:
    door, seated = Door(4), set[Line]()
    lines = [door.enter("10.0.0.1") for _ in range(4)]
    for line in lines:
        assert line is not None
        transport = cast("asyncio.Transport", line)
        door.admission.settle(transport, lambda line=line: line in seated, line.abort)  # type: ignore[misc]
    seated.update(line for line in lines if line)
    for number in range(2):
        door.enter(f"10.0.1.{number}", Cost.SEATED)
    assert [line.ended for line in lines if line] == [False, False, True, True]


def test_nobody_is_sent_to_and_fro_between_blocks_that_have_as_much() -> None:
    door = Door(6)
    lines = [door.enter(f"10.0.0.{number % 3}", Cost.SEATED) for number in range(6)]
    assert door.enter("10.0.0.1") is None
    assert door.enter("10.0.0.9") is not None  # has none
    assert door.enter("10.0.0.9") is not None  # in the place of its own silent one
    assert sum(line is not None and line.ended for line in lines) == 1
    for _ in range(10):
        for address in ("10.0.0.0", "10.0.0.1", "10.0.0.2"):
            door.enter(address)
    assert sum(line is not None and line.ended for line in lines) <= 2


def test_where_everybody_has_one_place_only_the_silent_make_way() -> None:
    door = Door(3)
    kinds = (Cost.SEATED, Cost.SILENT, Cost.ANSWERED)
    lines = [door.enter(f"10.0.0.{number}", cost) for number, cost in enumerate(kinds)]
    assert door.enter("10.0.0.7", Cost.SEATED) is not None
    assert [line is not None and line.ended for line in lines] == [False, True, False]
    assert door.enter("10.0.0.8") is None


def test_a_request_that_stands_still_counts_as_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("stado.server.wire.places.time.monotonic", lambda: now)
    door = Door(10, msgspec.structs.replace(NO_LIMITS, address_sockets=2))
    first, second = (door.enter("10.0.0.1", Cost.UNFINISHED) for _ in range(2))
    assert first is not None
    assert second is not None
    assert door.enter("10.0.0.1") is None
    now += 5.0
    door.admission.move(cast("asyncio.Transport", first))
    assert door.enter("10.0.0.1") is not None
    assert (first.ended, second.ended) == (False, True)


def test_the_choice_takes_no_longer_where_there_are_many() -> None:
    def measure(blocks: int) -> float:
        door = Door(3 * blocks, msgspec.structs.replace(NO_LIMITS, address_arrivals=Rate(1e9, 1e9)))
        for number in range(3 * blocks):
            block = number % blocks
            door.enter(f"10.{block // 256}.{block % 256}.1", Cost.ANSWERED)
        times = []
        for number in range(400):
            start = time.thread_time()
            assert door.enter(f"11.{number // 256}.{number % 256}.1", Cost.ANSWERED) is not None
            times.append(time.thread_time() - start)
        return sorted(times)[200]

    measure(500)
    assert measure(20_000) < 20 * measure(500)  # a look at each of them would take forty times as long


def costs(server: Running, block: str | None = None) -> list[Cost]:
    """What each connection to a server costs, or each of a block."""
    taken = admission_of(server)._taken.values()
    return [place.cost for place in taken if block in (None, place.block)]
