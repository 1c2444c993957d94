"""The rulebook's own examples."""

from __future__ import annotations

from typing import Any

from stado.games.three.events import CardPlayed, CardsTaken, ColorTurned, SeatScored


def test_t1_a_40_goes_between_30_and_46(table: Any) -> None:
    start = table("first: 1\nrows: 0 | 30 46 57 | 60\nhands: 40 1 2 | 3 4 5")
    start.play("1 play 40")
    assert start.rows == "0 | 30 40 46 57 | 60"
    assert start.told(CardPlayed) == (CardPlayed(0, 40, "light-blue", 1, 1),)
    assert start.told(CardsTaken) == ()


def test_t2_a_28_is_fifth_and_highest_and_takes_the_10(table: Any) -> None:
    start = table("first: 1\nrows: 0 10 19 24 | 30 | 60\nhands: 28 1 2 | 3 4 5")
    start.play("1 play 28")
    assert start.rows == "0 19 24 28 | 30 | 60"
    assert start.told(CardsTaken) == (CardsTaken(0, 0, (10,)),)
    assert start.face_up == "10 | "


def test_t3_a_37_is_fifth_and_not_highest_and_takes_40_46_and_57(table: Any) -> None:
    start = table("first: 1\nrows: 0 | 30 40 46 57 | 60\nhands: 37 1 2 | 3 4 5")
    start.play("1 play 37")
    assert start.rows == "0 | 30 37 | 60"
    assert start.told(CardsTaken) == (CardsTaken(0, 1, (40, 46, 57)),)
    assert start.face_up == "40 46 57 | "


def test_t4_a_third_green_turns_three_face_down_and_a_fourth_lies_face_up(table: Any) -> None:
    start = table("first: 1\nrows: 0 7 14 21 | 30 | 60\nhands: 27 28 1 2 | 61 62 63 64\nface-up: 37 44 | ")
    start.play("1 play 27")
    assert (start.face_up, start.face_down) == (" | ", "7 37 44 | ")
    assert start.told(ColorTurned) == (ColorTurned(0, "green", (7, 37, 44)),)
    start.play("2 play 61", "1 play 28")
    assert (start.face_up, start.face_down) == ("14 | ", "7 37 44 | ")
    assert start.told(ColorTurned) == ()


def test_t5_singles_pairs_face_down_cards_and_both_bonuses_make_20(table: Any) -> None:
    start = table(
        """
        first: 1
        rows: 0 | 30 | 60
        hands: 80 81 | 61 82 83
        face-up: | 1 2 3 4 5 12 6 13
        face-down: 31 38 46 32 39 47 33 40 48 34 41 49 35 42 50 36 43 51 37 44 52 | 7 14 22 8 16 23
        bonuses: 10 7
        """
    )
    start.play("2 play 61")
    assert start.told(SeatScored)[1] == SeatScored(
        1, singles=4, pairs=2, face_down=6, color_bonus=7, final_bonus=5, points=20
    )
    assert start.game.outcome(start.state).scores == (-11, 20)
