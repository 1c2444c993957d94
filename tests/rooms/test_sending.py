"""Finished matches that were played elsewhere become rooms."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from stado.core.errors import RecordError, StadoError
from stado.core.match import Match
from stado.core.record import LoggedAction, Record, format_record
from stado.core.rng import Rng
from stado.games import GAMES, make_game
from stado.rooms.decisions import Asker
from stado.rooms.reading import read_room
from stado.rooms.sending import open_sent

TABLES = [(game.name, variant.name) for game in GAMES for variant in game.variants]
ASKER = Asker("person", "Jo", None)


def play(game: str, variant: str, *, salts: tuple[str, ...] = ()) -> Record:
    """A match of somebody against bots, all of whom answer anything."""
    rng, table = Rng("sent", game, variant), make_game(game, {"variant": variant}, 2)
    match = Match(table, "sent", names=("Ann", "casual"), bots=(None, "casual"), salts=salts)
    while match.to_act:
        seat = rng.choice(match.to_act)
        match.act(seat, rng.choice(table.prompt(match.state, seat).legal))
    return match.record


@pytest.fixture(scope="module")
def record() -> Record:
    return play("three", "standard")


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_a_match_of_every_variant_is_kept_as_it_was_played(game: str, variant: str) -> None:
    record = play(game, variant, salts=("mine",))
    new = open_sent("room", 5, ASKER, format_record(record))
    state = read_room(new.head, new.lines)
    assert state.record == record
    assert (state.status, state.persons, new.wake_at, new.head.public) == ("over", ["person"], None, False)


def test_what_was_taken_back_is_told(record: Record) -> None:
    new = open_sent("room", 5, ASKER, format_record(replace(record, undone=2)))
    assert new.summary.undone == 2
    assert read_room(new.head, new.lines).record == replace(record, undone=2)


def with_bots(*bots: str | None) -> Callable[[Record], Record]:
    return lambda record: replace(record, head=replace(record.head, bots=bots))


def change_deal(record: Record) -> Record:
    """Chance is said to have done something else."""
    number = next(number for number, entry in enumerate(record.log) if entry.seat == -1)
    log = list(record.log)
    log[number] = LoggedAction(-1, {**log[number].action, "seats": []})
    return replace(record, log=tuple(log))


def change_type(record: Record) -> Record:
    """An answer is of a kind that the game does not know."""
    return replace(record, log=(*record.log[:-1], LoggedAction(record.log[-1].seat, {"type": "nope"})))


@pytest.mark.parametrize(
    "tamper",
    [
        lambda record: replace(record, outcome=None),
        lambda record: replace(record, outcome=replace(record.outcome, scores=(99, 0))),
        lambda record: replace(record, head=replace(record.head, seed="mine")),
        lambda record: replace(record, head=replace(record.head, position="turn: 1")),
        change_deal,
        with_bots("casual", "casual"),
        with_bots(None),
        with_bots(None, "casual", "casual"),
        with_bots(None, "exec:ls"),
        with_bots(None, "master:rollouts=999999999"),
        with_bots(None, "strong:rollouts=0300"),
        with_bots(None, "master:seconds=2"),
        lambda record: replace(record, head=replace(record.head, rules=99)),
        lambda record: replace(record, head=replace(record.head, salts=("a", "b", "c"))),
        lambda record: replace(record, undone=-5),
        change_type,
    ],
)
def test_anything_else_is_refused(record: Record, tamper: Callable[[Record], Record]) -> None:
    with pytest.raises(StadoError):
        open_sent("room", 5, ASKER, format_record(tamper(record)))


def test_a_match_of_bots_alone_is_nobodys(record: Record) -> None:
    with pytest.raises(RecordError, match="nobody played but bots"):
        open_sent("room", 5, ASKER, format_record(with_bots("casual", "casual")(record)))


def test_how_long_a_bot_thought_is_kept(record: Record) -> None:
    sent = with_bots(None, "strong:rollouts=300")(record)
    new = open_sent("room", 5, ASKER, format_record(sent))
    kept = read_room(new.head, new.lines).record
    assert kept is not None
    assert kept.head.bots == (None, "strong:rollouts=300")
