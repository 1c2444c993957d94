"""Two ways to a database: a file, used from threads, and a server, used from the event loop."""

from __future__ import annotations

import asyncio
import os
import stat
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stado.server.storage import tables
from stado.server.storage.errors import explain_error, server_error
from stado.server.storage.lock import FileLock

_log = structlog.get_logger()
T = TypeVar("T")
Use = Callable[[sa.Connection], T]


_SQLITE = b"SQLite format 3\0"  # what a database begins with, unless it is still empty
_LONGEST_LEASE = 10.0  # seconds; one that is longer was written under another clock
_MOMENT = 0.1  # seconds between two looks at the leases of others


class CommitError(OSError):
    """The end of a transaction broke: it is not known whether it is on disk."""


@contextmanager
def _committing() -> Iterator[None]:
    """Around the end of a transaction."""
    try:
        yield
    except (OSError, SQLAlchemyError) as error:
        raise CommitError(f"the end of a transaction broke: {explain_error(error)}") from error


class Driver(ABC):
    """Runs what uses a connection."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready, or OSError."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything."""

    @abstractmethod
    async def set_up(self, use: Use[T]) -> T:
        """Use a connection in a transaction that may wait for other processes, and is begun again if it is lost."""

    @abstractmethod
    async def run(self, use: Use[T]) -> T:
        """Use a connection in a transaction that is on disk when this returns; or CommitError if it may be."""

    @abstractmethod
    async def run_apart(self, use: Use[T]) -> T:
        """The same, on a connection that nothing else keeps busy."""

    @abstractmethod
    async def read(self, use: Use[T]) -> T:
        """Use a connection without changing anything."""


FILE_NOW = sa.literal_column("(julianday('now') - 2440587.5) * 86400.0", sa.Float)  # seconds since 1970


