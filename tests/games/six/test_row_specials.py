"""Specials of jubilee that change what rows are: a fifth one, seven cards, a stop."""

from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import RuleError
from stado.games.six.events import (
    CardPlaced,
    CardStacked,
    MarkerCleared,
    MarkerLaid,
    RowRemoved,
    RowTaken,
    SpecialPassed,
    SpecialPlayed,
)
from tests.games.six.jubilee import FIVE, FULL, J7, JUBILEE, SEVEN


def test_six_17_and_example_j1_the_card_starts_a_fifth_row(table: Any) -> None:
    start = table(FULL + "specials: fifth_row | ").play("1 special fifth_row")
    assert start.rows == "50 | 60 | 70 99 | 10 12 14 16 18 | 23"
    assert start.events == (
        SpecialPlayed(0, "fifth_row", "SIX-17"),
        MarkerLaid("fifth_row", 4, "SIX-17"),
        CardPlaced(0, 23, 4, "SIX-17"),
        CardPlaced(1, 99, 2),
    )
    assert start.discard == []


def test_six_17_who_takes_a_full_row_of_five_takes_the_number_card_too(table: Any) -> None:
    five = table(FIVE + "specials: seven_takes | move").play("1 special none")
    assert five.rows == "50 | 60 | 70 | 30"
    assert five.stacks == "10 12 14 16 18 23 | "
    assert five.discard == ["fifth_row"]
    assert five.events == (
        SpecialPassed(0, 23),
        RowTaken(0, 1, (10, 12, 14, 16, 18), 7, "SIX-6"),
        CardStacked(0, 23, 1),
        MarkerCleared("fifth_row", 4, "SIX-17"),
        RowRemoved(1),
    )


@pytest.mark.parametrize(
    ("row", "rows"),
    [
        (1, "60 | 70 99 | 11 13 | 30"),
        (3, "50 51 | 60 99 | 11 13 | 30"),
        (5, "50 51 | 60 | 70 99 | 11 13"),
    ],
)
def test_six_17_a_low_card_takes_any_of_the_five_rows(table: Any, row: int, rows: str) -> None:
    low = table(JUBILEE + "rows: 50 51 | 60 | 70 | 11 13 | 30\nhands: 15 | 97\nqueue: 3@1 99@2\nask: take_row@1\n")
    assert low.answers(1) == "row 1, row 2, row 3, row 4, row 5"
    low.play(f"1 row {row}")
    assert low.rows == rows
    assert low.state.stacks[0][-1] == 3


def test_six_17_the_fifth_row_can_be_opened_again_once_it_is_gone(table: Any) -> None:
    five = table(FIVE + "specials: fifth_row move | fifth_row").play("1 special none", "1 exchange none")
    assert five.answers(2) == "special none, special fifth_row"


def test_six_17_markers_move_with_their_rows(table: Any) -> None:
    five = table(
        JUBILEE
        + "rows: 50 | 10 12 14 16 18 | 60 61 | 70 71 72 73 74 75 | 30\nmarkers: - - stop seven_takes -\n"
        + "hands: 15 | 97\nqueue: 23@1 99@2\nspecials: seven_takes | stop"
    ).play("1 special none", "1 exchange none")
    assert five.rows == "50 | 60 61 | 70 71 72 73 74 75 | 30"
    assert five.markers == "- - seven_takes -"
    assert five.discard == ["fifth_row", "stop"]


def test_six_17_a_row_taken_by_insert_goes_whole(table: Any) -> None:
    five = table(FIVE.replace("23@1", "15@1").replace("15 90", "89 90") + "specials: insert | ")
    five.play("1 special insert", "1 insert 2")
    assert five.rows == "50 | 60 | 70 99 | 30"
    assert five.stacks == "10 12 14 15 16 18 | "
    assert five.discard == ["fifth_row", "insert"]
    assert not five.told(CardStacked)


def test_six_17_minus_plus_can_pay_for_the_number_card_but_not_turn_it(table: Any) -> None:
    five = table(FIVE + "specials: minus_plus | ").play("1 special minus_plus")
    assert five.answers(1) == "turn 10, turn 12, turn 14, turn 16, turn 18"
    five.play("1 turn 10")
    assert five.answers(1) == "pay none, pay 12, pay 14, pay 16, pay 18, pay 23"
    five.play("1 pay 23", "1 pay none")
    assert five.stacks == "12 14 16 18 | "
    assert five.state.table.out == (10, 23)


def test_six_18_and_example_j2_the_sixth_card_lies_with_the_marker_behind_it(table: Any) -> None:
    start = table(
        JUBILEE + "rows: 50 | 60 | 70 | 3 5 11 13 17\nhands: 1 | 2\nqueue: 20@1 99@2\nspecials: seven_takes | "
    )
    start.play("1 special seven_takes")
    assert start.rows == "50 | 60 | 70 99 | 3 5 11 13 17 20"
    assert start.markers == "- - - seven_takes"
    assert start.events[:3] == (
        SpecialPlayed(0, "seven_takes", "SIX-18"),
        CardPlaced(0, 20, 3, "SIX-18"),
        MarkerLaid("seven_takes", 3, "SIX-18"),
    )
    assert start.discard == []


def test_six_18_the_seventh_card_takes_six_and_starts_the_row(table: Any) -> None:
    seventh = table(SEVEN + "hands: 21 80 | 97 98").play("1 pick 21", "2 pick 97")
    assert seventh.rows == "50 | 60 | 70 97 | 21"
    assert seventh.stacks == "3 5 11 13 17 20 | "
    assert seventh.markers == "- - - -"
    assert seventh.discard == ["seven_takes"]
    assert MarkerCleared("seven_takes", 3, "SIX-18") in seventh.events


