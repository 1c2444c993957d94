"""What nobody played is not kept for good, and nothing else is lost with it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from stado.server.settings import Rate, Settings, steady_clock
from stado.server.storage import expiry, tables
from stado.testing.wire import Guest, at_random, chairs
from tests.server.harness import NO_LIMITS, Postgres, Running, refused, running
from tests.server.test_shares import until

HOUR = 3_600_000
IDLE = 0.5  # seconds in memory with nobody there: longer than it takes to sit down at a table that was opened
TABLE = {"game": "six", "seats": 2, "options": {"rounds": 1}, "start": True}


class Clock:
    """A clock that can be set."""

    def __init__(self) -> None:
        self.hours = 0.0

    def __call__(self) -> int:
        return steady_clock() + int(self.hours * HOUR)


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def open_table(guest: Guest, *kinds: str, **changes: Any) -> str:
    """A table that has started."""
    room: str = (await guest.post("/api/rooms", {**TABLE, "chairs": chairs(*kinds), **changes}))["id"]
    return room


async def leave(guest: Guest, room: str) -> None:
    """Let a bot play the match to its end."""
    async with guest.sit(room) as socket:
        await socket.do("leave")
        await socket.see_update(lambda update: update["outcome"] is not None)


async def play(guest: Guest, room: str) -> None:
    """Play the match to its end."""
    async with guest.sit(room) as socket:
        await socket.play(at_random("expiry"))


async def watch(guest: Guest, room: str) -> None:
    """Look on until the match is over."""
    async with guest.sit(room) as socket:
        await socket.see_update(lambda update: update["outcome"] is not None)


async def expire(server: Running) -> None:
    """Delete what is not kept, once no room is in memory."""
    lobby = server.services.lobby
    await until(lambda: not lobby._rooms)
    await lobby._expire()
    while lobby._looked_at is not None:
        await lobby._expire()


async def find(guest: Guest, room: str) -> int:
    """How a request for a room is answered."""
    return (await guest.call("GET", f"/api/rooms/{room}")).status


async def test_finished_matches_that_nobody_played_are_deleted_after_a_day(
    database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "_PAGE", 2)
    async with running(database, clock=clock, idle=IDLE) as server:
        guest = await server.guest()
        bots = [await open_table(guest, "novice", "novice") for _ in range(3)]
        for room in bots:
            await watch(guest, room)
        left = await open_table(guest, "me", "novice")
        await leave(guest, left)
        played = await open_table(guest, "me", "novice")
        await play(guest, played)
        deal = (await guest.post("/api/daily/six", {}))["id"]
        await play(guest, deal)
        waiting = await open_table(guest, "novice", "novice", start=False)
        clock.hours = 23
        await expire(server)
        assert [await find(guest, room) for room in (*bots, left, played, deal, waiting)] == [200] * 7
        clock.hours = 25
        late = await open_table(guest, "novice", "novice")
        await watch(guest, late)
        await expire(server)
        assert [await find(guest, room) for room in (*bots, left)] == [404] * 4
        assert [await find(guest, room) for room in (played, deal, waiting, late)] == [200] * 4
        assert {room["id"] for room in (await guest.get("/api/replays"))["rooms"]} == {played, deal}
        for table in (tables.log, tables.members):
            rows = await server.services.store.read(sa.select(table.c.room))
            assert not {room for (room,) in rows} & {*bots, left}
        clock.hours = 25 + 31 * 24
        await expire(server)
        assert [await find(guest, room) for room in (played, deal, waiting)] == [200, 200, 404]


async def test_a_table_whose_rematch_is_gone_plays_again(sqlite: str, clock: Clock) -> None:
    async with running(sqlite, clock=clock, idle=IDLE) as server:
        guest = await server.guest()
        first = await open_table(guest, "me", "novice")
        await play(guest, first)
        gone = (await guest.post(f"/api/rooms/{first}/rematch", {"start": True}))["id"]
        await leave(guest, gone)
        clock.hours = 25
        await expire(server)
        async with guest.sit(first) as socket:
            again = (await guest.post(f"/api/rooms/{first}/rematch", {"start": True}))["id"]
            assert (await socket.next("moved"))["room_id"] == again != gone
        assert (await guest.post(f"/api/rooms/{first}/rematch", {}))["id"] == again
        await play(guest, again)


@pytest.mark.parametrize("damage", ["line", "entry"])
async def test_what_cannot_be_read_is_kept(sqlite: str, clock: Clock, damage: str) -> None:
    async with running(sqlite, clock=clock, idle=IDLE) as server:
        guest = await server.guest()
        room = await open_table(guest, "me", "novice")
        await leave(guest, room)
        await until(lambda: not server.services.lobby._rooms)
        log = tables.log.c
        last = sa.select(sa.func.max(log.number)).where(log.person.is_not(None)).scalar_subquery()
        change: Any = sa.delete(tables.log) if damage == "line" else sa.update(tables.log).values(entry="?")
        await server.services.store.write(lambda connection: connection.execute(change.where(log.number == last)))
        clock.hours = 25
        await expire(server)
        assert await server.services.store.load(room) is not None


async def test_what_somebody_looks_at_is_kept_in_every_process(postgres: Postgres, clock: Clock) -> None:
    database = await postgres.create()
    async with (
        running(database, clock=clock, idle=IDLE) as one,
        running(database, clock=clock, idle=IDLE) as other,
    ):
        guest = await one.guest()
        room = await open_table(guest, "novice", "novice")
        await watch(guest, room)
        await until(lambda: not one.services.lobby._rooms)
        clock.hours = 25
        async with Guest(other.base, guest.cookie).sit(room) as socket:
            await socket.next("welcome")
            await expire(one)
            assert await find(guest, room) == 200
        await until(lambda: not other.services.lobby._rooms)
        await expire(one)
        assert await find(guest, room) == 404


def test_rooms_are_deleted_in_parts_that_take_no_long() -> None:
    rooms = [("a", 400), ("b", 600), ("c", 1), ("d", 5000), ("e", 0)]
    assert list(expiry.share_out(rooms)) == [[("a", 400), ("b", 600)], [("c", 1)], [("d", 5000)], [("e", 0)]]
    assert list(expiry.share_out([])) == []


async def test_a_room_that_has_changed_since_is_kept(sqlite: str, clock: Clock) -> None:
    async with running(sqlite, clock=clock) as server:
        guest = await server.guest()
        room = await open_table(guest, "me", "open", start=False)
        ((length,),) = await server.services.store.read(sa.select(tables.rooms.c.length))
        await expiry.delete_rooms(server.services.store, [(room, length - 1)])
        assert await server.services.store.load(room) is not None
        await expiry.delete_rooms(server.services.store, [(room, length)])
        assert await server.services.store.load(room) is None


async def test_an_address_opens_so_many_rooms(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, address_openings=Rate(1e-6, 2.0))
    async with running(sqlite, limits=limits) as server:
        guests = [await server.guest() for _ in range(3)]
        for guest in guests[:2]:
            await open_table(guest, "novice", "novice")
        body = b'{"game": "six", "seats": 2}'
        assert await refused(guests[2], "POST", "/api/rooms", body) == (429, "rate_limited")
        assert await refused(guests[2], "POST", "/api/daily/six", b"{}") == (429, "rate_limited")
    assert Settings().limits.address_openings.burst >= 2 * Settings().limits.address_rooms
