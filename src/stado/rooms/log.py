"""The log of a room: past facts, of which everything else about it follows."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stado.core.events import snake_case
from stado.core.fields import Seat
from stado.core.record import Count
from stado.rooms.protocol.room import Clock

Instant = Annotated[int, Meta(ge=0, le=8_640_000_000_000_000)]  # milliseconds since 1970, as far as a browser counts


class Entry(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """Base of what a log holds."""


class Sat(Entry, frozen=True):
    """A person took a chair."""

    seat: Seat
    person: str
    name: str


class Stood(Entry, frozen=True):
    """A person gave a chair up."""

    seat: Seat


class BotAdded(Entry, frozen=True):
    """A bot took a chair."""

    seat: Seat
    level: str


class BotRemoved(Entry, frozen=True):
    """A bot's chair is open again."""

    seat: Seat


class Renamed(Entry, frozen=True):
    """A chair's person has another name."""

    seat: Seat
    name: str


class Salted(Entry, frozen=True):
    """A seat added to the deal's seed."""

    seat: Seat
    text: str


class TableChanged(Entry, frozen=True):
    """The room waits for another match of its game."""

    options: dict[str, Any]
    seats: int
    clock: Clock | None


class Started(Entry, frozen=True):
    """The match began."""


class Acted(Entry, frozen=True):
    """A seat, or a bot for it, answered."""

    seat: Seat
    action: dict[str, Any]
    bot: bool = False


class ChanceActed(Entry, frozen=True):
    """Chance did what follows from the seed; told so that a program with other rules can write the record."""

    action: dict[str, Any]


class Undone(Entry, frozen=True):
    """A seat took its last answer back, and all that followed from it."""

    seat: Seat
    kept: int  # actions of the match, those of chance too


class Left(Entry, frozen=True):
    """A bot stands in for a person from here on."""

    seat: Seat
    reason: Literal["left", "time", "called"]


class Returned(Entry, frozen=True):
    """The person plays again."""

    seat: Seat


class Resumed(Entry, frozen=True):
    """The room goes on after nobody ran it for a while, which no clock counts."""

    credit_ms: int


class Rematched(Entry, frozen=True):
    """The table plays again in another room."""

    room: str


class Closed(Entry, frozen=True):
    """The match ended without a result, because a program with later rules took the room over."""

    rules: int  # the later version


AnyEntry = (
    Sat
    | Stood
    | BotAdded
    | BotRemoved
    | Renamed
    | Salted
    | TableChanged
    | Started
    | Acted
    | ChanceActed
    | Undone
    | Left
    | Returned
    | Resumed
    | Rematched
    | Closed
)


class Line(msgspec.Struct, frozen=True):
    """An entry with its time, and the command that it completes."""

    at: Instant
    entry: AnyEntry
    person: str | None = None
    command: str | None = None  # its id, behind the seat that it came from
    digest: str | None = None  # of the whole command; none where an older version wrote the line


class RoomHead(msgspec.Struct, frozen=True):
    """What a room is from the beginning."""

    id: str
    game: str
    rules: Count  # the game's rules_version
    options: dict[str, Any]
    seats: int
    public: bool
    clock: Clock | None
    seed: str  # secret until the match is over
    host: str
    created: Instant
    undone: Count = 0  # how often something was taken back before the match came here
    duel: bool = False  # bots answer one by one and after the person, so that their answers can be computed again


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> str:
    """The entry as it is stored."""
    return _ENCODER.encode(entry).decode()


def decode_entry(text: str) -> AnyEntry:
    """The entry that was stored."""
    return _DECODER.decode(text)
