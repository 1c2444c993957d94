"""Specials of jubilee that change where cards go: inserted, replaced, moved, turned."""

from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import RuleError
from stado.games.six.events import (
    CardInserted,
    CardLifted,
    CardMoved,
    CardPaid,
    CardPlaced,
    CardReplaced,
    CardTurned,
    CreditLost,
    RowTaken,
)
from tests.games.six.jubilee import FIVE, FULL, J5, JUBILEE, LOW, SEVEN


def test_six_19_and_example_j3_a_low_card_is_inserted(table: Any) -> None:
    start = table(JUBILEE + "rows: 5 11 | 30 | 40 | 50\nhands: 80 | 98\nqueue: 10@1 97@2\nspecials: insert | ")
    start.play("1 special insert")
    assert start.answers(1) == "insert 1, insert 2, insert 3, insert 4"
    start.play("1 insert 1")
    assert start.rows == "5 10 11 | 30 | 40 | 50 97"
    assert start.events[0] == CardInserted(0, 10, 0, 1)
    assert start.cows == [0, 0]
    assert start.discard == ["insert"]


def test_six_19_it_can_go_before_the_first_card(table: Any) -> None:
    start = table(JUBILEE + "rows: 5 11 | 30 | 40 | 50\nhands: 80 | 98\nqueue: 10@1 97@2\nspecials: insert | ")
    start.play("1 special insert", "1 insert 3")
    assert start.rows == "5 11 | 30 | 10 40 | 50 97"
    assert start.events[0] == CardInserted(0, 10, 2, 0)


def test_six_19_lowest_difference_does_not_count(table: Any) -> None:
    start = table(JUBILEE + "rows: 5 30 | 20 | 40 | 8 50\nhands: 80 | 98\nqueue: 25@1 97@2\nspecials: insert | ")
    start.play("1 special insert", "1 insert 4")
    assert start.rows == "5 30 | 20 | 40 | 8 25 50 97"


def test_six_19_only_rows_that_end_higher_and_are_open(table: Any) -> None:
    start = table(
        JUBILEE
        + "rows: 5 11 | 30 | 40 | 50\nmarkers: - stop - -\nhands: 80 | 98\nqueue: 12@1 97@2\nspecials: insert | "
    ).play("1 special insert")
    assert start.answers(1) == "insert 3, insert 4"
    with pytest.raises(RuleError, match="SIX-19: cannot insert, row 1"):
        start.play("1 insert 1")


def test_six_19_one_row_is_no_question(table: Any) -> None:
    start = table(JUBILEE + "rows: 5 11 | 15 | 16 | 50\nhands: 80 | 98\nqueue: 20@1 97@2\nspecials: insert | ")
    start.play("1 special insert")
    assert start.rows == "5 11 | 15 | 16 | 20 50 97"


def test_six_19_a_fifth_card_does_not_overfill(table: Any) -> None:
    start = table(JUBILEE + "rows: 5 11 13 17 | 3 | 4 | 80\nhands: 81 | 98\nqueue: 12@1 97@2\nspecials: insert | ")
    start.play("1 special insert", "1 insert 1")
    assert start.rows == "5 11 12 13 17 | 3 | 4 | 80 97"
    assert not start.told(RowTaken)


def test_six_19_a_sixth_card_takes_all_but_the_highest(table: Any) -> None:
    start = table(
        JUBILEE
        + "rows: 5 11 13 17 19 | 3 | 80 | 90\nmarkers: - - stop -\nhands: 81 | 98\nqueue: 12@1 97@2\n"
        + "specials: insert stop | "
    )
    start.play("1 special insert", "1 insert 1")
    assert start.rows == "19 | 3 | 80 | 90"
    assert start.stacks == "5 11 12 13 17 | "
    assert start.told(RowTaken) == (RowTaken(0, 0, (5, 11, 12, 13, 17), 10, "SIX-19"),)
    assert start.markers == "- - - -"
    assert start.discard == ["insert", "stop"]
    assert start.ask(1).kind == "exchange_special"


