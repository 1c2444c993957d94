"""Rooms: what they can be made of, lists of them, and new ones."""

from __future__ import annotations

from starlette.responses import Response

from stado.rooms.catalog import make_catalog
from stado.rooms.parsing import parse_seat
from stado.rooms.previews import preview_answers
from stado.rooms.protocol.requests import RematchRequest, RoomRequest
from stado.server.storage import listings
from stado.server.wire.api.reply import reply_json
from stado.server.wire.api.visit import Visit, visited


@visited
async def show_catalog(visit: Visit) -> Response:
    """What rooms can be made of."""
    del visit
    return reply_json(make_catalog())


@visited
async def create_room(visit: Visit) -> Response:
    """A new room."""
    visit.check_opening()
    room = await visit.services.lobby.create(visit.asker, await visit.read(RoomRequest), visit.origin)
    return reply_json(await room.info(visit.me.person), 201)


@visited
async def list_rooms(visit: Visit) -> Response:
    """The public rooms."""
    limits = visit.services.settings.limits
    listed = await listings.public_rooms(visit.services.store, person=limits.listed, address=limits.address_listed)
    return reply_json(visit.services.lobby.describe(listed, visit.me.person))


@visited
async def list_mine(visit: Visit) -> Response:
    """The rooms you sit in."""
    listed = await listings.rooms_of(visit.services.store, visit.me.person)
    return reply_json(visit.services.lobby.describe(listed, visit.me.person))


@visited
async def list_replays(visit: Visit) -> Response:
    """Your finished matches."""
    listed = await listings.finished_of(visit.services.store, visit.me.person)
    return reply_json(visit.services.lobby.describe(listed, visit.me.person))


@visited
async def show_room(visit: Visit) -> Response:
    """One room."""
    room = await visit.services.lobby.find(visit.services.room_id(visit.request))
    return reply_json(await room.info(visit.me.person))


@visited
async def show_previews(visit: Visit) -> Response:
    """What the answers to your question would do."""
    room = await visit.services.lobby.find(visit.services.room_id(visit.request))
    seat = parse_seat(visit.request.query_params.get("seat"))
    return reply_json(preview_answers(await room.current(), visit.me.person, seat))


@visited
async def rematch(visit: Visit) -> Response:
    """The same table again."""
    visit.check_opening()
    asked = await visit.read(RematchRequest)
    old = visit.services.room_id(visit.request)
    room = await visit.services.lobby.rematch(old, visit.asker, visit.origin, start=asked.start)
    return reply_json(await room.info(visit.me.person), 201)
