"""Rooms: what they can be made of, lists of them, and new ones."""

from __future__ import annotations

from starlette.responses import Response

from stado.bots import LEVELS
from stado.core.options import describe_options
from stado.games import GAMES
from stado.locales import LANGUAGES
from stado.rooms.protocol.replies import Catalog, GameInfo
from stado.rooms.protocol.requests import RematchRequest, RoomRequest
from stado.rooms.protocol.room import CLOCKS
from stado.rooms.protocol.values import EMOTES
from stado.server.storage import listings
from stado.server.wire.api.reply import reply_json
from stado.server.wire.api.visit import Visit, visited


@visited
async def show_catalog(visit: Visit) -> Response:
    """What rooms can be made of."""
    del visit
    games = tuple(
        GameInfo(
            name=game.name,
            fewest_wins=game.fewest_wins,
            picks=game.picks,
            variants=game.variants,
            options=describe_options(game.option_type),
            presets=tuple(game.option_type.presets),
            facts=game.facts,
        )
        for game in GAMES
    )
    levels = tuple(level.name for level in LEVELS)
    return reply_json(Catalog(games, levels, EMOTES, CLOCKS, LANGUAGES))


@visited
async def create_room(visit: Visit) -> Response:
    """A new room."""
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
async def rematch(visit: Visit) -> Response:
    """The same table again."""
    asked = await visit.read(RematchRequest)
    old = visit.services.room_id(visit.request)
    room = await visit.services.lobby.rematch(old, visit.asker, visit.origin, start=asked.start)
    return reply_json(await room.info(visit.me.person), 201)
