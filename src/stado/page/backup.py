"""Everything that a browser keeps, as one text that another can take in."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from stado.core.decoding import decode_json
from stado.core.errors import RecordError, StadoError
from stado.core.letters import can_be_shown
from stado.page.database import StoredRoom
from stado.page.host import Host
from stado.page.log import encode, parse_stored
from stado.rooms.decisions import RefusalError
from stado.rooms.listing import read_listed
from stado.rooms.parsing import parse_room_id
from stado.rooms.ports import ClosedError
from stado.rooms.reading import read_room
from stado.rooms.state import RoomState
from stado.teach.duel import make_rivals

FORMAT = 1


class Backup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rooms of a page with their logs; running ones tell their seed."""

    stado_backup: int
    rooms: Sequence[StoredRoom]


class Restored(msgspec.Struct, frozen=True):
    """How many rooms a backup brought, and how many were here already."""

    added: int
    known: int


async def make_backup(host: Host) -> Backup:
    """All that is kept."""
    return Backup(FORMAT, await host.log.stored())


async def restore_backup(host: Host, text: str) -> Restored:
    """Take in the rooms of a backup that are not here yet; all of them, or RefusalError and none."""
    try:
        backup = decode_json(text, Backup)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise RefusalError("bad_record", f"not a backup of stado, or not all of it: {str(error)[:200]}") from None
    if backup.stado_backup != FORMAT:
        raise RefusalError("bad_record", f"a backup of format {backup.stado_backup}; here is {FORMAT}")
    if len({room.id for room in backup.rooms}) < len(backup.rooms):
        raise RefusalError("bad_record", "two rooms of the backup have the same id")
    new = [_check(room) for room in backup.rooms if not await host.log.has(room.id)]
    await host.log.restore(new)
    return Restored(len(new), len(backup.rooms) - len(new))


def _check(room: StoredRoom) -> StoredRoom:
    """The room as its log tells it, or RefusalError; one of older rules is kept as it is, if a list can show it."""
    try:
        head, lines = parse_stored(room)
        if parse_room_id(head.id) != room.id:
            raise RefusalError("bad_record", "a room has another's id")
        state = read_room(head, lines)
        _check_chairs(state)
        return replace(room, summary=encode(state.summary()))
    except ClosedError:
        if read_listed(room.head, room.summary) is None:
            raise RefusalError("bad_record", "no list can show a room of the backup") from None
        return room
    except StadoError as error:
        raise RefusalError("bad_record", f"a room of the backup cannot be read: {error}") from None


def _check_chairs(state: RoomState) -> None:
    """Refuse names that cannot be shown, bots of no level, and a match in which a chair is open; or StadoError."""
    if not all(map(can_be_shown, state.chairs.names)):
        raise RecordError("a name cannot be shown")
    if state.match is not None and any(chair.is_open for chair in state.chairs):
        raise RecordError("a chair of a match is open")
    make_rivals(state.game, state.chairs.bots)
