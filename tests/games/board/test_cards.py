"""Action cards (BRD-17): each of the six, in what order, and how they meet other rules."""

from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import RuleError
from stado.games.board.events import (
    CardPlayed,
    RowChosen,
    RowStopped,
    RowTaken,
    StopLifted,
    TileAdded,
    TileMoved,
    TilePlaced,
    TilesShifted,
    TileSwapped,
)

PLAIN = dict.fromkeys(range(1, 11), ". . . . . . COWS")  # a board on which nothing happens

OPEN = """variant: advanced
    seats: 2
    rows: 30 | 50 | 70 | 90
    hands: {hand} | 97 98 99
    actions: {actions} |"""


@pytest.fixture
def quiet(table: Any, made_board: Any) -> Any:
    """A table on a board of plain spaces, where seat 1 has these tiles and cards and seat 2 none of interest."""

    def sit(hand: str, actions: str, position: str = OPEN, rows: dict[int, str] | None = None, **options: Any) -> Any:
        board = made_board(advanced=PLAIN | (rows or {}))
        return table(position.format(hand=hand, actions=actions), board=board, **options)

    return sit


def picked(t: Any, tile: str) -> Any:
    """The table after the first seat's pick of that tile and the second's of 97."""
    return t.play(f"1 pick {tile}", "2 pick 97")


def test_brd_17_any_number_of_cards_each_for_one_tile(quiet: Any) -> None:
    t = picked(quiet("51 52", "skip skip skip"), "51")
    assert (t.ask(1).kind, t.ask(1).rule) == ("play_card", "BRD-17")
    t.play("1 play skip", "1 play skip", "1 place")
    assert t.state.rows[1] == (50, None, None, 51)
    assert t.state.discard == ("skip", "skip")
    assert t.state.actions == (("skip",), ())
    picked_again = t.play("1 pick 52", "2 pick 98")
    assert picked_again.play("1 place").state.rows[1] == (50, None, None, 51, 52)


def test_brd_17_without_cards_nobody_is_asked(quiet: Any) -> None:
    assert picked(quiet("51 52", ""), "51").rows == "30 | 50 51 | 70 | 90 97"


def test_brd_17_the_question_does_not_tell_which_card_is_held(quiet: Any) -> None:
    t = picked(quiet("5 52", "ascending_anywhere"), "5")  # too low for its only card
    assert t.acting == (1,)
    assert t.answers(1) == "place"


def test_brd_17_a_played_card_is_told_and_discarded(quiet: Any) -> None:
    t = picked(quiet("51 52", "skip"), "51").play("1 play skip")
    assert t.told(CardPlayed) == (CardPlayed(0, "skip", 51),)
    assert [event.rule for event in t.told(TilePlaced)] == ["BRD-17", "BRD-7"]
    assert t.state.discard == ("skip",)


def test_brd_17_the_order_of_cards_for_one_tile(quiet: Any) -> None:
    cards = "another_tile ascending_anywhere place_first skip stop swap"
    t = picked(quiet("51 52 53", cards), "51")
    assert t.answers(1) == (
        "place, play another_tile, play ascending_anywhere, play place_first, play skip, play stop, play swap"
    )
    t.play("1 play swap", "1 swap 53", "1 play stop", "1 stop 4")
    assert t.answers(1) == "place, play another_tile, play ascending_anywhere, play place_first, play skip"
    t.play("1 play ascending_anywhere", "1 after 1")
    assert t.answers(1) == "place, play skip"
    for card in ("place_first", "another_tile"):
        with pytest.raises(RuleError) as caught:
            t.play(f"1 play {card}")
        assert str(caught.value) == f"BRD-17: cannot play, card {card}"
    t.play("1 play skip", "1 place")
    assert t.rows == "30 - 53 | 50 | 70 97 | 90"


