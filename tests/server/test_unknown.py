"""Writes whose outcome is not known: nobody is told that nothing was done, and asking again tells."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import asyncpg
import pytest
import sqlalchemy as sa
from sqlalchemy.util import await_only

from stado.games import GAMES
from stado.rooms.ports import StoreError, UnsureError
from stado.rooms.writes import Append
from stado.server.cluster import lease
from stado.server.storage import persons
from stado.server.storage.driver import CommitError
from stado.testing.wire import Guest, chairs
from tests.server.harness import Postgres, Running, running
from tests.server.test_processes import two_servers
from tests.server.test_repeats import say
from tests.server.test_store import make_store

TABLE = {"game": GAMES[0].name, "seats": 2, "chairs": chairs("me", "me"), "start": True}


def break_once(server: Running, monkeypatch: pytest.MonkeyPatch, *, written: bool) -> None:
    """The next write to a log breaks at its end."""
    store = server.services.store

    async def fail(change: Append) -> None:
        monkeypatch.undo()
        if written:
            await store.append(change)
        raise UnsureError("the connection broke")

    monkeypatch.setattr(store, "append", fail)


async def answers_in_log(server: Running, room: str) -> int:
    lines = await server.services.store.lines(room, 0)
    return sum(line.command is not None for line in lines)


@pytest.mark.parametrize("written", [True, False])
async def test_asking_again_under_the_same_id_tells(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = str((await guest.post("/api/rooms", TABLE))["id"])
        async with guest.sit(room, seat=0) as socket:
            update = await socket.next("update")
            answer = {"type": "answer", "id": "X", "decision": 0, "action": update["prompt"]["legal"][0]}
            break_once(server, monkeypatch, written=written)
            first = await say(socket, **answer)
            assert (first["type"], first["code"]) == ("failure", "unknown")
            assert (await say(socket, **answer))["type"] == "ack"
            assert await answers_in_log(server, room) == 1


async def test_room_that_may_have_been_made_is_not_refused_as_if_it_were_not(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        server.troubles = 1
        create = server.services.store.create

        async def fail(*given: object) -> None:
            await create(*given)  # type: ignore[arg-type]
            raise UnsureError("the connection broke")

        monkeypatch.setattr(server.services.store, "create", fail)
        reply = await guest.call("POST", "/api/rooms", TABLE)
        assert (reply.status, reply.json["error"]["code"]) == (503, "unknown")
        assert len((await guest.get("/api/rooms/mine"))["rooms"]) == 1


async def test_who_connects_while_the_store_is_gone_is_told_to_come_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreError("gone")

    async with running(sqlite) as server:
        guest = await server.guest()
        monkeypatch.setattr(server.services.people, "find", fail)
        async with guest.sit("anywhere") as socket:
            told, bye = await socket.drain()
            assert (told["code"], bye["reconnect"]) == ("busy", True)


async def test_acknowledged_command_is_not_refused_afterwards(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = str((await guest.post("/api/rooms", TABLE))["id"])
        async with guest.sit(room, seat=0) as socket:
            await socket.next("update")

            async def fail(*_: object) -> None:
                raise StoreError("gone")

            found = server.services.lobby._rooms[room]
            monkeypatch.setattr(type(found.ports.neighbors), "announce_emote", fail)
            await socket.send("send_emote", emote="moo")
            assert (await socket.next("ack", "failure"))["type"] == "ack"
            monkeypatch.undo()
            assert (await socket.next("ack", "failure", "emoted"))["type"] == "emoted"
            assert (await socket.do("send_emote", emote="moo"))["type"] == "ack"


async def test_writes_whose_transaction_broke_at_its_end_are_not_tried_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with make_store(sqlite) as store:
        run, calls = store._driver.run, 0

        async def fail(use: Callable[[sa.Connection], object]) -> None:
            nonlocal calls
            calls += 1
            await run(use)
            raise CommitError("the connection broke")

        monkeypatch.setattr(store._driver, "run", fail)
        names = ("one", "two", "three")
        results = await asyncio.gather(
            *(persons.add_person(store, name, name) for name in names), return_exceptions=True
        )
        assert [type(result) for result in results] == [UnsureError] * 3
        assert calls == 1
        monkeypatch.undo()
        assert [await persons.find_name(store, name) for name in names] == list(names)


async def test_failing_commit_is_told_from_a_failing_statement(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with make_store(sqlite) as store:

        def fail(_: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(sa.Connection, "commit", fail)
        with pytest.raises(UnsureError):
            await persons.add_person(store, "one", "One")
        monkeypatch.undo()
        with pytest.raises(StoreError) as caught:
            await store.write(lambda connection: connection.execute(sa.text("INSERT INTO nowhere VALUES (1)")))
        assert not isinstance(caught.value, UnsureError)


@pytest.mark.system
async def test_connection_that_breaks_at_commit_leaves_it_open(postgres: Postgres) -> None:
    database = await postgres.create()
    async with make_store(database) as store:
        other = await asyncpg.connect(database)

        def write(connection: sa.Connection) -> None:
            process = connection.execute(sa.select(sa.func.pg_backend_pid())).scalar_one()
            await_only(other.execute("SELECT pg_terminate_backend($1, 5000)", process))

        with pytest.raises(UnsureError):
            await store.write(write)
        await other.close()
        await persons.add_person(store, "one", "One")  # on another connection


@pytest.mark.system
async def test_command_that_was_handed_over_is_never_said_to_be_undone(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_servers(postgres) as (owner, other):
        guest = await owner.guest()
        room = str((await guest.post("/api/rooms", TABLE))["id"])
        hand_over, handed = lease.hand_over, asyncio.Event()

        async def hand_over_once(*given: object) -> int:
            if handed.is_set():
                raise StoreError("gone")
            handed.set()
            return await hand_over(*given)  # type: ignore[arg-type]

        async def look_away(*_: object) -> list[object]:
            return []

        monkeypatch.setattr(lease, "hand_over", hand_over_once)
        monkeypatch.setattr(lease, "handed_over", look_away)
        async with Guest(other.base, guest.cookie).sit(room, seat=0) as socket:
            update = await socket.next("update")
            answer = {"type": "answer", "id": "X", "decision": 0, "action": update["prompt"]["legal"][0]}
            await socket.connection.send(json.dumps(answer))
            await handed.wait()
            other.services.lobby._rooms[room].mark_stale()
            assert (await socket.next("ack", "failure"))["code"] == "unknown"
            monkeypatch.undo()
            owner.services.lobby._rooms[room].wake()
            assert (await say(socket, **answer))["type"] == "ack"
            assert await answers_in_log(owner, room) == 1
