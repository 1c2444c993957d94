"""Lucky cards: how they are won and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import RuleError
from stado.games.board.events import CardPlayed, LuckyTaken, RowTaken, ScoreChanged, TileMoved

FALL = """variant: basic-lucky
    seats: 2
    set: 2
    rows: 20 | 50 | 60 | 70
    hands: 23 | 71
    scores: {score} 0"""


def reward(t: Any) -> int:
    """How many lucky cards are to be taken."""
    return t.state.agenda[0].count if t.state.agenda else 0


@pytest.mark.parametrize(
    ("score", "sign", "cards"),
    [
        (0, "-4", 0),
        (0, "-5", 1),  # onto
        (-4, "-2", 1),  # over
        (-5, "-4", 0),  # the space left does not count
        (-5, "-5", 1),
        (3, "-20", 3),  # +3 to -17
        (-36, "-20", 1),  # what is cut off does not count: -44
        (-44, "-5", 0),
        (-20, "+9", 0),  # only on the way down
        (-2, "rr", 2),  # -2 to -12
    ],
)
def test_brd_11_a_card_for_each_clover_moved_onto_or_over(
    table: Any, made_board: Any, score: int, sign: str, cards: int
) -> None:
    t = table(FALL.format(score=score), board=made_board(basic={1: f". {sign} COWS"}))
    t.play("1 pick 23", "2 pick 71")
    assert reward(t) == cards
    for _ in range(cards):
        assert (t.ask(1).kind, t.ask(1).rule) == ("take_lucky", "BRD-11")
        assert t.answers(1) == "lucky gain_5, lucky positive_cows"
        t.play("1 lucky gain_5")
        assert t.told(LuckyTaken) == (LuckyTaken(0, "gain_5"),)
    assert t.state.lucky[0] == ("gain_5",) * cards
    assert t.state.agenda == ()


def test_brd_11_without_lucky_cards_nobody_gets_any(table: Any, made_board: Any) -> None:
    t = table(FALL.format(score=0).replace("-lucky", ""), board=made_board(basic={1: ". -20 COWS"}))
    t.play("1 pick 23", "2 pick 71")
    assert t.state.lucky == ((), ())
    assert t.acting == ()


def test_brd_11_any_mix_of_kinds_as_long_as_a_pile_lasts(table: Any, made_board: Any) -> None:
    board = made_board(basic={1: ". -20 COWS"})
    held = "lucky: | " + "gain_5 " * 5
    t = table(FALL.format(score=0) + f"\n{held}", board=board)
    t.play("1 pick 23", "2 pick 71", "1 lucky positive_cows")
    assert t.answers(1) == "lucky gain_5, lucky positive_cows"
    t.play("1 lucky gain_5")
    assert t.state.lucky[0] == ("gain_5", "positive_cows", "positive_cows", "positive_cows")
    assert [event.card for event in t.told(LuckyTaken)] == ["gain_5", "positive_cows", "positive_cows"]


@pytest.mark.parametrize(("left", "got"), [(0, 0), (1, 1), (2, 2), (5, 4)])
def test_brd_11_a_last_pile_is_not_asked_about_and_empty_ones_give_none(
    table: Any, made_board: Any, left: int, got: int
) -> None:
    held = "gain_5 " * (6 - left) + "positive_cows " * 6
    t = table(FALL.format(score=0) + f"\nlucky: | {held}", board=made_board(basic={1: ". -20 COWS"}))
    t.play("1 pick 23", "2 pick 71")
    assert t.state.lucky[0] == ("gain_5",) * got


def test_brd_11_cards_are_taken_before_the_tile_moves_on_and_serve_for_the_next_tile(table: Any) -> None:
    t = table(
        """variant: basic-lucky
        seats: 2
        set: 2
        rows: 15 18 19 | | 50 | 60 | | 70
        hands: 41 71 | 98 99"""
    )
    t.play("1 pick 41 71", "2 pick 98 99")
    assert t.points == [-8]
    assert not t.told(TileMoved)
    t.play("1 lucky gain_5")
    assert t.told(TileMoved) == (TileMoved(0, 41, 0, 1, "BRD-8"),)
    assert t.answers(1) == "place, play gain_5"
    assert t.play("1 play gain_5").points[0] == 5


PLAY = """variant: basic-lucky
    seats: 2
    set: 2
    rows: 20 | 50 | 60 | 70
    hands: 23 | 71
    lucky: {lucky} |"""


def test_brd_12_one_lucky_card_for_a_tile_and_it_returns_to_its_pile(table: Any, made_board: Any) -> None:
    board = made_board(basic={1: ". +1 COWS"})
    t = table(PLAY.format(lucky="gain_5 gain_5 positive_cows"), board=board)
    t.play("1 pick 23", "2 pick 71")
    assert (t.ask(1).kind, t.ask(1).rule) == ("play_card", "BRD-12")
    assert t.answers(1) == "place, play gain_5"
    assert len(t.state.lucky_pile) == 9
    t.play("1 play gain_5")
    assert t.told(CardPlayed) == (CardPlayed(0, "gain_5", 23, "BRD-12"),)
    assert t.points == [5]
    assert t.state.lucky[0] == ("gain_5", "positive_cows")
    assert len(t.state.lucky_pile) == 10


def test_brd_12_nobody_is_asked_without_a_card_that_fits(table: Any, made_board: Any) -> None:
    board = made_board(basic={1: ". +1 COWS"})
    assert table(PLAY.format(lucky="positive_cows"), board=board).play("1 pick 23", "2 pick 71").scores == (1, 0)
    board = made_board(basic={1: ". COWS"})
    assert table(PLAY.format(lucky="gain_5"), board=board).play("1 pick 23", "2 pick 71").points == [-2]


@pytest.mark.parametrize("sign", [".", "-9", "rr", "two"])
def test_brd_12_gain_5_takes_the_place_of_the_effect(table: Any, made_board: Any, sign: str) -> None:
    t = table(PLAY.format(lucky="gain_5"), board=made_board(basic={1: f". {sign} COWS"}))
    t.play("1 pick 23", "2 pick 71", "1 play gain_5")
    assert t.told(ScoreChanged) == (ScoreChanged(0, "gain_5", 5, 5, "BRD-12"),)


ROW = """variant: basic-lucky
    seats: 2
    set: 2
    rows: 15 18 19 | 50 | 60 | 70
    hands: 41 | 71
    scores: {score} 0
    lucky: positive_cows |"""


@pytest.mark.parametrize(("answer", "points"), [("plus 15 18", -2), ("plus 15 19", 6), ("plus 18 19", 4)])
def test_brd_12_positive_cows_counts_two_tiles_plus_in_one_change(table: Any, answer: str, points: int) -> None:
    t = table(ROW.format(score=0)).play("1 pick 41", "2 pick 71", "1 play positive_cows")
    assert t.answers(1) == "plus 15 18, plus 15 19, plus 18 19"
    assert t.play(f"1 {answer}").told(ScoreChanged) == (ScoreChanged(0, "positive_cows", points, points, "BRD-12"),)
    assert t.told(RowTaken)[0].plus == tuple(map(int, answer.split()[1:]))
    assert t.state.gone == (15, 18, 19)
    assert t.state.plus == t.told(RowTaken)[0].plus


def test_brd_12_the_tile_just_placed_is_not_among_them(table: Any) -> None:
    t = table(ROW.format(score=0)).play("1 pick 41", "2 pick 71", "1 play positive_cows")
    with pytest.raises(RuleError, match=r"^BRD-12: not offered$"):
        t.play("1 plus 19 41")


def test_brd_12_any_two_tiles_may_be_chosen_where_it_makes_a_difference(table: Any) -> None:
    t = table(ROW.format(score=44)).play("1 pick 41", "2 pick 71", "1 play positive_cows")
    assert t.answers(1) == "plus 15 18, plus 15 19, plus 18 19"
    t = table(ROW.format(score=0).replace("15 18 19", "18 17 16"))
    t.play("1 pick 41", "2 pick 71", "1 play positive_cows")
    assert t.points == [1]
    assert t.state.plus == (16, 17)


def test_brd_12_a_sum_below_zero_brings_lucky_cards(table: Any, made_board: Any) -> None:
    t = table(
        ROW.format(score=-4).replace("15 18 19", "15 18 19 23"), board=made_board(basic={1: ". . . . COWS"})
    ).play("1 pick 41", "2 pick 71", "1 play positive_cows", "1 plus 15 18")
    assert t.points[0] == 2 * 3 - 13
    assert reward(t) == 2


def test_brd_12_a_single_other_tile_counts_plus(table: Any, made_board: Any) -> None:
    t = table(PLAY.format(lucky="positive_cows"), board=made_board(basic={1: ". COWS"}))
    t.play("1 pick 23", "2 pick 71", "1 play positive_cows")
    assert t.points == [2]
    assert t.state.plus == (20,)


def test_brd_12_a_card_that_is_not_held_or_does_not_fit_is_refused(table: Any) -> None:
    t = table(ROW.format(score=0)).play("1 pick 41", "2 pick 71")
    for line, error in (
        ("1 play gain_5", "BRD-12: not held, card gain_5"),
        ("1 play skip", "BRD-17: not held, card skip"),
        ("1 lucky gain_5", "BRD-17: not asked"),
        ("2 place", "BRD-6: not asked"),
    ):
        with pytest.raises(RuleError) as caught:
            t.play(line)
        assert str(caught.value) == error
    t = table(ROW.format(score=0).replace("positive_cows", "positive_cows gain_5")).play("1 pick 41", "2 pick 71")
    with pytest.raises(RuleError, match=r"^BRD-12: cannot play, card gain_5$"):
        t.play("1 play gain_5")


def test_brd_19_positive_cows_on_take_the_tiles_gains_and_then_takes(table: Any) -> None:
    t = table(
        """variant: advanced-lucky
        seats: 2
        rows: 80 | 15 18 19 20 | 60 | | | | 70
        hands: 41 42 | 71 72
        lucky: positive_cows |"""
    )
    t.play("1 pick 41", "2 pick 71", "1 play positive_cows")
    assert t.answers(1) == "plus 15 18, plus 15 19, plus 15 20, plus 18 19, plus 18 20, plus 19 20"
    t.play("1 plus 15 19")
    assert t.told(ScoreChanged) == (ScoreChanged(0, "positive_cows", 7, 7, "BRD-19"),)
    assert t.told(RowTaken) == (RowTaken(0, 1, 41, (15, 18, 19, 20), 10, (15, 19), "behind", "BRD-15"),)
    assert t.events.index(t.told(ScoreChanged)[0]) < t.events.index(t.told(RowTaken)[0])
    assert t.state.hands[0] == (15, 18, 19, 20, 42)
    assert t.ask(1).kind == "move_tile"


def test_brd_19_choices_are_told_apart_by_what_they_gain(table: Any) -> None:
    t = table(
        """variant: advanced-lucky
        seats: 2
        rows: 80 | 15 18 19 20 | 60 | | | | 70
        hands: 41 42 | 71 72
        scores: 41 0
        lucky: positive_cows |"""
    )
    t.play("1 pick 41", "2 pick 71", "1 play positive_cows")
    assert t.points == [3]
    assert t.scores == (44, 0)
