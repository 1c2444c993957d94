from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import NotationError, RuleError
from stado.games.loot.actions import DrawCard, DrawExtra, Lay, LootAction
from stado.games.loot.cards import Group
from stado.games.loot.events import DisplayDrawn, DisplayFilled, GroupLooted, PileDrawn

OPEN = "display: 8 8 9 10 11 12\npile: 5 6 7 5 6 7"
FOUR = "seats: 4\npaw: 1\n" + OPEN


def refuse(start: Any, seat: int, action: LootAction, error: str) -> None:
    """The action is refused with that error, and the state is as it was."""
    before = start.state
    with pytest.raises(RuleError) as caught:
        start.game.apply(start.state, seat - 1, action)
    assert str(caught.value) == error
    assert start.state == before


def test_example_l1_three_4s_and_a_joker_are_a_group_of_four_4s(table: Any) -> None:
    start = table(FOUR + "\nhands: 4 4 4 j 9 | 1 | 1 | 1\nlayers: | 3 3 3 3 | 5 5 5 5 | 4 4 4 4")
    start.play("1 lay 4 4 4 j")
    assert start.state.layers[0] == (Group(4, 3, 1),)
    assert start.state.layers[0][0].size == 4
    assert start.told(GroupLooted) == (GroupLooted(0, 1, 3, 4, 0),)
    assert start.play("1 loot leave", "2 loss back").asked == "2 lay"


def test_example_l2_three_7s_against_three_opponents(table: Any) -> None:
    start = table(FOUR + "\nhands: 3 3 7 7 7 | 1 | 1 | 1\nlayers: | 4 4 | 3 3 j | 6 6 6")
    start.play("1 lay 7 7 7")
    assert start.told(GroupLooted) == (GroupLooted(0, 2, 3, 2, 1),)
    start.play("1 loot take")
    assert start.hands == "3 3 3 3 j | 1 | 1 | 1"
    assert start.asked == "3 draw_card"
    start.play("3 draw pile", "3 draw 10", "3 draw pile")
    assert start.hands == "3 3 3 3 j | 1 | 1 5 6 10 | 1"
    assert start.display == "8 8 9 11 12 7"
    assert start.asked == "1 settle_loot"
    assert start.told(GroupLooted) == (GroupLooted(0, 3, 6, 3, 0),)
    start.play("1 loot leave", "4 loss back")
    assert start.hands == "3 3 3 3 j | 1 | 1 5 6 10 | 1 6 6 6"
    assert start.layers == "7 7 7 | 4 4 |  | "
    assert start.asked == "2 lay"


def test_example_l3_a_13_loots_nobody_and_draws_a_joker(table: Any) -> None:
    start = table("seats: 4\npaw: 1\nhands: 2 13 | 1 | 1 | 1\nlayers: | 13 | 4 4 | 9 9 9\ndisplay: 5 6 j 8 9 10")
    start.play("1 lay 13")
    assert start.asked == "1 draw_extra"
    start.play("1 extra j")
    assert start.hands == "2 j | 1 | 1 | 1"
    assert start.asked == "2 lay"


def test_loot_3_one_card_or_several_of_one_value_with_or_without_jokers(table: Any) -> None:
    start = table(FOUR + "\nhands: 4 4 j 9 j | 1 | 1 | 1")
    assert start.prompt.rule == "LOOT-3"
    assert start.choices == (
        "lay 4, lay 4 j, lay 4 j j, lay 4 4, lay 4 4 j, lay 4 4 j j, lay 9, lay 9 j, lay 9 j j, lay j, lay j j"
    )


def test_loot_3_the_last_card_is_asked_for_too(table: Any) -> None:
    start = table(FOUR + "\nhands: 4 | 1 | 1 | 1")
    assert start.choices == "lay 4"


def test_loot_3_a_new_group_lies_on_top_of_the_earlier_ones(table: Any) -> None:
    start = table(FOUR + "\nhands: 4 4 2 | 1 | 1 | 1\nlayers: 9, 3 3 | | |")
    assert start.play("1 lay 4 4").layers == "9, 3 3, 4 4 |  |  | "
    assert start.hands == "2 | 1 | 1 | 1"


@pytest.mark.parametrize(("laid", "top"), [("j", "13"), ("j j", "13 13"), ("j j", "12 j")])
def test_loot_3_jokers_alone_rank_above_every_number(table: Any, laid: str, top: str) -> None:
    start = table(FOUR + f"\nhands: j j 2 | 1 | 1 | 1\nlayers: | {top} | |")
    assert start.play(f"1 lay {laid}").asked == "1 settle_loot"