def test_brd_17_after_skip_only_skip_and_a_lucky_card_follow(table: Any) -> None:
    t = table(
        """variant: advanced-lucky
        seats: 2
        rows: 60 | 70 | 80 | | | | | | | 1 2
        hands: 9 20 21 | 97 98 99
        actions: skip stop swap ascending_anywhere |
        lucky: gain_5 positive_cows |"""
    )
    t.play("1 pick 9 20", "2 pick 97 98")
    assert t.answers(1) == "place, play ascending_anywhere, play gain_5, play skip, play stop, play swap"
    t.play("1 play skip")
    assert t.answers(1) == "place, play gain_5"
    t.play("1 play gain_5")
    assert t.points[0] == 5
    assert t.state.rows[9] == (1, 2, None, 9)


def test_skip_leaves_the_next_space_empty_and_it_is_used_no_more(quiet: Any) -> None:
    t = picked(quiet("51 52 53", "skip", rows={2: ". +9 +1 +2 COWS"}), "51").play("1 play skip")
    assert t.points == [1]
    assert t.play("1 pick 52", "2 pick 98").points == [2]
    assert t.state.rows[1] == (50, None, 51, 52)


def test_skip_cannot_skip_the_last_space(quiet: Any) -> None:
    t = picked(quiet("51 52", "skip", rows={2: ". COWS"}), "51")
    assert t.answers(1) == "place"
    with pytest.raises(RuleError, match=r"^BRD-17: cannot play, card skip$"):
        t.play("1 play skip")
    t = picked(quiet("51 52", "skip skip", rows={2: ". . COWS"}), "51").play("1 play skip")
    assert t.told(RowTaken) == (RowTaken(0, 1, 51, (50,), 2, (), "out", "BRD-14"),)
    assert t.state.actions[0] == ("skip",)


def test_skip_to_a_space_that_takes_leaves_gaps_out_of_the_count(quiet: Any) -> None:
    position = OPEN.replace("| 50 |", "| 40 - 45 |")
    t = picked(quiet("51 52", "skip", position, rows={2: ". . . . COWS"}), "51").play("1 play skip")
    assert t.told(RowTaken) == (RowTaken(0, 1, 51, (40, 45), 4, (), "out", "BRD-14"),)


def test_swap_is_placed_at_once_and_the_tile_that_went_back_is_known(quiet: Any) -> None:
    t = picked(quiet("20 51 95", "swap"), "20").play("1 play swap")
    assert (t.ask(1).kind, t.ask(1).rule, t.answers(1)) == ("swap_tile", "BRD-17", "swap 51, swap 95")
    t.play("1 swap 95")
    assert t.told(TileSwapped) == (TileSwapped(0, 20, 95),)
    assert [event.tile for event in t.told(TilePlaced)] == [95, 97]
    assert t.state.hands[0] == (20, 51)
    assert t.game.view(t.state, 1).known[0] == (20,)
    t.play("1 pick 20", "2 pick 98")
    assert t.game.view(t.state, 1).known[0] == ()


def test_swap_for_the_only_other_tile_is_not_asked_and_needs_one(quiet: Any) -> None:
    t = picked(quiet("20 51", "swap"), "20").play("1 play swap")
    assert t.told(TileSwapped) == (TileSwapped(0, 20, 51),)
    t = picked(quiet("20", "swap another_tile"), "20")
    assert t.answers(1) == "place"


def test_swap_of_a_known_tile_stays_known_when_it_goes_back(quiet: Any) -> None:
    position = OPEN + "\nknown: 20 |"
    t = picked(quiet("20 51 52", "swap swap", position), "51").play("1 play swap", "1 swap 20")
    assert t.state.known == ((51,), ())
    t.play("1 play swap", "1 swap 52")
    assert t.state.known == ((20, 51), ())
    assert t.state.hands[0] == (20, 51)


TWO = OPEN.replace("| 90", "| | 90")


def test_swap_in_a_two_tile_turn_leaves_the_other_tile_in_its_place(quiet: Any) -> None:
    rows = {5: ". two . . . . COWS"}
    t = quiet("20 40 51 96", "swap", TWO, rows=rows)
    t.play("1 pick 20 51", "2 pick 97 98", "1 play swap", "1 swap 96")
    assert [(event.seat, event.tile) for event in t.told(TilePlaced)] == [(0, 96), (0, 51), (1, 97), (1, 98)]


