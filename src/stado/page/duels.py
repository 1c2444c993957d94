"""Deals of the day and challenges in the page: one attempt at each, against the same bots as everywhere."""

from __future__ import annotations

from datetime import date
from hashlib import sha256

from stado.page.host import PERSON, Host
from stado.rooms.duels import (
    challenge_others,
    check_played,
    deal_prefix,
    find_challenged_deal,
    open_deal,
    read_challenge,
    tell_challenge,
    tell_deal,
)
from stado.rooms.listing import describe_rooms
from stado.rooms.parsing import parse_day
from stado.rooms.protocol.room import RoomInfo
from stado.rooms.protocol.school import ChallengeInfo, DealInfo, DealPars
from stado.teach.challenge import Challenge


async def show_deal(host: Host, game: str, day: date) -> DealInfo:
    """The deal of a day, and what came of it here."""
    mine = await _find_mine(host, _deal_room(game, day))
    return tell_deal(game, day, [] if mine is None else [mine], mine)


async def play_deal(host: Host, game: str, day: date) -> RoomInfo:
    """The one attempt at the deal of a day."""
    return await (await host.attempt(_deal_room(game, day), open_deal(game, day))).info(PERSON)


async def show_pars(host: Host, game: str, day: date) -> DealPars:
    """What bots make of the deal of a day, once it was played here."""
    check_played(await _find_mine(host, _deal_room(game, day)))
    return await host.pars.find(game, day)


async def make_challenge(host: Host, room: str) -> ChallengeInfo:
    """A finished match against bots as a challenge."""
    return tell_challenge(challenge_others(await host.finished_record(room)), None)


async def show_challenge(host: Host, text: str) -> ChallengeInfo:
    """What a challenge is about."""
    challenge = read_challenge(text)
    return tell_challenge(challenge, await _find_mine(host, _challenge_room(host, challenge)))


async def take_challenge(host: Host, text: str) -> RoomInfo:
    """The one attempt at a challenge."""
    challenge = read_challenge(text)
    deal = find_challenged_deal(challenge, _today(host))
    match = challenge.open() if deal is None else open_deal(deal.game, deal.day)
    return await (await host.attempt(_challenge_room(host, challenge), match)).info(PERSON)


def _deal_room(game: str, day: date) -> str:
    """The id of the room of the attempt at a deal."""
    return deal_prefix(game, day) + PERSON


def _today(host: Host) -> date:
    """The day that it is, in UTC."""
    return parse_day(None, host.now())


def _challenge_room(host: Host, challenge: Challenge) -> str:
    """The id of the room of the attempt at a challenge."""
    deal = find_challenged_deal(challenge, _today(host))
    if deal is not None:
        return _deal_room(deal.game, deal.day)
    return f"challenge-{sha256(challenge.task.encode()).hexdigest()[:32]}"


async def _find_mine(host: Host, room: str) -> RoomInfo | None:
    """The attempt, if there is one."""
    listed = [(head, summary) for head, summary in await host.log.listed() if head.id == room]
    return next(iter(describe_rooms(listed, host.rooms, PERSON).rooms), None)
