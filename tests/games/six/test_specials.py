"""Specials of jubilee: when they may be played, and what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import RuleError
from stado.games.six.events import SpecialOffered, SpecialPlayed
from tests.games.six.jubilee import FIVE, FULL, JUBILEE, LOW


def test_six_16_a_special_is_offered_before_the_card_is_placed(table: Any) -> None:
    start = table(JUBILEE + "rows: 50 | 60 | 70 | 18\nhands: 23 90 | 97 98\nspecials: stop move | insert")
    start.play("1 pick 23", "2 pick 97")
    assert start.events[-1] == SpecialOffered(0, 23)
    assert (start.ask(1).kind, start.ask(1).rule) == ("play_special", "SIX-16")
    assert start.answers(1) == "special none, special move, special stop"
    assert start.game.to_act(start.state) == (0,)
    assert start.rows == "50 | 60 | 70 | 18"


def test_six_16_a_special_need_not_be_played(table: Any) -> None:
    start = table(FULL + "specials: fifth_row | ").play("1 special none", "1 exchange none")
    assert start.rows == "50 | 60 | 70 99 | 23"
    assert start.cows == [7, 0]
    assert not start.told(SpecialPlayed)


def test_six_16_who_holds_none_that_is_playable_is_not_asked(table: Any) -> None:
    start = table(JUBILEE + "rows: 50 | 60 | 70 | 18\nhands: 23 90 | 97 98\nspecials: minus_plus | seven_takes")
    start.play("1 pick 23", "2 pick 97")
    assert start.rows == "50 | 60 | 70 97 | 18 23"
    assert not start.told(SpecialOffered)


def test_six_16_used_specials_are_discarded_and_markers_stay(table: Any) -> None:
    start = table(FULL + "specials: insert move stop | ")
    assert table(FULL + "specials: move | ").play("1 special move").discard == ["move"]
    start.play("1 special stop")
    assert start.discard == []
    assert start.held == "insert move | "
    assert start.game.pieces(start.state).count("stop") == 4
    start.play("1 stop 4")
    assert start.discard == []
    assert start.markers == "- - - stop"


def test_six_16_one_special_a_turn_even_after_replace(table: Any) -> None:
    start = table(FULL + "specials: replace minus_plus | ").play("1 special replace", "1 replace 90")
    assert start.rows == "50 | 60 | 70 90 99 | 10 12 14 16 18"
    low = table(FULL.replace("15 90", "2 90") + "specials: replace minus_plus | ")
    low.play("1 special replace", "1 replace 2")
    assert low.ask(1).kind == "take_row"


@pytest.mark.parametrize("special", ["fifth_row", "seven_takes", "insert", "replace", "move", "stop", "minus_plus"])
def test_six_16_a_special_that_is_not_held_cannot_be_played(table: Any, special: str) -> None:
    held = "move" if special != "move" else "stop"
    start = table(FULL + f"specials: {held} | {special}")
    before = start.position
    with pytest.raises(RuleError, match="SIX-16: not held"):
        start.play(f"1 special {special}")
    assert start.position == before


@pytest.mark.parametrize(
    ("text", "special", "rule"),
    [
        (FIVE, "fifth_row", "SIX-17"),
        (LOW, "seven_takes", "SIX-18"),
        (FULL.replace("23@1 99@2", "80@1 99@2"), "insert", "SIX-19"),
        (FULL.replace("15 90 | 97 98", " | "), "replace", "SIX-20"),
        (FULL.replace("50 | 60", "50 52 | 60") + "markers: stop - stop -\n", "stop", "SIX-22"),
        (FULL.replace("23@1 99@2", "80@1 99@2"), "minus_plus", "SIX-23"),
    ],
)
def test_six_16_a_special_that_could_not_do_what_it_says_cannot_be_played(
    table: Any, text: str, special: str, rule: str
) -> None:
    start = table(text + f"specials: {special} move | ")
    with pytest.raises(RuleError, match=f"{rule}: not playable, special {special}"):
        start.play(f"1 special {special}")


@pytest.mark.parametrize("line", ["2 special stop", "0 special stop", "1 pick 15", "1 row 1", "1 exchange stop"])
def test_six_16_nobody_else_and_nothing_else_is_asked(table: Any, line: str) -> None:
    with pytest.raises(RuleError, match="not asked"):
        table(FULL + "specials: stop | stop").play(line)
