"""Two ways to a database: a file, used from threads, and a server, used from the event loop."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from stado.server.lock import FileLock

T = TypeVar("T")
Use = Callable[[sa.Connection], T]


class Driver(ABC):
    """Runs what uses a connection."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready, or OSError."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything."""

    @abstractmethod
    async def run(self, use: Use[T]) -> T:
        """Use a connection in a transaction that is on disk when this returns."""

    @abstractmethod
    async def read(self, use: Use[T]) -> T:
        """Use a connection without changing anything."""


class FileDriver(Driver):
    """SQLite: a transaction is one visit to a thread, since a change of threads costs more than a statement."""

    def __init__(self, url: sa.URL) -> None:
        self._path = Path(url.database or "")
        self._lock = FileLock()
        self._engine = sa.create_engine(url)
        self._writer = ThreadPoolExecutor(1, "store writer")
        self._readers = ThreadPoolExecutor(2, "store reader")
        sa.event.listen(self._engine, "connect", _set_pragmas)

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._take_file)

    def _take_file(self) -> None:
        """Make the folder, and see that no other process has the file."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._lock.take(self._path.with_name(self._path.name + ".lock"))

    async def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()
        self._lock.release()

    async def run(self, use: Use[T]) -> T:
        def visit() -> T:
            with self._engine.begin() as connection:
                return use(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, visit)

    async def read(self, use: Use[T]) -> T:
        def visit() -> T:
            with self._engine.connect() as connection:
                return use(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, visit)


def _set_pragmas(connection: Any, record: Any) -> None:
    """Tell SQLite how to keep its word."""
    del record
    cursor = connection.cursor()
    # An acknowledged action outlives the machine's power, not only the process.
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class ServerDriver(Driver):
    """PostgreSQL."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        await self._engine.dispose()

    async def run(self, use: Use[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(use)

    async def read(self, use: Use[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(use)
