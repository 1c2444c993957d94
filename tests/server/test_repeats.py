"""Repeated commands: an id belongs to one command, and no repeat opens another's seat."""

from __future__ import annotations

import json

import pytest

from stado.games import GAMES
from stado.rooms.decisions import Asker, digest
from stado.rooms.protocol.commands import SendEmote
from stado.rooms.state import Done
from stado.rooms.unlogged import Unlogged
from stado.testing.wire import Guest, Json, Socket, chairs
from tests.server.harness import Postgres, running
from tests.server.test_processes import two_servers

GAME = GAMES[0].name


async def say(socket: Socket, **message: object) -> Json:
    """Send a message as it is; what it is answered with."""
    await socket.connection.send(json.dumps(message))
    while (reply := await socket.next("ack", "failure"))["id"] != message["id"]:
        pass
    return reply


async def table_of_two(host: Guest, guest: Guest) -> str:
    """A running match: the host at seat 0, the guest at seat 1, who sat down by command `X`."""
    room = str((await host.post("/api/rooms", {"game": GAME, "seats": 2, "chairs": chairs("me", "open")}))["id"])
    async with guest.sit(room) as socket:
        assert (await say(socket, type="sit", id="X", seat=1))["type"] == "ack"
    async with host.sit(room) as socket:
        assert (await socket.do("start"))["type"] == "ack"
    return room


async def play_one_card(host: Guest, room: str) -> None:
    async with host.sit(room) as socket:
        update = await socket.see_update(lambda update: bool(update["prompt"]))
        await socket.do("answer", decision=update["decision"], action=update["prompt"]["legal"][0])


async def pry(thief: Guest, host: Guest, room: str, seat: int) -> list[Json]:
    """What a second socket hears that repeats `X` with another seat."""
    async with thief.sit(room, seat="none") as socket:
        await socket.next("update")
        reply = await say(socket, type="sit", id="X", seat=seat)
        assert (reply["type"], reply.get("code")) == ("failure", "id_used")
        await play_one_card(host, room)
        await socket.next("update")
        assert socket.you is None
        return [json.loads(text) for text in socket.texts]


def told_to_an_onlooker(messages: list[Json]) -> bool:
    updates = [message for message in messages if message["type"] == "update"]
    return len(updates) > 1 and all(update["prompt"] is None for update in updates)


@pytest.mark.parametrize("seat", [0, 63])
async def test_repeated_sit_with_another_seat_is_refused_and_shows_nothing(sqlite: str, seat: int) -> None:
    async with running(sqlite) as server:
        host, thief = await server.guest(), await server.guest()
        room = await table_of_two(host, thief)
        assert told_to_an_onlooker(await pry(thief, host, room, seat))
        async with thief.sit(room) as socket:  # the room still serves everybody
            assert (await socket.next("welcome"))["you"] == 1


@pytest.mark.system
async def test_repeated_sit_shows_nothing_on_a_follower_either(postgres: Postgres) -> None:
    async with two_servers(postgres, poll=0.05) as (one, other):
        host, thief = await one.guest(), await other.guest()
        room = await table_of_two(host, thief)
        assert told_to_an_onlooker(await pry(thief, host, room, 0))


