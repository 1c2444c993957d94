"""The drills' own bookkeeping: what it finds where a record is not what was told, and what it must not count."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest

from stado.core.match import Match
from stado.core.record import Record, commit
from stado.core.rng import Rng
from stado.games import make_game
from stado.testing.wire import Json
from tests.drills.player import Command, Player, Progress, check

SEAT = 0


def played() -> Match:
    """A short match that is over."""
    match, rng = Match(make_game("six", {"rounds": 1}, 2), "bookkeeping"), Rng("bookkeeping")
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, rng.choice(match.game.prompt(match.state, seat).legal))
    return match


def answers(record: Record) -> list[Command]:
    """What the seat has sent."""
    actions = [entry.action for entry in record.log if entry.seat == SEAT]
    return [
        Command(f"command {number}", {"decision": number, "action": action}) for number, action in enumerate(actions)
    ]


def player(room: Json) -> Player:
    return Player(["http://nowhere"], "", room, SEAT, Progress())


def watcher_of(match: Match) -> tuple[Record, Json, Player]:
    """The record of a match, its room, and somebody who was told everything as it was."""
    record = match.record
    room = {"id": "room", "commit": commit(record.head.seed)}
    told = player(room)
    assert match.outcome is not None
    told.outcome = {"scores": list(match.outcome.scores)}
    told.done = answers(record)
    seen = (json.loads(msgspec.json.encode(event.seen_by(SEAT))) for event in match.events)
    told.events = dict(enumerate(seen))
    return record, room, told


def lose(told: Player) -> None:
    told.done.append(told.done[-1])


def double(told: Player) -> None:
    told.done.pop(0)


def reorder(told: Player) -> None:
    told.done[0], told.done[1] = told.done[1], told.done[0]


def mislead(told: Player) -> None:
    told.events[0] = {**told.events[0], "type": "something else"}


@pytest.mark.parametrize("spoil", [lose, double, reorder, mislead])
def test_what_is_lost_doubled_reordered_or_told_falsely_is_found(spoil: Callable[[Player], None]) -> None:
    record, room, told = watcher_of(played())
    check(record, room, [told])
    spoil(told)
    with pytest.raises(AssertionError):
        check(record, room, [told])


def test_a_last_answer_of_which_nothing_is_known_may_be_in_the_record_or_not() -> None:
    record, room, told = watcher_of(played())
    last = told.done.pop()
    with pytest.raises(AssertionError):
        check(record, room, [told])
    told.unsure = [last]
    check(record, room, [told])
    told.done.append(last)
    told.unsure = [Command("late", {"decision": 99, "action": {}})]
    check(record, room, [told])


async def test_an_answer_that_was_never_sent_is_not_counted() -> None:
    told = player({"id": "room"})
    told.outcome = {}  # the match ended before it could be sent
    assert await told._do(Command("never sent", {"decision": 0, "action": {}}, revises=True))
    assert (told.done, told.unsure, told.refused) == ([], [], [])


@pytest.mark.parametrize(
    ("codes", "sure"),
    [(["busy", "busy"], True), (["busy"], False), (["busy", "unknown"], False), (["unknown", "unknown"], False)],
)
def test_an_answer_is_surely_refused_only_if_every_sending_was(codes: list[str], sure: bool) -> None:
    told = player({"id": "room"})
    told._pending = command = Command("sent twice", {"decision": 0, "action": {}})
    command.sent = 2
    for code in codes:
        told._refuse(0, {"id": command.id, "code": code, "message": ""})
    assert command.surely_refused == sure
    assert command.code is None


def test_an_acknowledgment_after_a_sure_refusal_is_found() -> None:
    told = player({"id": "room"})
    told.refused.append(Command("refused", {"decision": 0, "action": {}}))
    with pytest.raises(AssertionError, match="refused and then acknowledged"):
        told._acknowledge(0, {"id": "refused", "seq": 3})
