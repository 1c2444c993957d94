"""Another version of the program on the same database: tables that change, rules that change."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command as alembic
from alembic.config import Config

from stado.core.match import replay
from stado.core.record import parse_record
from stado.games import GAMES, record_game
from stado.rooms.ports import StoreError
from stado.rooms.protocol.replies import Me
from stado.server.storage import migrations
from stado.server.storage.store import Store
from stado.testing.wire import Guest, at_random, chairs
from tests.server.harness import Running, refused, running
from tests.server.test_broken import edit

KEPT = sorted((Path(__file__).parent / "fixtures").glob("*.db"))
# What a migration did to somebody's database stays as it was: a change is another migration.
FROZEN = {
    "first_tables.py": "3ec6ad0a5e06872e56bfe2aa78443eea9c8595ff729841f347d25a522d37cf3f",
    "digests.py": "5d35b990a23643814efdaa781283ecc48a053a32abb2f365f1a73f77aa99b8fe",
    "links.py": "d2d3722683f8ece3994742fa117d26e9d8f5f14ebc08e139bf26c81332160f5d",
    "origins.py": "ee6d721961f86f7168a9fafc9fc47cd061f33553513df08b2f0b08eed52a82ea",
    "makers.py": "26c2f4099bd011c4015c5fb706f2c750ac2642bcb9da590fe2f818bb28ba8db5",
}
GAME = GAMES[0]


def rows(database: Path | str, query: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(str(database).removeprefix("sqlite:///"))) as connection:
        return connection.execute(query, values).fetchall()


def test_migrations_are_frozen() -> None:
    folder = Path(migrations.__file__).parent / "versions"
    files = {file.name: file.read_bytes() for file in folder.glob("*.py") if file.name != "__init__.py"}
    assert {name: sha256(content).hexdigest() for name, content in files.items()} == FROZEN


def test_database_of_the_present_tables_is_kept() -> None:
    assert [rows(file, "SELECT version_num FROM stado_version") for file in (KEPT[0], KEPT[-1])] == [
        [("0001",)],
        [(f"{len(FROZEN):04}",)],
    ]


async def host_of(server: Running, database: str) -> Guest:
    """The person who made the rooms of a database."""
    ((person, name),) = rows(database, "SELECT id, name FROM persons")
    services = server.services
    return Guest(server.base, f"{services.cookie}={services.people.token(Me(person, name))}")


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.stem)
async def test_kept_database_opens_and_its_rooms_go_on(kept: Path, tmp_path: Path) -> None:
    shutil.copy(kept, tmp_path / "stado.db")
    database = f"sqlite:///{tmp_path / 'stado.db'}"
    found = dict(rows(database, "SELECT status, id FROM rooms"))
    async with running(database, poll=0.02) as server:
        host, friend = await host_of(server, database), await server.guest()
        async with friend.sit(found["waiting"]) as socket:
            assert (await socket.do("sit", seat=1))["type"] == "ack"
        async with host.sit(found["waiting"]) as socket:
            assert (await socket.do("start"))["type"] == "ack"
        async with host.sit(found["running"], seat=0) as one, host.sit(found["running"], seat=1) as two:
            update = await two.next("update")
            assert (update["waiting"], update["clocks"][1]["running"]) == ([1], True)
            assert update["clocks"][1]["left_ms"] > 80_000_000  # the years in the drawer do not count
            outcomes = await asyncio.gather(one.play(at_random(1)), two.play(at_random(2)))
            assert outcomes[0] == outcomes[1]
        record = parse_record((await host.call("GET", f"/api/rooms/{found['over']}/record")).body.decode())
        assert record.outcome is not None
        assert replay(record_game(record), record).outcome == record.outcome
        over = {room["id"] for room in (await host.get("/api/replays"))["rooms"]}
        assert over == {found["over"], found["running"]}


@pytest.mark.parametrize("kept", [None, *KEPT[:-1]], ids=lambda kept: kept.stem if kept else "nothing")
async def test_tables_that_could_not_all_be_changed_are_as_they_were(
    kept: Path | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "stado.db"
    if kept is not None:
        shutil.copy(kept, database)
    upgrade, schema = alembic.upgrade, "SELECT name, sql FROM sqlite_master"
    before, statements = rows(database, schema), 0

    def break_off(config: Config, target: str) -> None:
        left = statements

        @sa.event.listens_for(config.attributes["connection"], "before_cursor_execute")
        def count(*_: object) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise OSError("no space is left")

        upgrade(config, target)

    monkeypatch.setattr(alembic, "upgrade", break_off)
    while True:
        store = Store(f"sqlite:///{database}", "process", lease=60.0, clock=lambda: 0)
        try:
            async with store:
                break
        except StoreError:
            statements += 1
        assert rows(database, schema) == before
    assert statements > 2
    assert rows(database, "SELECT version_num FROM stado_version") == [(f"{len(FROZEN):04}",)]


async def make_rooms(server: Running) -> tuple[Guest, str, str, str]:
    """A person, with a room that waits, one that runs and one that is over."""
    guest = await server.guest()
    table = {"game": GAME.name, "seats": 2}
    waiting = await guest.post("/api/rooms", {**table, "chairs": chairs("me", "open")})
    going = await guest.post("/api/rooms", {**table, "chairs": chairs("me", "me"), "start": True})
    async with guest.sit(going["id"], seat=0) as socket:
        update = await socket.see_update(lambda update: bool(update["prompt"]))
        await socket.do("answer", decision=0, action=update["prompt"]["legal"][0])
    over = await guest.post("/api/rooms", {**table, "chairs": chairs("me", "novice"), "start": True})
    async with guest.sit(over["id"]) as socket:
        await socket.play(at_random(1))
    return guest, waiting["id"], going["id"], over["id"]


async def test_match_of_older_rules_is_closed_and_its_record_kept(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server:
        guest, waiting, going, over = await make_rooms(server)
        before = (await guest.call("GET", f"/api/rooms/{over}/record")).body
    with monkeypatch.context() as later:
        later.setattr(GAME, "rules_version", GAME.rules_version + 1)
        async with running(sqlite) as server:
            guest.base = server.base
            for room in (waiting, going, over):
                assert await refused(guest, "GET", f"/api/rooms/{room}") == (410, "closed")
            async with guest.sit(going) as socket:
                told, bye = await socket.drain()
                assert (told["code"], bye["reason"], bye["reconnect"]) == ("closed", "gone", False)
            assert (await guest.call("GET", f"/api/rooms/{over}/record")).body == before
            unfinished = parse_record((await guest.call("GET", f"/api/rooms/{going}/record")).body.decode())
            assert await refused(guest, "GET", f"/api/rooms/{waiting}/record") == (409, "not_over")
            assert await refused(guest, "GET", f"/api/rooms/{over}/replay") == (410, "closed")
            assert (await guest.get("/api/rooms/mine"))["rooms"] == []
            assert {room["id"] for room in (await guest.get("/api/replays"))["rooms"]} == {waiting, going, over}
            assert server.services.lobby.broken == 0
    played = replay(record_game(unfinished), unfinished)  # the version that made it can read it
    assert (played.outcome, [entry.seat for entry in played.log]) == (None, [-1, 0])
    async with running(sqlite) as server:  # closed is closed, also for the version that made it
        guest.base = server.base
        info = await guest.get(f"/api/rooms/{going}")
        assert (info["status"], info["outcome"]) == ("over", None)
        async with guest.sit(going, seat=1) as socket:
            assert (await socket.do("answer", decision=0, action={}))["code"] == "not_running"


async def test_room_that_an_older_program_runs_is_left_to_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server:
        guest, _, going, _ = await make_rooms(server)
    monkeypatch.setattr(GAME, "rules_version", GAME.rules_version + 1)
    async with running(sqlite) as server:
        guest.base = server.base
        edit(sqlite, "INSERT INTO processes VALUES ('older', 0, 1e12)")
        edit(sqlite, "UPDATE rooms SET owner = 'older'")
        assert await refused(guest, "GET", f"/api/rooms/{going}") == (503, "broken")
        assert rows(sqlite, "SELECT status FROM rooms WHERE id = ?", going) == [("running",)]


async def test_room_of_later_rules_is_left_alone_until_a_program_knows_them(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        later.setattr(GAME, "rules_version", GAME.rules_version + 1)
        async with running(sqlite) as server:
            guest, waiting, going, over = await make_rooms(server)
        before = (
            rows(sqlite, "SELECT * FROM rooms ORDER BY id"),
            rows(sqlite, "SELECT * FROM log ORDER BY room, number"),
        )
    async with running(sqlite, poll=0.02) as server:
        guest.base = server.base
        for room in (waiting, going, over):
            assert await refused(guest, "GET", f"/api/rooms/{room}") == (503, "broken")
        for path in ("/api/rooms/mine", "/api/replays"):
            assert (await guest.get(path))["rooms"] == []
    after = rows(sqlite, "SELECT * FROM rooms ORDER BY id"), rows(sqlite, "SELECT * FROM log ORDER BY room, number")
    assert after == before
    monkeypatch.setattr(GAME, "rules_version", GAME.rules_version + 1)
    async with running(sqlite) as server:
        guest.base = server.base
        async with guest.sit(going, seat=1) as socket:
            update = await socket.next("update")
            reply = await socket.do("answer", decision=0, action=update["prompt"]["legal"][0])
            assert reply["type"] == "ack"
