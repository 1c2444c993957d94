"""The tables, the same on SQLite and PostgreSQL; `migrations` makes them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # it can be used
    Column("used", BigInteger),  # when it was
    Column("maker", String(64), ForeignKey("links.id", ondelete="CASCADE")),  # by which the device came that made it
    Index(None, "person"),
    Index(None, "maker"),
)

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("head", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("host", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("length", Integer, nullable=False),  # of the log
    Column("wake_at", BigInteger),  # when the room has something to do by itself
    Column("owner", String(64), nullable=False),  # the process that may write to the log
    Column("epoch", Integer, nullable=False),  # counts owners, so that late writers are known
    Column("origin", String(32)),  # stands for the address block that the room, or the first of its table, came from
    Index(None, "status", "public", "created"),
    Index(None, "host", "status"),
    Index(None, "origin", "status"),
    Index(None, "wake_at"),
    Index(None, "owner"),
)

members = Table(
    "members",
    metadata,
    Column("room", String(64), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Index(None, "person"),
)

log = Table(
    "log",
    metadata,
    Column("room", String(64), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    Column("person", String(64)),
    Column("command", String(80)),
    Column("digest", String(32)),  # of the whole command
    UniqueConstraint("room", "person", "command"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),  # by its own clock
    Column("lease_until", Float, nullable=False),  # by the database's clock
)

commands = Table(
    "commands",
    metadata,
    Column("serial", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("room", String(64), ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False),
    Column("process", String(64), nullable=False),  # that waits for the reply
    Column("asker", Text, nullable=False),
    Column("command", Text, nullable=False),
    Column("reply", Text),
    Index(None, "room"),
    Index(None, "process"),
)

presence = Table(
    "presence",
    metadata,
    Column("room", String(64), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(64), primary_key=True),
    Column("present", Text, nullable=False),
)
