"""Lists that people ask for: rooms of the lobby, their own, their finished matches; and the persons themselves."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from stado.server import tables
from stado.server.entry import RoomHead
from stado.server.store import Store
from stado.server.table import Summary

_PAGE = 100
_DAY = 86_400_000

Listed = tuple[RoomHead, Summary]


async def add_person(store: Store, person: str, name: str) -> None:
    """Store somebody new."""
    row = {"id": person, "name": name, "created": store.clock()}

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.insert(tables.persons).values(row))

    await store.write(write)


async def find_name(store: Store, person: str) -> str | None:
    """The person's name, if there is such a person."""
    found = await store.read(sa.select(tables.persons.c.name).where(tables.persons.c.id == person))
    return found[0][0] if found else None


async def set_name(store: Store, person: str, name: str) -> None:
    """Give a person another name."""

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.update(tables.persons).where(tables.persons.c.id == person).values(name=name))

    await store.write(write)


async def count_open(store: Store, person: str) -> int:
    """How many rooms that are not over the person has made lately."""
    rooms = tables.rooms.c
    recent = rooms.updated > store.clock() - _DAY
    query = sa.select(sa.func.count()).where(rooms.host == person, rooms.status != "over", recent)
    return int((await store.read(query))[0][0])


async def public_rooms(store: Store) -> list[Listed]:
    """Public rooms that are not over, those still waiting first, the newest first."""
    rooms = tables.rooms.c
    recent = rooms.updated > store.clock() - _DAY
    query = sa.select(rooms.head, rooms.summary).where(rooms.public, rooms.status.in_(["waiting", "running"]), recent)
    return await _listed(store, query.order_by(rooms.status.desc(), rooms.created.desc()))


async def rooms_of(store: Store, person: str) -> list[Listed]:
    """The rooms that the person sits in and that are not over, running ones first."""
    rooms = tables.rooms.c
    query = _of(person).where(rooms.status != "over")
    return await _listed(store, query.order_by(rooms.status, rooms.updated.desc()))


async def finished_of(store: Store, person: str) -> list[Listed]:
    """The person's finished matches, the last one first."""
    rooms = tables.rooms.c
    return await _listed(store, _of(person).where(rooms.status == "over").order_by(rooms.updated.desc()))


def _of(person: str) -> sa.Select[Any]:
    """The person's rooms."""
    rooms, members = tables.rooms.c, tables.members.c
    query = sa.select(rooms.head, rooms.summary).join_from(tables.members, tables.rooms, rooms.id == members.room)
    return query.where(members.person == person)


async def _listed(store: Store, query: sa.Select[Any]) -> list[Listed]:
    """A page of rooms."""
    return [
        (msgspec.json.decode(head, type=RoomHead), msgspec.json.decode(summary, type=Summary))
        for head, summary in await store.read(query.limit(_PAGE))
    ]
