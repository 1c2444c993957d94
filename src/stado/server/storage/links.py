"""Links to other devices as they are stored: one that is revoked is gone, with all that was made from its device."""

from __future__ import annotations

from typing import Literal

import sqlalchemy as sa

from stado.rooms.protocol.replies import LinkInfo
from stado.server.storage import tables
from stado.server.storage.store import Store

_links = tables.links.c


Added = Literal["added", "too_many", "revoked"]


async def add_link(store: Store, link: str, person: str, maker: str | None, until: int, *, most: int) -> Added:
    """Store a link that is good until then, and forget the person's that nobody used in time.

    Not if there are many, or the link by which the device came that makes it was revoked meanwhile.
    """
    now = store.clock()

    # It stays until the new one is stored.
    kept = sa.select(_links.id).where(_links.id == maker).with_for_update(read=True, key_share=True)

    def write(connection: sa.Connection) -> Added:
        if maker is not None and connection.execute(kept).one_or_none() is None:
            return "revoked"
        stale = sa.delete(tables.links).where(_links.person == person, _links.used.is_(None), _links.until <= now)
        connection.execute(stale)
        theirs = sa.select(sa.func.count()).where(_links.person == person)
        if connection.execute(theirs).scalar_one() >= most:
            return "too_many"
        made = {"id": link, "person": person, "maker": maker, "created": now, "until": until}
        connection.execute(sa.insert(tables.links).values(made))
        return "added"

    return await store.write(write)


async def use_link(store: Store, link: str) -> str | None:
    """Whose link it is; from here on it is used. None if it was used before, is too old or was revoked."""
    now = store.clock()
    good = (_links.id == link, _links.used.is_(None), _links.until > now)

    def write(connection: sa.Connection) -> str | None:
        used = sa.update(tables.links).where(*good).values(used=now).returning(_links.person)
        person: str | None = connection.execute(used).scalar_one_or_none()
        return person

    return await store.write(write)


async def is_used(store: Store, link: str, person: str) -> bool:
    """Whether a device came in by that link of the person's, which was not revoked since."""
    query = sa.select(_links.id).where(_links.id == link, _links.person == person, _links.used.is_not(None))
    return bool(await store.read(query))


async def links_of(store: Store, person: str) -> tuple[LinkInfo, ...]:
    """The person's links that are used, or can still be."""
    query = sa.select(_links.id, _links.created, _links.until, _links.used).where(
        _links.person == person, _links.used.is_not(None) | (_links.until > store.clock())
    )
    return tuple(LinkInfo(*row) for row in await store.read(query.order_by(_links.created, _links.id)))


async def revoke_link(store: Store, link: str, person: str) -> bool:
    """Whether there was such a link of the person's, which then is gone with those that its device made, and so on."""

    def write(connection: sa.Connection) -> bool:
        mine = sa.delete(tables.links).where(_links.id == link, _links.person == person)
        return connection.execute(mine).rowcount == 1

    return await store.write(write)
