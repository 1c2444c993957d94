"""A finished match as a challenge to somebody else."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from stado.core.errors import NotationError, OptionError, RecordError
from stado.core.match import Match
from stado.core.record import LoggedAction, Record
from stado.games import make_game
from stado.teach.challenge import (
    MARK,
    Challenge,
    beats,
    check_reply,
    format_challenge,
    make_challenge,
    parse_challenge,
    retell,
)

Finish = Callable[[Match], Match]
BOTS = (None, "casual", "casual")


@pytest.fixture(scope="module")
def played(finish: Finish) -> Record:
    game = make_game("six", {"variant": "classic", "rounds": 1}, 3)
    return finish(Match(game, "a seed", names=("Jo", "B", "C"), bots=BOTS)).record


@pytest.fixture(scope="module")
def challenge(played: Record) -> Challenge:
    return make_challenge(played)


def test_a_challenge_holds_the_deal_the_bots_and_the_score(played: Record, challenge: Challenge) -> None:
    assert played.outcome is not None
    assert (challenge.name, challenge.score, challenge.seat) == ("Jo", played.outcome.scores[0], 0)
    assert challenge.options == {"variant": "classic", "rounds": 1}
    assert challenge.bots == BOTS
    assert challenge.open().state == Match(challenge.make_game(), "a seed", bots=BOTS).state


def test_it_is_a_short_text_that_fits_into_a_link(challenge: Challenge) -> None:
    text = format_challenge(challenge)
    assert parse_challenge(f"  {text}\n") == challenge
    assert len(text) < 500
    assert set(text) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")


def test_the_house_board_is_not_part_of_it(finish: Finish) -> None:
    game = make_game("board", {"variant": "basic"}, 4)
    match = finish(Match(game, "a seed", bots=(None, "novice", "novice", "novice")))
    challenge = make_challenge(match.record)
    assert challenge.options == {"variant": "basic"}
    assert len(format_challenge(challenge)) < 500
    assert check_reply(challenge, match.record) == challenge.score


def test_a_reply_is_checked(played: Record, challenge: Challenge, finish: Finish) -> None:
    assert check_reply(challenge, finish(challenge.open()).record) == challenge.score
    with pytest.raises(RecordError, match="does not take the challenge"):
        check_reply(replace(challenge, seed="another"), played)
    with pytest.raises(RecordError, match="the match is not finished"):
        check_reply(challenge, replace(played, outcome=None))
    with pytest.raises(RecordError, match="unranked"):
        check_reply(challenge, replace(played, undone=1))


def test_it_tells_the_match_too(played: Record, challenge: Challenge) -> None:
    told = retell(parse_challenge(format_challenge(challenge)))
    assert told.log == played.log
    assert told.outcome == played.outcome
    assert told.head.names == ("Jo", "casual", "casual")


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"answers": ()}, "does not tell how its score was made"),
        ({"score": -1}, "does not tell how its score was made"),
        ({"answers": ("x pick 5",)}, "an answer begins with the number of its seat"),
        ({"answers": ("1 dance",)}, "this is no challenge"),
        ({"answers": ("1 pick 999",)}, "this is no challenge"),
        ({"answers": ("7 pick 5",)}, "this is no challenge"),
        ({"seed": "another"}, "this is no challenge"),
        ({"score": 10**30}, "does not tell how its score was made"),
        ({"salts": ("a", "b", "c", "d")}, "4 salts for 3 seats"),
        ({"bots": (None, "casual", "strong:rollouts=02000")}, "cannot be checked"),
        ({"bots": (None, "casual", "strong:rollouts=+2000")}, "cannot be checked"),
        ({"bots": (None, "casual", "strong:rollouts=2_000")}, "cannot be checked"),
        ({"bots": (None, "casual", "strong:rollouts= 2000")}, "cannot be checked"),
        ({"bots": (None, "casual", "strong:rollouts=２０００")}, "cannot be checked"),  # noqa: RUF001 - other digits are meant
        ({"bots": (None, "casual", "strong:rollouts=20001")}, "cannot be checked"),
    ],
)
def test_a_score_that_its_answers_do_not_make_is_refused(
    challenge: Challenge, changes: dict[str, Any], error: str
) -> None:
    with pytest.raises(NotationError, match=error):
        parse_challenge(format_challenge(replace(challenge, **changes)))


def test_half_the_answers_prove_nothing(challenge: Challenge) -> None:
    half = replace(challenge, answers=challenge.answers[: len(challenge.answers) // 2])
    with pytest.raises(NotationError, match="does not tell how its score was made"):
        parse_challenge(format_challenge(half))


def test_the_task_is_the_same_whoever_made_what_of_it(challenge: Challenge) -> None:
    told = replace(challenge, name="Al", score=3, options={**challenge.options, "limit": 67}, answers=())
    assert told.task == challenge.task
    assert replace(challenge, seed="another").task != challenge.task
    assert replace(challenge, bots=(None, "casual", "novice")).task != challenge.task


def test_a_name_that_cannot_be_shown_is_refused(challenge: Challenge) -> None:
    with pytest.raises(NotationError, match="its name cannot be shown"):
        parse_challenge(format_challenge(replace(challenge, name="Jo\x1b[2J")))


def test_fewer_cows_or_more_points_beat_it(challenge: Challenge) -> None:
    assert beats(challenge, challenge.score - 1)
    assert not beats(challenge, challenge.score)
    points = replace(challenge, game="three", options={"variant": "standard"})
    assert beats(points, points.score + 1)
    assert not beats(points, points.score)


def test_what_is_no_match_against_bots_is_no_challenge(played: Record) -> None:
    with pytest.raises(RecordError, match="the match is not finished"):
        make_challenge(replace(played, outcome=None))
    with pytest.raises(RecordError, match="unranked"):
        make_challenge(replace(played, undone=1))
    with pytest.raises(RecordError, match="2 people play; there must be one"):
        make_challenge(replace(played, head=replace(played.head, bots=(None, None, "casual"))))
    with pytest.raises(OptionError, match="cannot be checked"):
        make_challenge(replace(played, head=replace(played.head, bots=(None, "exec:x", "casual"))))


@pytest.mark.parametrize(
    "tamper",
    [
        lambda record: replace(record, outcome=replace(record.outcome, scores=(0, 0, 0))),
        lambda record: replace(record, head=replace(record.head, rules=99)),
        lambda record: replace(record, head=replace(record.head, seed="another")),
        lambda record: replace(record, log=(*record.log[:-1], LoggedAction(0, {"type": "nope"}))),
        lambda record: replace(record, head=replace(record.head, bots=(None, "casual"))),
    ],
)
def test_a_record_that_is_not_sound_is_no_challenge(played: Record, tamper: Callable[[Record], Record]) -> None:
    with pytest.raises(RecordError):
        make_challenge(tamper(played))


def pack(data: bytes) -> str:
    return MARK + urlsafe_b64encode(zlib.compress(data)).decode().rstrip("=")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        MARK,
        MARK + "!!!",
        MARK + "AAAA",
        pack(b"{}"),
        pack(b"[" * 9000),
        pack(b"\xff"),
        pack(b"{" + b" " * 200_000 + b"}"),
        pack(b'{"game":"six","rules":1,"options":{},"bots":[null],"seed":"x","name":"Jo","score":1}'),
        pack(b'{"game":"six","rules":99,"options":{},"bots":[null,"casual"],"seed":"x","name":"Jo","score":1}'),
        pack(b'{"game":"six","rules":1,"options":{},"bots":["casual","casual"],"seed":"x","name":"Jo","score":1}'),
        pack(b'{"game":"six","rules":1,"options":{},"bots":[null,"exec:ls"],"seed":"x","name":"Jo","score":1}'),
        pack(b'{"game":"x","rules":1,"options":{},"bots":[null,"casual"],"seed":"x","name":"Jo","score":1}'),
        pack(
            b'{"game":"six","rules":1,"options":{},"bots":[null,"casual"],"seed":"x","name":"Jo","score":1,'
            b'"position":"rows: 1"}'
        ),
    ],
)
def test_anything_else_is_refused_with_a_declared_error(text: str) -> None:
    with pytest.raises(NotationError):
        parse_challenge(text)
