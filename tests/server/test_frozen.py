"""A process that stands still in mid-transaction stops nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from stado.games import GAMES
from stado.server.storage import driver
from stado.server.storage.driver import IDLE_SECONDS, ServerDriver
from stado.server.storage.store import Store
from stado.testing.wire import PATIENCE, Guest, chairs
from tests.server.harness import Postgres, running

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
