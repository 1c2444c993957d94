"""Lists of rooms: what is kept of one beside its log, and how it is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from stado.core.errors import StadoError
from stado.core.game import Outcome
from stado.games import find_game
from stado.rooms.log import RoomHead
from stado.rooms.presence import NOBODY
from stado.rooms.protocol.replies import Rooms
from stado.rooms.room import Room
from stado.rooms.state import Summary, room_info

Listed = tuple[RoomHead, Summary]

_FAR = 1 << 53  # a browser counts exactly up to there


def read_listed(head: str | bytes, summary: str | bytes) -> Listed | None:
    """A room of a list, if this program can read it and knows its rules, or knew them."""
    try:
        listed = msgspec.json.decode(head, type=RoomHead), msgspec.json.decode(summary, type=Summary)
        known = find_game(listed[0].game).rules_version >= listed[0].rules
    except (msgspec.MsgspecError, UnicodeError, RecursionError, StadoError):
        return None
    return listed if known and _fits(*listed) else None


def _fits(head: RoomHead, summary: Summary) -> bool:
    """Whether what lists show of a room is about as many seats as it has."""
    seats, outcome = (summary.table or head).seats, summary.outcome
    counted = outcome is None or (len(outcome.scores) == len(outcome.ranks) == seats and _is_countable(outcome))
    return len(summary.chairs) == seats and counted


def _is_countable(outcome: Outcome) -> bool:
    """Whether a browser counts as far as the scores and ranks."""
    return all(abs(number) < _FAR for number in (*outcome.scores, *outcome.ranks))


def describe_rooms(listed: Iterable[Listed], rooms: Mapping[str, Room], person: str) -> Rooms:
    """Rooms of a list, as the person may know them; who is in them is known of those in memory."""
    return Rooms(
        tuple(
            room_info(head, summary, person, rooms[head.id].audience.presence if head.id in rooms else NOBODY)
            for head, summary in listed
        )
    )
