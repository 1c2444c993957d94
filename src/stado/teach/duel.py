"""A match of one person against bots that anybody can check.

What a bot answers follows from the deal and from what it sees: there is no clock, no luck but the seed's, and nothing
to be won by starting again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from stado.bots import LEVELS, Bot, make_bot, parse_limit
from stado.core.errors import OptionError, RecordError
from stado.core.fields import Seat
from stado.core.game import CHANCE, Action, AnyGame
from stado.core.match import Match, replay
from stado.core.record import Record
from stado.core.rng import Rng

_MOST = 20_000  # rollouts of an answer: more than any level takes


def make_rivals(game: AnyGame, bots: Sequence[str | None]) -> Mapping[Seat, Bot]:
    """The bots of a match by seat, or OptionError where one thinks by the clock or is no level."""
    for bot in bots:
        if bot is not None and not _can_be_checked(bot):
            allowed = ", ".join(level.name for level in LEVELS)
            raise OptionError(f"what {bot!r} answers cannot be checked; allowed: {allowed}, up to {_MOST} rollouts")
    return {seat: make_bot(bot, game) for seat, bot in enumerate(bots) if bot is not None}


def _can_be_checked(bot: str) -> bool:
    """Whether a bot is a level, and thinks as long as usual or for a number of rollouts that can be waited for."""
    level, colon, text = bot.partition(":")
    limit = parse_limit(text)
    bounded = limit is not None and limit.rollouts is not None and limit.rollouts <= _MOST
    return level in (one.name for one in LEVELS) and (not colon or bounded)


def find_person(bots: Sequence[str | None]) -> Seat:
    """The one seat that no bot plays, or RecordError."""
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    if len(people) != 1:
        raise RecordError(f"{len(people)} people play; there must be one")
    return people[0]


def rival_stream(match: Match, seat: Seat) -> tuple[str | int, ...]:
    """What a bot's luck at its next answer is drawn from."""
    given = sum(entry.seat == seat for entry in match.log)
    return (match.head.seed, *match.head.salts, "rival", seat, given)


def answer(match: Match, seat: Seat, bot: Bot) -> Action:
    """What a bot answers: the same whenever it has seen the same and answered as often."""
    game = match.game
    stream = Rng(*rival_stream(match, seat))
    return bot.choose(game.view(match.state, seat), game.prompt(match.state, seat), stream)


def check_ranked(record: Record) -> None:
    """Refuse a match whose result counts for nothing."""
    if record.undone:
        raise RecordError("something was taken back in the match: its result is unranked")


def check_duel(game: AnyGame, record: Record) -> Match:
    """The finished match of a record, every deal and every bot's answer computed again; or RecordError."""
    if record.outcome is None:
        raise RecordError("the match is not finished")
    check_ranked(record)
    person, rivals = find_person(record.head.bots), make_rivals(game, record.head.bots)
    played = replay(game, record)
    head = record.head
    match = Match(game, head.seed, names=head.names, bots=head.bots, salts=head.salts, position=head.position)
    for number, entry in enumerate(record.log):
        if number < len(match.log):
            continue
        if entry.seat == person and person not in match.to_act:
            raise RecordError(f"action {number + 1}: an answer is given once")
        action = msgspec.convert(entry.action, game.action_type)
        if entry.seat not in (person, CHANCE):
            if person in match.to_act:
                raise RecordError(f"action {number + 1}: the person answers before the bots")
            if answer(match, entry.seat, rivals[entry.seat]) != action:
                raise RecordError(f"action {number + 1}: {head.bots[entry.seat]} would have answered otherwise")
        match.act(entry.seat, action)
    return played
