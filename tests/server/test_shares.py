"""One guest's share: what they ask for is bounded, stops when they go, and keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import gc
import gzip
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from urllib.parse import urlsplit

import msgspec
import pytest
import sqlalchemy as sa

from stado.core.match import Match
from stado.core.record import format_record
from stado.games import make_game
from stado.locales import FOLDER as LOCALES
from stado.rooms import reviews
from stado.server.people.sharer import Sharer, block_of
from stado.server.settings import Limits, Rate, Settings, Share
from stado.server.storage import tables
from stado.server.thinking import replayer, reviewer
from stado.server.thinking.replayer import Replayer, ReplayTask, Told
from stado.server.wire.buckets import Buckets
from stado.testing.wire import PATIENCE, Guest, at_random, chairs
from tests.server.harness import NO_LIMITS, Running, refused, running

FROM_ELSEWHERE = {"x-forwarded-for": "192.0.2.7"}
PUBLIC = {"game": "six", "seats": 2, "public": True}


@cache
def revised(times: int, *, seats: int = 2) -> str:
    """The record of a match in which somebody has changed a pick again and again."""
    match = Match(make_game("six", {"rounds": 1}, seats), "revised")
    legal = match.game.prompt(match.state, 0).legal
    for number in range(times):
        match.act(0, legal[number % 2])
    return format_record(match.record)


def tell(record: str, *, seconds: float = 60.0, size: int = 1 << 30, views: int = 10**9, zipped: bool = False) -> Told:
    task = ReplayTask(record, "all", zipped, seconds, size, views)
    return msgspec.msgpack.decode(replayer.answer(msgspec.msgpack.encode(task)), type=Told)


@pytest.mark.parametrize(
    ("addresses", "same"),
    [
        (["192.0.2.1", "192.0.2.1"], True),
        (["192.0.2.1", "192.0.2.2"], False),
        (["192.0.2.1", "::ffff:192.0.2.1"], True),
        (["2001:db8::1", "2001:db8::ffff:1"], True),
        (["2001:db8::1", "2001:db8:0:1::1"], False),
        (["fe80::1%eth0", "fe80::2%eth1"], True),
        (["", "stado.sock"], False),
    ],
)
def test_addresses_that_one_guest_can_choose_among_count_as_one(addresses: list[str], same: bool) -> None:
    assert (block_of(addresses[0]) == block_of(addresses[1])) is same


def test_a_replay_is_bounded_in_length_and_time() -> None:
    gc.collect()  # what is raised while something is cleaned up would be told as a warning
    whole = tell(revised(200))
    assert whole.code is None
    assert tell(revised(200), size=len(whole.body) - 1).code == "too_large"
    assert gzip.decompress(tell(revised(200), zipped=True).body) == whole.body
    assert tell(revised(200), views=600).code == "too_large"
    assert tell(revised(3000), seconds=0.01).code == "too_large"
    assert tell(revised(200)[:-9]).code == "bad_record"


async def test_an_address_sends_so_much(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, address_upload=Rate(0.001, 220_000))
    async with running(sqlite, limits=limits, trusted_proxies="127.0.0.1") as server:
        guest = await server.guest()
        assert await refused(guest, "POST", "/api/replay", b"x" * 200_000) == (400, "bad_record")
        assert await refused(guest, "POST", "/api/replay", b"x" * 30_000) == (429, "rate_limited")
        reply = await guest.call("POST", "/api/replay", raw=b"x" * 30_000, headers=FROM_ELSEWHERE)
        assert reply.json["error"]["code"] == "bad_record"


def test_a_replay_that_needs_too_much_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def grow(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(replayer, "tell_text", grow)
    assert tell(revised(1)).code == "too_large"


@pytest.mark.system
async def test_the_process_of_replays_has_no_more_memory_than_it_is_given(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, replay_memory=50 << 20, replay_views=10**9)
    async with running(sqlite, limits=limits) as server:
        guest = await server.guest()
        large = revised(19_000, seats=10).encode()
        assert await refused(guest, "POST", "/api/replay", large) == (413, "too_large")
        assert (await guest.call("POST", "/api/replay", raw=revised(5).encode())).status == 200


async def start_replay(server: Running, guest: Guest, record: str) -> asyncio.StreamWriter:
    """Ask for a replay, and do not wait for it."""
    at = urlsplit(server.base)
    _, writer = await asyncio.open_connection(at.hostname, at.port)
    head = f"POST /api/replay HTTP/1.1\r\nHost: {at.netloc}\r\nCookie: {guest.cookie}\r\n"
    writer.write(f"{head}Content-Length: {len(record)}\r\n\r\n{record}".encode())
    await writer.drain()
    return writer


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():  # noqa: ASYNC110 - nobody announces it
            await asyncio.sleep(0.01)


async def until_under_way(server: Running, count: int) -> None:
    await until(lambda: len(server.services.replayer.tasks) == count)


@pytest.mark.system
async def test_a_replay_stops_when_nobody_listens(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        writer = await start_replay(server, guest, revised(15_000))
        await until_under_way(server, 1)
        desk = server.services.replayer.tasks
        await until(lambda: desk._worker is not None)
        worker = desk._worker
        assert worker is not None
        writer.close()
        await until_under_way(server, 0)
        assert not worker.alive


@pytest.mark.system
async def test_who_asks_for_large_replays_keeps_nobody_waiting(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, replays=Share(9, 99, 99))
    async with running(sqlite, limits=limits, trusted_proxies="127.0.0.1") as server:
        greedy, ann = await server.guest(), await server.guest()
        large = [asyncio.create_task(greedy.call("POST", "/api/replay", raw=revised(8000).encode())) for _ in range(4)]
        await until_under_way(server, 4)
        reply = await ann.call("POST", "/api/replay", raw=revised(5).encode(), headers=FROM_ELSEWHERE)
        assert reply.status == 200
        assert sum(task.done() for task in large) <= 2
        for task in large:
            task.cancel()
        await asyncio.gather(*large, return_exceptions=True)


async def test_a_person_and_an_address_have_so_many_replays_under_way(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, replays=Share(1, 2, 3))
    async with running(sqlite, limits=limits, trusted_proxies="127.0.0.1") as server:
        guests = [await server.guest() for _ in range(5)]
        writers = [await start_replay(server, guest, revised(15_000)) for guest in guests[:2]]
        await until_under_way(server, 2)
        small = revised(1).encode()
        assert await refused(guests[0], "POST", "/api/replay", small) == (429, "rate_limited")
        assert await refused(guests[2], "POST", "/api/replay", small) == (429, "rate_limited")
        for writer in writers:
            writer.close()
        await until_under_way(server, 0)
        assert (await guests[2].call("POST", "/api/replay", raw=small)).status == 200


async def test_one_guest_pushes_nobody_off_the_list(database: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, listed=3, address_listed=5)
    async with running(database, limits=limits, trusted_proxies="127.0.0.1") as server:
        ann, greedy, *friends = [await server.guest() for _ in range(5)]
        hers = (await ann.call("POST", "/api/rooms", PUBLIC, headers=FROM_ELSEWHERE)).json["id"]
        near = [(await friends[0].post("/api/rooms", PUBLIC))["id"]]
        for guest in (greedy, *friends[1:]):
            for _ in range(110 if guest is greedy else 4):
                await guest.post("/api/rooms", PUBLIC)
        listed = [room["id"] for room in (await ann.get("/api/rooms"))["rooms"]]
        assert hers in listed
        assert len(listed) == 1 + 5
        for guest, most in ((greedy, 3), (friends[1], 3)):
            mine = [room["id"] for room in (await guest.get("/api/rooms/mine"))["rooms"]]
            assert len(set(mine) & set(listed)) <= most
        assert near[0] not in listed  # the oldest of an address that has more than its share


async def test_an_address_has_so_many_rooms_and_a_rematch_is_one_of_them(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, address_rooms=2)
    async with running(sqlite, limits=limits, trusted_proxies="127.0.0.1") as server:
        guests = [await server.guest() for _ in range(3)]
        table = {"game": "six", "seats": 2, "options": {"rounds": 1}, "chairs": chairs("me", "casual"), "start": True}
        room = await guests[0].post("/api/rooms", table)
        async with guests[0].sit(room["id"]) as socket:
            await socket.play(at_random("rooms"))
        await guests[0].post(f"/api/rooms/{room['id']}/rematch", {})
        await guests[1].post("/api/rooms", PUBLIC)
        reply = await guests[2].call("POST", "/api/rooms", PUBLIC)
        assert (reply.status, reply.json["error"]["code"]) == (429, "too_many")
        assert (await guests[2].call("POST", "/api/rooms", PUBLIC, headers=FROM_ELSEWHERE)).status == 201


async def test_a_store_holds_no_address(sqlite: str) -> None:
    async with running(sqlite, trusted_proxies="127.0.0.1") as server:
        guest = await server.guest()
        await guest.call("POST", "/api/rooms", PUBLIC, headers=FROM_ELSEWHERE)
        found = await server.services.store.read(sa.select(tables.rooms))
        assert "192.0.2.7" not in str(found)


@pytest.mark.system
async def test_a_server_that_holds_much_keeps_its_process_for_replays() -> None:
    limits = Limits()
    held = b"x" * limits.replay_memory  # in this process, not in the other
    told = Replayer(limits)
    try:
        workers = []
        for times in (1, 2):
            await told.tell(Sharer("ann", "here"), revised(times), None, zipped=False)
            workers.append(told.tasks._worker)
        assert workers[0] is workers[1] is not None
    finally:
        await told.tasks.close()
    assert len(held) == limits.replay_memory


async def test_bots_think_in_the_share_of_the_address_that_opened_their_room(sqlite: str) -> None:
    async with running(sqlite, trusted_proxies="127.0.0.1") as server:
        guests = [await server.guest() for _ in range(2)]
        replies = [await guest.call("POST", "/api/rooms", PUBLIC) for guest in guests]
        replies.append(await guests[0].call("POST", "/api/rooms", PUBLIC, headers=FROM_ELSEWHERE))
        first, second, other = [(await server.services.lobby.find(reply.json["id"])).origin for reply in replies]
        assert first == second is not None
        assert other not in (first, None)


@asynccontextmanager
async def thinking_held(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """While every review waits."""
    release = threading.Event()

    def wait(line: bytes) -> bytes:
        release.wait(PATIENCE)
        return reviews.find(line)

    monkeypatch.setattr(reviewer, "find", wait)
    try:
        yield
    finally:
        release.set()


async def test_one_address_keeps_reviews_from_nobody(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, reviews=Limits().reviews)
    match = Match(make_game("six", {"rounds": 1}, 2), "reviewed")
    while match.to_act:
        match.act(match.to_act[0], match.game.prompt(match.state, match.to_act[0]).legal[0])
    record, path = format_record(match.record).encode(), "/api/reviews?step=1"
    async with running(sqlite, limits=limits, trusted_proxies="127.0.0.1") as server:
        guests = [await server.guest() for _ in range(30)]
        ann = await server.guest()
        async with thinking_held(monkeypatch):
            asking = [asyncio.create_task(guest.call("POST", path, raw=record)) for guest in guests for _ in range(3)]
            await until(lambda: sum(task.done() for task in asking) == 90 - limits.reviews.address)
            hers = asyncio.create_task(ann.call("POST", path, raw=record, headers=FROM_ELSEWHERE))
            await until(lambda: len(server.services.reviewer.tasks) > limits.reviews.address)
        assert (await hers).status == 200
        statuses = [(await task).status for task in asking]
        assert sorted(statuses) == [200] * limits.reviews.address + [429] * (90 - limits.reviews.address)


async def test_files_are_counted_for_their_address_and_probes_of_the_machine_are_not(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, address_hits=Rate(0.001, 3.0))
    async with running(sqlite, limits=limits, trusted_proxies="127.0.0.1") as server:
        guest = Guest(server.base)

        async def ask(path: str, **headers: str) -> int:
            return (await guest.call("GET", path, headers=headers)).status

        assert [await ask(path, **FROM_ELSEWHERE) for path in ("/", "/healthz", "/nothing.js")] == [200, 200, 404]
        assert [await ask(path, **FROM_ELSEWHERE) for path in ("/", "/healthz", "/readyz", "/api/no")] == [429] * 4
        assert [await ask(path) for path in ("/", "/locales", "/api/me")] == [200] * 3  # another address has its own
        assert [await ask(path) for path in ("/", "/api/me")] == [429] * 2
        for path in ("/healthz", "/readyz", "/metrics"):
            assert await ask(path) == 200
        refusal = await guest.call("GET", "/api/me")
        assert (refusal.json["error"]["code"], refusal.headers["connection"]) == ("rate_limited", "close")


def test_class_behind_one_address_loads_the_whole_page_at_once() -> None:
    files = sum(path.is_file() for path in (*Settings().static.rglob("*"), *(LOCALES / "en").rglob("*.ftl")))
    hits = Buckets(Limits().address_hits)
    waits = [hits.wait("school", 0.0, 20.0) for _ in range(30 * files)]
    assert None not in waits
    assert waits[: 5 * files] == [0.0] * 5 * files  # a family meets nothing


def test_more_than_a_burst_waits_until_it_would_wait_too_long() -> None:
    hits = Buckets(Rate(10.0, 2.0))
    assert [hits.wait("here", 5.0, 0.25) for _ in range(5)] == pytest.approx([0.0, 0.0, 0.1, 0.2, None])
    assert hits.wait("there", 5.0, 0.25) == 0.0
    assert hits.wait("here", 6.0, 0.25) == 0.0
