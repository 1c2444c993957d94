"""The server under load: many rooms of bots and clients with a stalled reader each, then many idle connections.

`python scripts/load.py` prints how long a command takes to reach everybody in its room, and what a connection costs.
"""

from __future__ import annotations

import argparse
import asyncio
import bisect
import contextlib
import os
import resource
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import uvloop
from websockets.exceptions import ConnectionClosed

from stado.core.rng import Rng
from stado.games import GAMES
from stado.testing.wire import Guest, Json, Socket, chairs

SERVER = """
import sys
from stado.server.app import make_server, set_up_logs
from stado.server.settings import Limits, Rate, Settings
set_up_logs()
sys.setswitchinterval(0.001)
many = Rate(1e9, 1e9)
limits = Limits(person_messages=many, address_messages=many, person_requests=many, address_requests=many,
    new_persons=many, person_connections=10**6, address_connections=10**6, address_sockets=10**6, address_arrivals=many,
    address_joins=many, address_openings=many,
    rooms=10**6, address_rooms=10**6)
settings = Settings(database=sys.argv[1], limits=limits, thinkers=1)
make_server(settings, port=0, started=lambda port: print(port, flush=True)).run()
"""
GOAL = 0.1  # seconds from a command to its fan-out, for 99 of 100


class _Told(msgspec.Struct):
    """What is needed of a message."""

    type: str
    seq: int = -1


_told = msgspec.json.Decoder(_Told)


class Ear:
    """When a connection first knew of each seq."""

    def __init__(self) -> None:
        self.seqs: list[int] = []
        self.times: list[float] = []

    def hear(self, seq: int) -> None:
        """An update has come."""
        if not self.seqs or seq > self.seqs[-1]:
            self.seqs.append(seq)
            self.times.append(time.perf_counter())

    def delay(self, seq: int, sent: float) -> float | None:
        """How long it took to hear of a seq, if it was heard of."""
        index = bisect.bisect_left(self.seqs, seq)
        return self.times[index] - sent if index < len(self.seqs) else None


class Table:
    """A room under load: its commands, and who heard of them when."""

    def __init__(self) -> None:
        self.ears: list[Ear] = []
        self.commands: list[tuple[float, int]] = []  # when sent, and the seq it led to
        self.matches = 0
        self.lost = 0  # connections that ended

    def delays(self) -> list[float]:
        """From each command to each connection."""
        found = [ear.delay(seq, sent) for sent, seq in self.commands for ear in self.ears]
        return [delay for delay in found if delay is not None]


async def play(table: Table, talk: Socket, rng: Rng, think: float, go: asyncio.Event) -> None:
    """A client that answers after a while, as a person does, once all have come."""
    ear = Ear()
    table.ears.append(ear)
    answered = -1
    sent: dict[str, float] = {}

    async def answer(update: Json) -> None:
        await go.wait()
        await asyncio.sleep(think * (0.5 + rng.unit()))
        action = rng.choice(update["prompt"]["legal"])
        start = time.perf_counter()
        sent[await talk.send("answer", decision=update["decision"], action=action)] = start

    async with asyncio.TaskGroup() as thoughts:
        while True:
            message = await talk.next()
            talk.texts.clear()
            if message["type"] == "ack":
                table.commands.append((sent.pop(message["id"]), message["seq"]))
            if message["type"] != "update":
                continue
            ear.hear(message["seq"])
            if message["outcome"] is not None:
                table.matches += 1
                return
            if message["prompt"] and not message["prompt"]["revises"] and message["decision"] > answered:
                answered = message["decision"]
                thoughts.create_task(answer(message))


async def watch(table: Table, talk: Socket) -> None:
    """An onlooker."""
    ear = Ear()
    table.ears.append(ear)
    async for text in talk.connection:
        message = _told.decode(text)
        if message.type == "update":
            ear.hear(message.seq)


def stall(base: str, room: str, cookie: str) -> socket.socket:
    """A reader that says hello and never reads again."""
    at = urlsplit(base)
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reader.connect((at.hostname, at.port))
    hello = (
        f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {at.netloc}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RhbGxlZCByZWFkZXIhIQ==\r\n\r\n"
    )
    reader.sendall(hello.encode())
    return reader


