"""Lists that people ask for: rooms of the lobby, their own, their finished matches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any

import sqlalchemy as sa

from stado.rooms.listing import Listed, read_listed
from stado.server.storage import tables
from stado.server.storage.store import Store

_PAGE = 100
_DAY = 86_400_000


async def count_open(store: Store, person: str, origin: str) -> tuple[int, int]:
    """How many rooms that are not over the person has made lately, and how many come from the origin."""
    rooms = tables.rooms.c
    counts = []
    for theirs in (rooms.host == person, rooms.origin == origin):
        recent = rooms.updated > store.clock() - _DAY
        found = await store.read(sa.select(sa.func.count()).where(theirs, rooms.status != "over", recent))
        counts.append(int(found[0][0]))
    return counts[0], counts[1]


async def public_rooms(store: Store, *, person: int, address: int) -> list[Listed]:
    """Public rooms that are not over, those still waiting first, the newest first, a few of each host and address."""
    return await _listed(store, _public_rooms(person, address), since=store.clock() - _DAY)


@cache
def _public_rooms(person: int, address: int) -> sa.Select[Any]:
    """The query of those changed since a moment; to make it takes longer than to ask it."""
    rooms = tables.rooms.c
    recent = rooms.updated > sa.bindparam("since")
    found = sa.select(tables.rooms).where(rooms.public, rooms.status.in_(["waiting", "running"]), recent).subquery()
    found = _first_of_each(found, found.c.host, person)
    found = _first_of_each(found, sa.func.coalesce(found.c.origin, found.c.id), address)
    return sa.select(found.c.head, found.c.summary).order_by(*_listed_first(found))


def _listed_first(found: sa.Subquery) -> Sequence[sa.ColumnElement[Any]]:
    """Waiting rooms, then running ones, the newest first."""
    return found.c.status.desc(), found.c.created.desc(), found.c.id


def _first_of_each(found: sa.Subquery, whose: sa.ColumnElement[Any], most: int) -> sa.Subquery:
    """A few of the rooms for each of those whose they are."""
    place = sa.func.row_number().over(partition_by=whose, order_by=_listed_first(found)).label("place")
    columns = [column for column in found.c if column.name != "place"]
    placed = sa.select(*columns, place).subquery()
    return sa.select(placed).where(placed.c.place <= most).subquery()


async def open_rooms(store: Store) -> list[str]:
    """The rooms that are not over and in which something has happened lately."""
    rooms = tables.rooms.c
    recent = rooms.updated > store.clock() - _DAY
    return [room for (room,) in await store.read(sa.select(rooms.id).where(rooms.status != "over", recent))]


async def rooms_of(store: Store, person: str) -> list[Listed]:
    """The rooms that the person sits in and that are not over, running ones first."""
    rooms = tables.rooms.c
    query = _of(person).where(rooms.status != "over")
    return await _listed(store, query.order_by(rooms.status, rooms.updated.desc()))


async def finished_of(store: Store, person: str) -> list[Listed]:
    """The person's finished matches, the last one first."""
    rooms = tables.rooms.c
    return await _listed(store, _of(person).where(rooms.status == "over").order_by(rooms.updated.desc()))


async def finished_attempts(store: Store, prefix: str) -> list[Listed]:
    """The finished matches in rooms whose ids begin so, the first that ended first."""
    rooms = tables.rooms.c
    query = sa.select(rooms.head, rooms.summary).where(rooms.id.startswith(prefix, autoescape=True))
    return await _listed(store, query.where(rooms.status == "over").order_by(rooms.updated))


def _of(person: str) -> sa.Select[Any]:
    """The person's rooms."""
    rooms, members = tables.rooms.c, tables.members.c
    query = sa.select(rooms.head, rooms.summary).join_from(tables.members, tables.rooms, rooms.id == members.room)
    return query.where(members.person == person)


async def _listed(store: Store, query: sa.Select[Any], **values: Any) -> list[Listed]:
    """A page of rooms; one that cannot be read takes no other's place."""
    found: list[Listed] = []
    for start in count(0, _PAGE):
        rows = await store.read(query.limit(_PAGE).offset(start), **values)
        found += filter(None, (read_listed(head, summary) for head, summary in rows))
        if len(rows) < _PAGE or len(found) >= _PAGE:
            break
    return found[:_PAGE]
