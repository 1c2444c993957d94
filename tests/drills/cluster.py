"""Processes of a server that are killed, paused and cut off from their database, whenever the drill wants it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg

from stado.server.settings import Settings
from tests.drills.proxy import OPEN, Proxy, proxied
from tests.server.harness import Launcher, free_port, wait_ready

DEFAULTS: dict[str, Any] = {"lease": Settings().lease, "poll": Settings().poll}  # what a host has who sets nothing


class Process:
    """A server on a port of its own, and the proxy to its database if it has one."""

    def __init__(self, launcher: Launcher, database: str, log: Path, proxy: Proxy | None) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.proxy = proxy
        self.id = 0
        self._launcher = launcher
        self._database = database
        self._log = log

    def start(self) -> None:
        """Start, or start again."""
        self.id = self._launcher.start(self.port, self._database, self._log, **DEFAULTS)

    def kill(self) -> None:
        """End without a word."""
        os.kill(self.id, signal.SIGKILL)

    def pause(self) -> None:
        """Stand still."""
        os.kill(self.id, signal.SIGSTOP)

    def resume(self) -> None:
        """Go on."""
        os.kill(self.id, signal.SIGCONT)

    def part(self, mode: str) -> None:
        """Let a proxy come between the process and its database."""
        assert self.proxy is not None
        self.proxy.mode = mode

    def arm(self, mode: str) -> None:
        """The same as soon as the process commits."""
        assert self.proxy is not None
        self.proxy.arm(mode)

    def heal(self) -> None:
        """Let it reach its database again."""
        self.part(OPEN)

    async def ready(self) -> None:
        """Until it takes connections."""
        await wait_ready(self.base)


class Cluster:
    """All processes of one database."""

    def __init__(self, database: str, processes: Sequence[Process], log: Path) -> None:
        self.database = database
        self.processes = processes
        self.log = log
        self.bases = [process.base for process in processes]
        self._names: list[str | None] = [None] * len(processes)  # by which the database knows each

    async def start(self, index: int) -> None:
        """Start a process, and wait for it."""
        before = await self._living()
        self.processes[index].start()
        await self.processes[index].ready()
        self._names[index] = next(iter(await self._living() - before), None)

    async def owned(self, index: int) -> set[str]:
        """The rooms that a process owns; on SQLite all of them."""
        if not self._shared:
            return set()
        rows = await self._fetch("SELECT id FROM rooms WHERE owner = $1", self._names[index])
        return {row["id"] for row in rows}

    @property
    def _shared(self) -> bool:
        return self.database.startswith("postgresql")

    async def _living(self) -> set[str]:
        return {row["id"] for row in await self._fetch("SELECT id FROM processes")} if self._shared else set()

    async def _fetch(self, query: str, *arguments: object) -> list[Any]:
        connection = await asyncpg.connect(self.database)
        try:
            return list(await connection.fetch(query, *arguments))
        except asyncpg.UndefinedTableError:  # the first process has not made it yet
            return []
        finally:
            await connection.close()


@asynccontextmanager
async def cluster(launcher: Launcher, database: str, count: int, folder: Path) -> AsyncIterator[Cluster]:
    """That number of processes, ready; each with a proxy of its own where the database is reached by TCP."""
    log = folder / "server.log"
    async with AsyncExitStack() as stack:
        processes = []
        for _ in range(count):
            proxy, address = None, database
            if database.startswith("postgresql"):
                proxy, address = await stack.enter_async_context(proxied(database))
            processes.append(Process(launcher, address, log, proxy))
        made = Cluster(database, processes, log)
        for index in range(count):
            await made.start(index)
        try:
            yield made
        finally:
            for process in processes:
                process.resume()
                process.kill()
            await asyncio.sleep(0)
