"""What a hostile guest does: as many persons as the server lets them make, at an address of their own."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sys
from collections.abc import Awaitable, Callable

import msgspec
import uvloop
from msgspec.structs import replace
from websockets.exceptions import WebSocketException

from stado.core.match import Match
from stado.core.record import format_record
from stado.core.rng import Rng
from stado.games import make_game
from stado.testing.wire import Guest, chairs
from tests.drills import floods
from tests.drills.enemy import Plan, hostile, make_room, start

Attack = Callable[[str, Plan, asyncio.TaskGroup], Awaitable[None]]


async def attack_not(_base: str, _plan: Plan, _tasks: asyncio.TaskGroup) -> None:
    """Nothing."""


async def attack_replays(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Ask for large replays, many at once."""
    match = Match(make_game("six", {}, 10), "drill")
    legal = match.game.prompt(match.state, 0).legal
    for number in range(plan.revisions):
        match.act(0, legal[number % 2])
    record = format_record(match.record).encode()
    guests = await hostile(base, plan, plan.replays)
    start(tasks, [_repeat(guest, "POST", "/api/replay", record) for guest in guests])


async def attack_bots(base: str, plan: Plan, _tasks: asyncio.TaskGroup) -> None:
    """Let the best bots play among themselves."""
    (guest,) = await hostile(base, plan, 1)
    table = {"game": "six", "options": {"limit": 500}, "seats": 10, "chairs": chairs(*["master"] * 10), "start": True}
    for _ in range(plan.rooms):
        await guest.call("POST", "/api/rooms", table)


async def attack_names(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Change names and picks as quickly as the socket takes them, at as many tables as one person may have."""
    (guest,) = await hostile(base, plan, 1)
    for _ in range(plan.rooms):
        table = {"game": "six", "seats": 2, "chairs": chairs("me", "me"), "start": True}
        reply = await guest.call("POST", "/api/rooms", table)
        if reply.status == 201:
            start(tasks, [_flood(guest, reply.json["id"])])


async def attack_reviews(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Ask for reviews, many persons at once."""
    match, rng = Match(make_game("six", {}, 10), "drill"), Rng("drill")
    while match.to_act:
        match.act(match.to_act[0], rng.choice(match.game.prompt(match.state, match.to_act[0]).legal))
    record = format_record(match.record).encode()
    guests = await hostile(base, plan, plan.persons)
    for number, guest in enumerate(guests):
        steps = "&".join(f"step={(8 * number + step) % len(match.log)}" for step in range(8))
        start(tasks, [_repeat(guest, "POST", f"/api/reviews?{steps}", record) for _ in range(2)])


async def attack_list(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Fill the list of public rooms."""
    table = {"game": "six", "seats": 10, "public": True}
    guests = await hostile(base, plan, plan.persons)
    start(tasks, [_repeat(guest, "POST", "/api/rooms", msgspec.json.encode(table)) for guest in guests])


async def attack_requests(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Ask for cheap things as quickly as they come."""
    guests = await hostile(base, plan, plan.persons)
    start(tasks, [_repeat(guest, "GET", "/api/rooms", None) for guest in guests])


async def attack_events(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Want to hear all of a long match, again and again."""
    guest, room = await make_room(base, plan, rounds=plan.rooms * 3)
    async with guest.sit(room) as socket:
        await socket.see_update(lambda update: update["outcome"] is not None)
    start(tasks, [_hear(guest, room) for _ in range(plan.persons)])


ATTACKS: dict[str, Attack] = {
    "nobody": attack_not,
    "replays": attack_replays,
    "bots": attack_bots,
    "names": attack_names,
    "reviews": attack_reviews,
    "list": attack_list,
    "requests": attack_requests,
    "events": attack_events,
    "silence": floods.flood_silence,
    "files": floods.flood_files,
    "frames": floods.flood_frames,
    "chunks": floods.flood_chunks,
    "pings": floods.flood_pings,
    "pongs": floods.flood_pongs,
    "joins": floods.flood_joins,
    "emotes": floods.flood_emotes,
    "renames": floods.flood_renames,
    "deaf": floods.flood_deaf,
    "unread": floods.flood_unread,
    "pipelines": floods.flood_pipelines,
    "bodies": floods.flood_bodies,
    "segments": floods.flood_segments,
    "halves": floods.flood_halves,
    "crowds": floods.flood_crowds,
}


async def _repeat(guest: Guest, method: str, path: str, body: bytes | None) -> None:
    """One request after the other."""
    while True:
        with contextlib.suppress(OSError):
            await guest.call(method, path, raw=body)
        await asyncio.sleep(0.01)


async def _flood(guest: Guest, room: str) -> None:
    """Names and changed picks, until the server ends the connection, and again."""
    while True:
        with contextlib.suppress(OSError, WebSocketException):  # ended, or not let in
            async with guest.sit(room) as socket:
                update = await socket.see_update(bool)
                for number in range(10**9):
                    await socket.send("rename", name=f"n{number}")
                    action = update["prompt"]["legal"][number % 2]
                    await socket.do("answer", decision=update["decision"], action=action)
                    socket.texts.clear()
        await asyncio.sleep(0.05)


async def _hear(guest: Guest, room: str) -> None:
    """Connect, be told everything, and go, again and again."""
    while True:
        with contextlib.suppress(OSError, WebSocketException):
            async with guest.sit(room, seq=0, seat="none") as socket:
                await socket.next("update", "bye")
        await asyncio.sleep(0.01)


async def attack(names: str, base: str, plan: Plan) -> None:
    """Attack until killed, in one way or in several between plus signs, each from an address of its own.

    A line tells that it has begun.
    """
    allow_files()
    async with asyncio.TaskGroup() as tasks:
        await asyncio.gather(
            *(
                ATTACKS[name](base, replace(plan, address=plan.address.replace("0.0", f"0.{number}")), tasks)
                for number, name in enumerate(names.split("+"))
            )
        )
        sys.stdout.write(f"{names}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


def allow_files() -> None:
    """Let this process have as many connections as a drill needs."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))


if __name__ == "__main__":  # the hostile guest's own process
    which, address, order = sys.argv[1:]
    uvloop.run(attack(which, address, msgspec.json.decode(order, type=Plan)))