class FileDriver(Driver):
    """SQLite: a transaction is one visit to a thread, since a change of threads costs more than a statement."""

    def __init__(self, url: sa.URL, process: str) -> None:
        # Under whatever name the file is given, its lock and what SQLite keeps beside it are the same.
        self._path = Path(os.path.realpath(url.database or ""))
        self._log_path, self._shared_memory = (self._path.with_name(self._path.name + end) for end in ("-wal", "-shm"))
        self._process = process
        self._lock = FileLock()
        self._files: dict[Path, os.stat_result] = {}  # that were opened
        self._anchor: sa.Connection | None = None
        self._engine = sa.create_engine(url.set(database=str(self._path)))
        self._writer = ThreadPoolExecutor(1, "store writer")
        self._readers = ThreadPoolExecutor(2, "store reader")
        sa.event.listen(self._engine, "connect", _set_pragmas)

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._take_file)

    def _take_file(self) -> None:
        """Make the folder, and see that no other process has the file, and nobody else may read it; or OSError."""
        _check_kind(self._path)
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock.take(self._path.with_name(self._path.name + ".lock"))
        last, *files = self._lock.read() or [""]
        self._check_log(files)
        if self._path.exists():
            self._wait_alone(last)
        _make_private(self._path)
        self._open_files()

    def _check_log(self, last: Sequence[str]) -> None:
        """Keep SQLite from carrying a log into a file for which it was not written; or OSError."""
        try:
            log = self._log_path.stat()
        except FileNotFoundError:
            return
        if log.st_size == 0:
            return
        file = str(self._path.stat().st_ino) if self._path.exists() else None
        # Where both are others, the whole folder may have been copied.
        if file is None or (last[1:] == [str(log.st_ino)] and last[:1] != [file]):
            name, beside = self._path.name, f"{self._log_path.name} and {self._shared_memory.name}"
            raise OSError(f"{beside} are not of this {name}: put back the one of before, or move them elsewhere")

    def _open_files(self) -> None:
        """Know the database and what SQLite keeps beside it, as long as this process uses them."""
        self._anchor = self._engine.connect()  # while a connection is open, SQLite removes nothing
        self._anchor.exec_driver_sql("SELECT count(*) FROM sqlite_schema").all()
        self._anchor.rollback()
        for path in (self._path, self._log_path, self._shared_memory):
            with suppress(FileNotFoundError):
                self._files[path] = path.stat()
        known = (self._files.get(path) for path in (self._path, self._log_path))
        self._lock.write([self._process, *(str(file.st_ino) for file in known if file is not None)])

    def _check_files(self) -> None:
        """Use no files that were moved away, for whoever opens them there has others beside them; or OSError."""
        for path, known in self._files.items():
            try:
                moved = not os.path.samestat(known, path.stat())
            except FileNotFoundError:
                moved = True
            if moved:
                beside = f"{self._log_path.name} and {self._shared_memory.name}"
                ending = f"end this server; to go on with another {self._path.name}, move {beside} elsewhere"
                raise OSError(f"{path.name} was moved or replaced: {ending}")

    def _wait_alone(self, last: str) -> None:
        """Wait until the leases of other processes have run out, or OSError once one is renewed.

        Whoever held the lock last is dead, since it is free; others may have had a lock that was deleted or replaced.
        """
        found, end = self._find_leases(last), time.monotonic() + _LONGEST_LEASE
        while found and time.monotonic() < end:
            time.sleep(_MOMENT)
            leases = self._find_leases(last)
            if leases - found:
                self._lock.remove()
                raise OSError("another server uses it, and its lock was deleted or replaced")
            found = leases
        self._engine.dispose()  # whoever closes the file by another way takes the locks of SQLite off it

    def _find_leases(self, last: str) -> set[tuple[str, float]]:
        """The processes but the last one whose leases hold, and until when."""
        leases = tables.processes.c
        with self._engine.connect() as connection:
            if not sa.inspect(connection).has_table(tables.processes.name):
                return set()
            query = sa.select(leases.id, leases.lease_until).where(leases.lease_until > FILE_NOW, leases.id != last)
            return {(process, until) for process, until in connection.execute(query)}

    async def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        if self._anchor is not None:
            self._anchor.close()
        self._engine.dispose()
        self._lock.release()

    async def set_up(self, use: Use[T]) -> T:
        return await self.run(use)

    async def run_apart(self, use: Use[T]) -> T:
        return await self.run(use)

    async def run(self, use: Use[T]) -> T:
        def visit() -> T:
            self._check_files()
            with self._engine.connect() as connection:
                result = use(connection)
                with _committing():
                    connection.commit()
                return result

        return await asyncio.get_running_loop().run_in_executor(self._writer, visit)

    async def read(self, use: Use[T]) -> T:
        def visit() -> T:
            self._check_files()
            with self._engine.connect() as connection:
                return use(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, visit)


def _check_kind(path: Path) -> None:
    """Refuse what is there and no database, before anything is changed."""
    if not path.exists():
        return
    if not path.is_file():
        raise OSError(f"{path.name} is not a file")
    if path.stat().st_nlink > 1:
        # SQLite keeps its log beside the name that it was given, so that two names are two databases in one file.
        raise OSError(f"{path.name} has another name (a hard link); remove one of them, or copy the file")
    with path.open("rb") as file:
        start = file.read(len(_SQLITE))
    if start not in (b"", _SQLITE):
        raise OSError(f"{path.name} is not a database")


