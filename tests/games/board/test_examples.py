"""The rulebook's own examples."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from stado.games.board.events import RowTaken, TileMoved, TilePlaced


def test_b1_to_b3(table: Any) -> None:
    t = table(
        """variant: basic
        seats: 3
        set: 2
        rows: 15 | 92 | 42 | 56
        hands: 1 57 99 | 18 41 93 | 19 60 98"""
    )
    t.play("1 pick 57", "2 pick 93", "3 pick 60")  # B1
    assert t.rows == "15 | 92 93 | 42 | 56 57 60"
    assert [(event.seat, event.tile) for event in t.told(TilePlaced)] == [(0, 57), (2, 60), (1, 93)]
    t.play("1 pick 1", "2 pick 18", "3 pick 19")  # B2
    assert t.rows == "15 18 19 | 92 93 1 | 42 | 56 57 60"
    assert t.scores == (0, 0, 0)
    t.play("1 pick 99", "3 pick 98", "2 pick 41")  # B3
    assert t.told(RowTaken) == (RowTaken(1, 0, 41, (15, 18, 19), 8, (), "out", "BRD-8"),)
    assert t.told(TileMoved) == (TileMoved(1, 41, 0, 4, "BRD-8"),)
    assert t.state.rows[0] == ()
    assert t.state.rows[4] == (41,)
    assert t.state.gone == (15, 18, 19)
    assert t.scores[1] == -8


B4 = """variant: basic-lucky
    seats: 2
    set: 2
    rows: 90 | 91 | 92 | | | | | | | 2 10 12 16 21
    hands: 23 | 100
    lucky: gain_5 |"""


def test_b4(table: Any) -> None:
    t = table(B4).play("1 pick 23", "2 pick 100")
    assert t.answers(1) == "place, play gain_5"
    assert t.play("1 play gain_5").points[0] == 5
    assert t.scores[0] == 5
    assert table(B4).play("1 pick 23", "2 pick 100", "1 place").points[0] == -10


def test_b5(table: Any) -> None:
    t = table(
        """variant: basic-lucky
        seats: 2
        set: 2
        rows: 90 | 91 | 92 | | 22 83 5 20 23
        hands: 25 | 93
        lucky: | positive_cows"""
    )
    t.play("1 pick 25", "2 pick 93")
    assert t.points[0] == -17
    t = table(
        """variant: basic-lucky
        seats: 2
        set: 2
        rows: 90 | 91 | 92 | | 22 83 5 20 23
        hands: 25 | 93
        lucky: positive_cows |"""
    )
    t.play("1 pick 25", "2 pick 93", "1 play positive_cows")
    assert t.ask(1).kind == "count_plus"
    assert t.answers(1) == ", ".join(f"plus {low} {high}" for low, high in combinations((5, 20, 22, 23, 83), 2))
    assert t.play("1 plus 23 83").points[0] == 3


def test_b6(table: Any) -> None:
    t = table(
        """variant: advanced
        seats: 2
        rows: 30 | 60 | 80 | | | | 90
        hands: 67 68 | 99 100
        actions: stop |"""
    )
    t.play("1 pick 67", "2 pick 99", "1 play stop", "1 stop 2")
    assert t.rows == "30 67 | 60 | 80 |  |  |  | 90 99"
    assert t.line("stops") == "2"


def test_b7(table: Any) -> None:
    t = table(
        """variant: advanced
        seats: 3
        rows: 10 | 50 | 60 | | | | | 70
        hands: 20 90 | 80 91 | 4 22 92
        actions: | | swap"""
    )
    t.play("1 pick 20", "2 pick 80", "3 pick 4", "3 play swap")
    assert t.answers(3) == "swap 22, swap 92"
    t.play("3 swap 22")
    assert [event.tile for event in t.told(TilePlaced)] == [22, 20, 80]
    assert t.rows == "10 22 | 50 | 60 80 |  |  |  |  | 70 20"
    assert t.state.known == ((), (), (4,))


def test_b8(table: Any) -> None:
    t = table(
        """variant: advanced
        seats: 2
        rows: 80 | 81 | 82 | | | | 40 50 55
        hands: 57 58 | 99 100
        actions: skip |"""
    )
    t.play("1 pick 57", "2 pick 99", "1 play skip")
    assert t.rows == "80 | 81 | 82 99 |  |  |  | 40 50 55 - 57"
    assert t.points[0] == 5


def test_b9(table: Any) -> None:
    t = table(
        """variant: advanced
        seats: 2
        rows: 80 | 81 | 82 | | | | | 12 15 18 19 22
        hands: 10 11 | 99 100
        actions: place_first |"""
    )
    t.play("1 pick 10", "2 pick 99", "1 play place_first", "1 first 8")
    assert t.state.rows[7] == (10, 12, 15, 18, 19, 22)
    assert t.points[0] == 6


def test_b10(table: Any) -> None:
    t = table(
        """variant: advanced
        seats: 2
        rows: 60 | 68 | 80 | 30
        hands: 69 70 | 99 100
        actions: ascending_anywhere |"""
    )
    t.play("1 pick 69", "2 pick 99", "1 play ascending_anywhere")
    assert t.answers(1) == "after 1, after 2, after 4"
    assert t.play("1 after 4", "0 draw skip").rows == "60 | 68 | 80 99 | 30 69"
