"""What a hostile guest does: as many persons as the server lets them make, at an address of their own."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from urllib.parse import urlsplit

import msgspec
import uvloop
from websockets.exceptions import WebSocketException

from stado.core.match import Match
from stado.core.record import format_record
from stado.core.rng import Rng
from stado.games import make_game
from stado.testing.wire import Guest, chairs

HOSTILE = "127.0.0.2"
PING = b"\x89\x80\x00\x00\x00\x00"  # with no bytes, and the mask that every client's has
BEGINNING = b"\x01\x80\x00\x00\x00\x00"  # of a message that goes on
FRAGMENT = b"\x00\x80\x00\x00\x00\x00"  # of such a message


class Plan(msgspec.Struct, frozen=True):
    """How large a drill is."""

    seconds: float = 20.0  # of each attack, or longer until there were enough answers
    answers: int = 20
    tables: int = 4  # of a neighbor and a casual bot each
    think: float = 0.2  # seconds that a neighbor takes to answer
    silent: int = 10_000  # connections
    replays: int = 12  # at once
    revisions: int = 19_000  # in each record that is to be replayed
    rooms: int = 20  # of bots alone
    persons: int = 30
    address: str = HOSTILE  # of the hostile guest
    compiled: bool = True  # begin when the server has compiled what masters need, and ask one for a hint at the end


async def hostile(base: str, plan: Plan, count: int) -> list[Guest]:
    """The hostile guest under as many names as they get."""
    guests = []
    for _ in range(count):
        guest = Guest(base, source=plan.address)
        if (await guest.call("GET", "/api/me")).status == 200:
            guests.append(guest)
    return guests


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
    _start(tasks, [_repeat(guest, "POST", "/api/replay", record) for guest in guests])


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
            _start(tasks, [_flood(guest, reply.json["id"])])


async def attack_reviews(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Ask for reviews, many persons at once."""
    match, rng = Match(make_game("six", {}, 10), "drill"), Rng("drill")
    while match.to_act:
        match.act(match.to_act[0], rng.choice(match.game.prompt(match.state, match.to_act[0]).legal))
    record = format_record(match.record).encode()
    guests = await hostile(base, plan, plan.persons)
    for number, guest in enumerate(guests):
        steps = "&".join(f"step={(8 * number + step) % len(match.log)}" for step in range(8))
        _start(tasks, [_repeat(guest, "POST", f"/api/reviews?{steps}", record) for _ in range(2)])


