"""What errors of a database are to those who meet with them."""

from __future__ import annotations

import sqlite3

import asyncpg
import sqlalchemy as sa

from stado.rooms.ports import FencedError

# Classes of SQLSTATE whose words name things of the database, and never what a statement carried.
_TELLABLE = ("08", "25", "28", "3D", "3F", "42", "53", "55", "57")
_SINGLE = ("22", "23", "40", "55", "57014")  # what is wrong with one write, or in its way, and with no other


def server_error(error: BaseException) -> asyncpg.PostgresError | None:
    """What a PostgreSQL server said, where that is behind an error."""
    cause = getattr(error, "orig", None) or error
    known = cause if isinstance(cause, asyncpg.PostgresError) else cause.__cause__
    return known if isinstance(known, asyncpg.PostgresError) else None


def is_lasting(error: BaseException) -> bool:
    """Whether other writes will fail too."""
    if isinstance(error, FencedError | sa.exc.IntegrityError | sa.exc.DataError):
        return False
    known = server_error(error)
    return known is None or not known.sqlstate.startswith(_SINGLE)


def explain_error(error: BaseException) -> str:
    """What is wrong in one line, without what the statement carried: that may be secret."""
    if isinstance(error, TimeoutError):
        return "it does not answer in time"
    known = server_error(error)
    if known is not None and known.sqlstate.startswith(_TELLABLE):
        return str(known).splitlines()[0]
    if isinstance(error, OSError):
        return error.strerror or str(error)
    cause = getattr(error, "orig", None) or error
    return str(cause) if isinstance(cause, sqlite3.Error) else type(cause).__name__
