"""Persons as they are stored."""

from __future__ import annotations

import sqlalchemy as sa

from stado.server.storage import tables
from stado.server.storage.store import Store


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
