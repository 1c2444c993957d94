"""Failover at full load: a process with hundreds of running matches dies, and the others take them over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import WebSocketException

from stado.core.rng import Rng
from stado.testing.wire import Guest, Json, Socket, chairs
from tests.drills.cluster import Cluster, cluster
from tests.drills.figures import quantile
from tests.server.harness import Launcher

NETWORK = (OSError, WebSocketException, EOFError, TimeoutError)
PROCESSES = 2
PATIENCE = 10.0  # seconds without an answer, until somebody tries another process, as the page does
GIVE_UP = 120.0


class Report:
    """How long rooms stood still, and how quick the others were meanwhile."""

    def __init__(self) -> None:
        self.rooms = 0
        self.kills = 0
        self.moved: list[float] = []  # seconds from a kill to the first acknowledgment in a room of the dead
        self.others: list[float] = []  # seconds that acknowledgments took in rooms of the living
        self.before: list[float] = []  # the same before the first kill

    def table(self) -> str:
        """One line for each."""
        lines = [
            f"{self.rooms} rooms with running matches on {PROCESSES} processes, {self.kills} kills",
            "",
            "| seconds | times | p50 | p99 | max |",
            "|---|---|---|---|---|",
        ]
        for name, times in (
            ("until a room of the dead process moves on", self.moved),
            ("acknowledgments in other rooms meanwhile", self.others),
            ("acknowledgments before", self.before),
        ):
            marks = " | ".join(f"{quantile(times, share):.3f}" for share in (0.5, 0.99, 1.0))
            lines.append(f"| {name} | {len(times)} | {marks} |")
        return "\n".join(lines)


class Sitter:
    """A person who plays with a bot, at whichever process answers."""

    def __init__(self, bases: Sequence[str], number: int, pace: float) -> None:
        self.room = ""
        self.acks: list[tuple[float, float]] = []  # when an answer was first sent, and acknowledged
        self.hurry = asyncio.Event()  # answer at once
        self._rng = Rng("sitter", number)
        self._bases = bases
        self._place = number
        self._pace = pace
        self._guest = Guest(bases[number % len(bases)])
        self._begun: tuple[int, float] = (-1, 0.0)  # the decision that is being answered, and since when

    def moved_after(self, instant: float) -> float | None:
        """When an answer was acknowledged first after an instant."""
        return next((acked for _, acked in self.acks if acked > instant), None)

    async def play(self) -> None:
        """Match after match, whatever happens."""
        while True:
            with suppress(*NETWORK):
                if not self.room:
                    await self._open_room()
                async with self._guest.sit(self.room) as socket:
                    await self._answer_questions(socket)
            self._place += 1
            self._guest.base = self._bases[self._place % len(self._bases)]
            await asyncio.sleep(0.1)

    async def _open_room(self) -> None:
        """A running match."""
        async with asyncio.timeout(PATIENCE):
            if not self._guest.cookie:
                await self._guest.call("GET", "/api/me")
            request = {"game": "six", "seats": 2, "chairs": chairs("me", "casual"), "start": True}
            reply = await self._guest.call("POST", "/api/rooms", request)
        if reply.status != 201:
            raise TimeoutError
        self.room = reply.json["id"]

    async def _answer_questions(self, socket: Socket) -> None:
        """To the end of the match."""
        while True:
            update = await socket.see_update(_is_for_me)
            if update["outcome"] is not None:
                self.room = ""
                return
            if self._begun[0] != update["decision"]:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.hurry.wait(), self._pace * 2 * self._rng.unit())
                self._begun = update["decision"], time.monotonic()
            await self._answer(socket, update)

    async def _answer(self, socket: Socket, update: Json) -> None:
        """Send the answer, which is the same however often it is sent."""
        decision, action = update["decision"], update["prompt"]["legal"][0]
        async with asyncio.timeout(PATIENCE):
            reply = await socket.do("answer", id=f"{self.room[:8]} {decision}", decision=decision, action=action)
        if reply["type"] == "ack":
            self.acks.append((self._begun[1], time.monotonic()))
            self.hurry.clear()
        elif reply["code"] in ("busy", "unknown"):
            await asyncio.sleep(0.1)
            return
        # What followed from an answer that is sent again may have come before its acknowledgment.
        if socket.update is not None and socket.update["decision"] == decision:
            socket.update = None


def _is_for_me(update: Json) -> bool:
    """Whether this seat is asked, or the match is over."""
    return update["outcome"] is not None or (update["prompt"] is not None and not update["prompt"]["revises"])


async def fail_over(
    launcher: Launcher, database: str, folder: Path, report: Report, *, rooms: int, kills: int, pace: float
) -> None:
    """Play in that number of rooms, and kill one process after the other."""
    async with cluster(launcher, database, PROCESSES, folder) as servers:
        sitters = [Sitter(servers.bases, number, pace) for number in range(rooms)]
        report.rooms = rooms
        playing = []
        for sitter in sitters:
            playing.append(asyncio.create_task(sitter.play()))
            await asyncio.sleep(0.02)
        while not all(sitter.acks for sitter in sitters):  # noqa: ASYNC110 - nobody announces it
            await asyncio.sleep(0.1)
        try:
            for number in range(kills):
                await asyncio.sleep(5 + number % 3)
                await _kill(servers, number % PROCESSES, sitters, report)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


async def _kill(servers: Cluster, index: int, sitters: Sequence[Sitter], report: Report) -> None:
    """Kill a process, and wait until everybody there has gone on; then start it again."""
    owned = await servers.owned(index)
    struck = [sitter for sitter in sitters if sitter.room in owned]
    healthy = [sitter for sitter in sitters if sitter.room not in owned]
    servers.processes[index].kill()
    instant = time.monotonic()
    if not report.kills:
        report.before = [acked - begun for sitter in sitters for begun, acked in sitter.acks[1:]]
    report.kills += 1
    for sitter in struck:
        sitter.hurry.set()
    while not all(sitter.moved_after(instant) for sitter in struck):
        assert time.monotonic() - instant < GIVE_UP, "a room has not moved on"
        await asyncio.sleep(0.02)
    report.moved += [(sitter.moved_after(instant) or 0.0) - instant for sitter in struck]
    report.others += [acked - begun for sitter in healthy for begun, acked in sitter.acks if begun > instant]
    await servers.start(index)
