"""Everything that a browser keeps, as one text that another can take in."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stado.core.errors import StadoError
from stado.page.database import StoredRoom
from stado.page.host import Host
from stado.page.log import parse_stored
from stado.rooms.decisions import RefusalError
from stado.rooms.ports import ClosedError
from stado.rooms.reading import read_room

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
        backup = msgspec.json.decode(text, type=Backup)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RefusalError("bad_record", f"not a backup of stado, or not all of it: {str(error)[:200]}") from None
    if backup.stado_backup != FORMAT:
        raise RefusalError("bad_record", f"a backup of format {backup.stado_backup}; here is {FORMAT}")
    new = [room for room in backup.rooms if await host.log.load(room.id) is None]
    for room in new:
        _check(room)
    await host.log.restore(new)
    return Restored(len(new), len(backup.rooms) - len(new))


def _check(room: StoredRoom) -> None:
    """Refuse a room whose log cannot be read; one of older rules is kept as it is."""
    try:
        head, lines = parse_stored(room)
        if head.id != room.id:
            raise RefusalError("bad_record", "a room has another's id")
        read_room(head, lines)
    except ClosedError:
        return
    except StadoError as error:
        raise RefusalError("bad_record", f"a room of the backup cannot be read: {error}") from None
