"""Lists of rooms: what is kept of one beside its log, and how it is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from stado.core.errors import StadoError
from stado.games import find_game
from stado.rooms.log import RoomHead
from stado.rooms.presence import NOBODY
from stado.rooms.protocol.replies import Rooms
from stado.rooms.room import Room
from stado.rooms.state import Summary, room_info

Listed = tuple[RoomHead, Summary]


def read_listed(head: str | bytes, summary: str | bytes) -> Listed | None:
    """A room of a list, if this program can read it and knows its rules, or knew them."""
    try:
        listed = msgspec.json.decode(head, type=RoomHead), msgspec.json.decode(summary, type=Summary)
        known = find_game(listed[0].game).rules_version >= listed[0].rules
    except (msgspec.MsgspecError, UnicodeError, RecursionError, StadoError):
        return None
    return listed if known else None


def describe_rooms(listed: Iterable[Listed], rooms: Mapping[str, Room], person: str) -> Rooms:
    """Rooms of a list, as the person may know them; who is in them is known of those in memory."""
    return Rooms(
        tuple(
            room_info(head, summary, person, rooms[head.id].audience.presence if head.id in rooms else NOBODY)
            for head, summary in listed
        )
    )