async def test_repeated_sit_takes_the_seat_again_for_its_own_person(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, guest = await server.guest(), await server.guest()
        room = await table_of_two(host, guest)
        async with guest.sit(room, seat="none") as socket:
            assert (await say(socket, type="sit", id="X", seat=1))["type"] == "ack"
            await play_one_card(host, room)
            update = await socket.see_update(lambda update: bool(update["prompt"]))
            assert update["prompt"]["legal"]


async def test_connection_whose_chair_is_lost_is_told_as_an_onlooker(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, guest = await server.guest(), await server.guest()
        body = {"game": GAME, "seats": 2, "chairs": chairs("me", "open")}
        room = str((await host.post("/api/rooms", body))["id"])
        async with guest.sit(room) as lost, guest.sit(room) as other:
            assert (await say(other, type="sit", id="X", seat=1))["type"] == "ack"
            assert (await say(lost, type="sit", id="X", seat=1))["type"] == "ack"
            assert (await say(other, type="stand", id="Y"))["type"] == "ack"
            assert (await host.call("GET", f"/api/rooms/{room}")).status == 200
            async with host.sit(room) as socket:
                await socket.do("add_bot", seat=1, level="novice")
                assert (await socket.do("start"))["type"] == "ack"
            assert (await lost.next("update"))["prompt"] is None


async def test_repeated_stand_is_answered_as_the_first_time(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, guest = await server.guest(), await server.guest()
        body = {"game": GAME, "seats": 2, "chairs": chairs("me", "open")}
        room = str((await host.post("/api/rooms", body))["id"])
        async with guest.sit(room) as socket:
            await say(socket, type="sit", id="X", seat=1)
            first = await say(socket, type="stand", id="Y")
            await socket.see_room(lambda room: room["chairs"][1]["kind"] == "open")
            assert await say(socket, type="stand", id="Y") == first
        async with guest.sit(room) as socket:
            assert await say(socket, type="stand", id="Y") == first
            assert (await say(socket, type="stand", id="Z"))["code"] == "not_seated"


async def hear_emotes(socket: Socket) -> list[str]:
    """What was shown until somebody says good-bye."""
    heard: list[str] = []
    while "bye" not in heard:
        heard.append((await socket.next("emoted"))["emote"])
    return heard


async def test_repeated_emote_is_shown_once(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, guest = await server.guest(), await server.guest()
        room = await table_of_two(host, guest)
        async with host.sit(room) as table, guest.sit(room) as socket:
            await table.next("update")  # who is not in the room yet hears of no emote
            first = await say(socket, type="send_emote", id="E", emote="moo")
            assert await say(socket, type="send_emote", id="E", emote="moo") == first
            assert (await say(socket, type="send_emote", id="E", emote="ouch"))["code"] == "id_used"
            assert (await say(socket, type="leave", id="E"))["code"] == "id_used"
            async with guest.sit(room) as again:
                assert await say(again, type="send_emote", id="E", emote="moo") == first
            for text in [json.dumps({"type": "send_emote", "id": "F", "emote": "nice"})] * 3:  # in one batch
                await socket.connection.send(text)
            assert (await say(socket, type="send_emote", id="G", emote="bye"))["type"] == "ack"
            assert await hear_emotes(table) == ["moo", "nice", "bye"]


@pytest.mark.system
async def test_repeated_emote_is_shown_once_by_a_follower(postgres: Postgres) -> None:
    async with two_servers(postgres, poll=0.05) as (one, other):
        host, guest = await one.guest(), await other.guest()
        room = await table_of_two(host, guest)
        async with host.sit(room) as table, guest.sit(room) as socket:
            await table.next("update")  # who is not in the room yet hears of no emote
            for emote, name in (("moo", "E"), ("moo", "E"), ("bye", "F")):
                assert (await say(socket, type="send_emote", id=name, emote=emote))["type"] == "ack"
            assert await hear_emotes(table) == ["moo", "bye"]


def test_only_the_last_commands_that_are_in_no_log_are_remembered() -> None:
    unlogged = Unlogged()
    asker = Asker("ann", "Ann", None)
    commands = [SendEmote(str(number), "moo") for number in range(12)]
    for number, command in enumerate(commands):
        unlogged.add(asker, command, number)
    assert unlogged.find(asker, commands[-1]) == [Done(None, 11, digest(commands[-1]))]
    assert unlogged.find(asker, commands[0]) == []
    for number in range(2000):
        unlogged.add(Asker(f"person {number}", "", None), commands[0], 0)
    assert unlogged.find(asker, commands[-1]) == []


async def test_two_seats_of_a_person_may_use_the_same_ids(sqlite: str) -> None:
    async with running(sqlite) as server:
        host = await server.guest()
        body = {"game": GAME, "seats": 2, "chairs": chairs("me", "me"), "start": True}
        room = str((await host.post("/api/rooms", body))["id"])
        async with host.sit(room, seat=0) as one, host.sit(room, seat=1) as two:
            for socket in (one, two):
                update = await socket.see_update(lambda update: bool(update["prompt"]))
                action = update["prompt"]["legal"][0]
                reply = await say(socket, type="answer", id="1", decision=0, action=action)
                assert reply["type"] == "ack"
            other = await say(two, type="answer", id="1", decision=1, action=action)
            assert other["code"] == "id_used"


async def test_sit_that_comes_again_from_another_socket_moves_nobody(sqlite: str) -> None:
    async with running(sqlite) as server:
        host = await server.guest()
        body = {"game": GAME, "seats": 4, "chairs": chairs("me", "me", "open", "open")}
        room = str((await host.post("/api/rooms", body))["id"])
        async with host.sit(room, seat=0) as one, host.sit(room, seat=1) as two, host.sit(room, seat="none") as third:
            first = await say(one, type="sit", id="X", seat=2)
            await one.see_room(lambda room: bool(room["chairs"][2]["you"]))
            for socket in (two, third, one):
                assert await say(socket, type="sit", id="X", seat=2) == first
                assert (await say(socket, type="sit", id="X", seat=3))["code"] == "id_used"
                assert (await say(socket, type="add_bot", id="X", seat=3, level="novice"))["code"] == "id_used"
            chairs_now = (await host.get(f"/api/rooms/{room}"))["chairs"]
            assert [chair["kind"] for chair in chairs_now] == ["open", "person", "person", "open"]


async def test_who_has_changed_chairs_keeps_the_ids_of_the_old_one(sqlite: str) -> None:
    async with running(sqlite) as server:
        host = await server.guest()
        room = str((await host.post("/api/rooms", {"game": GAME, "seats": 2, "chairs": chairs("me", "open")}))["id"])
        async with host.sit(room) as socket:
            first = await say(socket, type="rename", id="R", name="Ann")
            await say(socket, type="sit", id="X", seat=1)
            await socket.see_room(lambda room: bool(room["chairs"][1]["you"]))
            await say(socket, type="rename", id="S", name="Bea")
            assert await say(socket, type="rename", id="R", name="Ann") == first
            assert (await host.get(f"/api/rooms/{room}"))["chairs"][1]["name"] == "Bea"
            assert await say(socket, type="sit", id="X", seat=1) == await say(socket, type="sit", id="X", seat=1)
            assert (await say(socket, type="rename", id="R", name="Cleo"))["code"] == "id_used"


async def test_command_that_changed_nothing_changes_nothing_when_it_comes_again(sqlite: str) -> None:
    async with running(sqlite) as server:
        host = await server.guest()
        room = str((await host.post("/api/rooms", {"game": GAME, "seats": 2, "chairs": chairs("me", "open")}))["id"])
        async with host.sit(room) as socket:
            first = await say(socket, type="sit", id="X", seat=0)
            await say(socket, type="sit", id="Y", seat=1)
            await socket.see_room(lambda room: bool(room["chairs"][1]["you"]))
            assert await say(socket, type="sit", id="X", seat=0) == first
            assert (await say(socket, type="stand", id="X"))["code"] == "id_used"
            assert (await host.get(f"/api/rooms/{room}"))["chairs"][1]["you"]


async def test_start_in_a_running_room_is_for_those_who_may_start(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, guest, stranger = await server.guest(), await server.guest(), await server.guest()
        room = await table_of_two(host, guest)
        async with host.sit(room) as table, guest.sit(room) as seated, stranger.sit(room) as onlooker:
            await table.see_room(lambda room: bool(room["chairs"][1]["present"]))
            assert (await say(table, type="start", id="again"))["type"] == "ack"
            assert (await say(seated, type="start", id="mine"))["code"] == "not_host"
            assert (await say(onlooker, type="start", id="mine"))["code"] == "not_host"