def test_stop_closes_a_row(quiet: Any) -> None:
    t = picked(quiet("51 52", "stop"), "51").play("1 play stop")
    assert (t.ask(1).kind, t.ask(1).rule, t.answers(1)) == ("stop_row", "BRD-17", "stop 1, stop 2, stop 3, stop 4")
    t.play("1 stop 2")
    assert t.told(RowStopped) == (RowStopped(0, 1),)
    assert t.rows == "30 51 | 50 | 70 | 90 97"
    assert t.state.stops == (1,)


def test_stop_triggers_nothing_at_the_end_of_the_row(quiet: Any) -> None:
    t = picked(quiet("51 52", "stop", rows={2: ". -9 COWS"}), "51").play("1 play stop", "1 stop 2")
    assert t.points == []


def test_stop_leaves_a_row_out_of_too_low(quiet: Any) -> None:
    t = picked(quiet("5 52", "stop"), "5").play("1 play stop", "1 stop 4")
    assert t.rows == "30 | 50 97 | 70 5 | 90"


def test_stop_is_not_playable_with_both_tokens_out_and_not_twice_on_a_row(quiet: Any) -> None:
    t = picked(quiet("51 52", "stop stop stop"), "51").play("1 play stop", "1 stop 2", "1 play stop")
    assert t.answers(1) == "stop 1, stop 3, stop 4"
    t.play("1 stop 3")
    assert t.answers(1) == "place"
    assert t.state.stops == (1, 2)


def test_stop_tokens_come_off_when_anybody_takes_a_row_before_the_tile_moves_on(quiet: Any) -> None:
    position = OPEN + "\nstops: 1 3"
    t = picked(quiet("51 52", "", position, rows={2: ". COWS"}), "51")
    kinds = [type(event) for event in t.events]
    assert t.told(StopLifted) == (StopLifted(0), StopLifted(2))
    assert kinds.index(RowTaken) < kinds.index(StopLifted)
    assert t.ask(1).kind == "move_tile"
    assert (t.state.stops, t.state.lifted) == ((), (0, 2))


def test_stopped_rows_are_closed_to_place_first_and_ascending_anywhere(quiet: Any) -> None:
    position = OPEN + "\nstops: 2 3"
    t = picked(quiet("60 65", "place_first ascending_anywhere", position), "60")
    t.play("1 play ascending_anywhere")
    assert t.told(RowChosen) == (RowChosen(0, 60, 0),)
    t = picked(quiet("60 65", "place_first ascending_anywhere", position), "60").play("1 play place_first")
    assert t.state.rows[3] == (60, 90, 97)
    position = OPEN + "\nstops: 3 4"
    t = picked(quiet("60 65", "place_first", position), "60")
    assert t.answers(1) == "place"


def test_place_first_moves_all_tiles_and_triggers_where_one_comes_to_lie(quiet: Any) -> None:
    position = OPEN.replace("| 50 |", "| 50 55 |")
    t = picked(quiet("41 42", "place_first", position, rows={2: "-9 -9 g -9 COWS"}), "41").play("1 play place_first")
    assert (t.ask(1).kind, t.ask(1).rule, t.answers(1)) == ("place_first", "BRD-17", "first 2, first 3, first 4")
    t.play("1 first 2")
    assert t.told(TilesShifted) == (TilesShifted(0, 1, (50, 55)),)
    assert t.told(TilePlaced)[0] == TilePlaced(0, 41, 1, 0, "BRD-17")
    assert t.state.rows[1] == (41, 50, 55)
    assert t.points == [3]


def test_place_first_needs_a_higher_first_tile(quiet: Any) -> None:
    t = picked(quiet("92 93", "place_first"), "92")
    assert t.answers(1) == "place"


