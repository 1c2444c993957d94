"""Rooms for one person against bots that answer the same to everybody: deals of the day and challenges."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from stado.core.errors import StadoError
from stado.core.match import Match
from stado.core.options import format_options
from stado.core.record import Record
from stado.games import GAMES
from stado.rooms.decisions import Asker, RefusalError
from stado.rooms.log import AnyEntry, BotAdded, RoomHead, Salted, Sat, Started
from stado.rooms.opening import make_room
from stado.rooms.protocol.room import RoomInfo
from stado.rooms.protocol.school import ChallengeInfo, DealInfo, DealResult
from stado.rooms.writes import NewRoom
from stado.teach import daily
from stado.teach.challenge import Challenge, format_challenge, make_challenge, parse_challenge
from stado.teach.daily import Deal


def open_duel(room: str, now: int, asker: Asker, match: Match) -> NewRoom:
    """The room where somebody plays a match that is at its start, or RefusalError."""
    head = match.head
    if head.position is not None:
        raise RefusalError("bad_options", "a room begins with a deal, and not with a position")
    entries: list[AnyEntry] = [
        Sat(seat, asker.person, asker.name) if bot is None else BotAdded(seat, bot)
        for seat, bot in enumerate(head.bots)
    ]
    entries += [Salted(seat, salt) for seat, salt in enumerate(head.salts)]
    room_head = RoomHead(
        id=room,
        game=head.game,
        rules=head.rules,
        options=format_options(match.game.options),
        seats=match.game.seats,
        public=False,
        clock=None,
        seed=head.seed,
        host=asker.person,
        created=now,
        duel=True,
    )
    return make_room(room_head, [*entries, Started()])


def open_deal(game: str, day: date) -> Match:
    """The deal of a day at its start, or RefusalError."""
    try:
        return find_deal(game, day).open()
    except StadoError as error:
        raise RefusalError("bad_options", str(error)) from None


def deal_prefix(game: str, day: date) -> str:
    """How the ids of all rooms begin in which that deal is played."""
    return f"daily-{game}-{day.isoformat()}-"


def tell_deal(game: str, day: date, rooms: Iterable[RoomInfo], mine: RoomInfo | None) -> DealInfo:
    """The deal of a day with all that came of it in these rooms, the best first; or RefusalError."""
    deal = find_deal(game, day)
    fewest = next(kind.fewest_wins for kind in GAMES if kind.name == game)
    results = [
        DealResult(room.chairs[0].name or "", room.outcome.scores[0], room.outcome.ranks[0], room.chairs[0].you)
        for room in rooms
        if room.outcome is not None
    ]
    return DealInfo(
        game=game,
        day=day.isoformat(),
        options={"variant": deal.table.variant, **deal.table.options},
        seats=deal.table.seats,
        level=deal.rival.name.partition(":")[0],
        room=mine,
        results=tuple(sorted(results, key=lambda result: result.score if fewest else -result.score)),
    )


def check_played(mine: RoomInfo | None) -> None:
    """Refuse what is told afterwards to somebody who has not finished the deal."""
    if mine is None or mine.outcome is None:
        raise RefusalError("not_over", "play the deal first")


def read_challenge(text: str) -> Challenge:
    """The challenge of a text, its score proven; or RefusalError."""
    try:
        return parse_challenge(text)
    except StadoError as error:
        raise RefusalError("bad_record", str(error)[:300]) from None


def find_challenged_deal(challenge: Challenge, today: date) -> Deal | None:
    """The deal of a day that a challenge is about, so that both are one attempt; or RefusalError if it is to come."""
    deal = daily.find_by_seed(challenge.game, challenge.seed)
    if deal is None or (challenge.bots, challenge.salts, challenge.position) != (deal.bots, (), None):
        return None
    if deal.day > today:
        raise RefusalError("not_found", "the day of that deal is still to come")
    return deal


def tell_challenge(challenge: Challenge, mine: RoomInfo | None) -> ChallengeInfo:
    """A challenge in the protocol's words."""
    rival = next(bot for bot in challenge.bots if bot is not None)
    return ChallengeInfo(
        text=format_challenge(challenge),
        game=challenge.game,
        options=challenge.options,
        seats=len(challenge.bots),
        level=rival.partition(":")[0],
        name=challenge.name,
        score=challenge.score,
        room=mine,
    )


def challenge_others(record: Record) -> Challenge:
    """The challenge to beat a finished match of one person against bots, or RefusalError."""
    try:
        return make_challenge(record)
    except StadoError as error:
        raise RefusalError("not_alone", str(error)) from None


def find_deal(game: str, day: date) -> Deal:
    """The deal of a day, or RefusalError."""
    try:
        return daily.find_deal(game, day)
    except StadoError as error:
        raise RefusalError("not_found", str(error)) from None