@pytest.mark.parametrize(
    ("action", "error"),
    [
        (Lay(5, 1, 0), "LOOT-3: not in hand, value 5"),
        (Lay(4, 3, 0), "LOOT-3: not in hand, value 4"),
        (Lay(4, 1, 2), "LOOT-3: not in hand, value 4"),
        (Lay(14, 0, 2), "LOOT-3: not in hand, value 14"),
        (Lay(4, 0, 0), "LOOT-3: no such group"),
        (Lay(4, 0, 1), "LOOT-3: no such group"),
        (Lay(4, -1, 1), "LOOT-3: no such group"),
        (Lay(4, 1, -1), "LOOT-3: no such group"),
        (Lay(0, 1, 0), "LOOT-3: no such group"),
        (Lay(15, 1, 0), "LOOT-3: no such group"),
        (Lay(14, 1, 0), "LOOT-3: no such group"),
        (Lay(14, 1, 1), "LOOT-3: no such group"),
        (Lay(14, 0, 0), "LOOT-3: no such group"),
    ],
)
def test_loot_3_what_is_no_group_of_the_hand_is_refused(table: Any, action: Lay, error: str) -> None:
    refuse(table(FOUR + "\nhands: 4 4 9 j | 1 | 1 | 1"), 1, action, error)


def test_loot_3_mixed_values_are_no_group(table: Any) -> None:
    start = table(FOUR + "\nhands: 4 5 9 j | 1 | 1 | 1")
    with pytest.raises(NotationError, match="'4 5' is no group: its number cards are of more than one value"):
        start.play("1 lay 4 5")


@pytest.mark.parametrize("seat", [-1, 0, 2, 3, 4, 5])
def test_only_the_seat_with_the_paw_lays(table: Any, seat: int) -> None:
    refuse(table(FOUR + "\nhands: 4 | 4 | 4 | 4"), seat, Lay(4, 1, 0), "LOOT-3: not asked")


@pytest.mark.parametrize(
    ("top", "looted"),
    [
        ("6 6", True),
        ("1 j", True),
        ("7 7", False),
        ("8 8", False),
        ("6", False),
        ("6 6 6", False),
        ("j j", False),
        ("", False),
        ("2 2, 9 9", False),
        ("9 9, 2 2", True),
    ],
)
def test_loot_4_as_many_cards_of_a_lower_value_on_top_are_looted(table: Any, top: str, looted: bool) -> None:
    start = table(FOUR + f"\nhands: 7 7 2 | 1 | 1 | 1\nlayers: | | {top} |")
    start.play("1 lay 7 7")
    assert start.asked == ("1 settle_loot" if looted else "1 draw_extra")


def test_loot_4_a_looted_joker_is_a_joker_again(table: Any) -> None:
    start = table(FOUR + "\nhands: 7 7 9 | 1 | 1 | 1\nlayers: | | | 2 j")
    start.play("1 lay 7 7", "1 loot take")
    assert start.hands == "2 9 j | 1 | 1 | 1"
    start.play("4 draw pile", "4 draw pile", "2 lay 1")
    assert start.state.phase == "over"


def test_loot_4_opponents_are_compared_once_round_the_table_from_the_left(table: Any) -> None:
    start = table("seats: 4\npaw: 3\n" + OPEN + "\nhands: 1 | 1 | 9 9 | 1\nlayers: 3 | 4 | | 5")
    start.play("3 lay 9", "3 loot leave", "4 loss back", "3 loot leave", "1 loss back", "3 loot leave", "2 loss back")
    assert [event.victim_seat for event in start.told(GroupLooted)] == [3, 0, 1]
    assert start.hands == "1 3 | 1 4 | 9 | 1 5"
    assert start.asked == "4 lay"


def test_loot_5_taken_the_victim_draws_as_many(table: Any) -> None:
    start = table(FOUR + "\nhands: 7 7 2 | 1 | 1 | 1\nlayers: | 3 3 | |")
    start.play("1 lay 7 7")
    assert start.prompt.rule == "LOOT-5"
    assert start.choices == "loot leave, loot take"
    start.play("1 loot take", "2 draw pile", "2 draw 12")
    assert start.hands == "2 3 3 | 1 5 12 | 1 | 1"
    assert start.asked == "2 lay"


def test_loot_5_left_and_taken_back_nothing_is_drawn(table: Any) -> None:
    start = table(FOUR + "\nhands: 7 7 2 | 1 | 1 | 1\nlayers: | 3 3 | |")
    start.play("1 lay 7 7", "1 loot leave")
    assert start.asked == "2 settle_loss"
    assert start.prompt.rule == "LOOT-5"
    assert start.choices == "loss back, loss discard"
    assert start.play("2 loss back").hands == "2 | 1 3 3 | 1 | 1"
    assert start.story == ["GroupReturned", "TurnStarted"]


