"""Faults: processes die, stand still and lose their database while guests play; nothing is lost, doubled or untrue.

Every room moves on within ten seconds of each fault, and those that the faulty process does not own do not notice.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import WebSocketException

from stado.core.record import Record, parse_record
from stado.core.rng import Rng
from stado.games import GAMES
from stado.testing.wire import Guest, Json, chairs
from tests.drills.cluster import Cluster, cluster
from tests.drills.figures import quantile
from tests.drills.player import Player, Progress, check
from tests.drills.proxy import MODES
from tests.server.harness import Launcher

KILL, PAUSE, PARTITION = "kill", "pause", "partition"
SHORT = {"six": {"rounds": 1}}  # so that whole matches end
GIVE_UP = 120.0  # seconds after which a room will not move any more
PROMISED = 10.0  # seconds in which every room moves on
NETWORK = (OSError, WebSocketException, EOFError, TimeoutError)


class Fault(NamedTuple):
    """What is to happen to a process."""

    kind: str
    process: int
    seconds: float  # how long it lasts
    mode: str = ""  # of a partition
    at_commit: bool = False  # when the process commits, else at once


class Room:
    """A table of two guests and a bot, with an onlooker."""

    def __init__(self, info: Json, players: Sequence[Player], progress: Progress) -> None:
        self.info = info
        self.players = players
        self.progress = progress


class Report:
    """What the faults did."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()
        self.matches = 0
        self.answers = 0
        self.refused = 0
        self.went_back = 0
        self.failovers: dict[str, list[float]] = {}
        self.others: list[float] = []  # latencies of rooms that the faulty process does not own
        self.lag = 0.0  # the longest that this machine kept the drill itself waiting

    def note_match(self, players: Sequence[Player]) -> None:
        """Count a match that was played and checked."""
        self.matches += 1
        self.answers += sum(len(player.done) for player in players)
        self.refused += sum(len(player.refused) for player in players)
        self.went_back += sum(player.went_back for player in players)

    @property
    def worst(self) -> float:
        """The longest that a room stood still."""
        return max((max(times) for times in self.failovers.values() if times), default=0.0)

    def add(self, other: Report) -> None:
        """Count what another drill has seen too."""
        self.faults += other.faults
        self.matches += other.matches
        self.answers += other.answers
        self.refused += other.refused
        self.went_back += other.went_back
        for kind, times in other.failovers.items():
            self.failovers.setdefault(kind, []).extend(times)
        self.others += other.others
        self.lag = max(self.lag, other.lag)

    def table(self) -> str:
        """One line for each kind of fault, and what was played meanwhile."""
        lines = ["| fault | times | rooms | moved on, p50 | p99 | max |", "|---|---|---|---|---|---|"]
        for kind, count in sorted(self.faults.items()):
            times = self.failovers.get(kind, [])
            marks = " | ".join(f"{quantile(times, share):.2f} s" for share in (0.5, 0.99, 1.0))
            lines.append(f"| {kind} | {count} | {len(times)} | {marks} |")
        marks = ", ".join(
            f"{name} {quantile(self.others, share) * 1000:.0f} ms"
            for name, share in (("p50", 0.5), ("p99", 0.99), ("max", 1.0))
        )
        lines += [
            "",
            f"{self.matches} matches, {self.answers} answers acknowledged, {self.refused} refused",
            f"{len(self.others)} answers in rooms of healthy processes meanwhile: {marks}",
            f"the machine kept the drill itself waiting for up to {self.lag:.2f} s",
            f"new connections that knew less than an older one had told: {self.went_back}",
        ]
        return "\n".join(lines)


