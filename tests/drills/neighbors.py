"""Others beside one hostile guest: how quick their acknowledgments, bots and first pages stay, and what it costs.

Every attack meets a server of its own with the limits of every server. The hostile guest has an address of its own (on
Linux, where 127.0.0.2 is one too), and makes as many persons there as the server lets them.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec

from stado.core.rng import Rng
from stado.testing.wire import Guest, Json, Socket, chairs
from tests.drills.enemy import Plan
from tests.drills.figures import quantile

SERVER = """
import resource
import sys
from stado.server.app import make_server, set_up_logs
from stado.server.settings import Settings
set_up_logs()
if files := int(sys.argv[2]):
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
sys.setswitchinterval(0.001)
settings = Settings(database=sys.argv[1], thinkers=1)
make_server(settings, port=0, started=lambda port: print(port, flush=True)).run()
"""
PATIENCE = 60.0  # seconds that one turn may take on a busy machine, before the table stands still
ROOT = Path(__file__).parents[2]
FILES = {"halves": 1024, "crowds": 1024}  # that the server may open: they take every place


class Findings:
    """What the neighbors met with."""

    def __init__(self) -> None:
        self.acks: list[float] = []  # seconds from an answer to its acknowledgment
        self.bots: list[float] = []  # seconds from a question until nobody but the neighbor is waited for
        self.arrivals: list[float] = []  # seconds until a newcomer is let in
        self.lost: list[str] = []  # what they were refused, or was taken from them
        self.server_growth = 0.0  # MB
        self.growth = 0.0  # MB, of the server and its processes
        self.work = 0.0  # share of the time in which the server computes

    def row(self, name: str) -> str:
        """A line of the table."""
        ack = f"{quantile(self.acks, 0.5) * 1000:.0f} / {quantile(self.acks, 0.99) * 1000:.0f} ms"
        bots = f"{quantile(self.bots, 0.5) * 1000:.0f} / {quantile(self.bots, 1.0) * 1000:.0f} ms"
        arrivals = f"{quantile(self.arrivals, 1.0) * 1000:.0f} ms"
        return (
            f"| {name} | {len(self.acks)} | {ack} | {bots} | {arrivals} | "
            f"{self.work:.0%} | {self.server_growth:.0f} MB | {self.growth:.0f} MB | {len(self.lost)} |"
        )


HEADER = (
    "| beside | answers | acknowledged, p50 / p99 | bots' answer, p50 / max | newcomer, max | "
    "server computes | server grows | with its processes | lost |\n|---|---|---|---|---|---|---|---|---|"
)


class Served:
    """A server in a process of its own."""

    def __init__(self, base: str, process: int) -> None:
        self.base = base
        self.process = process

    def processes(self) -> list[int]:
        """The server and what it has started."""
        children = Path(f"/proc/{self.process}/task/{self.process}/children")
        return [self.process, *map(int, children.read_text().split())]

    def memory(self) -> tuple[float, float]:
        """What the server holds, and what it holds with its processes, in MB."""
        held = [_resident(process) for process in self.processes()]
        return held[0], sum(held)

    def work(self) -> float:
        """How long the server has computed, in seconds."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def settle(self) -> None:
        """Until the process that compiles what bots need has ended."""
        while len(self.processes()) != 2:  # noqa: ASYNC110 - nobody announces it
            await asyncio.sleep(0.2)