def test_loot_5_left_and_discarded_the_victim_draws_as_many(table: Any) -> None:
    start = table(FOUR + "\nhands: 7 7 2 | 1 | 1 | 1\nlayers: | 3 j | |")
    out = start.state.discard
    start.play("1 lay 7 7", "1 loot leave", "2 loss discard", "2 draw 8", "2 draw 8")
    assert start.hands == "2 | 1 8 8 | 1 | 1"
    assert start.state.discard == tuple(sorted((*out, 3, 14)))


def test_loot_5_one_looting_is_settled_before_the_next_opponent_is_compared(table: Any) -> None:
    start = table(FOUR + "\nhands: 7 2 | 1 | 1 | 1\nlayers: | 3 | 4 |")
    start.play("1 lay 7", "1 loot take")
    assert start.asked == "2 draw_card"
    start.play("2 draw 9")
    assert start.story == ["DisplayDrawn", "DisplayFilled", "GroupLooted"]
    assert start.display == "8 8 10 11 12 5"


def test_decisions_out_of_turn_are_refused(table: Any) -> None:
    start = table(FOUR + "\nhands: 7 2 | 1 | 1 | 1\nlayers: | 3 | 4 |").play("1 lay 7")
    action = start.game.parse_action
    for seat in (2, 3, 4):
        refuse(start, seat, action("loot take"), "LOOT-5: not asked")
    refuse(start, 2, action("loss back"), "LOOT-5: not asked")
    refuse(start, 2, action("draw pile"), "LOOT-6: not asked")
    refuse(start, 1, action("extra pile"), "LOOT-8: not asked")
    refuse(start, 1, action("shadow 3"), "LOOT-16: not asked")
    refuse(start, 1, action("lay 2"), "LOOT-3: not asked")


def test_loot_6_each_card_is_a_choice_and_equal_cards_are_one_answer(table: Any) -> None:
    start = table(FOUR + "\nhands: 7 7 2 | 1 | 1 | 1\nlayers: | 3 3 | |")
    start.play("1 lay 7 7", "1 loot take")
    assert start.prompt.rule == "LOOT-6"
    assert start.choices == "draw 8, draw 9, draw 10, draw 11, draw 12, draw pile"
    assert start.play("2 draw 8").told(DisplayDrawn) == (DisplayDrawn(1, 0, 8, 0, 0, "LOOT-6"),)
    assert start.display == "8 9 10 11 12"
    assert start.choices == "draw 8, draw 9, draw 10, draw 11, draw 12, draw pile"


def test_loot_6_the_display_is_filled_when_the_whole_drawing_is_done(table: Any) -> None:
    start = table(FOUR + "\nhands: 7 7 2 | 1 | 1 | 1\nlayers: | 3 3 | |")
    start.play("1 lay 7 7", "1 loot take", "2 draw 9")
    assert start.display == "8 8 10 11 12"
    start.play("2 draw 11")
    assert start.told(DisplayFilled) == (DisplayFilled((5, 6)),)
    assert start.display == "8 8 10 12 5 6"
    assert start.pile == "7 5 6 7"


def test_loot_6_only_the_drawer_sees_a_card_from_the_pile(table: Any) -> None:
    start = table(FOUR + "\nhands: 7 2 | 1 | 1 | 1\nlayers: | 3 | |").play("1 lay 7", "1 loot take", "2 draw pile")
    (drawn,) = start.told(PileDrawn)
    assert drawn == PileDrawn(1, 5, "LOOT-6")
    assert [drawn.seen_by(seat).card for seat in (0, 1, 2, 3, None)] == [None, 5, None, None, None]
    assert start.known == "3 |  |  | "


