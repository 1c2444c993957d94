"""How others find a room: by a short code, and from devices in the same network."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from stado.rooms.decisions import RefusalError
from stado.rooms.protocol.replies import LanInfo, RoomCode
from stado.rooms.protocol.requests import LanRequest
from stado.server.people.codes import clean_code
from stado.server.storage import listings
from stado.server.wire.api.reply import reply_json
from stado.server.wire.api.visit import Visit, visited
from stado.server.wire.guard import address_of, is_local
from stado.server.wire.lan import Lan


@visited
async def show_code(visit: Visit) -> Response:
    """The code of a room, for whoever knows its address."""
    room = await visit.services.lobby.find(visit.services.room_id(visit.request))
    if (await room.current()).status == "over":
        raise RefusalError("not_running", "the match is over")
    return reply_json(RoomCode(visit.services.people.code(room.id)))


@visited
async def find_by_code(visit: Visit) -> Response:
    """The room that a code leads to; one that two rooms share leads to neither."""
    visit.services.guard.check_code(address_of(visit.request))
    code = clean_code(str(visit.request.path_params["code"]))
    open_rooms = await listings.open_rooms(visit.services.store)
    found = [room for room in open_rooms if visit.services.people.code(room) == code]
    if len(found) != 1:
        raise RefusalError("no_code", "no room has this code")
    room = await visit.services.lobby.find(found[0])
    return reply_json(await room.info(visit.me.person))


@visited
async def show_lan(visit: Visit) -> Response:
    """Whether devices in the local network find the page, for whoever sits at this machine."""
    lan = _find_lan(visit.request)
    return reply_json(LanInfo(available=False, address=None) if lan is None else _describe(lan))


@visited
async def switch_lan(visit: Visit) -> Response:
    """Listen in the local network, or no longer."""
    lan = _find_lan(visit.request)
    if lan is None:
        raise RefusalError("not_local", "only who sits at this machine decides that, and only of `stado play`")
    if (await visit.read(LanRequest)).open:
        await lan.open()
    else:
        lan.close()
    return reply_json(_describe(lan))


def _find_lan(request: Request) -> Lan | None:
    """The switch, for a request from this machine itself."""
    lan: Lan | None = request.app.state.lan
    local, _ = request.scope.get("server") or (None, None)
    return lan if lan is not None and is_local(request) and not lan.brought(local) else None


def _describe(lan: Lan) -> LanInfo:
    """How the switch stands."""
    return LanInfo(available=lan.available, address=lan.address)
