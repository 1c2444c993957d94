"""Who owns a room: a process whose lease holds, known by the room's epoch; and how processes talk about it."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from stado.rooms.decisions import Asker
from stado.rooms.inbox import HandedOver
from stado.rooms.opening import AnyOrder
from stado.rooms.ports import FencedError
from stado.rooms.presence import NOBODY, Presence
from stado.rooms.protocol.messages import Ack, Failure
from stado.server.storage import tables
from stado.server.storage.store import PRESENCE, RELEASED, Store

_PAGE = 500
_NOBODY = ""  # no process has this name


class Taken(msgspec.Struct, frozen=True):
    """A room that this process owns from here on."""

    epoch: int
    seen_at: int  # when its last owner lived for certain


class Standing(msgspec.Struct, frozen=True):
    """How a room stands in the store."""

    room: str
    length: int
    epoch: int
    mine: bool
    alive: bool
    skew: int  # milliseconds that the owner's clock is ahead of this process's


async def take(store: Store, room: str, epoch: int) -> Taken | None:
    """Own a room whose owner is dead, unless another process was faster or has the room locked."""
    rooms, processes = tables.rooms.c, tables.processes.c
    dead = sa.func.coalesce(processes.lease_until, 0.0) <= store.now
    free = (
        sa.select(processes.seen_at)
        .select_from(sa.outerjoin(tables.rooms, tables.processes, processes.id == rooms.owner))
        .where(rooms.id == room, rooms.epoch == epoch, dead)
        .with_for_update(of=tables.rooms, skip_locked=True)
    )

    def write(connection: sa.Connection) -> Taken | None:
        found = connection.execute(free).one_or_none()
        if found is None:
            return None
        mine = {"owner": store.process, "epoch": epoch + 1}
        connection.execute(sa.update(tables.rooms).where(rooms.id == room).values(mine))
        store.notify(room)
        (seen_at,) = found
        return Taken(epoch + 1, store.clock() if seen_at is None else seen_at)

    return await store.write(write)


async def release(store: Store, room: str, epoch: int) -> None:
    """Own a room no longer, or FencedError: who opens it next, or follows it, takes it."""
    rooms = tables.rooms.c
    mine = (rooms.id == room, rooms.owner == store.process, rooms.epoch == epoch)

    def write(connection: sa.Connection) -> None:
        if connection.execute(sa.update(tables.rooms).where(*mine).values(owner=_NOBODY)).rowcount != 1:
            raise FencedError("the room is no longer this process's")
        store.notify(room, RELEASED)

    await store.write(write)


class Due(msgspec.Struct, frozen=True):
    """A room that has something to do by itself."""

    wake_at: int
    room: str


async def due(store: Store, now: int, after: Due | None) -> list[Due]:
    """A page of rooms of this process that have something to do by themselves, and such of dead ones at any time."""
    rooms, processes = tables.rooms.c, tables.processes.c
    dead = sa.func.coalesce(processes.lease_until, 0.0) <= store.now
    query = (
        sa.select(rooms.wake_at, rooms.id)
        .join_from(tables.rooms, tables.processes, processes.id == rooms.owner, isouter=True)
        .where(rooms.wake_at.is_not(None), dead | ((rooms.owner == store.process) & (rooms.wake_at <= now)))
        .order_by(rooms.wake_at, rooms.id)
        .limit(_PAGE)
    )
    if after is not None:
        query = query.where(sa.tuple_(rooms.wake_at, rooms.id) > (after.wake_at, after.room))
    return [Due(wake_at, room) for wake_at, room in await store.read(query)]


async def standings(store: Store, room_ids: Collection[str]) -> list[Standing]:
    """How these rooms stand."""
    rooms, processes = tables.rooms.c, tables.processes.c
    alive = sa.func.coalesce(processes.lease_until, 0.0) > store.now
    query = (
        sa.select(rooms.id, rooms.length, rooms.epoch, rooms.owner == store.process, alive, store.skew)
        .join_from(tables.rooms, tables.processes, processes.id == rooms.owner, isouter=True)
        .where(rooms.id.in_(room_ids))
    )
    return [
        Standing(room, length, epoch, bool(mine), bool(lives), round(skew))
        for room, length, epoch, mine, lives, skew in await store.read(query)
    ]


async def hand_over(store: Store, room: str, asker: Asker, command: AnyOrder) -> int:
    """Hand a command to the room's owner; the serial number under which the reply will lie."""

    def write(connection: sa.Connection) -> int:
        _hold(connection, room)
        done = connection.execute(
            sa.insert(tables.commands)
            .values(room=room, process=store.process, asker=_encode(asker), command=_encode(command))
            .returning(tables.commands.c.serial)
        )
        serial: int = done.scalar_one()
        store.notify(room)
        return serial

    return await store.write(write)


