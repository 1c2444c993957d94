"""Rooms that are not kept for good: those given up, and finished ones in which nobody answered but bots."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec
import sqlalchemy as sa

from stado.server.storage import tables
from stado.server.storage.store import Store

_HOUR = 3_600_000
_STALE = 30 * 24 * _HOUR  # without a change, unless it is over
_PAGE = 500  # rooms that are looked at in one query
_LINES = 1000  # of logs that are deleted in one transaction, for which everybody waits
_COUNTED = ("daily-", "challenge-", "sent-")  # an attempt counts once, and what was sent was played elsewhere
# What persons do at a table without playing; of everything else, also what cannot be read, the room is kept.
_UNPLAYED = (
    *("sat", "stood", "renamed", "salted", "left", "returned"),
    *("bot_added", "bot_removed", "table_changed", "started", "rematched"),
)

Expired = tuple[str, int]  # a room, and the length of its log


class Page(msgspec.Struct, frozen=True):
    """Some rooms in the order of their ids: which of them to delete, and where to go on; none: from the beginning."""

    expired: list[Expired]
    last: str | None


async def find_expired(store: Store, after: str | None, unplayed_hours: float) -> Page:
    """What is not kept of the rooms behind an id, and belongs to this process or to none that lives."""
    rooms, now = tables.rooms.c, store.clock()
    given_up = sa.and_(rooms.status != "over", rooms.wake_at.is_(None), rooms.updated < now - _STALE)
    unplayed = sa.and_(
        rooms.status == "over",
        rooms.updated < now - unplayed_hours * _HOUR,
        *(sa.not_(rooms.id.startswith(prefix)) for prefix in _COUNTED),
        sa.not_(_played()),
        _line_count() == rooms.length,
    )
    expired = sa.and_(given_up | unplayed, sa.not_(_owned_elsewhere(store)))
    query = sa.select(rooms.id, rooms.length, expired).order_by(rooms.id).limit(_PAGE)
    found = await store.read(query if after is None else query.where(rooms.id > after))
    last = found[-1][0] if len(found) == _PAGE else None
    return Page([(room, length) for room, length, gone in found if gone], last)


def _played() -> sa.ColumnElement[bool]:
    """Whether a person did anything but sit in a room."""
    log = tables.log.c
    idle = sa.or_(*(log.entry.startswith(f'{{"type":"{kind}"') for kind in _UNPLAYED))
    return sa.exists().where(log.room == tables.rooms.c.id, log.person.is_not(None), sa.not_(idle))


def _line_count() -> sa.ScalarSelect[int]:
    """How many lines of a room's log there are."""
    return sa.select(sa.func.count()).where(tables.log.c.room == tables.rooms.c.id).scalar_subquery()


def _owned_elsewhere(store: Store) -> sa.ColumnElement[bool]:
    """Whether another process that lives owns a room."""
    processes, owner = tables.processes.c, tables.rooms.c.owner
    return sa.exists().where(processes.id == owner, owner != store.process, processes.lease_until > store.now)


def share_out(expired: Collection[Expired]) -> Iterator[list[Expired]]:
    """The rooms in parts whose logs together are short, or in which one is alone."""
    part: list[Expired] = []
    lines = 0
    for room, length in expired:
        if part and lines + length > _LINES:
            yield part
            part, lines = [], 0
        part.append((room, length))
        lines += length
    if part:
        yield part


async def delete_rooms(store: Store, expired: Collection[Expired]) -> None:
    """Delete rooms with all that belongs to them, but for those that have changed or are locked."""
    rooms = tables.rooms.c
    free = sa.select(rooms.id).where(sa.tuple_(rooms.id, rooms.length).in_(expired)).with_for_update(skip_locked=True)

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(tables.rooms).where(rooms.id.in_(free)))

    await store.write_apart(write)
