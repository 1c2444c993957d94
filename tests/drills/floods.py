"""What a hostile guest does with connections alone: many of them, and what costs little to send."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from socket import IPPROTO_TCP, TCP_NODELAY

import msgspec
from msgspec.structs import replace

from stado.testing.wire import Guest
from tests.drills.enemy import (
    ENDED,
    Plan,
    drain_all,
    frame,
    gather,
    head,
    hostile,
    make_room,
    opened,
    press,
    start,
    upgrade,
)

PING = b"\x89\x80\x00\x00\x00\x00"  # with no bytes, and the mask that every client's has
LONG_PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125  # as large as there are
BEGINNING = b"\x01\x80\x00\x00\x00\x00"  # of a message that goes on
FRAGMENT = b"\x00\x80\x00\x00\x00\x00"  # of such a message
_SEATED = 10
_ADDRESSES = 3  # that together may have more connections than a server with 1,024 files


async def flood_silence(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Connect, and say nothing."""
    start(tasks, [_stay_silent(Guest(base, source=plan.address)) for _ in range(plan.silent)])


async def flood_files(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Ask for the page and for how the process does, again and again on open connections."""
    guest = Guest(base, source=plan.address)
    start(tasks, [_ask_on(guest) for _ in range(plan.persons)])


async def flood_pipelines(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Ask without waiting for answers, and without reading them."""
    guest = Guest(base, source=plan.address)
    asked = head(guest, "GET", "/manifest.webmanifest") * 200
    start(tasks, [press(guest, b"", asked, deaf=bool(number % 2)) for number in range(plan.sockets)])


async def flood_unread(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Ask for the largest file, and read nothing of it."""
    guest = Guest(base, source=plan.address)
    asked = head(guest, "GET", "/runtime/pyodide.asm.wasm") * 4
    start(tasks, [_ask_deaf(guest, asked) for _ in range(plan.sockets)])


async def flood_bodies(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Send large bodies slowly, on many connections."""
    guests = await hostile(base, plan, plan.persons)
    for number in range(plan.sockets):
        guest = guests[number % len(guests)]
        first = head(guest, "POST", "/api/replay", "Content-Type: application/json\r\nContent-Length: 4194304\r\n")
        start(tasks, [_trickle(guest, first, b" " * 4096, 0.1)])


async def flood_halves(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Hold places by requests of which half the body never comes, from several addresses."""
    for guests in await _surround(base, plan):
        for _, guest in zip(range(plan.sockets), itertools.cycle(guests), strict=False):
            first = head(guest, "POST", "/api/me/link", "Content-Type: application/json\r\nContent-Length: 2\r\n")
            start(tasks, [_hold(guest, first + b"{")])


async def flood_crowds(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Hold places by sockets in a waiting room on which pings come, from several addresses."""
    crowds = await _surround(base, plan)
    room = (await crowds[0][0].post("/api/rooms", {"game": "six"}))["id"]
    for guests in crowds:
        for _, guest in zip(range(plan.sockets), itertools.cycle(guests), strict=False):
            start(tasks, [_trickle(guest, upgrade(guest, room), PING, 5.0)])


async def flood_segments(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Send headers and frames a byte at a time, each in a packet of its own."""
    guest, room = await make_room(base, plan, rounds=1)
    text = frame(b'{"type":"send_emote","id":"x","emote":"' + b"x" * 4000)
    for number in range(plan.sockets):
        first = upgrade(guest, room, "seat=none") if number % 2 else b""
        start(tasks, [_trickle(guest, first, text if number % 2 else head(guest, "GET", "/"), 0.0, size=1)])


async def flood_frames(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Send pings and fragments of nothing, as quickly as sockets take them."""
    guest, room = await make_room(base, plan, rounds=1)
    frames = itertools.cycle((PING * 4096, BEGINNING + FRAGMENT * 4096))
    start(tasks, [press(guest, upgrade(guest, room), next(frames)) for _ in range(plan.tables)])


async def flood_pings(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Send pings on many sockets."""
    await _ping(base, plan, tasks, deaf=False)


async def flood_pongs(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Send the largest pings on many sockets, and read none of the answers."""
    await _ping(base, plan, tasks, deaf=True)


async def flood_joins(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Come and go in a room full of onlookers."""
    guests, room = await _fill_room(base, plan, tasks)
    start(tasks, [_come_and_go(guests[number % _SEATED], room) for number in range(plan.persons)])


async def flood_emotes(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Show feelings to a room full of onlookers."""
    guests, room = await _fill_room(base, plan, tasks)
    emotes = (await guests[0].get("/api/catalog"))["emotes"]
    shown = [{"type": "send_emote", "emote": emote} for emote in emotes]
    start(tasks, [_say(guest, room, shown) for guest in guests[:_SEATED]])


async def flood_renames(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Change names before a room full of onlookers."""
    guests, room = await _fill_room(base, plan, tasks)
    start(tasks, [_say(guest, room, [{"type": "rename", "name": name} for name in "ab"]) for guest in guests[:_SEATED]])


async def flood_deaf(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Change names before a room full of onlookers who do not listen."""
    guests, room = await _fill_room(base, plan, tasks, deaf=True)
    start(tasks, [_say(guest, room, [{"type": "rename", "name": name} for name in "ab"]) for guest in guests[:_SEATED]])


async def flood_chunks(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Send bodies a byte at a time."""
    (guest,) = await hostile(base, plan, 1)
    first = head(guest, "POST", "/api/rooms", "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n")
    start(tasks, [press(guest, first, b"1\r\n \r\n" * 4096) for _ in range(plan.tables)])


async def _stay_silent(guest: Guest) -> None:
    """A connection that says nothing; where it is ended, another one."""
    while True:
        with contextlib.suppress(*ENDED):
            async with opened(guest) as (reader, _):
                await reader.read()
        await asyncio.sleep(10.0)


async def _surround(base: str, plan: Plan) -> list[list[Guest]]:
    """The hostile guest under many names at each of several addresses."""
    addresses = [plan.address.replace("127.0.", f"127.{number}.", 1) for number in range(_ADDRESSES)]
    return [await hostile(base, replace(plan, address=address), plan.persons) for address in addresses]


async def _hold(guest: Guest, first: bytes) -> None:
    """A request that does not end; where the server ends it, another one."""
    while True:
        with contextlib.suppress(*ENDED):
            async with opened(guest) as (reader, writer):
                writer.write(first)
                await reader.read(1)
        await asyncio.sleep(1.0)


async def _ask_on(guest: Guest) -> None:
    """One request after the other on a connection, until the server ends it, and again."""
    asked = head(guest, "GET", "/") + head(guest, "GET", "/healthz")
    while True:
        with contextlib.suppress(*ENDED):
            async with opened(guest) as (reader, writer):
                writer.write(asked)
                while await reader.read(65536):
                    writer.write(asked)
        await asyncio.sleep(0.01)


async def _ask_deaf(guest: Guest, asked: bytes) -> None:
    """Requests on a connection whose answers are not read, for a while, and again."""
    while True:
        with contextlib.suppress(*ENDED):
            async with opened(guest, deaf=True) as (_, writer):
                writer.write(asked)
                await asyncio.sleep(60.0)
        await asyncio.sleep(0.5)


async def _trickle(guest: Guest, first: bytes, more: bytes, pause: float, *, size: int = 0) -> None:
    """Send more behind a beginning part by part, until the server ends the connection, and again."""
    while True:
        with contextlib.suppress(*ENDED):
            async with opened(guest) as (reader, writer):
                writer.get_extra_info("socket").setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
                writer.write(first)
                drain = asyncio.create_task(drain_all(reader))
                parts = [more[at : at + (size or len(more))] for at in range(0, len(more), size or len(more))]
                try:
                    for part in itertools.cycle(parts):
                        if drain.done() or writer.is_closing():
                            break
                        writer.write(part)
                        await writer.drain()
                        await asyncio.sleep(pause)
                finally:
                    drain.cancel()
        await asyncio.sleep(0.05)


async def _ping(base: str, plan: Plan, tasks: asyncio.TaskGroup, *, deaf: bool) -> None:
    """Send pings on many sockets of many persons in a room."""
    _, room = await make_room(base, plan, rounds=1)
    guests = await hostile(base, plan, plan.persons)
    for _, guest in zip(range(plan.sockets), itertools.cycle(guests), strict=False):
        first = upgrade(guest, room, "seat=none")
        start(tasks, [press(guest, first, LONG_PING * 100, deaf=deaf)])


async def _fill_room(base: str, plan: Plan, tasks: asyncio.TaskGroup, *, deaf: bool = False) -> tuple[list[Guest], str]:
    """Persons of whom the first sit in a waiting room, where the others look on."""
    guests = await hostile(base, plan, plan.persons)
    room = (await guests[0].post("/api/rooms", {"game": "six", "seats": _SEATED}))["id"]
    for seat, guest in enumerate(guests[1:_SEATED], start=1):
        async with guest.sit(room) as socket:
            await socket.do("sit", seat=seat)
    await gather(tasks, guests[_SEATED:] or guests, room, plan, deaf=deaf)
    return guests, room


async def _come_and_go(guest: Guest, room: str) -> None:
    """Connect to a room, and be gone, again and again."""
    while True:
        with contextlib.suppress(*ENDED):
            async with opened(guest) as (reader, writer):
                writer.write(upgrade(guest, room))
                async with asyncio.timeout(0.3):
                    await reader.read(4096)
        await asyncio.sleep(0.01)


async def _say(guest: Guest, room: str, commands: list[dict[str, str]]) -> None:
    """Send the commands over and over, nearly as often as a person may, and come back when sent away."""
    numbers = itertools.count()
    while True:
        with contextlib.suppress(*ENDED):
            async with opened(guest) as (reader, writer):
                writer.write(upgrade(guest, room))
                drain = asyncio.create_task(drain_all(reader))
                try:
                    await asyncio.sleep(0.3)
                    for command in itertools.cycle(commands):
                        if drain.done():
                            break
                        sent = {**command, "id": f"{guest.cookie[-8:]} {next(numbers)}"}
                        writer.write(frame(msgspec.json.encode(sent)))
                        await writer.drain()
                        await asyncio.sleep(1 / 19)
                finally:
                    drain.cancel()
        await asyncio.sleep(0.2)