def test_six_19_under_seven_takes_a_seventh_card_takes_six(table: Any) -> None:
    start = table(SEVEN + "hands: 81 | 98\nqueue: 12@1 97@2\nspecials: insert | ").play(
        "1 special insert", "1 insert 4"
    )
    assert start.rows == "50 | 60 | 70 97 | 20"
    assert start.stacks == "3 5 11 12 13 17 | "
    assert start.discard == ["insert", "seven_takes"]
    sixth = SEVEN.replace("3 5 11 13 17 20", "3 5 11 13 20")
    roomy = table(sixth + "hands: 81 | 98\nqueue: 12@1 97@2\nspecials: insert | ").play(
        "1 special insert", "1 insert 4"
    )
    assert roomy.rows == "50 | 60 | 70 97 | 3 5 11 12 13 20"
    assert roomy.markers == "- - - seven_takes"


def test_six_20_and_example_j4_another_card_is_placed(table: Any) -> None:
    start = table(
        JUBILEE + "rows: 7 10 | 3 5 11 13 17 | 40 | 50\nhands: 15 80 | 97 98\nqueue: 25@1 26@2\nspecials: replace | "
    )
    start.play("1 special replace")
    assert start.answers(1) == "replace 15, replace 80"
    start.play("1 replace 15")
    assert start.rows == "7 10 15 | 26 | 40 | 50"
    assert start.hands == "25 80 | 97 98"
    assert start.cows == [0, 10]
    assert start.events[:2] == (CardReplaced(0, 25, 15), CardPlaced(0, 15, 0))
    assert start.discard == ["replace"]


def test_six_20_the_order_of_the_others_does_not_change(table: Any) -> None:
    start = table(JUBILEE + "rows: 7 10 | 20 | 40 | 50\nhands: 15 80 | 97 98\nqueue: 25@1 26@2\nspecials: replace | ")
    start.play("1 special replace", "1 replace 80")
    assert start.rows == "7 10 | 20 26 | 40 | 50 80"
    assert [placed.card for placed in start.told(CardPlaced)] == [80, 26]


def test_six_20_it_needs_another_card_in_hand(table: Any) -> None:
    last = table(FULL.replace("15 90 | 97 98", " | ") + "specials: replace move | ")
    assert last.answers(1) == "special none, special move"


def test_six_20_one_other_card_is_no_question(table: Any) -> None:
    start = table(FULL.replace("15 90 | 97 98", "71 | 97") + "specials: replace | ").play("1 special replace")
    assert start.rows == "50 | 60 | 70 71 99 | 10 12 14 16 18"
    assert start.hands == "23 | 97"


def test_six_20_the_card_may_be_low_or_take(table: Any) -> None:
    low = table(FULL.replace("15 90", "2 19") + "specials: replace | ")
    taking = table(FULL.replace("15 90", "2 19") + "specials: replace | ")
    low.play("1 special replace", "1 replace 2")
    assert low.answers(1) == "row 1, row 2, row 3, row 4"
    assert "queue: 2@1 99@2" in low.position
    low.state = table(low.position).state
    low.play("1 row 2")
    assert low.rows == "50 | 2 | 70 99 | 10 12 14 16 18"
    taking.play("1 special replace", "1 replace 19")
    assert taking.rows == "50 | 60 | 70 99 | 19"
    assert taking.cows == [7, 0]


def test_six_20_everybody_knows_the_card_taken_back_until_it_is_played(table: Any) -> None:
    start = table(JUBILEE + "rows: 7 10 | 20 | 40 | 50\nhands: 15 80 | 97 98\nqueue: 25@1 26@2\nspecials: replace | ")
    start.play("1 special replace", "1 replace 15")
    assert [start.game.view(start.state, seat).known for seat in (0, 1, None)] == [((25,), ())] * 3
    start.play("1 pick 80", "2 pick 97")
    assert start.state.table.known == ((25,), ())
    start.play("1 pick 25", "2 pick 98")
    assert start.state.table.known == ((), ())


def test_six_20_a_known_card_can_be_the_one_placed(table: Any) -> None:
    start = table(
        JUBILEE
        + "rows: 7 10 | 20 | 40 | 50\nhands: 15 80 | 97 98\nknown: 15 | \nqueue: 25@1 26@2\nspecials: replace | "
    ).play("1 special replace", "1 replace 15")
    assert start.state.table.known == ((25,), ())


def test_six_20_only_a_card_of_the_hand_replaces(table: Any) -> None:
    start = table(FULL + "specials: replace | ").play("1 special replace")
    with pytest.raises(RuleError, match="SIX-20: not in hand, card 23"):
        start.play("1 replace 23")


