"""Rooms that cannot be opened: each fails alone, in words, and is tried again rarely."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing

import asyncpg
import pytest

from stado.games import GAMES
from stado.rooms.ports import BrokenError, FencedError
from stado.rooms.writes import Append
from stado.server.backoff import FIRST_SECONDS, LONGEST_SECONDS, Backoff
from stado.server.cluster.log import DatabaseLog
from stado.testing.wire import Guest, chairs
from tests.server.harness import LOGS, Postgres, Running, refused, running
from tests.server.test_clocks import Watch

GAME = GAMES[0].name


def edit(database: str, statement: str, *values: object) -> None:
    """Change the file behind the server's back."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute(statement, values)


def edit_head(database: str, room: str, **changes: object) -> None:
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection, connection:
        (head,) = connection.execute("SELECT head FROM rooms WHERE id = ?", (room,)).fetchone()
        changed = json.dumps({**json.loads(head), **changes})
        connection.execute("UPDATE rooms SET head = ? WHERE id = ?", (changed, room))


def edit_line(entry: str) -> Callable[[str, str], None]:
    """Another first line for the log."""
    return lambda database, room: edit(database, "UPDATE log SET entry = ? WHERE room = ? AND number = 0", entry, room)


DAMAGES: dict[str, Callable[[str, str], None]] = {
    "unreadable line": edit_line("{"),
    "line of an unknown kind": edit_line('{"type":"juggled"}'),
    "line that does not apply": edit_line('{"type":"sat","seat":9,"person":"x","name":"x"}'),
    "deal that the seed does not give": lambda database, room: edit_head(database, room, seed="another"),
    "unreadable head": lambda database, room: edit(database, "UPDATE rooms SET head = '{' WHERE id = ?", room),
    "lost end": lambda database, room: edit(
        database, "DELETE FROM log WHERE room = ?1 AND number > (SELECT length - 3 FROM rooms WHERE id = ?1)", room
    ),
    "later rules": lambda database, room: edit_head(database, room, rules=99),
    "game that is not there": lambda database, room: edit_head(database, room, game="bridge"),
    "log shorter than is written down": lambda database, room: edit(
        database, "UPDATE rooms SET length = length + 3 WHERE id = ?", room
    ),
    "log longer than is written down": lambda database, room: edit(
        database, "UPDATE rooms SET length = length - 3 WHERE id = ?", room
    ),
    "log without a line in its middle": lambda database, room: edit(
        database, "UPDATE log SET number = 1000 WHERE number = 1 AND room = ?", room
    ),
    "options that are not there": lambda database, room: edit_head(database, room, options={"variant": "bridge"}),
}


async def timed_room(guest: Guest) -> str:
    """A running match that has something to do by itself when time runs out."""
    body = {"game": GAME, "seats": 2, "chairs": chairs("me", "me"), "clock": {"decision": 60}, "start": True}
    return str((await guest.post("/api/rooms", {**body, "public": True}))["id"])


async def play_out(server: Running, guest: Guest, room: str, watch: Watch) -> None:
    """Once the room is awake, let its time run out: two bots finish the match."""
    while room not in server.services.lobby._rooms:
        assert (await guest.call("GET", "/readyz")).status == 200
    watch.pass_seconds(61)
    async with guest.sit(room, seat=0) as socket:
        await socket.see_update(lambda update: update["outcome"] is not None)


async def gauge(server: Running) -> str:
    text = (await Guest(server.base).call("GET", "/metrics")).body.decode()
    return next(line for line in text.splitlines() if line.startswith("stado_broken_rooms "))


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
async def test_broken_room_fails_alone_and_in_words(sqlite: str, damage: Callable[[str, str], None]) -> None:
    watch = Watch()
    async with running(sqlite, clock=watch) as server:
        guest = await server.guest()
        bad, good = await timed_room(guest), await timed_room(guest)
    damage(sqlite, bad)
    watch.pass_seconds(30)
    async with running(sqlite, clock=watch, poll=0.02) as server:
        guest.base = server.base
        assert await refused(guest, "GET", f"/api/rooms/{bad}") == (503, "broken")
        assert await refused(guest, "GET", f"/api/rooms/{bad}/record") == (503, "broken")
        async with guest.sit(bad) as socket:
            told, bye = await socket.drain()
            assert (told["type"], told["code"], bye["reason"]) == ("failure", "broken", "gone")
        await play_out(server, guest, good, watch)
        assert await gauge(server) == "stado_broken_rooms 1.0"
        ready = await guest.call("GET", "/readyz")
        assert (ready.status, ready.body) == (200, b"ready\n1 rooms cannot be opened\n")
        listed = await guest.get("/api/rooms/mine")
        assert good not in [room["id"] for room in listed["rooms"]]
        assert [room["id"] for room in (await guest.get("/api/replays"))["rooms"]] == [good]


