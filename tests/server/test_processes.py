"""Several processes on one PostgreSQL: any of them serves any room, one owns it, and none writes late."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest
import sqlalchemy as sa

from stado.core.match import replay
from stado.core.record import parse_record
from stado.games import GAMES, record_game
from stado.rooms.decisions import RefusalError
from stado.rooms.protocol.commands import Answer
from stado.server import lobby
from stado.server.cluster import lease
from stado.server.settings import Settings
from stado.server.storage import tables
from stado.server.storage.store import Store
from stado.testing.wire import Guest, Json, at_random, chairs
from tests.server.harness import Postgres, Running, running

pytestmark = pytest.mark.system


@asynccontextmanager
async def two_servers(postgres: Postgres, poll: float = 0.1) -> AsyncIterator[tuple[Running, Running]]:
    database = await postgres.create()
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(running(database, lease=2.0, poll=poll))
        other = await stack.enter_async_context(running(database, lease=2.0, poll=poll))
        yield one, other


def at(server: Running, guest: Guest) -> Guest:
    """The guest, at another server."""
    return Guest(server.base, guest.cookie)


async def shared_room(host: Guest, friend: Guest) -> Json:
    room: Json = await host.post(
        "/api/rooms", {"game": GAMES[0].name, "seats": 3, "chairs": chairs("me", "open", "casual"), "public": True}
    )
    async with friend.sit(room["id"]) as two:
        assert (await two.do("sit", seat=1))["type"] == "ack"
        await two.see_room(lambda room: bool(room["chairs"][1]["you"]))
        assert two.you == 1
    return room


@pytest.mark.parametrize("listening", [True, False])
async def test_any_process_serves_any_room(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, listening: bool
) -> None:
    if not listening:  # hints are lost: the log is still the truth

        def deaf(*_: object) -> None:
            pass

        monkeypatch.setattr(Store, "notify", deaf)
    async with two_servers(postgres, poll=0.05) as (one, other):
        host, friend = await one.guest(), await other.guest()
        room = await shared_room(host, friend)
        async with host.sit(room["id"]) as first, friend.sit(room["id"]) as second:
            await first.see_room(lambda room: bool(room["chairs"][1]["present"]))
            await second.see_room(lambda room: bool(room["chairs"][0]["present"]))
            assert (await second.do("start"))["code"] == "not_host"
            assert (await first.do("start"))["type"] == "ack"
            if listening:
                await second.do("send_emote", emote="good_luck")
                assert (await first.next("emoted"))["seat"] == 1
                await second.do("send_emote", emote="swear")
            outcomes = await asyncio.gather(first.play(at_random(1)), second.play(at_random(2)))
            assert outcomes[0] == outcomes[1]
            assert sorted(second.events) == list(range(second.seq))
        record = await at(other, host).call("GET", f"/api/rooms/{room['id']}/record")
        assert record.status == 200
        new = await friend.post(f"/api/rooms/{room['id']}/rematch", {})
        assert (await host.get(f"/api/rooms/{room['id']}"))["moved_to"] == new["id"]


async def test_people_elsewhere_are_seen_though_hints_are_lost(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "notify", lambda *_: None)
    async with two_servers(postgres, poll=0.05) as (one, other):
        host, friend = await one.guest(), await other.guest()
        room = await shared_room(host, friend)
        async with friend.sit(room["id"]) as second:
            await second.see_room(lambda room: bool(room["chairs"][1]["present"]))
            async with host.sit(room["id"]):  # who came first must be told of who came then, and left
                await second.see_room(lambda room: bool(room["chairs"][0]["present"]))
            await second.see_room(lambda room: not room["chairs"][0]["present"])


async def test_rooms_of_a_process_that_goes_move_at_once(postgres: Postgres) -> None:
    database = await postgres.create()
    async with running(database) as other:
        async with running(database) as one:
            host, friend = await one.guest(), await other.guest()
            room = await shared_room(host, friend)
            async with host.sit(room["id"]) as first, friend.sit(room["id"]) as second:
                await first.do("start")
                await second.see_update(lambda _: True)
                one.server.should_exit = True
                messages = await first.drain()
                assert messages[-1] == {"type": "bye", "reason": "drain", "reconnect": True}
                assert first.connection.close_code == 1012
                update = second.update
                assert update is not None
                reply = await second.do("answer", decision=0, action=update["prompt"]["legal"][0])
                while reply["type"] == "failure" and reply["code"] == "busy":
                    reply = await second.do("answer", decision=0, action=update["prompt"]["legal"][0], id="again")
                assert reply["type"] == "ack"
        async with at(other, host).sit(room["id"]) as first:
            await first.next("update")


async def test_rooms_of_a_silent_process_move_and_it_cannot_write(postgres: Postgres) -> None:
    async with two_servers(postgres) as (one, other):
        host, friend = await one.guest(), await other.guest()
        room = await shared_room(host, friend)
        owner = await one.services.lobby.find(room["id"])
        async with host.sit(room["id"]) as first, friend.sit(room["id"]) as second:
            await first.do("start")
            await first.see_update(lambda _: True)
            await second.see_update(lambda _: True)
            for task in one.services.lobby._tasks:  # the process hangs: it renews nothing and sees nothing
                task.cancel()
            follower = await other.services.lobby.find(room["id"])
            while not follower.role.owns:  # noqa: ASYNC110 - nobody announces it
                await asyncio.sleep(0.05)
            assert owner.role.owns
            assert follower.role.epoch > owner.role.epoch
            assert second.update is not None
            before = follower.state.length
            # The old owner wakes and writes, even as if its lease had held: it is fenced, and knows better afterwards.
            one.services.store._renewed = math.inf
            asker = next(iter(owner.audience.connections)).asker
            assert first.update is not None
            late = Answer("late", 0, first.update["prompt"]["legal"][0])
            with pytest.raises(RefusalError) as refusal:
                await owner.ask(asker, late)
            assert refusal.value.code == "busy"
            assert follower.state.length == before
            reply = await second.do("answer", decision=0, action=second.update["prompt"]["legal"][0])
            assert reply["type"] == "ack"


def test_rooms_of_a_dead_process_are_taken_within_ten_seconds_by_default() -> None:
    settings = Settings()
    assert settings.lease + 2 * settings.poll <= 8


async def test_lease_goes_to_one_taker(postgres: Postgres) -> None:
    database = await postgres.create()
    stores = [Store(database, f"process {number}", lease=60, clock=lambda: 1) for number in range(3)]
    async with running(database, lease=0.4) as server:
        host = await server.guest()
        room = (await host.post("/api/rooms", {"game": GAMES[0].name}))["id"]
        for task in server.services.lobby._tasks:
            task.cancel()
        await asyncio.sleep(0.6)
        async with stores[0], stores[1], stores[2]:
            taken = await asyncio.gather(*(lease.take(store, room, 1) for store in stores))
            assert sorted(item is None for item in taken) == [False, True, True]
            assert {item.epoch for item in taken if item} == {2}
            again = await asyncio.gather(*(lease.take(store, room, 2) for store in stores))
            assert again == [None, None, None]


async def test_lost_connections_to_the_database_are_made_again(postgres: Postgres) -> None:
    database = await postgres.create()
    async with running(database) as server:
        server.troubles = 100
        host = await server.guest()
        request = {"game": GAMES[0].name, "seats": 3, "chairs": chairs("me", "casual", "casual"), "start": True}
        room = (await host.post("/api/rooms", request))["id"]
        async with host.sit(room, seq=0) as socket:
            for turn in range(5):
                while (update := socket.update) is None or update["decision"] != turn:
                    await socket.next()
                connection = await asyncpg.connect(database)
                await connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                await connection.close()
                answer = {"decision": turn, "action": update["prompt"]["legal"][0], "id": f"turn {turn}"}
                while (await socket.do("answer", **answer))["type"] != "ack":
                    pass
            assert sorted(socket.events) == list(range(socket.seq))


async def test_process_that_slept_answers_nothing_by_what_it_knew(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deaf(*_: object) -> None:
        pass

    monkeypatch.setattr(Store, "notify", deaf)
    async with two_servers(postgres, poll=60.0) as (sleeper, other):
        guest = await sleeper.guest()
        request = {"game": GAMES[0].name, "seats": 2, "chairs": chairs("me", "me"), "start": True}
        room = str((await guest.post("/api/rooms", request))["id"])
        store = sleeper.services.store
        async with guest.sit(room, seat=0) as socket:
            await socket.next("update")
            await give(store, room, other.services.store.process)
            for seat in (0, 1):
                async with at(other, guest).sit(room, seat=seat) as awake:
                    update = await awake.see_update(lambda update: bool(update["prompt"]))
                    highest = update["prompt"]["legal"][-1]  # so that nobody is asked for a row
                    await awake.do("answer", decision=0, action=highest)
            async with at(other, guest).sit(room, seat=0) as awake:
                update = await awake.see_update(lambda update: update["decision"] == 1)
                store._renewed -= store.lease
                await store.renew()
                assert (await guest.get(f"/api/rooms/{room}"))["seq"] == update["seq"]
                monkeypatch.undo()  # the owner hears of what is handed over
                for table in (socket, awake):
                    action = update["prompt"]["legal"][0]
                    reply = await table.do("answer", id="X", decision=1, action=action)
                    assert reply["type"] == "ack"


async def give(store: Store, room: str, process: str) -> None:
    """Another process owns the room from here on."""
    rooms = tables.rooms.c
    owned = {"owner": process, "epoch": rooms.epoch + 1}
    change = sa.update(tables.rooms).where(rooms.id == room).values(owned)
    await store.write(lambda connection: connection.execute(change))


async def owner_of(server: Running, room: str) -> str:
    stored = await server.services.store.load(room)
    assert stored is not None
    return stored.owner


@pytest.mark.parametrize("listening", [True, False])
async def test_room_goes_to_where_its_people_are(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, listening: bool
) -> None:
    monkeypatch.setattr(lobby, "SETTLED", 0.0)
    async with two_servers(postgres, poll=0.05) as (one, other):
        guest = await one.guest()
        request = {"game": GAMES[0].name, "seats": 2, "chairs": chairs("me", "novice"), "start": True}
        room = str((await guest.post("/api/rooms", request))["id"])
        async with guest.sit(room) as socket:
            update = await socket.see_update(lambda update: bool(update["prompt"]))
            reply = await socket.do("answer", decision=0, action=update["prompt"]["legal"][0])
            assert reply["type"] == "ack"
        if not listening:
            monkeypatch.setattr(Store, "notify", lambda *_: None)
        async with at(other, guest).sit(room) as socket:
            await socket.next("update")
            while await owner_of(one, room) != other.services.store.process:  # noqa: ASYNC110 - nobody announces it
                await asyncio.sleep(0.01)
            while room in one.services.lobby._rooms:  # noqa: ASYNC110 - nobody announces it
                await asyncio.sleep(0.01)
            await socket.play(at_random(1))
            assert sorted(socket.events) == list(range(min(socket.events), socket.seq))
        record = parse_record((await guest.call("GET", f"/api/rooms/{room}/record")).body.decode())
        assert replay(record_game(record), record).outcome == record.outcome


async def test_room_stays_while_anybody_is_there(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    released = []

    async def note(_store: Store, room: str, _epoch: int) -> None:
        released.append(room)

    monkeypatch.setattr(lobby, "SETTLED", 0.0)
    monkeypatch.setattr(lease, "release", note)
    async with two_servers(postgres, poll=0.02) as (one, other):
        host, friend = await one.guest(), await other.guest()
        room = str((await host.post("/api/rooms", {"game": GAMES[0].name, "seats": 2}))["id"])
        async with host.sit(room) as here:
            await here.next("welcome")
            async with friend.sit(room) as there:
                await here.see_room(lambda room: room["spectators"] == 1)
                assert (await there.do("sit", seat=1))["type"] == "ack"
                assert (await here.do("start"))["type"] == "ack"
                await there.next("update")
                assert released == []
                await here.connection.close()
                while not released:  # noqa: ASYNC110 - nobody announces it
                    await asyncio.sleep(0.01)


async def test_room_that_is_put_away_is_owned_where_it_is_opened_next(postgres: Postgres) -> None:
    async with AsyncExitStack() as stack:
        database = await postgres.create()
        one, other = [await stack.enter_async_context(running(database, idle=0.0, poll=0.02)) for _ in range(2)]
        guest = await one.guest()
        room = str((await guest.post("/api/rooms", {"game": GAMES[0].name, "seats": 2}))["id"])
        while room in one.services.lobby._rooms:  # noqa: ASYNC110 - nobody announces it
            await asyncio.sleep(0.01)
        assert await owner_of(one, room) == ""
        async with at(other, guest).sit(room) as socket:
            assert (await socket.next("welcome"))["you"] == 0
            assert await owner_of(one, room) == other.services.store.process
            assert (await socket.do("rename", name="Ann"))["type"] == "ack"


async def test_record_is_told_where_the_end_of_the_match_is_not_known_yet(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "notify", lambda *_: None)
    async with two_servers(postgres, poll=60.0) as (one, other):
        guest = await one.guest()
        request = {"game": GAMES[0].name, "seats": 2, "chairs": chairs("me", "novice"), "start": True}
        room = str((await guest.post("/api/rooms", request))["id"])
        behind = at(other, guest)
        async with behind.sit(room) as follower:
            await follower.next("update")
            reply = await behind.call("GET", f"/api/rooms/{room}/record")
            assert (reply.status, reply.json["error"]["code"]) == (409, "not_over")
            async with guest.sit(room) as socket:
                await socket.play(at_random(1))
            assert (await behind.call("GET", f"/api/rooms/{room}/record")).status == 200
            assert (await follower.see_update(lambda update: update["outcome"] is not None))["prompt"] is None
