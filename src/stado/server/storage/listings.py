"""Lists that people ask for: rooms of the lobby, their own, their finished matches."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from stado.core.errors import StadoError
from stado.games import find_game
from stado.rooms.log import RoomHead
from stado.rooms.state import Summary
from stado.server.storage import tables
from stado.server.storage.store import Store

_PAGE = 100
_DAY = 86_400_000

Listed = tuple[RoomHead, Summary]


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
    """A page of rooms; one that cannot be read takes no other's place."""
    found: list[Listed] = []
    start = 0
    while len(found) < _PAGE and (rows := await store.read(query.limit(_PAGE).offset(start))):
        found += filter(None, (_read(head, summary) for head, summary in rows))
        start += _PAGE
    return found[:_PAGE]


def _read(head: str, summary: str) -> Listed | None:
    """A room of a list, if this program can read it and knows its rules, or knew them."""
    try:
        listed = msgspec.json.decode(head, type=RoomHead), msgspec.json.decode(summary, type=Summary)
        known = find_game(listed[0].game).rules_version >= listed[0].rules
    except (msgspec.MsgspecError, UnicodeError, RecursionError, StadoError):
        return None
    return listed if known else None