def test_loot_6_an_empty_pile_cannot_be_chosen_and_is_not_made_anew(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nhands: 7 7 2 | 1 | 1\nlayers: | 3 3 |\ndisplay: 8 8 9 10\npile:")
    start.play("1 lay 7 7", "1 loot take")
    assert start.choices == "draw 8, draw 9, draw 10"
    refuse(start, 2, DrawCard("pile"), "LOOT-6: pile empty")
    start.play("2 draw 8", "2 draw 9")
    assert start.display == "8 10"
    assert start.pile == ""
    assert start.asked == "2 lay"


@pytest.mark.parametrize(
    "action",
    [DrawCard("display", 7), DrawCard("display"), DrawCard("display", 8, 1), DrawCard("display", 8, 0, 1)],
)
def test_loot_6_what_the_display_does_not_have_cannot_be_drawn(table: Any, action: DrawCard) -> None:
    start = table(FOUR + "\nhands: 7 7 2 | 1 | 1 | 1\nlayers: | 3 3 | |").play("1 lay 7 7", "1 loot take")
    refuse(start, 2, action, "LOOT-6: not in display")


def test_loot_6_where_one_thing_is_left_to_draw_nothing_is_asked(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nhands: 7 7 2 | 1 | 1\nlayers: | 3 3 |\ndisplay: 8 8 8\npile:")
    start.play("1 lay 7 7", "1 loot take")
    assert start.hands == "2 3 3 | 1 8 8 | 1"
    assert start.story == ["GroupLaid", "GroupLooted", "GroupTaken", "DisplayDrawn", "DisplayDrawn", "TurnStarted"]


def test_loot_6_from_an_empty_display_the_pile_is_drawn_without_a_question(table: Any) -> None:
    start = table(
        "seats: 3\npaw: 1\nhands: 2 | 1 | 1\nlayers: 7 7 7 7 7 7 7 | |\n"
        "display: 12\npile: 5 6 4\nask: draw\nvictim: 2\nowed: 2"
    )
    start.play("2 draw 12")
    assert start.story == ["DisplayDrawn", "PileDrawn", "DisplayFilled", "TurnStarted"]
    assert start.hands == "2 | 1 5 12 | 1"
    assert start.display == "6 4"


def test_loot_7_several_victims_in_one_turn_each_looted_once(table: Any) -> None:
    start = table(FOUR + "\nhands: 9 2 | 1 | 1 | 1\nlayers: | 3, 4 | 5, 6 | 7, 8")
    start.play("1 lay 9", "1 loot take", "2 draw pile", "1 loot leave", "3 loss back", "1 loot leave", "4 loss discard")
    start.play("4 draw 12")
    assert start.layers == "9 | 3 | 5 | 7"
    assert start.hands == "2 4 | 1 5 | 1 6 | 1 12"
    assert start.asked == "2 lay"


def test_loot_7_a_group_uncovered_by_looting_is_open_to_the_next_turn(table: Any) -> None:
    start = table(FOUR + "\nhands: 9 2 | 1 | 10 2 | 1\nlayers: | | | 3, 4")
    start.play("1 lay 9", "1 loot leave", "4 loss back")
    assert start.layers == "9 |  |  | 3"
    start = table("seats: 4\npaw: 3\n" + OPEN + "\nhands: 2 | 1 | 10 2 | 1 4\nlayers: 9 | | | 3")
    assert start.play("3 lay 10").told(GroupLooted) == (GroupLooted(2, 3, 3, 1, 0),)


def test_loot_8_with_nobody_to_loot_one_card_may_be_drawn(table: Any) -> None:
    start = table(FOUR + "\nhands: 9 2 | 1 | 1 | 1")
    start.play("1 lay 9")
    assert start.prompt.rule == "LOOT-8"
    assert start.choices == "extra 8, extra 9, extra 10, extra 11, extra 12, extra pass, extra pile"
    start.play("1 extra 10")
    assert start.hands == "2 10 | 1 | 1 | 1"
    assert start.display == "8 8 9 11 12 5"
    assert start.story == ["DisplayDrawn", "DisplayFilled", "TurnStarted"]


def test_loot_8_the_pile_may_be_drawn_from_or_nothing(table: Any) -> None:
    start = table(FOUR + "\nhands: 9 2 | 2 1 | 1 | 1")
    start.play("1 lay 9", "1 extra pile")
    assert start.hands == "2 5 | 1 2 | 1 | 1"
    start.play("2 lay 2", "2 extra pass")
    assert start.story == ["GroupLaid", "DrawPassed", "TurnStarted"]
    assert start.hands == "2 5 | 1 | 1 | 1"


def test_loot_8_an_empty_pile_is_no_answer(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nhands: 7 2 | 1 | 1\ndisplay: 8 8 8\npile:").play("1 lay 7")
    assert start.choices == "extra 8, extra pass"
    refuse(start, 1, DrawExtra("pile"), "LOOT-8: pile empty")
    refuse(start, 1, DrawExtra("display", 9), "LOOT-8: not in display")
    refuse(start, 1, DrawExtra("pass", 8), "LOOT-8: not in display")


def test_loot_8_who_has_looted_draws_nothing_more(table: Any) -> None:
    start = table(FOUR + "\nhands: 9 2 | 1 | 1 | 1\nlayers: | | | 3")
    assert start.play("1 lay 9", "1 loot leave", "4 loss back").asked == "2 lay"
