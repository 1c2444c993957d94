"""Where a database is."""

from __future__ import annotations

import sqlalchemy as sa

from stado.rooms.ports import StoreError

_WORDS = "the database is not named as sqlite:///FILE or postgresql://USER@HOST/NAME"


def parse_address(text: str) -> sa.URL:
    """The database's address with the driver that this program uses, or StoreError."""
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):  # the latter where its port is no number
        raise StoreError(_WORDS) from None
    match url.get_backend_name():
        case "sqlite" if url.database not in (None, "", ":memory:"):
            if url.query or url.host or url.username:
                raise StoreError(f"{_WORDS}; sqlite:/// is followed by a path alone")
            return url.set(drivername="sqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
    raise StoreError(_WORDS)
