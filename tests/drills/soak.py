"""Soak: people play, come and go for long, and the server holds no more at the end than at the beginning."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from stado.core.rng import Rng
from stado.games import GAMES
from stado.testing.wire import Guest, Json, Socket, chairs
from tests.drills.figures import quantile
from tests.server.harness import Launcher, free_port, wait_ready

SHORT = {"six": {"rounds": 1}}  # so that matches end
RELEASE = 2.0  # seconds until a room that nobody is in leaves the memory


class Holding(NamedTuple):
    """What a server holds."""

    megabytes: float
    descriptors: int
    threads: int
    tasks: int
    rooms: int  # in memory


class Report:
    """What was played, and what the server held as time went by."""

    def __init__(self) -> None:
        self.matches = 0
        self.acks: list[tuple[float, float]] = []  # when, and how long an acknowledgment took
        self.holdings: list[tuple[float, Holding]] = []  # each after a rest, when nobody is there

    def table(self) -> str:
        """One line for each rest, with the latencies since the one before."""
        lines = [
            "| minute | answers | acknowledged, p50 / p99 | memory | descriptors | threads | tasks |",
            "|---|---|---|---|---|---|---|",
        ]
        before = 0.0
        for at, held in self.holdings:
            took = [seconds for when, seconds in self.acks if before <= when < at]
            marks = " / ".join(f"{quantile(took, share) * 1000:.0f}" for share in (0.5, 0.99))
            lines.append(
                f"| {at / 60:.1f} | {len(took)} | {marks} ms | {held.megabytes:.1f} MB | "
                f"{held.descriptors} | {held.threads} | {held.tasks} |"
            )
            before = at
        return "\n".join([*lines, "", f"{self.matches} matches, {len(self.acks)} answers"])


class Served:
    """A server in a process of its own."""

    def __init__(self, base: str, process: int) -> None:
        self.base = base
        self._folder = Path(f"/proc/{process}")

    async def holding(self) -> Holding:
        """What it holds now."""
        lines = (self._folder / "status").read_text().splitlines()
        status = {name: value.split() for name, _, value in (line.partition(":") for line in lines)}
        text = (await Guest(self.base).call("GET", "/metrics")).body.decode()
        metrics = dict(line.rsplit(" ", 1) for line in text.splitlines())
        return Holding(
            int(status["VmRSS"][0]) / 1024,
            len(os.listdir(self._folder / "fd")),  # noqa: PTH208 - only their number counts
            int(status["Threads"][0]),
            int(float(metrics["stado_tasks"])),
            int(float(metrics["stado_rooms"])),
        )


@asynccontextmanager
async def served(launcher: Launcher, folder: Path) -> AsyncIterator[Served]:
    """A server with a database of its own, which puts rooms away soon."""
    port = free_port()
    process = launcher.start(port, f"sqlite:///{folder / 'soak.db'}", folder / "server.log", idle=RELEASE, thinkers=0)
    server = Served(f"http://127.0.0.1:{port}", process)
    await wait_ready(server.base)
    yield server


class Table:
    """Two people and a bot who play match after match; now and then one goes and comes back."""

    def __init__(self, server: Served, number: int, pace: float, report: Report, start: float) -> None:
        self._server = server
        self._number = number
        self._pace = pace
        self._report = report
        self._start = start
        self._rng = Rng("soak", number)
        self._played = 0

    async def play(self, until: float) -> None:
        """Matches until the time has come."""
        while time.monotonic() < until:
            guests = [Guest(self._server.base) for _ in range(2)]
            for guest in guests:
                await guest.get("/api/me")
            game = GAMES[(self._number + self._played) % len(GAMES)].name
            request = {
                "game": game,
                "options": SHORT.get(game, {}),
                "seats": 3,
                "chairs": chairs("me", "open", "casual"),
            }
            room = (await guests[0].post("/api/rooms", request))["id"]
            async with guests[1].sit(room) as socket:
                assert (await socket.do("sit", seat=1))["type"] == "ack"
            async with guests[0].sit(room) as socket:
                assert (await socket.do("start"))["type"] == "ack"
            await asyncio.gather(*(self._attend(guest, room, until) for guest in guests))
            self._played += 1
            self._report.matches += 1

    async def _attend(self, guest: Guest, room: str, until: float) -> None:
        """Play to the end, or until the time has come; a few answers for each connection."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                over = False
                while not over:
                    async with guest.sit(room) as socket:
                        over = await self._answer_some(socket)

    async def _answer_some(self, socket: Socket) -> bool:
        """Some answers; whether the match is over."""
        for _ in range(1 + self._rng.below(12)):
            update = await socket.see_update(_is_for_me)
            if update["outcome"] is not None:
                return True
            await asyncio.sleep(self._pace * 2 * self._rng.unit())
            await self._answer(socket, update)
            socket.update = None
        return False

    async def _answer(self, socket: Socket, update: Json) -> None:
        start = time.monotonic()
        action = self._rng.choice(update["prompt"]["legal"])
        await socket.do("answer", decision=update["decision"], action=action)
        self._report.acks.append((start - self._start, time.monotonic() - start))


def _is_for_me(update: Json) -> bool:
    """Whether this seat is asked, or the match is over."""
    return update["outcome"] is not None or (update["prompt"] is not None and not update["prompt"]["revises"])


async def soak(
    launcher: Launcher, folder: Path, report: Report, *, seconds: float, rests: int, tables: int, pace: float
) -> None:
    """Play for that long, and look at what the server holds at each rest, when nobody is there."""
    async with served(launcher, folder) as server:
        start = time.monotonic()
        for rest in range(1, rests + 1):
            until = start + seconds * rest / rests
            playing = [Table(server, number, pace, report, start) for number in range(tables)]
            await asyncio.gather(*(table.play(until) for table in playing))
            async with asyncio.timeout(60):
                while (held := await server.holding()).rooms:  # noqa: ASYNC110 - it is another process
                    await asyncio.sleep(0.2)
            report.holdings.append((time.monotonic() - start, held))
