"""Runs the large drills and prints what they measure: `python scripts/drills/run.py hostile faults soak …`.

The tests in tests/drills call the same functions. `--scale 0.1` makes each drill a tenth as large.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Protocol

import uvloop

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.drills import attacks, enemy, failover, fuzz, neighbors
from tests.drills import soak as soaking
from tests.drills.disk import library
from tests.drills.faults import Plan, Report, befall
from tests.drills.hostile import Tally, besiege
from tests.drills.power import lose
from tests.server.harness import Launcher, postgres_server

AT_ONCE = 3  # clusters on one machine: faults are mostly waited for
SHOWN = 60.0  # seconds between two looks at a drill that runs for long


async def drill_hostile(folder: Path, scale: float) -> str:
    """A million messages of a hostile client."""
    tally = Tally()
    async with shown(tally):
        await besiege(folder, round(1_000_000 * scale), "many", tally)
    return tally.table()


async def drill_faults_sqlite(folder: Path, scale: float) -> str:
    """700 kills and 50 pauses of a process on SQLite."""
    plan = Plan(kills=round(700 * scale / AT_ONCE), pauses=round(50 * scale / AT_ONCE), rooms=3)
    databases = [f"sqlite:///{folder / f'{number}.db'}" for number in range(AT_ONCE)]
    return await _befall_all(databases, folder, plan)


async def drill_faults_postgresql(folder: Path, scale: float) -> str:
    """300 kills, 50 pauses and 100 partitions of two processes on PostgreSQL."""
    kills, pauses, partitions = (round(count * scale / AT_ONCE) for count in (300, 50, 100))
    plan = Plan(kills, pauses, partitions)
    with postgres_server() as postgres:
        return await _befall_all([await postgres.create() for _ in range(AT_ONCE)], folder, plan)


async def drill_failover(folder: Path, scale: float) -> str:
    """Ten times a process with 200 rooms and running matches is killed, of two on PostgreSQL."""
    report = failover.Report()
    rooms = round(400 * min(1, 2 * scale))
    with postgres_server() as postgres, closing(Launcher()) as launcher:
        async with shown(report):
            for _ in range(round(10 * scale)):  # all rooms are in one process after a kill, so each has a fresh start
                database = await postgres.create()
                await failover.fail_over(launcher, database, folder, report, rooms=rooms, kills=1, pace=4.0)
    return report.table()


async def drill_soak(folder: Path, scale: float) -> str:
    """An hour of play at four tables."""
    report = soaking.Report()
    with closing(Launcher()) as launcher:
        async with shown(report):
            await soaking.soak(launcher, folder, report, seconds=3600 * scale, rests=12, tables=4, pace=0.2)
    return report.table()


async def drill_neighbors(_folder: Path, scale: float) -> str:
    """What others meet with beside one hostile guest, whatever that one does."""
    attacks.allow_files()
    rows = [neighbors.HEADER]
    for name in attacks.ATTACKS:
        findings = await neighbors.drill(name, enemy.Plan(seconds=20 * scale))
        rows += [findings.row(name), *(f"lost: {loss}" for loss in findings.lost)]
        print(rows[-1 - len(findings.lost)], file=sys.stderr, flush=True)  # who stops it has what was measured
    return "\n".join(rows)


async def drill_power(folder: Path, scale: float) -> str:
    """Power fails at a thousand instants of play on SQLite."""
    sqlite = library()
    if sqlite is None:
        return "this Python has an SQLite of its own, whose files cannot be watched"
    seen = await lose(sqlite, folder, answers=600, losses=round(1000 * scale), resumed=round(20 * scale))
    return (
        f"{seen.answers} answers acknowledged, {seen.operations} operations of the disk, {seen.syncs} of them syncs; "
        f"after {seen.losses} losses of power nothing acknowledged was lost; {seen.resumed} times a server went on"
    )


async def drill_fuzz(folder: Path, scale: float) -> str:
    """Mutated files: 20,000 of each kind to what reads them, 1,000 to the commands, 4,000 each to a server."""
    os.environ["STADO_HOME"] = str(folder / "home")
    tally = fuzz.Tally()
    async with shown(tally):
        await asyncio.to_thread(fuzz.fuzz_readers, tally, round(20_000 * scale), "many")
        await asyncio.to_thread(fuzz.fuzz_commands, tally, round(1000 * scale), "many", folder, folder / "home")
        await fuzz.fuzz_server(tally, round(4000 * scale), "many", folder)
    return tally.table()


async def _befall_all(databases: list[str], folder: Path, plan: Plan) -> str:
    """Faults in several clusters at a time."""
    report = Report()
    with closing(Launcher()) as launcher:
        async with shown(report), asyncio.TaskGroup() as group:
            for number, database in enumerate(databases):
                group.create_task(befall(launcher, database, folder, plan._replace(seed=str(number)), report))
    return report.table()


class Table(Protocol):
    """What a drill fills in."""

    def table(self) -> str:
        """What there is to tell so far."""
        ...


@asynccontextmanager
async def shown(report: Table) -> AsyncIterator[None]:
    """While a drill runs, show how far it has come."""

    async def show() -> None:
        while True:
            await asyncio.sleep(SHOWN)
            print(f"{report.table()}\n", file=sys.__stderr__, flush=True)  # what a drill redirects is its own

    task = asyncio.create_task(show())
    try:
        yield
    finally:
        task.cancel()


DRILLS: dict[str, Callable[[Path, float], Coroutine[None, None, str]]] = {
    "hostile": drill_hostile,
    "faults-sqlite": drill_faults_sqlite,
    "faults-postgresql": drill_faults_postgresql,
    "failover": drill_failover,
    "soak": drill_soak,
    "neighbors": drill_neighbors,
    "power": drill_power,
    "fuzz": drill_fuzz,
}


def main() -> None:
    """Run the drills that are asked for, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("drills", nargs="+", choices=DRILLS, metavar="DRILL", help=", ".join(DRILLS))
    parser.add_argument("--scale", type=float, default=1.0)
    arguments = parser.parse_args()
    for name in arguments.drills:
        drill = DRILLS[name]
        with tempfile.TemporaryDirectory() as folder:
            start = time.monotonic()
            told = uvloop.run(drill(Path(folder), arguments.scale))
        print(f"## {name}\n{drill.__doc__}\n\n{told}\n{time.monotonic() - start:.0f} s\n", flush=True)


if __name__ == "__main__":
    main()