def _make_private(path: Path) -> None:
    """Let only its owner use the file and what SQLite keeps beside it, even where others may read the folder."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # a file of another owner is theirs to close
            file.chmod(stat.S_IMODE(file.stat().st_mode) & 0o700)


def _set_pragmas(connection: Any, record: Any) -> None:
    """Tell SQLite how to keep its word."""
    del record
    cursor = connection.cursor()
    # An acknowledged action outlives the machine's power, not only the process.
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# A process that stands still, or is cut off, must not stop the others by what it has locked.
LOCK_SECONDS = 0.5  # to wait for a lock
IDLE_SECONDS = 3.0  # that a transaction may wait for its process, before the database ends it
ANSWER_SECONDS = 4.0  # for a connection, or for the answer to a statement
_SERVER_SETTINGS = {
    "lock_timeout": f"{LOCK_SECONDS}s",
    "idle_in_transaction_session_timeout": f"{IDLE_SECONDS}s",
    "statement_timeout": f"{ANSWER_SECONDS}s",
    "tcp_keepalives_idle": "5s",
    "tcp_keepalives_interval": "2s",
    "tcp_keepalives_count": "3",
}


class ServerDriver(Driver):
    """PostgreSQL."""

    def __init__(self, url: sa.URL) -> None:
        self._url = url
        self._engine = self._make_engine(4, pool_pre_ping=True)
        self._apart = self._make_engine(2, pool_pre_ping=True)
        # A read is one statement and nothing else: hundreds of rooms may be read at once when a process has died.
        self._readers = self._make_engine(16, isolation_level="AUTOCOMMIT")

    def _make_engine(self, size: int, **options: Any) -> AsyncEngine:
        """Connections on which nothing takes long; they stay open, since opening one costs more than many reads."""
        limits = {"timeout": ANSWER_SECONDS, "command_timeout": ANSWER_SECONDS, "server_settings": _SERVER_SETTINGS}
        engine = create_async_engine(
            self._url,
            pool_size=size,
            max_overflow=0,
            pool_timeout=ANSWER_SECONDS,
            connect_args=limits,
            **options,
        )
        sa.event.listen(engine.sync_engine, "handle_error", _drop_read_only)
        return engine

    async def open(self) -> None:
        engine = create_async_engine(self._url, poolclass=sa.NullPool)
        try:
            async with engine.connect():
                pass
        except (TypeError, UnicodeError, OverflowError):  # a setting, a name or a port that there cannot be
            raise OSError("its address has something that no connection takes") from None

    async def close(self) -> None:
        for engine in (self._engine, self._apart, self._readers):
            await engine.dispose()

    async def set_up(self, use: Use[T]) -> T:
        waited, lost = False, 0
        while True:
            try:
                return await self._set_up(use)
            except DBAPIError as error:
                known = server_error(error)
                if isinstance(known, asyncpg.LockNotAvailableError):
                    if not waited:
                        _log.warning("the start waits for who changes the tables", who=await self._find_locker())
                    waited = True
                elif error.connection_invalidated and lost < _LOSSES:  # this process stood still, and holds nobody up
                    lost += 1
                else:
                    raise
            await asyncio.sleep(LOCK_SECONDS)

    async def _set_up(self, use: Use[T]) -> T:
        """Use a connection on which a statement may take as long as it works, but nobody waits for this process."""
        guards = {name: value for name, value in _SERVER_SETTINGS.items() if name != "statement_timeout"}
        limits = {"timeout": ANSWER_SECONDS, "server_settings": guards}
        engine = create_async_engine(self._url, poolclass=sa.NullPool, connect_args=limits)
        async with engine.begin() as connection:
            return await connection.run_sync(use)

    async def _find_locker(self) -> str:
        """Who has what a start waits for, as the database knows them."""
        found = await self.read(lambda connection: connection.execute(_LOCKERS).all())
        told = (f"session {session} from {address or 'its own machine'}, {state}" for session, address, state in found)
        return "; ".join(told) or "somebody who uses the tables"

    async def run_apart(self, use: Use[T]) -> T:
        return await _run(self._apart, use)

    async def run(self, use: Use[T]) -> T:
        return await _run(self._engine, use)

    async def read(self, use: Use[T]) -> T:
        try:
            return await self._read(use)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await self._read(use)  # the database may have ended a connection that nobody used

    async def _read(self, use: Use[T]) -> T:
        async with self._readers.connect() as connection:
            return await connection.run_sync(use)


_LOSSES = 5  # of a connection while tables are changed
_LOCKERS = sa.text(
    "SELECT pid, host(client_addr), state FROM pg_locks JOIN pg_stat_activity USING (pid) "
    "WHERE locktype = 'advisory' AND granted AND datname = current_database()"
)


def _drop_read_only(context: Any) -> None:
    """Use no session again that takes no writes: it stays so when the database takes them again."""
    if isinstance(server_error(context.original_exception), asyncpg.ReadOnlySQLTransactionError):
        context.is_disconnect = True


async def _run(engine: AsyncEngine, use: Use[T]) -> T:
    """Use a connection in a transaction."""
    async with engine.connect() as connection:
        result = await connection.run_sync(use)
        with _committing():
            await connection.commit()
        return result