async def attack_list(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Fill the list of public rooms."""
    table = {"game": "six", "seats": 10, "public": True}
    guests = await hostile(base, plan, plan.persons)
    _start(tasks, [_repeat(guest, "POST", "/api/rooms", msgspec.json.encode(table)) for guest in guests])


async def attack_silence(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Connect, and say nothing."""
    _start(tasks, [_stay_silent(base, plan.address) for _ in range(plan.silent)])


async def attack_requests(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Ask for cheap things as quickly as they come."""
    guests = await hostile(base, plan, plan.persons)
    _start(tasks, [_repeat(guest, "GET", "/api/rooms", None) for guest in guests])


async def attack_files(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Ask for the page and for how the process does, again and again on open connections."""
    _start(tasks, [_ask_on(base, plan.address) for _ in range(plan.persons)])


async def attack_frames(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Send pings and fragments of nothing, as quickly as sockets take them."""
    room = await _make_room(base, plan, rounds=1)
    frames = (PING * 4096, BEGINNING + FRAGMENT * 4096)
    _start(tasks, [_press_on(room, frames[number % 2]) for number in range(plan.tables)])


async def attack_chunks(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Send bodies a byte at a time."""
    (guest,) = await hostile(base, plan, 1)
    head = _head(guest, "POST", "/api/rooms", "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n")
    _start(tasks, [_press(guest, head, b"1\r\n \r\n" * 4096) for _ in range(plan.tables)])


async def attack_events(base: str, plan: Plan, tasks: asyncio.TaskGroup) -> None:
    """Want to hear all of a long match, again and again."""
    guest, room = await _make_room(base, plan, rounds=plan.rooms * 3)
    async with guest.sit(room) as socket:
        await socket.see_update(lambda update: update["outcome"] is not None)
    _start(tasks, [_hear(guest, room) for _ in range(plan.persons)])


ATTACKS: dict[str, Attack] = {
    "nobody": attack_not,
    "replays": attack_replays,
    "bots": attack_bots,
    "names": attack_names,
    "reviews": attack_reviews,
    "list": attack_list,
    "silence": attack_silence,
    "requests": attack_requests,
    "files": attack_files,
    "frames": attack_frames,
    "chunks": attack_chunks,
    "events": attack_events,
}


def _start(tasks: asyncio.TaskGroup, works: Sequence[Coroutine[None, None, None]]) -> None:
    """Let the works go on."""
    for work in works:
        tasks.create_task(work)


async def _repeat(guest: Guest, method: str, path: str, body: bytes | None) -> None:
    """One request after the other."""
    while True:
        with contextlib.suppress(OSError):
            await guest.call(method, path, raw=body)
        await asyncio.sleep(0.01)


async def _ask_on(base: str, address: str) -> None:
    """One request after the other on a connection, until the server ends it, and again."""
    url = urlsplit(base)
    asked = b"".join(f"GET {path} HTTP/1.1\r\nhost: {url.netloc}\r\n\r\n".encode() for path in ("/", "/healthz"))
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(url.hostname, url.port, local_addr=(address, 0))
            with contextlib.closing(writer):
                writer.write(asked)
                while await reader.read(65536):
                    writer.write(asked)
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


async def _make_room(base: str, plan: Plan, *, rounds: int) -> tuple[Guest, str]:
    """The hostile guest, and a match that bots play for them."""
    (guest,) = await hostile(base, plan, 1)
    table = {
        "game": "six",
        "options": {"rounds": rounds},
        "seats": 2,
        "chairs": chairs("novice", "novice"),
        "start": True,
    }
    return guest, (await guest.post("/api/rooms", table))["id"]


def _head(guest: Guest, method: str, path: str, more: str) -> bytes:
    """The beginning of a request."""
    head = f"{method} {path} HTTP/1.1\r\nHost: {urlsplit(guest.base).netloc}\r\nCookie: {guest.cookie}\r\n{more}\r\n"
    return head.encode()


async def _press_on(where: tuple[Guest, str], frames: bytes) -> None:
    """Send frames on a socket in a room without end."""
    guest, room = where
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    await _press(guest, _head(guest, "GET", f"/api/rooms/{room}/socket", upgrade + key), frames)


async def _press(guest: Guest, head: bytes, more: bytes) -> None:
    """Send more and more behind a request's beginning, until the server ends the connection, and again."""
    at = urlsplit(guest.base)
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=guest.source)
            with contextlib.closing(writer):
                writer.write(head)
                drain = asyncio.create_task(_drain(reader))
                while not drain.done():
                    writer.write(more)
                    await writer.drain()
        await asyncio.sleep(0.05)


async def _drain(reader: asyncio.StreamReader) -> None:
    """Read until the end of a connection."""
    with contextlib.suppress(OSError):
        while await reader.read(65_536):
            pass


async def _hear(guest: Guest, room: str) -> None:
    """Connect, be told everything, and go, again and again."""
    while True:
        with contextlib.suppress(OSError, WebSocketException):
            async with guest.sit(room, seq=0, seat="none") as socket:
                await socket.next("update", "bye")
        await asyncio.sleep(0.01)


async def _stay_silent(base: str, address: str) -> None:
    """A connection that says nothing; where it is ended, another one."""
    at = urlsplit(base)
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=(address, 0))
            try:
                await reader.read()
            finally:
                writer.close()
        await asyncio.sleep(10.0)


async def attack(name: str, base: str, plan: Plan) -> None:
    """Attack until killed; a line tells that it has begun."""
    allow_files()
    async with asyncio.TaskGroup() as tasks:
        await ATTACKS[name](base, plan, tasks)
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


def allow_files() -> None:
    """Let this process have as many connections as a drill needs."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))


if __name__ == "__main__":  # the hostile guest's own process
    which, address, order = sys.argv[1:]
    uvloop.run(attack(which, address, msgspec.json.decode(order, type=Plan)))
