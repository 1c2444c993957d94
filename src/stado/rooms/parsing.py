"""What clients send, read in the same way wherever rooms live."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple, TypeVar

import msgspec

from stado.core.decoding import decode_json, shallow
from stado.core.fields import Seat
from stado.rooms.connection import Connection
from stado.rooms.decisions import RefusalError
from stado.rooms.protocol.commands import AnyCommand
from stado.rooms.protocol.errors import ErrorBody, ErrorCode, ErrorReply
from stado.rooms.protocol.messages import Failure
from stado.rooms.replays import Viewer
from stado.rooms.room import Room

T = TypeVar("T")

_ROOM_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_UNREADABLE = (msgspec.MsgspecError, UnicodeError)


class _Named(msgspec.Struct):
    """A message of which only the id can be read."""

    id: str


def take_text(room: Room, connection: Connection, text: str | bytes) -> None:
    """Queue what a message asks for, or answer why not."""
    try:
        with shallow():
            command = _COMMANDS.decode(text)
    except _UNREADABLE as error:
        connection.send(Failure(_find_id(text), "bad_message", str(error)[:200]))
        return
    room.take(connection, command)


def refuse_text(connection: Connection, text: str | bytes, code: ErrorCode, message: str) -> None:
    """Answer a message that is not looked into, under its id, so that nobody waits for another answer."""
    connection.send(Failure(_find_id(text), code, message))


def _find_id(text: str | bytes) -> str | None:
    """The id of a message that is otherwise not understood."""
    try:
        return decode_json(text, _Named).id[:64]
    except _UNREADABLE:
        return None


def parse_body(body: str | bytes, kind: type[T]) -> T:
    """What a request carries, or RefusalError."""
    try:
        return decode_json(body, kind)
    except _UNREADABLE as error:
        raise RefusalError("bad_message", str(error)[:200]) from None


def parse_room_id(text: str) -> str:
    """The room that a request is about, or RefusalError."""
    if not _ROOM_ID.fullmatch(text):
        raise RefusalError("not_found", "there is no such room")
    return text


def parse_steps(texts: Sequence[str], most: int) -> list[int]:
    """The steps that are to be reviewed, or RefusalError."""
    if not all(text.isascii() and text.isdecimal() and len(text) < 6 for text in texts):
        raise RefusalError("bad_message", "step is a number, from 0 up")
    if not 1 <= len(texts) <= most:
        raise RefusalError("bad_message", f"from 1 to {most} steps can be reviewed at once")
    return [int(text) for text in texts]


def parse_viewer(text: str) -> Viewer:
    """Through whose eyes: a seat's, an onlooker's (`none`), or everybody's (`all`); or RefusalError."""
    if text in ("all", "none"):
        return "all" if text == "all" else None
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise RefusalError("bad_message", "viewer is a seat, `none` or `all`")
    return int(text)


def parse_day(text: str | None, now: int) -> date:
    """The day that a request is about, in UTC, today by default; or RefusalError."""
    today = datetime.fromtimestamp(now / 1000, UTC).date()
    try:
        day = today if text is None else date.fromisoformat(text)
    except ValueError:
        raise RefusalError("bad_message", "day is a date, as in 2026-12-24") from None
    if not today - timedelta(days=366) <= day <= today:
        raise RefusalError("not_found", "that day is too long ago, or is still to come")
    return day


def parse_seat(text: str | None) -> Seat | None:
    """The seat that a request names, if it names one; or RefusalError."""
    return _parse_number("seat", text)


class Entrance(NamedTuple):
    """How a connection wants to be in a room: at which seat, and from which event on it wants to hear."""

    seat: Seat | None
    since: int | None
    onlooker: bool


def parse_entrance(seat: str | None, seq: str | None) -> Entrance:
    """What the query of a connection says; or RefusalError."""
    onlooker = seat == "none"
    return Entrance(None if onlooker else parse_seat(seat), _parse_number("seq", seq), onlooker)


def _parse_number(name: str, text: str | None) -> int | None:
    """A number in the query, if it is there; or RefusalError."""
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise RefusalError("bad_message", f"{name} is a number, from 0 up")
    return int(text)


def explain_refusal(error: RefusalError) -> ErrorReply:
    """The refusal as the answer to a request."""
    return ErrorReply(ErrorBody(error.code, error.message, error.rule, error.key, error.details))
