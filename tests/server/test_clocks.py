"""Time: what runs out, what a bank pays, what a restart gives back."""

from __future__ import annotations

import asyncio
import time

import pytest

from stado.games import GAMES
from stado.rooms.log import Line, Resumed
from stado.rooms.protocol.requests import ChairRequest, RoomRequest
from stado.rooms.protocol.room import Clock
from stado.rooms.timers import Timers
from stado.server.settings import steady_clock
from stado.testing.memory import MemoryHost
from stado.testing.wire import PATIENCE, Guest, Json, chairs
from tests.server.harness import Postgres, running

DAY = 86_400


class Watch:
    """A clock that the test moves, in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


async def open_room(guest: Guest, clock: Json | None) -> str:
    request = {"game": GAMES[0].name, "seats": 2, "chairs": chairs("me", "me"), "clock": clock, "start": True}
    return str((await guest.post("/api/rooms", request))["id"])


def test_bank_pays_for_what_a_decision_takes_beyond_its_time() -> None:
    timers = Timers(Clock(20, 60), 2)
    timers.ask(0, 1000)
    assert timers.deadlines() == [(81_000, 0)]
    assert timers.face(0, 11_000).left_ms == 10_000
    assert (timers.face(0, 31_000).left_ms, timers.face(0, 31_000).bank_ms) == (0, 50_000)
    timers.credit(5000)
    assert timers.deadline(0) == 86_000
    timers.charge(0, 36_000)
    assert timers.bank == [50_000, 60_000]
    assert timers.face(0, 99_000) == timers.face(0, 0)
    timers.ask(0, 40_000)
    timers.charge(0, 500_000)
    assert timers.bank[0] == 0


@pytest.mark.parametrize("days", [0, 3])
async def test_bot_plays_from_when_time_runs_out_until_the_person_returns(sqlite: str, days: int) -> None:
    watch = Watch()
    seconds = days * DAY or 30
    async with running(sqlite, clock=watch, poll=0.02) as server:
        host = await server.guest()
        room = await open_room(host, {"decision": seconds})
        async with host.sit(room, seat=0) as ann, host.sit(room, seat=1) as bob:
            update = await ann.next("update")
            assert [face["left_ms"] for face in update["clocks"]] == [seconds * 1000] * 2
            await ann.do("answer", decision=0, action=update["prompt"]["legal"][0])
            faces = (await ann.see_update(lambda update: update["waiting"] == [1]))["clocks"]
            assert [(face["running"], face["left_ms"]) for face in faces] == [(False, None), (True, seconds * 1000)]
            watch.pass_seconds(seconds - 1)
            await bob.do("send_emote", emote="thinking")
            assert bob.room is not None
            assert not bob.room["chairs"][1]["stand_in"]
            watch.pass_seconds(2)
            await bob.see_room(lambda room: bool(room["chairs"][1]["stand_in"]))
            # The bot has answered, and goes on answering.
            await ann.see_update(lambda update: 1 not in update["waiting"])
            assert (await bob.do("return"))["type"] == "ack"
            await bob.see_room(lambda room: not room["chairs"][1]["stand_in"])


async def test_time_while_nobody_ran_the_room_does_not_count(database: str) -> None:
    watch = Watch()
    async with running(database, clock=watch) as server:
        host = await server.guest()
        room = await open_room(host, {"decision": 60, "bank": 30})
        async with host.sit(room, seat=0) as ann:
            await ann.next("update")
            watch.pass_seconds(70)
    watch.pass_seconds(3600)
    async with running(database, clock=watch) as server:
        host.base = server.base
        async with host.sit(room, seat=0) as ann:
            update = await ann.next("update")
            assert update["clocks"][0] == {"running": True, "left_ms": 0, "bank_ms": 20_000}
            assert ann.room is not None
            assert not ann.room["chairs"][0]["stand_in"]


async def test_room_that_was_put_away_wakes_when_time_runs_out(sqlite: str) -> None:
    watch = Watch()
    async with running(sqlite, clock=watch, idle=0.05, poll=0.02) as server:
        host = await server.guest()
        room = await open_room(host, {"decision": DAY})
        async with host.sit(room, seat=0):
            pass
        lobby = server.services.lobby
        while room in lobby._rooms:
            await _breathe()
        watch.pass_seconds(DAY + 1)
        while room not in lobby._rooms:
            await _breathe()
        async with host.sit(room, seat=1) as bob:
            await bob.see_room(lambda room: all(chair["stand_in"] for chair in room["chairs"]))
            # Two bots finish what two people have left.
            await bob.see_update(lambda update: update["outcome"] is not None)


async def test_room_without_a_clock_waits_for_ever(sqlite: str) -> None:
    watch = Watch()
    async with running(sqlite, clock=watch, poll=0.02) as server:
        host = await server.guest()
        room = await open_room(host, None)
        async with host.sit(room, seat=0) as ann:
            assert (await ann.next("update"))["clocks"] == []
            watch.pass_seconds(100 * DAY)
            await _breathe()
            await ann.do("send_emote", emote="hurry")
            assert ann.room is not None
            assert not any(chair["stand_in"] for chair in ann.room["chairs"])


@pytest.mark.parametrize("hours", [1, -1])
async def test_wall_clock_that_is_set_while_a_match_runs_costs_nobody_a_second(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    async with running(sqlite, poll=0.02) as server:
        host = await server.guest()
        room = await open_room(host, {"decision": 1800})
        async with host.sit(room, seat=0) as ann:
            await ann.next("update")
            now, now_ns, jump = time.time, time.time_ns, hours * 3600
            monkeypatch.setattr(time, "time", lambda: now() + jump)
            monkeypatch.setattr(time, "time_ns", lambda: now_ns() + jump * 10**9)
            await _breathe()
        async with host.sit(room, seat=0) as ann:
            update = await ann.next("update")
            # Nothing but the time that the test took has passed.
            assert 1_800_000 - PATIENCE * 1000 < update["clocks"][0]["left_ms"] <= 1_800_000
            assert ann.room is not None
            assert not ann.room["chairs"][0]["stand_in"]


@pytest.mark.parametrize("hours", [1, -1])
async def test_wall_clock_that_is_set_between_two_owners_costs_nobody_a_second(database: str, hours: int) -> None:
    watch = Watch()
    async with running(database, clock=watch) as server:
        host = await server.guest()
        room = await open_room(host, {"decision": 60, "bank": 30})
        async with host.sit(room, seat=0) as ann:
            await ann.next("update")
            watch.pass_seconds(70)
    for owner in range(3):
        watch.pass_seconds(hours * 3600)
        async with running(database, clock=watch) as server:
            host.base = server.base
            async with host.sit(room, seat=0) as ann:
                face = (await ann.next("update"))["clocks"][0]
                assert face == {"running": True, "left_ms": 0, "bank_ms": 20_000 - owner * 1000}
            watch.pass_seconds(1)


async def test_room_that_was_put_away_wakes_in_time_though_the_clock_was_set_back(sqlite: str) -> None:
    watch = Watch()
    async with running(sqlite, clock=watch) as server:
        host = await server.guest()
        room = await open_room(host, {"decision": DAY})
        watch.pass_seconds(1000)
    watch.pass_seconds(-3600)
    async with running(sqlite, clock=watch, idle=0.05, poll=0.02) as server:
        host.base = server.base
        lobby = server.services.lobby
        async with host.sit(room, seat=0) as ann:
            await ann.next("update")
        while room in lobby._rooms:
            await _breathe()
        watch.pass_seconds(DAY - 1000 + 1)
        while room not in lobby._rooms:
            await _breathe()
        async with host.sit(room, seat=1) as bob:
            await bob.see_room(lambda room: all(chair["stand_in"] for chair in room["chairs"]))


@pytest.mark.system
@pytest.mark.parametrize("ahead", [10_000, 3_600_000])
async def test_faces_are_the_owners_whatever_the_clock_of_who_tells_them(postgres: Postgres, ahead: int) -> None:
    database = await postgres.create()
    async with running(database) as one, running(database, clock=lambda: steady_clock() + ahead) as other:
        host = await one.guest()
        for owner, follower in ((one, other), (other, one)):
            host.base = owner.base
            room = await open_room(host, {"decision": 60, "bank": 60})
            began = time.monotonic()
            async with host.sit(room, seat=0) as here, Guest(follower.base, host.cookie).sit(room, seat=1) as there:
                for update in (await here.next("update"), await there.next("update")):
                    _check_faces(update, began)
                assert there.update is not None
                await there.do("answer", decision=0, action=there.update["prompt"]["legal"][0])
                _check_faces(await there.see_update(lambda update: update["waiting"] == [0]), began)


def _check_faces(update: Json, began: float) -> None:
    """About the time that the test took has passed, and not what the clocks are apart; heartbeats may be late."""
    passed = (time.monotonic() - began) * 1000
    for face in update["clocks"]:
        assert face["bank_ms"] == 60_000
        if face["running"]:
            assert 60_000 - passed - 5_000 <= face["left_ms"] <= 60_000


async def test_room_whose_time_is_ahead_of_its_host_stays_awake() -> None:
    host = MemoryHost()
    chair = ChairRequest("me")
    room = await host.create(
        "ann", RoomRequest(GAMES[0].name, seats=2, clock=Clock(DAY), chairs=(chair,) * 2, start=True)
    )
    assert room.may_sleep(60)
    assert not room.may_sleep(2 * DAY)
    await host.forget()
    host.log.lines[room.id].append(Line(host.ports.now() + 3_600_000, Resumed(0)))
    room = await host.find(room.id)
    assert not room.may_sleep(60)
    await host.forget()


async def _breathe() -> None:
    await asyncio.sleep(0.02)