class Drill:
    """Rooms that are always played, and the faults that befall their processes."""

    def __init__(self, cluster: Cluster, rng: Rng, report: Report) -> None:
        self.cluster = cluster
        self.rng = rng
        self.report = report
        self.rooms: dict[int, Room] = {}  # that are being played, by place
        self.over = False
        self._made = 0

    async def run(self, rooms: int, faults: Sequence[Fault]) -> None:
        """Play that number of rooms at a time until every fault has happened, and to their ends."""
        async with asyncio.TaskGroup() as group:
            for place in range(rooms):
                group.create_task(self._keep_playing(place))
            lag = group.create_task(self._measure_lag())
            while len(self.rooms) < rooms:  # noqa: ASYNC110 - the maker of the last one announces nothing
                await asyncio.sleep(0.02)
            for fault in faults:
                await asyncio.sleep(self.rng.unit() * 1.5)
                await self._inflict(fault)
            self.over = True
            lag.cancel()

    async def _measure_lag(self) -> None:
        """How late a sleeper wakes: what is measured below that is the machine's."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.05)
            self.report.lag = max(self.report.lag, time.monotonic() - before - 0.05)

    # Play

    async def _keep_playing(self, place: int) -> None:
        while not self.over:
            room = await self._make_room()
            self.rooms[place] = room
            await asyncio.gather(*(player.play() for player in room.players))
            record = await self._record(room.info["id"])
            check(record, room.info, room.players)
            self.report.note_match(room.players)

    async def _make_room(self) -> Room:
        """A running room, made in spite of everything."""
        self._made += 1
        game = GAMES[self._made % len(GAMES)].name
        guests = [Guest(self.cluster.bases[0]) for _ in range(3)]
        for guest in guests:
            await self._call(guest, "GET", "/api/me")
        request = {
            "game": game,
            "options": SHORT.get(game, {}),
            "seats": 3,
            "chairs": chairs("me", "open", "casual"),
        }
        info = await self._call(guests[0], "POST", "/api/rooms", request)
        await self._command(guests[1], info["id"], "sit", seat=1)
        await self._command(guests[0], info["id"], "start")
        progress = Progress()
        seats = (0, 1, None)
        players = [
            Player(self.cluster.bases, guest.cookie, info, seat, progress)
            for guest, seat in zip(guests, seats, strict=True)
        ]
        return Room(info, players, progress)

    async def _call(self, guest: Guest, method: str, path: str, body: object = None) -> Any:
        while True:
            guest.base = self.rng.choice(self.cluster.bases)
            with suppress(*NETWORK):
                async with asyncio.timeout(5):
                    reply = await guest.call(method, path, body)
                if reply.status < 300:
                    return reply.json
            await asyncio.sleep(0.05)

    async def _command(self, guest: Guest, room: str, kind: str, **fields: object) -> None:
        """Until it is acknowledged; a sit that was done is also known by the seat."""
        while True:
            guest.base = self.rng.choice(self.cluster.bases)
            with suppress(*NETWORK):
                async with asyncio.timeout(5), guest.sit(room) as socket:
                    if kind == "sit" and (await socket.next("welcome"))["you"] is not None:
                        return
                    if (await socket.do(kind, id=f"{kind} once", **fields))["type"] == "ack":
                        return
            await asyncio.sleep(0.05)

    async def _record(self, room: str) -> Record:
        guest = Guest(self.cluster.bases[0])
        while True:
            guest.base = self.rng.choice(self.cluster.bases)
            with suppress(*NETWORK):
                async with asyncio.timeout(5):
                    reply = await guest.call("GET", f"/api/rooms/{room}/record")
                if reply.status == 200:
                    return parse_record(reply.body.decode())
            await asyncio.sleep(0.05)

    # Faults

    async def _inflict(self, fault: Fault) -> None:
        """Let it happen, wait until every room has moved on, and let it end."""
        kind = f"{fault.kind} {fault.mode}".strip()
        self.report.faults[kind] += 1
        struck = await self.cluster.owned(fault.process)
        rooms = list(self.rooms.values())
        instant = time.monotonic()
        ending = asyncio.create_task(self._act(fault))
        times = await asyncio.gather(*(self._wait(room, instant, ending, fault) for room in rooms))
        await ending
        alone = len(self.cluster.processes) == 1
        for room, moved in zip(rooms, times, strict=True):
            if alone or room.info["id"] in struck:
                self.report.failovers.setdefault(kind, []).append(moved)
            else:
                self._note_others(room, instant, fault)

    async def _act(self, fault: Fault) -> float:
        """The fault from its beginning to its end; when it ended."""
        process = self.cluster.processes[fault.process]
        match fault.kind:
            case "kill":
                process.kill()
                await asyncio.sleep(fault.seconds)
                await self.cluster.start(fault.process)
                return time.monotonic()
            case "pause":
                process.pause()
                await asyncio.sleep(fault.seconds)
                process.resume()
            case _:
                if fault.at_commit:
                    process.arm(fault.mode)
                else:
                    process.part(fault.mode)
                await asyncio.sleep(fault.seconds)
                process.heal()
        ended = time.monotonic()
        await process.ready()
        return ended

    async def _wait(self, room: Room, instant: float, ending: asyncio.Task[float], fault: Fault) -> float:
        """How long it took the room to move on: from the fault, or from its end where nobody else could serve it."""
        begin = instant
        if len(self.cluster.processes) == 1 and fault.kind == PAUSE:
            begin = await ending
        while (moved := room.progress.moved_after(begin)) is None:
            if all(player.outcome for player in room.players):
                return 0.0
            late = time.monotonic() - begin
            assert late < GIVE_UP, f"room {room.info['id']} has not moved for {late:.0f} s after {fault}"
            await asyncio.sleep(0.02)
        return moved - begin

    def _note_others(self, room: Room, instant: float, fault: Fault) -> None:
        """How quick the answers were that had nothing to do with the faulty process."""
        until = instant + max(fault.seconds, PROMISED)
        for begun, acknowledged, process in room.progress.commands:
            if instant <= begun <= until and process != fault.process:
                self.report.others.append(acknowledged - begun)


class Plan(NamedTuple):
    """How many faults there are."""

    kills: int = 0
    pauses: int = 0
    partitions: int = 0  # only where the database is reached by TCP
    longest: float = 12.0  # seconds of a pause
    rooms: int = 6  # that are played at a time
    seed: str = ""

    def faults(self, rng: Rng, processes: int) -> list[Fault]:
        """Faults of every kind, in random order, each of a random length."""
        faults = [Fault(KILL, rng.below(processes), rng.unit() * 0.5) for _ in range(self.kills)]
        faults += [Fault(PAUSE, rng.below(processes), 1 + rng.unit() * (self.longest - 1)) for _ in range(self.pauses)]
        for number in range(self.partitions):
            mode, at_commit = MODES[number % len(MODES)], number // len(MODES) % 2 == 0
            seconds = 1 + rng.unit() * self.longest / 2
            faults.append(Fault(PARTITION, rng.below(processes), seconds, mode, at_commit))
        return list(rng.shuffle(faults))


async def befall(launcher: Launcher, database: str, folder: Path, plan: Plan, report: Report) -> None:
    """Play in rooms of one process on SQLite, or of two on PostgreSQL, while faults befall them."""
    rng = Rng("faults", plan.seed)
    processes = 2 if database.startswith("postgresql") else 1
    async with cluster(launcher, database, processes, folder) as servers:
        await Drill(servers, rng, report).run(plan.rooms, plan.faults(rng, processes))