def test_six_21_and_example_j5_a_moved_card_makes_room(table: Any) -> None:
    start = table(J5).play("1 special move")
    assert start.answers(1) == "move 5, move 8, move 10, move 13, move 17, move 20, move 22, move 40, move 50"
    start.play("1 move 13")
    assert start.events == (CardLifted(0, 13, 0),)
    assert start.answers(1) == "into 2, into 3, into 4"
    start.play("1 into 2")
    assert start.rows == "5 8 20 22 24 | 10 13 17 | 40 | 50 97"
    assert start.events[:2] == (CardMoved(0, 13, 0, 1, 1), CardPlaced(0, 24, 0))
    assert start.discard == ["move"]


def test_six_21_and_example_j6_a_lone_card_leaves_its_row_to_the_number_card(table: Any) -> None:
    start = table(J5).play("1 special move", "1 move 40", "1 into 4")
    assert start.rows == "5 8 13 20 22 | 10 17 | 24 | 40 50 97"
    assert start.events[:2] == (CardMoved(0, 40, 2, 3, 0), CardPlaced(0, 24, 2, "SIX-21"))
    assert start.cows == [0, 0]


def test_six_21_a_card_can_be_moved_to_the_end(table: Any) -> None:
    start = table(J5).play("1 special move", "1 move 22", "1 into 2")
    assert start.rows == "5 8 13 20 | 10 17 22 24 | 40 | 50 97"


def test_six_21_the_receiving_row_needs_room(table: Any) -> None:
    start = table(J5).play("1 special move", "1 move 17")
    assert start.answers(1) == "into 3, into 4"
    with pytest.raises(RuleError, match="SIX-21: cannot receive, row 1"):
        start.play("1 into 1")


def test_six_21_under_seven_takes_there_is_room_for_six(table: Any) -> None:
    start = table(J5 + "markers: seven_takes - - -\n").play("1 special move", "1 move 17")
    assert start.answers(1) == "into 1, into 3, into 4"
    start.play("1 into 1")
    assert start.stacks == "5 8 13 17 20 22 | "
    assert start.discard == ["move", "seven_takes"]
    six = table(SEVEN + "hands: 80 | 98\nqueue: 24@1 97@2\nspecials: move | ").play("1 special move", "1 move 50")
    assert six.answers(1) == "into 2, into 3"


def test_six_21_stopped_rows_neither_give_nor_receive(table: Any) -> None:
    start = table(J5 + "markers: - stop stop -\n").play("1 special move")
    assert start.answers(1) == "move 5, move 8, move 13, move 20, move 22"
    with pytest.raises(RuleError, match="SIX-21: cannot move, card 10"):
        start.play("1 move 10")
    start.play("1 move 13")
    assert start.rows == "5 8 20 22 24 | 10 17 | 40 | 13 50 97"


def test_six_21_without_a_row_that_has_room_nothing_moves(table: Any) -> None:
    start = table(
        JUBILEE
        + "rows: 5 8 13 20 22 | 10 17 | 40 | 51 52 53 54 56\nmarkers: - stop stop -\nhands: 80 | 98\n"
        + "queue: 24@1 97@2\nspecials: move fifth_row | "
    )
    assert start.answers(1) == "special none, special fifth_row"


def test_six_21_the_number_card_may_still_take(table: Any) -> None:
    start = table(J5).play("1 special move", "1 move 40", "1 into 2")
    assert start.cows == [0, 0]
    taking = table(J5).play("1 special move", "1 move 10", "1 into 3")
    assert taking.rows == "24 | 17 | 10 40 | 50 97"
    assert taking.stacks == "5 8 13 20 22 | "


def test_six_21_an_emptied_row_keeps_its_seven_takes(table: Any) -> None:
    start = table(J5 + "markers: - - seven_takes -\n").play("1 special move", "1 move 40", "1 into 4")
    assert start.rows == "5 8 13 20 22 | 10 17 | 24 | 40 50 97"
    assert start.markers == "- - seven_takes -"


def test_six_21_with_five_rows_an_emptied_one_is_not_taken(table: Any) -> None:
    five = table(FIVE + "specials: move | ").play("1 special move", "1 move 60", "1 into 1")
    assert five.rows == "50 60 | 10 12 14 16 18 | 23 | 70 99 | 30"
    assert "fifth_row" not in five.discard
    assert five.stacks == " | "