async def handed_over(store: Store, room: str) -> list[HandedOver]:
    """The commands that wait for this process; what another version sent and this one cannot read is left out."""
    commands = tables.commands.c
    query = sa.select(commands.serial, commands.asker, commands.command)
    query = query.where(commands.room == room, commands.reply.is_(None)).order_by(commands.serial)
    found = []
    for serial, asker, command in await store.read(query):
        with contextlib.suppress(msgspec.MsgspecError):
            read = msgspec.json.decode(asker, type=Asker), msgspec.json.decode(command, type=AnyOrder)
            found.append(HandedOver(serial, *read))
    return found


async def waiting_rooms(store: Store) -> list[str]:
    """Rooms of this process for which commands wait."""
    commands, rooms = tables.commands.c, tables.rooms.c
    query = sa.select(commands.room).distinct().join_from(tables.commands, tables.rooms, rooms.id == commands.room)
    return [room for (room,) in await store.read(query.where(commands.reply.is_(None), rooms.owner == store.process))]


async def reply(store: Store, room: str, epoch: int, replies: Collection[tuple[int, str]]) -> None:
    """Answer forwarded commands that changed nothing, or FencedError: the next owner may do what this one refused."""
    rooms = tables.rooms.c
    mine = sa.select(rooms.id).where(rooms.id == room, rooms.owner == store.process, rooms.epoch == epoch)
    kept = mine.with_for_update(read=True)  # nobody takes the room before the replies are there

    def write(connection: sa.Connection) -> None:
        if connection.execute(kept).one_or_none() is None:
            raise FencedError("the room is no longer this process's")
        for serial, text in replies:
            answered = sa.update(tables.commands).where(tables.commands.c.serial == serial)
            connection.execute(answered.values(reply=text))
        store.notify(room)

    await store.write(write)


async def collect_replies(store: Store, serials: Collection[int]) -> list[tuple[int, Ack | Failure]]:
    """The replies that have come, which are then forgotten."""
    commands = tables.commands.c
    query = sa.select(commands.serial, commands.reply).where(commands.serial.in_(serials), commands.reply.is_not(None))
    found = [(serial, msgspec.json.decode(text, type=Ack | Failure)) for serial, text in await store.read(query)]
    if found:
        await forget(store, [serial for serial, _ in found])
    return found


async def forget(store: Store, serials: Collection[int]) -> None:
    """Put away forwarded commands that are done with; what another process has locked is left to `tidy`."""
    serial = tables.commands.c.serial
    free = sa.select(serial).where(serial.in_(serials)).with_for_update(skip_locked=True)

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(tables.commands).where(serial.in_(free)))

    await store.write(write)


async def show_presence(store: Store, room: str, present: Presence) -> None:
    """Tell the other processes who is connected here."""
    insert: Any = postgresql.insert if store.shared else sqlite.insert
    text = _encode(present)
    query = insert(tables.presence).values(room=room, process=store.process, present=text)
    query = query.on_conflict_do_update(index_elements=["room", "process"], set_={"present": text})

    def write(connection: sa.Connection) -> None:
        _hold(connection, room)
        connection.execute(query)
        store.notify(room, PRESENCE)

    await store.write(write)


async def find_presence(store: Store, rooms: Collection[str]) -> dict[str, Presence]:
    """Who is connected to the other living processes, for rooms where somebody was."""
    shown, processes = tables.presence.c, tables.processes.c
    query = (
        sa.select(shown.room, shown.present)
        .join_from(tables.presence, tables.processes, processes.id == shown.process)
        .where(shown.room.in_(rooms), shown.process != store.process, processes.lease_until > store.now)
    )
    found: dict[str, Presence] = {}
    for room, text in await store.read(query):
        with contextlib.suppress(msgspec.MsgspecError):
            found[room] = found.get(room, NOBODY) | msgspec.json.decode(text, type=Presence)
    return found


async def tidy(store: Store, last: int) -> int:
    """Forget dead processes that own nothing, what they showed and asked, and commands up to that serial number.

    Gives the last serial number by now, for the next call: nobody waits for those commands any more by then.
    """
    rooms, processes = tables.rooms.c, tables.processes.c
    dead = sa.select(processes.id).where(processes.lease_until < store.now - 60)
    living = sa.select(processes.id).where(processes.lease_until >= store.now - 60)

    def write(connection: sa.Connection) -> int:
        connection.execute(sa.delete(tables.presence).where(tables.presence.c.process.not_in(living)))
        connection.execute(sa.delete(tables.commands).where(tables.commands.c.serial <= last))
        connection.execute(sa.delete(tables.commands).where(tables.commands.c.process.not_in(living)))
        owning = sa.select(rooms.owner)
        connection.execute(sa.delete(tables.processes).where(processes.id.in_(dead), processes.id.not_in(owning)))
        latest: int | None = connection.execute(sa.select(sa.func.max(tables.commands.c.serial))).scalar_one()
        return latest or 0

    return await store.write_apart(write)


def _hold(connection: sa.Connection, room: str) -> None:
    """See that nobody deletes the room before the transaction ends, or FencedError where somebody has."""
    there = sa.select(tables.rooms.c.id).where(tables.rooms.c.id == room)
    if connection.execute(there.with_for_update(read=True, key_share=True)).one_or_none() is None:
        raise FencedError("the room is gone")


def _encode(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()