def _resident(process: int) -> float:
    """What a process holds, in MB; nothing once it has ended."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return next((float(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


@asynccontextmanager
async def served(files: int = 0) -> AsyncIterator[Served]:
    """A server with a new database, which may open as many files as usual, or as told."""
    with tempfile.TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVER, f"sqlite:///{folder}/drill.db", str(files), stdout=asyncio.subprocess.PIPE
        )
        try:
            assert process.stdout is not None
            yield Served(f"http://127.0.0.1:{int(await process.stdout.readline())}", process.pid)
        finally:
            process.terminate()
            await process.wait()


async def newcomer(base: str, source: str | None = None) -> Guest:
    """Somebody new."""
    guest = Guest(base, source=source)
    await guest.get("/api/me")
    return guest


# What neighbors do.


async def play(guest: Guest, findings: Findings, plan: Plan, rng: Rng) -> None:
    """Play against a casual bot, match after match."""
    while True:
        table = {"game": "six", "seats": 2, "public": True, "chairs": chairs("me", "casual"), "start": True}
        room = await guest.post("/api/rooms", table)
        async with guest.sit(room["id"]) as socket:
            try:
                await _play_match(socket, findings, plan, rng)
            except TimeoutError:
                raise AssertionError(await _describe(guest, room["id"], socket)) from None


async def _play_match(socket: Socket, findings: Findings, plan: Plan, rng: Rng) -> None:
    """One match, with what it took; or TimeoutError where it stands still."""
    update = await socket.see_update(_is_asked)
    while update["outcome"] is None:
        async with asyncio.timeout(PATIENCE):
            update = await _play_turn(socket, update, findings, plan, rng)


async def _play_turn(socket: Socket, update: Json, findings: Findings, plan: Plan, rng: Rng) -> Json:
    """One answer; the update with the next question."""
    asked, decision = time.perf_counter(), update["decision"]
    update = await socket.see_update(lambda update: update["waiting"] == [0])
    findings.bots.append(time.perf_counter() - asked)
    await asyncio.sleep(plan.think)
    start = time.perf_counter()
    reply = await socket.do("answer", decision=decision, action=rng.choice(update["prompt"]["legal"]))
    findings.acks.append(time.perf_counter() - start)
    assert reply["type"] == "ack", reply
    return await socket.see_update(lambda update: _is_asked(update, decision))


async def _describe(guest: Guest, room: str, socket: Socket) -> str:
    """A table that stands still: what it was told last, what a new connection is told, and what the server counts."""
    async with guest.sit(room, seat=0) as other:
        async with asyncio.timeout(PATIENCE):
            update = await other.see_update(bool)
    counted = (await guest.call("GET", "/metrics")).body.decode()
    lines = [line for line in counted.splitlines() if line.startswith("stado_") and "_bucket" not in line]
    told = {name: update[name] for name in ("seq", "waiting", "decision", "prompt")}
    return "\n".join(["a table stands still; it heard", *socket.texts[-5:], f"the server has {told}", *lines])


def _is_asked(update: Json, last: int = -1) -> bool:
    """Whether the next question is asked, or the match is over."""
    return update["outcome"] is not None or (update["decision"] is not None and update["decision"] > last)


async def arrive(base: str, findings: Findings) -> None:
    """Come as somebody new, again and again."""
    while True:
        start = time.perf_counter()
        try:
            await newcomer(base)
        except (OSError, AssertionError) as error:
            findings.lost.append(f"an arrival: {error!r}"[:80])
        findings.arrivals.append(time.perf_counter() - start)
        await asyncio.sleep(1.5)


@asynccontextmanager
async def attacked(name: str, base: str, plan: Plan) -> AsyncIterator[None]:
    """While somebody attacks from a process of their own, so that nobody's time is taken but the server's."""
    order = msgspec.json.encode(plan).decode()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.drills.attacks", name, base, order, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        await process.stdout.readline()
        yield
    finally:
        process.kill()
        await process.wait()


# The drill.


async def _stop(task: asyncio.Task[None]) -> None:
    """End what runs until cancelled."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def drill(name: str, plan: Plan) -> Findings:
    """What neighbors meet with beside one attack."""
    async with served(FILES.get(name, 0)) as server:
        return await meet(server, name, plan)


async def meet(server: Served, name: str, plan: Plan) -> Findings:
    """The same on a server that may have been attacked before."""
    findings = Findings()
    async with AsyncExitStack() as stack:
        guests = [await newcomer(server.base) for _ in range(plan.tables)]
        waiting = await guests[0].post("/api/rooms", {"game": "six", "seats": 4, "public": True})
        playing = asyncio.create_task(play(guests[0], Findings(), plan, Rng("drill")))
        await asyncio.sleep(min(2.0, plan.seconds))  # the first question starts the first process
        if plan.compiled:
            await server.settle()
        await _stop(playing)
        before = server.memory()
        await stack.enter_async_context(attacked(name, server.base, plan))
        tables = [asyncio.create_task(play(guest, findings, plan, Rng(number))) for number, guest in enumerate(guests)]
        arriving = asyncio.create_task(arrive(server.base, findings))
        start, worked = time.monotonic(), server.work()
        while time.monotonic() < start + plan.seconds or not (len(findings.acks) >= plan.answers and findings.arrivals):
            if any(task.done() for task in (*tables, arriving)):
                break
            await asyncio.sleep(0.1)
            now = server.memory()
            findings.server_growth = max(findings.server_growth, now[0] - before[0])
            findings.growth = max(findings.growth, now[1] - before[1])
        findings.work = (server.work() - worked) / (time.monotonic() - start)
        await _look_at_list(guests[0], waiting["id"], findings)
        if plan.compiled:
            await _ask_for_hint(guests[0], findings)
        for task in (*tables, arriving):
            if task.done():
                findings.lost.append(f"a table: {task.exception()}"[:5000])
            await _stop(task)
    return findings


async def _look_at_list(guest: Guest, waiting: str, findings: Findings) -> None:
    """Whether a neighbor's waiting room is in the list."""
    listed = (await guest.get("/api/rooms"))["rooms"]
    if waiting not in [room["id"] for room in listed]:
        findings.lost.append("a room in the list")


async def _ask_for_hint(guest: Guest, findings: Findings) -> None:
    """Whether a hint is given."""
    mine = [room for room in (await guest.get("/api/rooms/mine"))["rooms"] if room["status"] == "running"]
    reply = await guest.call("GET", f"/api/rooms/{mine[0]['id']}/advice")
    if reply.status not in (200, 409):  # 409: the bot is thinking just now
        findings.lost.append(f"a hint: {reply.status}")