def test_six_23_and_example_j8_a_turned_card_pays_for_the_whole_row(table: Any) -> None:
    start = table(
        JUBILEE + "rows: 3 5 11 13 17 | 30 | 40 | 50\nhands: 80 | 98\nqueue: 20@1 97@2\nspecials: minus_plus | "
    )
    start.play("1 special minus_plus")
    assert start.told(RowTaken) == (RowTaken(0, 0, (3, 5, 11, 13, 17), 10, "SIX-6"),)
    start.play("1 turn 11")
    assert start.events == (CardTurned(0, 11, 5),)
    assert start.answers(1) == "pay none, pay 3, pay 5, pay 13, pay 17"
    start.play("1 pay 3", "1 pay 5", "1 pay 13")
    assert start.events == (CardPaid(0, 13, 1),)
    start.play("1 pay 17")
    assert start.rows == "20 | 30 | 40 | 50 97"
    assert start.stacks == " | "
    assert start.state.table.out == (11, 3, 5, 13, 17)
    assert not start.told(CreditLost)
    assert start.discard == ["minus_plus"]


def test_six_23_and_example_j9_a_turned_card_pays_from_row_and_stack(table: Any) -> None:
    start = table(LOW + "stacks: 10 4 22 | \nspecials: minus_plus | ").play("1 special minus_plus")
    assert (start.ask(1).kind, start.answers(1)) == ("take_row", "row 1, row 2, row 3, row 4")
    start.play("1 row 4")
    assert start.answers(1) == "turn 11, turn 13"
    start.play("1 turn 11")
    assert start.answers(1) == "pay none, pay 4, pay 10, pay 13, pay 22"
    start.play("1 pay 13")
    assert start.answers(1) == "pay none, pay 4, pay 10"
    start.play("1 pay 10", "1 pay 4")
    assert start.rows == "50 51 | 60 | 70 72 74 99 | 3"
    assert start.stacks == "22 | "


def test_six_23_only_when_the_card_takes_a_row(table: Any) -> None:
    start = table(J5.replace("24@1", "45@1").replace("specials: move", "specials: minus_plus move"))
    assert start.answers(1) == "special none, special move"


def test_six_23_a_card_too_dear_cannot_be_paid_for(table: Any) -> None:
    start = table(LOW + "stacks: 10 4 22 | \nspecials: minus_plus | ").play(
        "1 special minus_plus", "1 row 4", "1 turn 13"
    )
    assert start.answers(1) == "pay none, pay 4"
    with pytest.raises(RuleError, match="SIX-23: cannot pay, card 10"):
        start.play("1 pay 10")


def test_six_23_what_is_not_spent_is_lost(table: Any) -> None:
    start = table(LOW + "stacks: 10 4 22 | \nspecials: minus_plus | ")
    start.play("1 special minus_plus", "1 row 4", "1 turn 11", "1 pay 10", "1 pay none")
    assert start.events[0] == CreditLost(0, 2)
    assert start.stacks == "4 22 13 | "
    assert start.state.table.out == (11, 10)


def test_six_23_nothing_need_be_paid_and_the_turned_card_leaves(table: Any) -> None:
    start = table(LOW + "specials: minus_plus | ").play("1 special minus_plus", "1 row 4", "1 turn 11", "1 pay none")
    assert start.stacks == "13 | "
    assert start.state.table.out == (11,)


def test_six_23_a_lone_card_turns_by_itself_and_without_a_payable_card_nothing_is_asked(table: Any) -> None:
    start = table(LOW + "specials: minus_plus | ").play("1 special minus_plus", "1 row 2")
    assert start.events[2:] == (CardTurned(0, 60, 3), CreditLost(0, 3), CardPlaced(1, 99, 2))
    assert start.stacks == " | "


def test_six_23_only_a_card_of_the_row_turns(table: Any) -> None:
    start = table(LOW + "stacks: 55 | \nspecials: minus_plus | ").play("1 special minus_plus", "1 row 4")
    with pytest.raises(RuleError, match="SIX-23: cannot turn, card 55"):
        start.play("1 turn 55")


def test_six_23_it_takes_part_in_the_row_under_seven_takes(table: Any) -> None:
    start = table(SEVEN + "hands: 80 | 98\nqueue: 21@1 97@2\nspecials: minus_plus | ").play("1 special minus_plus")
    assert start.answers(1) == "turn 3, turn 5, turn 11, turn 13, turn 17, turn 20"
    assert start.discard == ["minus_plus", "seven_takes"]
