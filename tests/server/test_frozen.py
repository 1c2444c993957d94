"""A process that stands still in mid-transaction stops nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.util import await_only

from stado.games import GAMES
from stado.server.storage import driver
from stado.server.storage import store as store_module
from stado.server.storage.driver import IDLE_SECONDS, LOCK_SECONDS, ServerDriver
from stado.server.storage.store import Store
from stado.testing.wire import PATIENCE, Guest, chairs
from tests.server.harness import LOGS, Postgres, running

pytestmark = pytest.mark.system

LEASE = 2.0
IDLE = "idle_in_transaction_session_timeout"


async def lone_room(guest: Guest) -> str:
    request = {"game": GAMES[0].name, "seats": 2, "chairs": chairs("me", "casual"), "start": True}
    return str((await guest.post("/api/rooms", request))["id"])


@asynccontextmanager
async def frozen_owner(database: str, room: str) -> AsyncIterator[asyncpg.Connection]:
    """The room's owner is dead by its lease, but its last transaction still holds the room."""
    connection = await asyncpg.connect(database)
    await connection.execute("UPDATE rooms SET owner = 'ghost', epoch = epoch + 1 WHERE id = $1", room)
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute("UPDATE rooms SET length = length WHERE id = $1", room)
    try:
        yield connection
    finally:
        await transaction.rollback()
        await connection.close()


async def play_a_turn(guest: Guest, room: str) -> None:
    async with guest.sit(room) as socket:
        update = await socket.see_update(lambda update: bool(update["prompt"] and not update["prompt"]["revises"]))
        reply = await socket.do("answer", decision=update["decision"], action=update["prompt"]["legal"][0])
        assert reply["type"] == "ack"


async def lease_left(database: str) -> float:
    connection = await asyncpg.connect(database)
    left = await connection.fetchval("SELECT max(lease_until) - extract(epoch from clock_timestamp()) FROM processes")
    await connection.close()
    return float(left)


async def test_locked_room_stops_neither_the_heartbeat_nor_other_rooms(postgres: Postgres) -> None:
    database = await postgres.create()
    async with running(database, lease=LEASE) as server:
        server.troubles = 100
        guest = await server.guest()
        locked, free = await lone_room(guest), await lone_room(guest)
        async with frozen_owner(database, locked), guest.sit(locked) as waiting:
            await waiting.next("welcome")
            for _ in range(3):  # longer than a lease lasts that nobody renews
                await asyncio.sleep(LEASE / 2)
                async with asyncio.timeout(PATIENCE):
                    await play_a_turn(guest, free)
                assert await lease_left(database) > 0
        async with asyncio.timeout(PATIENCE):
            await play_a_turn(guest, locked)  # taken as soon as nothing locks it


async def stand_still(sleeper: ServerDriver) -> None:
    async with sleeper._engine.begin() as connection:
        await connection.execute(sa.text("SELECT 1"))
        await asyncio.sleep(1.0)
        await connection.execute(sa.text("SELECT 1"))


async def test_database_ends_the_transaction_of_a_process_that_stands_still(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sa.make_url(await postgres.create()).set(drivername="postgresql+asyncpg")
    usual = ServerDriver(url)
    shown = await usual.run(lambda connection: connection.execute(sa.text(f"SHOW {IDLE}")).scalar_one())
    assert shown == f"{IDLE_SECONDS:g}s"
    await usual.close()
    monkeypatch.setitem(driver._SERVER_SETTINGS, IDLE, "0.2s")
    hasty = ServerDriver(url)
    with pytest.raises(DBAPIError, match=r"idle-in-transaction|closed"):
        await stand_still(hasty)
    await hasty.close()


async def test_process_that_was_forgotten_lives_again(postgres: Postgres) -> None:
    database = await postgres.create()
    async with Store(database, "sleeper", lease=LEASE, clock=lambda: 1) as store:
        connection = await asyncpg.connect(database)
        await connection.execute("DELETE FROM processes")
        await connection.close()
        await store.renew()
        assert await lease_left(database) > 0


LOCK = sa.text("SELECT pg_advisory_xact_lock(1)")


async def test_start_that_stands_still_holds_up_no_other(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = sa.make_url(await postgres.create()).set(drivername="postgresql+asyncpg")
    monkeypatch.setitem(driver._SERVER_SETTINGS, IDLE, "0.3s")
    frozen, other = ServerDriver(url), ServerDriver(url)
    locked, free = asyncio.Event(), asyncio.Event()

    def stop(connection: sa.Connection) -> str:
        connection.execute(LOCK)
        locked.set()
        await_only(free.wait())
        connection.execute(LOCK)
        return "done"

    def work(connection: sa.Connection) -> str:
        connection.execute(LOCK)
        connection.execute(sa.text("SELECT pg_sleep(1)"))  # longer than it may stand still, but it works
        return str(connection.execute(sa.text("SHOW statement_timeout")).scalar_one())

    async with asyncio.timeout(PATIENCE):
        first = asyncio.create_task(frozen.set_up(stop))
        await locked.wait()
        assert await other.set_up(work) == "0"
        free.set()
        assert await first == "done"  # it begins again
    await frozen.close()
    await other.close()


async def test_start_tells_once_whom_it_waits_for(postgres: Postgres) -> None:
    database = await postgres.create()
    connection = await asyncpg.connect(database)
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute(f"SELECT pg_advisory_xact_lock({store_module._MIGRATION_LOCK})")
    structlog.configure(processors=[LOGS], cache_logger_on_first_use=False)
    LOGS.entries.clear()
    store = Store(database, "second", lease=LEASE, clock=lambda: 1)
    start = asyncio.create_task(store.__aenter__())
    await asyncio.sleep(3 * LOCK_SECONDS)
    told = [entry for entry in LOGS.entries if entry["event"] == "the start waits for who changes the tables"]
    assert [entry["who"] for entry in told] == [
        f"session {connection.get_server_pid()} from 127.0.0.1, idle in transaction"
    ]
    await transaction.rollback()
    await connection.close()
    async with asyncio.timeout(PATIENCE):
        await start
        await store.__aexit__(None, None, None)


async def test_sessions_that_took_no_writes_are_not_used_again(postgres: Postgres) -> None:
    database = await postgres.create()
    url = sa.make_url(database).set(drivername="postgresql+asyncpg")
    name = url.database
    connection = await asyncpg.connect(database)
    await connection.execute("CREATE TABLE things (thing int)")
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    server = ServerDriver(url)
    insert = sa.text("INSERT INTO things VALUES (1)")
    with pytest.raises(DBAPIError, match="read-only"):
        await server.run(lambda session: session.execute(insert))
    await connection.execute("SET default_transaction_read_only = off")
    await connection.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await server.run(lambda session: session.execute(insert))
    await server.close()
    await connection.close()