GAPS = OPEN.replace("| 50 |", "| 50 - 55 - 56 |")
GAP_SPACES = {2: ". +1 +2 -3 +4 +5 COWS"}


def test_place_first_triggers_every_gap_that_is_filled_from_left_to_right(quiet: Any) -> None:
    t = picked(quiet("41 42", "place_first", GAPS, rows=GAP_SPACES), "41").play("1 play place_first", "1 first 2")
    assert t.state.rows[1] == (41, 50, None, 55, None, 56)
    assert t.points == [1, -3, 5]


def test_place_first_to_gap_moves_only_the_tiles_before_it(quiet: Any) -> None:
    t = picked(quiet("41 42", "place_first", GAPS, rows=GAP_SPACES, place_first="to_gap"), "41")
    t.play("1 play place_first", "1 first 2")
    assert t.state.rows[1] == (41, 50, 55, None, 56)
    assert t.told(TilesShifted) == (TilesShifted(0, 1, (50,)),)
    assert t.points == [1]


def test_place_first_to_gap_without_a_gap_moves_the_row(quiet: Any) -> None:
    t = picked(quiet("41 42", "place_first", rows={2: ". +1 COWS"}, place_first="to_gap"), "41")
    assert t.play("1 play place_first", "1 first 2").points == [1]


def test_place_first_onto_the_last_space_takes_the_row_with_the_tile_placed(quiet: Any) -> None:
    position = OPEN.replace("| 50 |", "| 50 55 |")
    t = picked(quiet("41 42", "place_first", position, rows={2: ". . COWS"}), "41").play("1 play place_first")
    t.play("1 first 2")
    assert t.told(RowTaken) == (RowTaken(0, 1, 55, (41, 50), 3, (), "out", "BRD-14"),)
    t.play("1 move 5")
    assert t.told(TileMoved) == (TileMoved(0, 55, 1, 4, "BRD-14"),)


def test_place_first_onto_take_the_tiles_puts_them_behind_the_screen(quiet: Any) -> None:
    position = OPEN.replace("| 50 |", "| 50 55 |")
    t = picked(quiet("41 42", "place_first", position, rows={2: ". . TILES"}), "41").play("1 play place_first")
    t.play("1 first 2")
    assert t.state.hands[0] == (41, 42, 50)
    assert t.state.known[0] == (41, 50)


def test_place_first_with_a_gap_triggers_before_it_takes(table: Any, made_board: Any) -> None:
    t = table(
        """variant: advanced-lucky
        seats: 2
        rows: 30 | 50 - 55 | 70 | 90
        hands: 41 42 | 97 98
        actions: place_first |""",
        board=made_board(advanced=PLAIN | {2: ". -6 . COWS"}),
    )
    picked(t, "41").play("1 play place_first", "1 first 2")
    assert t.points == [-6]
    assert t.line("agenda") == "1 lucky 1, trigger 2 4"
    t.play("1 lucky gain_5")
    assert t.told(RowTaken) == (RowTaken(0, 1, 55, (41, 50), 3, (), "out", "BRD-14"),)


def test_place_first_goes_with_no_lucky_card_and_no_skip(table: Any, made_board: Any) -> None:
    t = table(
        """variant: advanced-lucky
        seats: 2
        rows: 30 | 50 | 70 | 90
        hands: 41 42 | 97 98
        actions: place_first skip |
        lucky: gain_5 |""",
        board=made_board(advanced=PLAIN),
    )
    picked(t, "41").play("1 play place_first", "1 first 2")
    assert t.acting == (1, 2)
    assert t.state.rows[1] == (41, 50)