def test_six_18_the_marker_goes_when_a_low_card_takes_the_row(table: Any) -> None:
    low = table(SEVEN + "hands: 1 80 | 97 98").play("1 pick 1", "2 pick 97", "1 row 4")
    assert low.rows == "50 | 60 | 70 97 | 1"
    assert low.discard == ["seven_takes"]


def test_six_18_the_marker_stays_when_another_row_is_taken(table: Any) -> None:
    low = table(SEVEN + "hands: 1 80 | 97 98").play("1 pick 1", "2 pick 97", "1 row 1")
    assert low.markers == "- - - seven_takes"


def test_six_18_at_most_one_lies_at_a_row(table: Any) -> None:
    again = table(SEVEN + "hands: 80 | 98\nqueue: 21@1 97@2\nspecials: seven_takes stop | ")
    assert again.answers(1) == "special none, special stop"


def test_six_18_it_is_not_for_a_row_that_is_not_full(table: Any) -> None:
    start = table(
        JUBILEE + "rows: 50 | 60 | 70 | 3 5 11 13\nhands: 80 | 98\nqueue: 21@1 97@2\nspecials: seven_takes stop | "
    )
    assert start.answers(1) == "special none, special stop"


def test_six_18_the_marker_stays_when_move_takes_cards_out(table: Any) -> None:
    start = table(SEVEN + "hands: 80 | 98\nqueue: 21@1 97@2\nspecials: move | ")
    start.play("1 special move", "1 move 5", "1 into 1")
    assert start.rows == "5 50 | 60 | 70 97 | 3 11 13 17 20 21"
    assert start.markers == "- - - seven_takes"


def test_six_22_and_example_j7_a_stopped_row_is_passed_over(table: Any) -> None:
    start = table(J7 + "specials: stop | ").play("1 special stop")
    assert start.answers(1) == "stop 1, stop 2, stop 3, stop 4"
    start.play("1 stop 1")
    assert start.rows == "2 9 15 18 20 | 6 10 22 | 40 | 50 97"
    assert start.events[:2] == (MarkerLaid("stop", 0, "SIX-22"), CardPlaced(0, 22, 1))
    assert start.markers == "stop - - -"


def test_six_22_at_most_two_rows_are_stopped(table: Any) -> None:
    one = table(J7 + "markers: - - stop -\nspecials: stop | ").play("1 special stop")
    assert one.answers(1) == "stop 1, stop 2, stop 4"
    with pytest.raises(RuleError, match="SIX-22: cannot stop, row 3"):
        one.play("1 stop 3")
    two = table(J7 + "markers: - stop stop -\nspecials: stop move | ")
    assert two.answers(1) == "special none, special move"


def test_six_22_never_at_a_row_with_seven_takes(table: Any) -> None:
    start = table(J7 + "markers: seven_takes - - -\nspecials: stop | ").play("1 special stop")
    assert start.answers(1) == "stop 2, stop 3, stop 4"


def test_six_22_it_is_not_playable_where_every_row_has_seven_takes_or_stop(table: Any) -> None:
    start = table(J7 + "markers: stop seven_takes seven_takes seven_takes\nspecials: stop move | ")
    assert start.answers(1) == "special none, special move"


def test_six_22_all_stops_go_when_anybody_takes_a_row(table: Any) -> None:
    start = table(J7.replace("queue: 22@1 97@2\n", "").replace("80 | 98", "80 81 | 22 98") + "markers: - - stop stop\n")
    start.play("1 pick 80", "2 pick 22")
    assert start.rows == "22 | 6 10 | 40 | 50 80"
    assert start.markers == "- - - -"
    assert start.discard == ["stop", "stop"]


def test_six_22_a_card_that_fits_a_stopped_row_only_is_low(table: Any) -> None:
    low = table(JUBILEE + "rows: 20 | 30 | 40 | 50\nmarkers: stop - - stop\nhands: 25 80 | 97 98").play(
        "1 pick 25", "2 pick 98"
    )
    assert low.ask(1).kind == "take_row"
    assert low.answers(1) == "row 2, row 3"
    with pytest.raises(RuleError, match="SIX-7: no such row, row 1"):
        low.play("1 row 1")
    low.play("1 row 2")
    assert low.rows == "20 | 25 | 40 | 50 98"
    assert low.markers == "- - - -"
    assert low.discard == ["stop", "stop"]
    assert [event.row for event in low.told(MarkerCleared)] == [0, 3]


def test_six_22_a_stop_just_laid_goes_when_its_own_card_takes(table: Any) -> None:
    start = table(J7 + "specials: stop | ").play("1 special stop", "1 stop 2")
    assert start.rows == "22 | 6 10 | 40 | 50 97"
    assert start.markers == "- - - -"
    assert start.discard == ["stop"]
    assert start.state.table.stops == (1,)


def test_six_22_with_two_stops_the_lowest_difference_is_among_the_open_rows(table: Any) -> None:
    start = table(JUBILEE + "rows: 20 | 30 | 40 | 50\nmarkers: - stop stop -\nhands: 45 80 | 97 98").play(
        "1 pick 45", "2 pick 98"
    )
    assert start.rows == "20 45 | 30 | 40 | 50 98"
    assert start.markers == "- stop stop -"