def copy_broken(database: str, room: str, count: int) -> None:
    """Rooms that have something to do before that room, and whose heads cannot be read."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection, connection:
        _, _, *rest = connection.execute("SELECT * FROM rooms WHERE id = ?", (room,)).fetchone()
        rows = [(f"bad{number}", "{", *rest) for number in range(count)]
        places = ", ".join("?" * len(rows[0]))
        connection.executemany(f"INSERT INTO rooms VALUES ({places})", rows)  # noqa: S608 - a fixed number of places
        connection.execute("UPDATE rooms SET wake_at = 0 WHERE head = '{'")


async def test_many_broken_rooms_do_not_starve_the_rest(sqlite: str) -> None:
    watch = Watch()
    async with running(sqlite, clock=watch) as server:
        guest = await server.guest()
        good = await timed_room(guest)
    copy_broken(sqlite, good, 1100)
    watch.pass_seconds(61)
    async with running(sqlite, clock=watch, poll=0.02) as server:
        guest.base = server.base
        assert [room["id"] for room in (await guest.get("/api/rooms"))["rooms"]] == [good]
        await play_out(server, guest, good, watch)
        while await gauge(server) != "stado_broken_rooms 1100.0":
            pass


@pytest.mark.parametrize(
    "statement", ["UPDATE rooms SET head = '{' WHERE id = ?", "UPDATE rooms SET summary = '{' WHERE id = ?"]
)
async def test_lists_show_what_can_be_read(sqlite: str, statement: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        bad, good = await timed_room(guest), await timed_room(guest)
        edit(sqlite, statement, bad)
        for path in ("/api/rooms", "/api/rooms/mine"):
            assert [room["id"] for room in (await guest.get(path))["rooms"]] == [good]
        edit(sqlite, "UPDATE rooms SET status = 'over'")
        assert [room["id"] for room in (await guest.get("/api/replays"))["rooms"]] == [good]


async def test_room_that_breaks_while_people_are_in_it_tells_them(sqlite: str) -> None:
    async with running(sqlite, poll=0.02) as server:
        guest = await server.guest()
        room, good = await timed_room(guest), await timed_room(guest)
        async with guest.sit(room, seat=0) as socket, guest.sit(good, seat=0) as other:
            await socket.next("update")
            edit(sqlite, "UPDATE log SET entry = '{' WHERE room = ?", room)
            server.services.lobby._rooms[room].mark_stale()
            *_, told, bye = await socket.drain()
            assert (told["code"], bye["reason"], bye["reconnect"]) == ("broken", "gone", False)
            assert (await other.do("send_emote", emote="moo"))["type"] == "ack"
        while room in server.services.lobby._rooms:
            await guest.get("/api/me")
        assert await refused(guest, "GET", f"/api/rooms/{room}") == (503, "broken")
        assert await gauge(server) == "stado_broken_rooms 1.0"


LIVE_DAMAGES = {
    "length + 3": "UPDATE rooms SET length = length + 3 WHERE id = $1",
    "length - 3": "UPDATE rooms SET length = length - 3 WHERE id = $1",
    "lines deleted": "DELETE FROM log WHERE room = $1 AND number > (SELECT max(number) - 2 FROM log WHERE room = $1)",
}


@pytest.mark.system
@pytest.mark.parametrize("statement", LIVE_DAMAGES.values(), ids=LIVE_DAMAGES.keys())
async def test_room_whose_log_is_changed_while_it_is_played_breaks_and_nothing_is_written(
    postgres: Postgres, statement: str
) -> None:
    database = await postgres.create()
    async with running(database, poll=0.02) as server, running(database, poll=0.02) as other, asyncio.timeout(60):
        guest = await server.guest()
        request = {"game": GAME, "seats": 2, "chairs": chairs("me", "novice"), "start": True}
        room = str((await guest.post("/api/rooms", request))["id"])
        elsewhere = Guest(other.base, guest.cookie)
        async with guest.sit(room) as socket, elsewhere.sit(room) as follower:
            update = await socket.see_update(lambda update: bool(update["prompt"]))
            await follower.next("update")
            connection = await asyncpg.connect(database)
            await connection.execute(statement, room)
            before = await connection.fetch("SELECT * FROM log WHERE room = $1 ORDER BY number", room)
            LOGS.entries.clear()
            await socket.send("answer", decision=update["decision"], action=update["prompt"]["legal"][0])
            *_, told, bye = await socket.drain()
            assert (told["code"], bye["reason"], bye["reconnect"]) == ("broken", "gone", False)
            if "length" in statement:  # a follower that has all lines cannot see that some were deleted
                *_, told, bye = await follower.drain()
                assert (told["code"], bye["reason"], bye["reconnect"]) == ("broken", "gone", False)
        while await gauge(server) != "stado_broken_rooms 1.0":
            pass
        assert await refused(guest, "GET", f"/api/rooms/{room}") == (503, "broken")
        assert await connection.fetch("SELECT * FROM log WHERE room = $1 ORDER BY number", room) == before
        await connection.close()
        assert len(LOGS.entries) < 10


async def test_room_whose_writes_are_refused_without_end_pauses(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    async def fence(_log: DatabaseLog, _write: Append) -> None:
        nonlocal tries
        tries += 1
        raise FencedError("for whatever cause")

    async with running(sqlite) as server:
        guest = await server.guest()
        request = {"game": GAME, "seats": 2, "chairs": chairs("me", "novice"), "start": True}
        monkeypatch.setattr(DatabaseLog, "append", fence)
        room = str((await guest.post("/api/rooms", request))["id"])
        async with guest.sit(room):  # the bot's answer is never written
            await asyncio.sleep(1.5)
            assert 2 <= tries <= 6  # after 0.1, 0.2, 0.4, 0.8 seconds


@pytest.mark.system
async def test_unreadable_words_of_another_process_stop_nothing(postgres: Postgres) -> None:
    database = await postgres.create()
    async with running(database, poll=0.02) as server:
        guest = await server.guest()
        room = await timed_room(guest)
        connection = await asyncpg.connect(database)
        await connection.execute("INSERT INTO processes VALUES ('other', 0, 1e12)")
        await connection.execute("INSERT INTO presence VALUES ($1, 'other', '{')", room)
        await connection.execute(
            "INSERT INTO commands (room, process, asker, command) VALUES ($1, 'other', '{', '{')", room
        )
        await connection.close()
        async with guest.sit(room, seat=0) as socket:
            update = await socket.next("update")
            server.services.lobby._rooms[room].wake()
            reply = await socket.do("answer", decision=0, action=update["prompt"]["legal"][0])
            assert reply["type"] == "ack"


async def test_mended_room_is_opened_at_the_next_try(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = str((await guest.post("/api/rooms", {"game": GAME, "seats": 2}))["id"])
    edit_head(sqlite, room, rules=99)
    async with running(sqlite) as server:
        guest.base, lobby = server.base, server.services.lobby
        assert await refused(guest, "GET", f"/api/rooms/{room}") == (503, "broken")
        edit_head(sqlite, room, rules=1)
        assert await refused(guest, "GET", f"/api/rooms/{room}") == (503, "broken")  # it is not tried at once
        monkeypatch.setattr(lobby._backoff, "_monotonic", lambda: 1e12)
        assert (await guest.get(f"/api/rooms/{room}"))["id"] == room
        assert await gauge(server) == "stado_broken_rooms 0.0"


def test_room_is_left_alone_longer_each_time() -> None:
    now = 0.0
    backoff, error = Backoff(lambda: now), BrokenError("x")
    waits = []
    for _ in range(12):
        backoff.note_failure("room", error)
        began = now
        while backoff.error("room") is not None:
            now += FIRST_SECONDS
        waits.append(now - began)
    assert waits[:3] == [FIRST_SECONDS, 2 * FIRST_SECONDS, 4 * FIRST_SECONDS]
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST_SECONDS
    assert len(backoff) == 1
    backoff.note_success("room")
    assert len(backoff) == 0
