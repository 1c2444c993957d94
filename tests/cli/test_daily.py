"""The deal of the day and challenges in the terminal."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from stado.core.match import Match
from stado.core.record import LoggedAction, load_record, save_record
from stado.games import make_game
from stado.locales import LANGUAGES
from stado.teach.challenge import format_challenge, make_challenge, parse_challenge
from stado.testing.command import Stado

DAY = "2026-01-04"  # six classic with four seats


def answers(count: int = 300) -> str:
    """Somebody who types row numbers and every card there is."""
    return "".join(f"{number}\n" for _ in range(count // 26) for number in [*range(1, 105)])


@pytest.fixture
def attempt(home: Path) -> Path:
    """The file of the attempt that counts."""
    return home / "daily" / f"{DAY}-six.stado"


def test_the_attempt_that_counts_goes_on_after_a_pause_and_is_told_when_it_is_over(stado: Stado, attempt: Path) -> None:
    left = stado("daily", "six", "--date", DAY, typed="hint\nq\n")
    assert left.code == 0
    assert "There are no hints" in left.out
    assert "What you have played is kept." in left.out
    assert load_record(attempt).outcome is None
    done = stado("daily", "six", "--date", DAY, typed=answers())
    assert done.code == 0, done.err
    record = load_record(attempt)
    assert record.outcome is not None
    score = record.outcome.scores[0]
    assert f"6 nimmt!, deal of {DAY}: {score} cows, place {record.outcome.ranks[0]} of 4." in done.out
    again = stado("daily", "six", "--date", DAY)
    assert again.out.splitlines() == done.out.splitlines()[-4:]
    for level, line in zip(("a casual player", "a strong player", "a master"), again.out.splitlines()[1:], strict=True):
        assert re.fullmatch(rf"In your place, {level}: (one cow|\d+ cows), place \d of 4\.", line)
    assert load_record(attempt.with_suffix(".master.stado")).head.bots[0] == "master"
    assert load_record(attempt) == record
    assert stado("daily", "six", "--date", DAY, "--verify", str(attempt)).out == again.out


def test_once_more_does_not_count(stado: Stado, home: Path, attempt: Path) -> None:
    assert stado("daily", "six", "--date", DAY, "--again", typed="q\n").code == 0
    assert not attempt.exists()
    assert len(list((home / "matches").iterdir())) == 1


def test_end_of_input_keeps_the_attempt(stado: Stado, attempt: Path) -> None:
    assert stado("daily", "six", "--date", DAY, typed="").code == 1
    assert attempt.exists()


def test_a_record_of_something_else_is_refused(stado: Stado, tmp_path: Path) -> None:
    match = Match(make_game("six", {"variant": "classic"}, 4), "mine", bots=(None, "casual", "casual", "casual"))
    save_record(match.record, tmp_path / "mine")
    done = stado("daily", "six", "--date", DAY, "--verify", str(tmp_path / "mine"))
    assert (done.code, done.out) == (1, "")
    assert f"this is not the deal of six of {DAY}" in done.err


def test_there_is_no_deal_of_tomorrow(stado: Stado) -> None:
    tomorrow = datetime.now(UTC).date() + timedelta(days=2)
    done = stado("daily", "six", "--date", tomorrow.isoformat())
    assert done.code == 2
    assert "there is no deal of" in done.err


@pytest.fixture
def won(home: Path) -> Path:
    """A finished match against a novice."""
    game = make_game("six", {"variant": "classic", "rounds": 1}, 2)
    match = Match(game, "a seed", names=("Jo", "B"), bots=(None, "novice"))
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, game.prompt(match.state, seat).legal[0])
    home.mkdir()
    save_record(match.record, home / "won")
    return home / "won"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_challenge_is_made_taken_and_checked(stado: Stado, home: Path, won: Path, language: str) -> None:
    text = stado("challenge", "make", str(won)).out.strip()
    challenge = parse_challenge(text)
    assert challenge == make_challenge(load_record(won))
    done = stado("challenge", "take", text, "--language", language, typed=answers())
    assert done.code == 0, done.err
    assert "Jo" in done.out.splitlines()[0]
    assert str(challenge.score) in done.out.splitlines()[0]
    assert "challenge-" not in done.out
    reply = next((home / "matches").iterdir())
    checked = stado("challenge", "check", text, str(reply))
    assert checked.code == 0
    assert re.search(rf"good; \d+ against {challenge.score}, (not )?beaten", checked.out)


def test_a_challenge_may_be_left(stado: Stado, won: Path) -> None:
    text = stado("challenge", "make", str(won)).out.strip()
    done = stado("challenge", "take", text, typed="q\n")
    assert (done.code, len(done.out.splitlines()) > 1) == (0, True)
    assert "eaten" not in done.out


def test_a_score_that_nobody_made_is_refused_in_one_line(stado: Stado, won: Path) -> None:
    challenge = make_challenge(load_record(won))
    for score in (challenge.score - 1, 10**18):
        done = stado("challenge", "take", format_challenge(replace(challenge, score=score)))
        assert (done.code, done.out) == (1, "")
        assert done.err == "stado: this challenge does not tell how its score was made\n"


def test_a_record_that_is_not_sound_makes_no_challenge(stado: Stado, won: Path, tmp_path: Path) -> None:
    record, forged = load_record(won), tmp_path / "forged.stado"
    save_record(replace(record, log=(*record.log[:-1], LoggedAction(0, {"type": "nope"}))), forged)
    done = stado("challenge", "make", str(forged))
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    assert "Invalid value 'nope'" in done.err


def test_what_is_no_challenge_is_refused(stado: Stado, won: Path) -> None:
    assert "a challenge starts with 'stado1.'" in stado("challenge", "take", "hello").err
    text = stado("challenge", "make", str(won)).out.strip()
    done = stado("challenge", "check", text, str(won))
    assert done.code == 1
    assert "would have answered otherwise" in done.err or "an answer" in done.err
