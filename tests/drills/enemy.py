"""A hostile guest: how much they do, under which names, and how their connections begin and go on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from socket import SO_RCVBUF, SOL_SOCKET, socket
from urllib.parse import urlsplit

import msgspec

from stado.testing.wire import Guest, chairs

HOSTILE = "127.0.0.2"
_UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
_TEXT = 0x81
_MASKED = 0x80
_LEAST = 4096  # bytes that a connection is read by at once
_LONG = 126  # says that two bytes tell a frame's length

ENDED = (OSError, RuntimeError)  # what a connection that the server has ended raises, the latter by uvloop
Opened = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Plan(msgspec.Struct, frozen=True):
    """How large a drill is."""

    seconds: float = 20.0  # of each attack, or longer until there were enough answers
    answers: int = 20
    tables: int = 4  # of a neighbor and a casual bot each
    think: float = 0.2  # seconds that a neighbor takes to answer
    silent: int = 10_000  # connections
    sockets: int = 380  # in one room
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


async def make_room(base: str, plan: Plan, *, rounds: int) -> tuple[Guest, str]:
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


def start(tasks: asyncio.TaskGroup, works: Sequence[Coroutine[None, None, None]]) -> None:
    """Let the works go on."""
    for work in works:
        tasks.create_task(work)


def head(guest: Guest, method: str, path: str, more: str = "") -> bytes:
    """The beginning of a request."""
    first = f"{method} {path} HTTP/1.1\r\nHost: {urlsplit(guest.base).netloc}\r\nCookie: {guest.cookie}\r\n{more}\r\n"
    return first.encode()


def upgrade(guest: Guest, room: str, query: str = "") -> bytes:
    """A request for a room's socket."""
    return head(guest, "GET", f"/api/rooms/{room}/socket?{query}", _UPGRADE)


def frame(text: bytes) -> bytes:
    """A text as a client sends it on a socket, under a mask that changes nothing."""
    size = len(text)
    length = bytes([_MASKED | size]) if size < _LONG else bytes([_MASKED | _LONG]) + size.to_bytes(2)
    return bytes([_TEXT]) + length + bytes(4) + text


@asynccontextmanager
async def opened(guest: Guest, *, deaf: bool = False) -> AsyncIterator[Opened]:
    """A connection from the guest's address, while it is open; the deaf let nothing wait for them."""
    at = urlsplit(guest.base)
    with socket() as plug:
        plug.setblocking(False)
        if deaf:
            plug.setsockopt(SOL_SOCKET, SO_RCVBUF, _LEAST)
        if guest.source is not None:
            plug.bind(guest.source)
        await asyncio.get_running_loop().sock_connect(plug, (at.hostname, at.port))
        reader, writer = await asyncio.open_connection(sock=plug, limit=_LEAST)
        with contextlib.closing(writer):
            yield reader, writer


async def press(guest: Guest, first: bytes, more: bytes, *, deaf: bool = False) -> None:
    """Send more and more behind a beginning, until the server ends the connection, and again; the deaf never read."""
    while True:
        with contextlib.suppress(*ENDED):
            async with opened(guest, deaf=deaf) as (reader, writer):
                writer.write(first)
                drain = asyncio.create_task(drain_forever() if deaf else drain_all(reader))
                try:
                    while not drain.done() and not writer.is_closing():
                        writer.write(more)
                        await writer.drain()
                finally:
                    drain.cancel()
        await asyncio.sleep(0.05)


async def drain_all(reader: asyncio.StreamReader) -> None:
    """Read until the end of a connection."""
    with contextlib.suppress(*ENDED):
        while await reader.read(65_536):
            pass


async def drain_forever() -> None:
    """Read nothing."""
    await asyncio.Event().wait()


async def look_on(guest: Guest, room: str, *, deaf: bool = False) -> None:
    """Look on in a room without a word, or without listening, and come back when sent away."""
    while True:
        with contextlib.suppress(*ENDED):
            async with opened(guest, deaf=deaf) as (reader, writer):
                writer.write(upgrade(guest, room, "seat=none"))
                await (drain_forever() if deaf else drain_all(reader))
        await asyncio.sleep(0.5)


async def gather(tasks: asyncio.TaskGroup, guests: Sequence[Guest], room: str, plan: Plan, *, deaf: bool) -> None:
    """A room full of onlookers, who come as quickly as they are let in."""
    for _, guest in zip(range(plan.sockets), itertools.cycle(guests), strict=False):
        tasks.create_task(look_on(guest, room, deaf=deaf))
        await asyncio.sleep(0.02)
