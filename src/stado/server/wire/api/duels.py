"""Matches that everybody can play alike: deals of the day, and challenges."""

from __future__ import annotations

from datetime import date

from starlette.responses import Response

from stado.rooms.duels import (
    check_played,
    deal_prefix,
    find_challenged_deal,
    open_deal,
    tell_challenge,
    tell_deal,
)
from stado.rooms.parsing import parse_day
from stado.rooms.protocol.room import RoomInfo
from stado.server.storage import listings
from stado.server.wire.api.reply import reply_json
from stado.server.wire.api.visit import Visit, visited
from stado.server.wire.listening import while_listened
from stado.teach.challenge import Challenge


@visited
async def show_deal(visit: Visit) -> Response:
    """The deal of a day, and what everybody here has made of it."""
    game, day = _game(visit), _day(visit)
    listed = await listings.finished_attempts(visit.services.store, deal_prefix(game, day))
    rooms = visit.services.lobby.describe(listed, visit.me.person).rooms
    return reply_json(tell_deal(game, day, rooms, await _find_mine(visit, _deal_room(visit, game, day))))


@visited
async def play_deal(visit: Visit) -> Response:
    """Your one attempt at the deal of a day."""
    visit.check_opening()
    await visit.read(dict)
    game, day = _game(visit), _day(visit)
    match = open_deal(game, day)
    room = await visit.services.lobby.attempt(_deal_room(visit, game, day), visit.asker, match, visit.origin)
    return reply_json(await room.info(visit.me.person), 201)


@visited
async def show_pars(visit: Visit) -> Response:
    """What bots make of the deal of a day, for whoever has played it."""
    game, day = _game(visit), _day(visit)
    check_played(await _find_mine(visit, _deal_room(visit, game, day)))
    return reply_json(await while_listened(visit.request, visit.services.pars.find(game, day)))


@visited
async def make_challenge(visit: Visit) -> Response:
    """A finished match of somebody against bots as a challenge."""
    record = await visit.services.lobby.finished_record(visit.services.room_id(visit.request))
    replayer = visit.services.replayer
    with replayer.tasks.admit(visit.sharer):
        challenge = await while_listened(visit.request, replayer.make_challenge(visit.sharer, record))
    return reply_json(tell_challenge(challenge, None))


@visited
async def show_challenge(visit: Visit) -> Response:
    """What a challenge is about."""
    challenge = await _read_challenge(visit)
    return reply_json(tell_challenge(challenge, await _find_mine(visit, _challenge_room(visit, challenge))))


@visited
async def take_challenge(visit: Visit) -> Response:
    """Your one attempt at a challenge."""
    visit.check_opening()
    await visit.read(dict)
    challenge = await _read_challenge(visit)
    deal = find_challenged_deal(challenge, _today(visit))
    match = challenge.open() if deal is None else open_deal(deal.game, deal.day)
    room = await visit.services.lobby.attempt(_challenge_room(visit, challenge), visit.asker, match, visit.origin)
    return reply_json(await room.info(visit.me.person), 201)


def _game(visit: Visit) -> str:
    """The game that a request is about."""
    return str(visit.request.path_params["game"])


async def _read_challenge(visit: Visit) -> Challenge:
    """The challenge that a request is about, its score proven; or RefusalError."""
    replayer, text = visit.services.replayer, str(visit.request.path_params["text"])
    with replayer.tasks.admit(visit.sharer):
        return await while_listened(visit.request, replayer.read_challenge(visit.sharer, text))


def _day(visit: Visit) -> date:
    """The day that a request is about, or RefusalError."""
    return parse_day(visit.request.query_params.get("day"), visit.services.store.clock())


def _today(visit: Visit) -> date:
    """The day that it is, in UTC."""
    return parse_day(None, visit.services.store.clock())


def _deal_room(visit: Visit, game: str, day: date) -> str:
    """The id of the room of the visitor's attempt at a deal."""
    prefix = deal_prefix(game, day)
    return prefix + visit.services.people.attempt(visit.me.person, prefix)


def _challenge_room(visit: Visit, challenge: Challenge) -> str:
    """The id of the room of the visitor's attempt at a challenge."""
    deal = find_challenged_deal(challenge, _today(visit))
    if deal is not None:
        return _deal_room(visit, deal.game, deal.day)
    return "challenge-" + visit.services.people.attempt(visit.me.person, challenge.task)


async def _find_mine(visit: Visit, room_id: str) -> RoomInfo | None:
    """The visitor's attempt, if there is one."""
    room = await visit.services.lobby.find_attempt(room_id)
    return None if room is None else await room.info(visit.me.person)