def test_another_tile_places_both_before_anybody_else_the_lower_first(table: Any, made_board: Any) -> None:
    t = table(
        """variant: advanced
        seats: 2
        rows: 30 | 50 | 70 | 90
        hands: 31 60 99 | 40 98
        actions: another_tile |""",
        board=made_board(advanced=PLAIN),
    )
    t.play("1 pick 31", "2 pick 40", "1 play another_tile")
    assert (t.ask(1).kind, t.ask(1).rule, t.answers(1)) == ("add_tile", "BRD-17", "add 60, add 99")
    t.play("1 add 99")
    added = t.told(TileAdded)[0]
    assert [(reveal.seat, reveal.tile) for reveal in added.reveals] == [(0, 31), (0, 99), (1, 40)]
    assert [event.tile for event in t.told(TilePlaced)] == [31, 99, 40]
    assert t.state.hands == ((60,), (98,))


def test_another_tile_lower_than_the_first_goes_before_it(quiet: Any) -> None:
    t = picked(quiet("31 60 61", "another_tile"), "60").play("1 play another_tile", "1 add 31")
    assert [event.tile for event in t.told(TilePlaced)] == [31, 60, 97]


def test_another_tile_lets_cards_be_played_for_each(quiet: Any) -> None:
    t = picked(quiet("31 60 61", "another_tile skip skip"), "60").play("1 play another_tile", "1 add 31")
    assert t.state.queue[0].tile == 31
    t.play("1 play skip", "1 place", "1 play skip")
    assert t.rows == "30 - 31 | 50 - 60 | 70 | 90 97"


def test_another_tile_in_a_two_tile_turn_brings_all_tiles_of_the_seat_forward(quiet: Any) -> None:
    rows = {5: ". two . . . . COWS"}
    t = quiet("20 51 96 99", "another_tile", TWO.replace("97 98 99", "25 52 98"), rows=rows)
    t.play("1 pick 20 96", "2 pick 25 52", "1 play another_tile", "1 add 51")
    assert [event.tile for event in t.told(TilePlaced)] == [20, 51, 96, 25, 52]


def test_another_tile_takes_the_only_one_unasked_and_makes_a_known_tile_public_again(quiet: Any) -> None:
    position = OPEN + "\nknown: 60 |"
    t = picked(quiet("31 60", "another_tile", position), "31").play("1 play another_tile")
    assert [event.tile for event in t.told(TilePlaced)] == [31, 60, 97]
    assert t.state.known[0] == ()
    assert t.acting == ()  # nothing is left behind the screen


def test_ascending_anywhere_goes_to_any_lower_end(quiet: Any) -> None:
    t = picked(quiet("75 76", "ascending_anywhere"), "75").play("1 play ascending_anywhere")
    assert (t.ask(1).kind, t.ask(1).rule, t.answers(1)) == ("place_anywhere", "BRD-17", "after 1, after 2, after 3")
    t.play("1 after 1")
    assert t.told(RowChosen) == (RowChosen(0, 75, 0),)
    assert t.state.rows[0] == (30, 75)


def test_ascending_anywhere_needs_a_lower_end(quiet: Any) -> None:
    assert picked(quiet("20 21", "ascending_anywhere"), "20").answers(1) == "place"


def test_a_tile_that_moves_on_is_not_being_placed(quiet: Any) -> None:
    t = picked(quiet("51 52", "skip stop", rows={2: ". COWS"}), "51").play("1 place")
    assert t.ask(1).kind == "move_tile"
    t.play("1 move 6")
    assert t.acting == (1, 2)
    assert t.state.actions[0] == ("skip", "stop")


def test_answers_to_another_question_are_refused(quiet: Any) -> None:
    t = picked(quiet("51 52 53", "stop skip"), "51")
    for line in ("1 stop 2", "1 swap 52", "1 add 52", "1 move 5", "1 after 1", "1 first 3", "1 plus 1 2"):
        with pytest.raises(RuleError) as caught:
            t.play(line)
        assert str(caught.value) == "BRD-17: not asked"
    t.play("1 play stop")
    for line in ("1 place", "1 play skip", "1 swap 52"):
        with pytest.raises(RuleError) as caught:
            t.play(line)
        assert str(caught.value) == "BRD-17: not asked"
    with pytest.raises(RuleError, match=r"^BRD-17: not offered$"):
        t.play("1 stop 5")