class Served:
    """A server in a process of its own."""

    def __init__(self, base: str, process: int) -> None:
        self.base = base
        self._folder = Path(f"/proc/{process}")

    def memory(self) -> float:
        """What the process holds, in KiB."""
        line = next(line for line in (self._folder / "status").read_text().splitlines() if line.startswith("VmRSS"))
        return float(line.split()[1])

    def work(self) -> float:
        """How long the process has computed, in seconds."""
        fields = (self._folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[Served]:
    """A server with a new database."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVER, f"sqlite:///{folder / 'load.db'}", stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        port = int(await process.stdout.readline())
        yield Served(f"http://127.0.0.1:{port}", process.pid)
    finally:
        process.terminate()
        await process.wait()


async def busy(server: Served, options: argparse.Namespace) -> bool:
    """Rooms of bots and clients."""
    tables = [Table() for _ in range(options.rooms)]
    stalled: list[socket.socket] = []
    guests = [Guest(server.base) for _ in range(3)]
    for guest in guests:
        await guest.get("/api/me")
    tasks: list[asyncio.Task[None]] = []
    go = asyncio.Event()
    async with AsyncExitStack() as stack:
        before, opened = server.memory(), 0
        for number, table in enumerate(tables):
            room = await open_room(guests, number)
            stalled.append(stall(server.base, room, guests[2].cookie))
            for seat in range(2):
                talk = await stack.enter_async_context(guests[seat].sit(room, seat=seat, seq=0))
                rng = Rng("load", number, seat)
                tasks.append(asyncio.create_task(play(table, talk, rng, options.think, go)))
            for _ in range(options.connections // options.rooms - 3):
                talk = await stack.enter_async_context(guests[2].sit(room, seat="none", seq=0))
                tasks.append(asyncio.create_task(watch(table, talk)))
            opened += options.connections // options.rooms
        held = server.memory() - before
        print(f"{opened} connections in {len(tables)} rooms of bots and clients, one stalled reader in each")
        go.set()
        worked = server.work()
        await asyncio.sleep(options.seconds)
        worked = server.work() - worked
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for reader in stalled:
        reader.close()
    lost = sum(isinstance(end, ConnectionClosed) for end in ended)
    dropped = await count_dropped(guests[0])
    print(f"  the server computes {worked / options.seconds:.0%} of the time")
    return report(tables, held / opened, lost, dropped, options)


async def open_room(guests: Sequence[Guest], number: int) -> str:
    """A running room with two people and two bots."""
    game = GAMES[number % len(GAMES)]
    request = {"game": game.name, "seats": 4, "chairs": chairs("me", "open", "casual", "casual")}
    room = await guests[0].post("/api/rooms", request)
    async with guests[1].sit(room["id"]) as friend, guests[0].sit(room["id"]) as host:
        await friend.do("sit", seat=1)
        await host.do("start")
    return str(room["id"])


async def count_dropped(guest: Guest) -> int:
    """How many slow readers the server has dropped."""
    text = (await guest.call("GET", "/metrics")).body.decode()
    found = [line for line in text.splitlines() if line.startswith('stado_dropped_total{reason="slow"}')]
    return int(float(found[0].split()[1])) if found else 0


def report(tables: Sequence[Table], memory: float, lost: int, dropped: int, options: argparse.Namespace) -> bool:
    """Print what was measured; whether it is good enough."""
    delays = sorted(delay for table in tables for delay in table.delays())
    commands = sum(len(table.commands) for table in tables)
    print(f"  {commands / options.seconds:.0f} commands a second for {options.seconds:.0f} s, {len(delays)} deliveries")
    marks = [delays[int((len(delays) - 1) * mark)] * 1000 for mark in (0.5, 0.95, 0.99, 1.0)]
    print(
        "  command to fan-out: "
        + ", ".join(f"{name} {value:.1f} ms" for name, value in zip(("p50", "p95", "p99", "max"), marks, strict=True))
    )
    print(f"  stalled readers dropped: {dropped}; other connections lost: {lost}")
    print(f"  memory for each connection, its share of a room included: {memory:.1f} KiB")
    return marks[2] < GOAL * 1000 and lost == 0


async def idle(server: Served, options: argparse.Namespace) -> bool:
    """Connections that only listen."""
    host = Guest(server.base)
    await host.get("/api/me")
    async with AsyncExitStack() as stack:
        before = server.memory()
        talks: list[Socket] = []
        while len(talks) < options.idle:
            request = {"game": GAMES[0].name, "chairs": chairs("me", "casual", "casual", "casual"), "start": True}
            room = (await host.post("/api/rooms", request))["id"]
            opening = [stack.enter_async_context(host.sit(room, seat="none")) for _ in range(50)]
            talks += [await one for one in opening]
        await asyncio.sleep(2)
        held = server.memory() - before
        await asyncio.sleep(options.hold)
        alive = 0
        for talk in talks:
            with contextlib.suppress(ConnectionClosed):
                await talk.connection.ping()
                alive += 1
        print(f"{len(talks)} idle connections: {alive} held for {options.hold:.0f} s")
        print(f"  memory for each connection: {held / len(talks):.1f} KiB")
        return alive == len(talks)


def parse() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--connections", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.5, help="seconds that a client thinks, on average")
    parser.add_argument("--idle", type=int, default=5000, help="idle connections")
    parser.add_argument("--hold", type=float, default=10, help="seconds that they are held")
    return parser.parse_args()


async def main(options: argparse.Namespace) -> int:
    """Both parts; 0 if all is well."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))
    good = True
    for part in (busy, idle):
        with tempfile.TemporaryDirectory() as folder:
            async with served(Path(folder)) as server:
                good &= await part(server, options)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(uvloop.run(main(parse())))
