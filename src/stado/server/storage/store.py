"""What is on disk: every write goes through one queue, whose waiting writes share a transaction."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import SQLAlchemyError

from stado.rooms.log import Line, RoomHead, decode_entry, encode_entry
from stado.rooms.ports import BrokenError, FencedError, StoreError, UnsureError
from stado.rooms.state import Summary
from stado.rooms.writes import Append, NewRoom
from stado.server.storage import tables
from stado.server.storage.address import parse_address
from stado.server.storage.driver import FILE_NOW, CommitError, Driver, FileDriver, ServerDriver, Use
from stado.server.storage.errors import explain_error, is_lasting
from stado.server.storage.upgrade import upgrade

T = TypeVar("T")
Write = Callable[[sa.Connection], T]

_log = structlog.get_logger()
_BATCH = 256
CHANNEL = "stado"  # on which processes hint to each other
PRESENCE = "presence"  # what a hint tells when somebody came or went
RELEASED = "released"  # what it tells when nobody owns the room any more
_OVERTAKEN = -1.0  # the lease of a process whose file another one has
_MIGRATION_LOCK = 7_363_016  # any number that no other program locks


class StoredRoom(msgspec.Struct, frozen=True):
    """A room as it lies in the store."""

    head: RoomHead
    summary_text: str
    status: str
    length: int
    owner: str
    epoch: int
    alive: bool  # the owner's lease holds
    origin: str | None  # what stands for the address that it was opened from
    skew: int  # milliseconds that the owner's clock is ahead of this process's

    @property
    def summary(self) -> Summary:
        """What lists show of the room, or BrokenError."""
        with _readable("its summary"):
            return msgspec.json.decode(self.summary_text, type=Summary)


class Store:
    """One process's way to the database."""

    def __init__(self, url: str, process: str, *, lease: float, clock: Callable[[], int]) -> None:
        self.process = process
        self.lease = lease
        self._clock = clock
        self._behind = 0  # milliseconds
        self.url = parse_address(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        self._driver: Driver = ServerDriver(self.url) if self.shared else FileDriver(self.url, process)
        self._writes: asyncio.Queue[tuple[Write[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._renewed = -math.inf  # by the monotonic clock, when the last renewal was begun
        self._unbroken = -math.inf  # by the same clock, since when the lease has held
        self._has_place = False  # among the processes
        self._hints: dict[str, None] = {}  # of the transaction that is being written, each once
        self.now = sa.literal_column("extract(epoch from clock_timestamp())", sa.Float) if self.shared else FILE_NOW
        self.skew = _skew(process)
        self._mine = (tables.processes.c.id == process) & (tables.processes.c.lease_until > _OVERTAKEN)
        self._found = sa.select(sa.exists().where(self._mine))
        self._failed = -math.inf  # by the monotonic clock, when a write last failed by no fault of its own
        self._failure = ""

    async def __aenter__(self) -> Self:
        try:
            await self._driver.open()
            await self._driver.set_up(self._migrate)
        except StoreError:
            await self._driver.close()
            raise
        except (OSError, SQLAlchemyError) as error:
            await self._driver.close()
            raise StoreError(f"the database cannot be used: {explain_error(error)}") from None
        self._writer = asyncio.create_task(self._write_all(), name="store writer")
        begun = time.monotonic()
        try:
            await self._align()
            await self.write(self._register)
        except StoreError:
            await self._close()
            raise
        self._renewed = begun
        self._has_place = True
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(StoreError):  # a database that is gone needs no farewell
            await self.write(self._retire)
        await self._close()

    async def _close(self) -> None:
        """Let go of the database."""
        assert self._writer is not None
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._driver.close()

    def clock(self) -> int:
        """Milliseconds since 1970; never behind what any process had seen when this one started."""
        return self._clock() + self._behind

    async def _align(self) -> None:
        """Go on from the latest time known, where the wall clock was set back since: no clock may run twice."""
        ((latest,),) = await self.read(sa.select(sa.func.max(tables.processes.c.seen_at)))
        self._behind = max(0, (latest or 0) - self._clock())

    def _migrate(self, connection: sa.Connection) -> None:
        """Bring the tables up to date, one process at a time, and all of them or none."""
        if self.shared:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python begins no transaction by itself to change tables
        upgrade(connection)

    def _register(self, connection: sa.Connection) -> None:
        """Take a place among the processes; on a file that only one may have, the others lose theirs."""
        if not self.shared:
            others = sa.update(tables.processes).where(tables.processes.c.id != self.process)
            connection.execute(others.values(lease_until=_OVERTAKEN))
        self._beat(connection)

    def _beat(self, connection: sa.Connection) -> None:
        """Write down that this process lives, also if the others have forgotten it by now."""
        values = {"seen_at": self.clock(), "lease_until": self.now + self.lease}
        mine = sa.update(tables.processes).where(self._mine)
        written = connection.execute(mine.values(values)).rowcount == 1
        if not written and (self.shared or not self._has_place):
            connection.execute(sa.insert(tables.processes).values(id=self.process, **values))

    def _guard(self, use: Use[T]) -> Use[T]:
        """The same, or OSError where another process has had since the file that only one may have."""
        if self.shared or not self._has_place:
            return use

        def use_mine(connection: sa.Connection) -> T:
            result = use(connection)
            # At the end: whatever was read was this process's then, and what was written keeps others out until it is.
            if not connection.scalar(self._found):
                self._renewed = -math.inf
                raise OSError("another server has taken it; end this one")
            return result

        return use_mine

    async def renew(self) -> None:
        """Keep this process's lease, whatever the other writes wait for."""
        begun = time.monotonic()
        await self.write_apart(self._beat)
        ended = time.monotonic()
        if ended - self._renewed >= self.lease:
            self._unbroken = ended
        self._renewed = begun

    def has_held(self, since: float) -> bool:
        """Whether the lease has held for certain since that monotonic time, whatever this process slept through."""
        return since >= self._unbroken and time.monotonic() - self._renewed < self.lease

    def _retire(self, connection: sa.Connection) -> None:
        """Let others have the rooms at once."""
        values = {"seen_at": self.clock(), "lease_until": 0.0}
        connection.execute(sa.update(tables.processes).where(tables.processes.c.id == self.process).values(values))
        connection.execute(sa.delete(tables.presence).where(tables.presence.c.process == self.process))

    async def write(self, write: Write[T]) -> T:
        """Do the write in a transaction, perhaps with others; it is on disk when this returns; or StoreError."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._writes.put_nowait((write, future))
        return await future

    async def _write_all(self) -> None:
        """Do the writes in order, those that wait in one transaction."""
        while True:
            batch = [await self._writes.get()]
            while len(batch) < _BATCH and not self._writes.empty():
                batch.append(self._writes.get_nowait())
            try:
                results = await self._write_batch([write for write, _ in batch])
            except Exception as error:  # whatever it was: those who wait are told, and the next writes are done
                _log.exception("writing failed")
                results = [CommitError(f"a transaction broke: {type(error).__name__}")] * len(batch)
            self._note(results)
            for (_, future), result in zip(batch, results, strict=True):
                _settle(future, result)

    def _note(self, results: Sequence[Any]) -> None:
        """Remember whether the database takes writes."""
        for result in results:
            if not isinstance(result, Exception):
                self._failed = -math.inf
            elif is_lasting(result):
                self._failed, self._failure = time.monotonic(), explain_error(result)

    @property
    def trouble(self) -> str | None:
        """Why the database took the last write not, if that was lately and none has gone better since."""
        lately = time.monotonic() - self._failed < 2 * self.lease
        return f"the database cannot be used: {self._failure}" if lately else None

    async def check_tables(self) -> None:
        """See that all tables are there, or StoreError."""
        await self.read(_ALL_TABLES)

    async def _write_batch(self, writes: Sequence[Write[Any]]) -> Sequence[Any]:
        """Do the writes in one transaction, or each in its own where that fails; a failed one gives its error."""

        def write_in_turn(connection: sa.Connection) -> list[Any]:
            results: list[Any] = []
            self._hints.clear()
            for write in writes:
                try:
                    results.append(write(connection))
                except FencedError as error:  # it has written nothing
                    results.append(error)
            if self._hints:
                connection.execute(_NOTIFY, {"channel": CHANNEL, "hints": list(self._hints)})
            return results

        try:
            return await self._driver.run(self._guard(write_in_turn))
        except CommitError as error:  # a second try might write twice
            return [error] * len(writes)
        except (OSError, SQLAlchemyError) as error:
            if len(writes) == 1:
                return [error]
        return [(await self._write_batch([write]))[0] for write in writes]

    async def write_apart(self, write: Write[T]) -> T:
        """Do the write in a transaction of its own, which waits for no other write."""
        return await self._translate(self._driver.run_apart(self._guard(write)))

    async def read(self, query: sa.Select[Any], **values: Any) -> list[tuple[Any, ...]]:
        """The rows of a query, with the values of what it leaves open."""

        def fetch(connection: sa.Connection) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in connection.execute(query, values)]

        return await self._translate(self._driver.read(self._guard(fetch)))

    async def _translate(self, use: Awaitable[T]) -> T:
        """What the driver gives, or StoreError."""
        try:
            return await use
        except (OSError, SQLAlchemyError) as error:
            raise _store_error(error) from None

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret that all processes share, made by the first."""

        def write(connection: sa.Connection) -> str:
            if self.shared:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
            found = sa.select(tables.secrets.c.value).where(tables.secrets.c.name == name)
            value = connection.execute(found).scalar_one_or_none()
            if value is None:
                value = make()
                connection.execute(sa.insert(tables.secrets).values(name=name, value=value))
            return str(value)

        return await self._translate(self._driver.set_up(write))

    async def create(self, room: NewRoom, origin: str) -> None:
        """Store a room, owned by this process."""
        await self.write(lambda connection: self._insert_room(connection, room, origin))

    def _insert_room(self, connection: sa.Connection, room: NewRoom, origin: str | None) -> None:
        head = room.head
        connection.execute(
            sa.insert(tables.rooms).values(
                id=head.id,
                head=_encode(head),
                public=head.public,
                created=head.created,
                owner=self.process,
                epoch=1,
                origin=origin,
                **_state(room.summary, room.wake_at, len(room.lines), head.created),
            )
        )
        _insert_lines(connection, head.id, 0, room.lines)
        _set_members(connection, head.id, room.summary)

    async def append(self, write: Append) -> None:
        """Add to a room's log, or FencedError."""
        await self.write(lambda connection: self._append(connection, write))

    def _append(self, connection: sa.Connection, write: Append) -> None:
        length = write.length + len(write.lines)
        values = {
            **_state(write.summary, write.wake_at, length, write.lines[-1].at),
            "its_id": write.room,
            "its_owner": self.process,
            "its_epoch": write.epoch,
            "its_length": write.length,
        }
        if connection.execute(_ADVANCE, values).rowcount != 1:
            raise FencedError("the room is no longer this process's")
        _insert_lines(connection, write.room, write.length, write.lines)
        if write.summary.status == "waiting":
            _set_members(connection, write.room, write.summary)
        if write.rematch is not None:
            found = sa.select(tables.rooms.c.origin).where(tables.rooms.c.id == write.room)
            self._insert_room(connection, write.rematch, connection.execute(found).scalar_one())
        for serial, reply in write.replies:
            connection.execute(sa.update(tables.commands).where(tables.commands.c.serial == serial).values(reply=reply))
        self.notify(write.room)

    def notify(self, room: str, told: str = "") -> None:
        """Hint to the other processes, once the transaction that is being written is done."""
        if self.shared:
            self._hints[f"{self.process} {room} {told}"] = None

    async def load(self, room: str) -> StoredRoom | None:
        """A room without its log, or BrokenError."""
        found = await self.read(_room_query(self.now, self.skew).where(tables.rooms.c.id == room))
        return _stored(found[0]) if found else None

    async def log(self, stored: StoredRoom) -> list[Line]:
        """All of a room's log, with what was added since the room was loaded; or BrokenError."""
        lines = await self.lines(stored.head.id, 0)
        if len(lines) < stored.length:
            raise BrokenError(f"its log has {len(lines)} lines, and should have {stored.length}")
        return lines

    async def lines(self, room: str, since: int) -> list[Line]:
        """A room's log from that number on, or BrokenError."""
        log = tables.log.c
        query = (
            sa.select(log.number, log.at, log.entry, log.person, log.command, log.digest)
            .where(log.room == room, log.number >= since)
            .order_by(log.number)
        )
        return [_read_line(number, row) for number, row in enumerate(await self.read(query), start=since)]


# Made once: it is the statement that every action waits for.
_ADVANCE = (
    sa.update(tables.rooms)
    .where(
        tables.rooms.c.id == sa.bindparam("its_id"),
        tables.rooms.c.owner == sa.bindparam("its_owner"),
        tables.rooms.c.epoch == sa.bindparam("its_epoch"),
        tables.rooms.c.length == sa.bindparam("its_length"),
        # Nothing is written behind lines that somebody has deleted.
        (sa.bindparam("its_length") == 0)
        | sa.exists().where(
            tables.log.c.room == sa.bindparam("its_id"), tables.log.c.number == sa.bindparam("its_length") - 1
        ),
    )
    .values({name: sa.bindparam(name) for name in ("summary", "status", "host", "length", "wake_at", "updated")})
)
_INSERT_LINE = sa.insert(tables.log)
_NOTIFY = sa.text("SELECT pg_notify(:channel, hint) FROM unnest(CAST(:hints AS text[])) AS hint")


_ALL_TABLES = sa.select(
    sa.or_(*(sa.exists(table.select().where(sa.false())) for table in tables.metadata.sorted_tables))
)


def _skew(process: str) -> sa.ColumnElement[float]:
    """How far the clock of a process in a query is ahead of this one's, in milliseconds.

    A heartbeat is written down by its process's clock, and its lease, which is as long for all, by the database's.
    """
    theirs, mine = tables.processes.c, tables.processes.alias().c
    here = sa.select(mine.seen_at - mine.lease_until * 1000).where(mine.id == process).scalar_subquery()
    return sa.func.coalesce(theirs.seen_at - theirs.lease_until * 1000 - here, 0.0)


def _room_query(now: sa.ColumnElement[float], skew: sa.ColumnElement[float]) -> sa.Select[Any]:
    """Rooms, and whether their owners live."""
    rooms, processes = tables.rooms.c, tables.processes.c
    alive = sa.func.coalesce(processes.lease_until > now, sa.false())
    columns = (rooms.head, rooms.summary, rooms.status, rooms.length, rooms.owner, rooms.epoch)
    query = sa.select(*columns, alive, rooms.origin, skew)
    return query.join_from(tables.rooms, tables.processes, processes.id == rooms.owner, isouter=True)


def _stored(row: tuple[Any, ...]) -> StoredRoom:
    """A room from its row, or BrokenError."""
    head, summary, status, length, owner, epoch, alive, origin, skew = row
    with _readable("its head"):
        read = msgspec.json.decode(head, type=RoomHead)
    return StoredRoom(read, summary, status, length, owner, epoch, bool(alive), origin, round(skew))


def _read_line(number: int, row: tuple[Any, ...]) -> Line:
    """A line of a log from its row, or BrokenError."""
    found, at, entry, *completed = row
    if found != number:
        raise BrokenError(f"line {number} of its log is missing")
    with _readable(f"line {number} of its log"):
        return Line(at, decode_entry(entry), *completed)


@contextlib.contextmanager
def _readable(part: str) -> Iterator[None]:
    """Around the reading of a part of a room: BrokenError names it, and tells nothing of what stands there."""
    try:
        yield
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BrokenError(f"{part} cannot be read: {type(error).__name__}") from None


def _encode(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _state(summary: Summary, wake_at: int | None, length: int, updated: int) -> dict[str, Any]:
    """The columns that change with a log."""
    return {
        "summary": _encode(summary),
        "status": summary.status,
        "host": summary.host,
        "length": length,
        "wake_at": wake_at,
        "updated": updated,
    }


def _insert_lines(connection: sa.Connection, room: str, start: int, lines: Sequence[Line]) -> None:
    """Write lines of a log."""
    rows = [
        {
            "room": room,
            "number": number,
            "at": line.at,
            "entry": encode_entry(line.entry),
            "person": line.person,
            "command": line.command,
            "digest": line.digest,
        }
        for number, line in enumerate(lines, start=start)
    ]
    if rows:
        connection.execute(_INSERT_LINE, rows)


def _set_members(connection: sa.Connection, room: str, summary: Summary) -> None:
    """Write down who sits in the room."""
    connection.execute(sa.delete(tables.members).where(tables.members.c.room == room))
    persons = {chair.person for chair in summary.chairs if chair.person is not None}
    if persons:
        connection.execute(sa.insert(tables.members), [{"room": room, "person": person} for person in persons])


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    """Hand the result to the caller that still waits for it."""
    if future.done():
        return
    if isinstance(result, SQLAlchemyError | OSError):
        future.set_exception(_store_error(result))
    elif isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _store_error(error: BaseException) -> StoreError:
    """What a failed write or read is to those who asked for it."""
    kind = UnsureError if isinstance(error, CommitError) else StoreError
    return kind(f"the database cannot be used: {explain_error(error)}")
