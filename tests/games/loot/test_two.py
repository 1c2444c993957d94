from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import RuleError
from stado.games.loot.actions import LootShadow
from stado.games.loot.events import DisplayDrawn, GroupLooted, HeapGrown, ShadowFilled, ShadowLooted
from stado.games.loot.notation import parse_heap
from stado.games.loot.supply import lowest_space

SHADOW = "1 2 2 4 4 4 5 5 6 7 8 9 10"


def two(hands: str, *more: str, display: str = "5 7 7 11 12 j", shadow: str = SHADOW, pile: str = "3 3 6 9") -> str:
    """A position for two with the paw at the first seat."""
    lines = ["seats: 2", "paw: 1", f"hands: {hands}", f"display: {display}", f"shadow: {shadow}", f"pile: {pile}"]
    return "\n".join([*lines, *more])


@pytest.mark.parametrize(
    ("display", "space"),
    [
        ("5 7 3 9 12 13", 2),
        ("5 7 3 9 3 13", 2),
        ("5 7 3+13 9 3 13", 4),
        ("5+j 7 3+13 9 3+j 13", 1),
        ("5+j 7+13 3+13 9+13 12+13 13", 5),
        ("5+j 7+13 3+13 9+13 j 13+13", 4),
        ("5+j 7+13 3+13 9+13 3+j 13+13", 2),
        ("5+j 7+13 3+13+13 9+13 3+j 13+13", 4),
        ("j 13 13 j", 1),
    ],
)
def test_loot_14_a_joker_or_13_goes_onto_the_lowest_display_card_with_the_fewest(display: str, space: int) -> None:
    assert lowest_space(tuple(map(parse_heap, display.split()))) == space


def test_loot_14_the_shadow_is_filled_on_until_it_has_thirteen_again(table: Any) -> None:
    start = table(two("9 9 2 | 1 1", pile="13 3 13 j 6 9"))
    start.play("1 lay 9 9", "1 shadow 5")
    assert start.shadow == "1 2 2 3 4 4 4 6 6 7 8 9 10"
    assert start.display == "5+13 7+13 7+j 11 12 j"
    assert start.pile == "9"
    assert start.events[1:6] == (
        ShadowLooted(0, 5, 2),
        ShadowFilled((3, 6)),
        HeapGrown(13, 0),
        HeapGrown(13, 1),
        HeapGrown(14, 2),
    )


def test_loot_14_the_filling_stops_with_the_pile(table: Any) -> None:
    start = table(two("8 8 8 2 | 1 1", pile="3 13"))
    start.play("1 lay 8 8 8")
    assert start.shadow == "1 2 2 3 5 5 6 7 8 9 10"
    assert start.display == "5+13 7 7 11 12 j"
    assert start.pile == ""


def test_loot_15_a_heap_is_drawn_as_one_card_and_taken_whole(table: Any) -> None:
    start = table(
        two("13 2 | 1 1", "layers: | 12", display="5 7 7+13+j 11 12 j", shadow="8 8 9 9 9 9 9 9 10 10 11 11 11")
    )
    start.play("1 lay 13", "1 loot take")
    assert start.choices == "draw 5, draw 7, draw 7+13+j, draw 11, draw 12, draw j, draw pile"
    start.play("2 draw 7+13+j")
    assert start.told(DisplayDrawn) == (DisplayDrawn(1, 2, 7, 1, 1, "LOOT-15"),)
    assert start.hands == "2 12 | 1 1 7 13 j"
    assert start.display == "5 7 11 12 j 3"
    assert start.known == "12 | 7 13 j"
    assert start.asked == "2 lay"


def test_loot_15_equal_heaps_are_one_answer_and_the_leftmost_is_drawn(table: Any) -> None:
    start = table(two("3 2 | 1 1", display="7+13+j 5 7+j+13 13+13 13 j+j", shadow="8 8 9 9 9 9 9 9 10 10 11 11 11"))
    start.play("1 lay 3")
    assert start.choices == "extra 5, extra 7+13+j, extra 13, extra 13+13, extra j+j, extra pass, extra pile"
    assert start.play("1 extra 7+13+j").display == "5 7+j+13 13+13 13 j+j 3"


def test_loot_16_of_several_shadow_groups_one_is_chosen_and_must_be_taken(table: Any) -> None:
    start = table(two("8 2 | 1 1"))
    start.play("1 lay 8")
    assert start.prompt.rule == "LOOT-16"
    assert start.choices == "shadow 1, shadow 6, shadow 7"
    start.play("1 shadow 7")
    assert start.told(ShadowLooted) == (ShadowLooted(0, 7, 1),)
    assert start.hands == "2 7 | 1 1"
    assert start.known == "7 | "
    assert start.shadow == "1 2 2 3 4 4 4 5 5 6 8 9 10"
    assert start.asked == "2 lay"


@pytest.mark.parametrize("value", [2, 4, 8, 9, 3, 13, 14, 0])
def test_loot_16_another_shadow_group_is_refused(table: Any, value: int) -> None:
    start = table(two("8 2 | 1 1")).play("1 lay 8")
    before = start.state
    with pytest.raises(RuleError, match=f"LOOT-16: no such prey, value {value}"):
        start.game.apply(start.state, 0, LootShadow(value))
    assert start.state == before


@pytest.mark.parametrize(
    ("laid", "looted"),
    [("13 13 13", 4), ("5 5 5", 4), ("4 4 4", None), ("3 3", 2), ("2 j", None), ("1", None), ("2", 1), ("j j j", 4)],
)
def test_loot_16_a_lower_group_of_as_many_cards_is_looted_whole(table: Any, laid: str, looted: int | None) -> None:
    hands = "1 2 3 3 4 4 4 5 5 5 13 13 13 j j j | 1 1"
    start = table(two(hands, pile="12 12 12"))
    start.play(f"1 lay {laid}")
    assert [event.value for event in start.told(ShadowLooted)] == ([] if looted is None else [looted])
    assert start.asked == ("1 draw_extra" if looted is None else "2 lay")


def test_loot_16_jokers_alone_loot_any_value(table: Any) -> None:
    assert table(two("j 2 | 1 1")).play("1 lay j").choices == (
        "shadow 1, shadow 6, shadow 7, shadow 8, shadow 9, shadow 10"
    )


def test_loot_16_the_shadow_comes_first_and_is_filled_before_the_opponent_is_compared(table: Any) -> None:
    start = table(two("5 5 5 2 | 1 1", "layers: | 3 3 3"))
    start.play("1 lay 5 5 5")
    assert start.story == ["GroupLaid", "ShadowLooted", "ShadowFilled", "GroupLooted"]
    assert start.shadow == "1 2 2 3 3 5 5 6 6 7 8 9 10"
    assert start.told(GroupLooted) == (GroupLooted(0, 1, 3, 3, 0),)
    assert start.hands == "2 4 4 4 | 1 1"
    assert start.play("1 loot take", "2 draw 5", "2 draw 7", "2 draw pile").asked == "2 lay"


def test_loot_16_the_second_seat_loots_the_shadow_and_the_first(table: Any) -> None:
    start = table(two("1 1 | 5 5 5 2", "layers: 3 3 3 |").replace("paw: 1", "paw: 2"))
    start.play("2 lay 5 5 5")
    assert start.told(GroupLooted) == (GroupLooted(1, 0, 3, 3, 0),)


def test_loot_16_who_looted_the_shadow_draws_nothing_more(table: Any) -> None:
    start = table(two("5 5 5 2 | 1 1"))
    assert start.play("1 lay 5 5 5").asked == "2 lay"


def test_loot_16_with_nothing_to_loot_the_usual_draw_follows(table: Any) -> None:
    assert table(two("4 4 4 2 | 1 1", "layers: | 9 9 9")).play("1 lay 4 4 4").asked == "1 draw_extra"
    assert table(two("4 4 4 2 | 1 1", "layers: | 9 9 9"), "advanced").play("1 lay 4 4 4").asked == "2 lay"


def test_loot_17_a_hand_empty_after_laying_ends_it_without_looting_the_shadow(table: Any) -> None:
    start = table(two("8 8 | 1 1"))
    start.play("1 lay 8 8")
    assert start.story == ["GroupLaid", "MatchEnded"]
    assert start.shadow == SHADOW
    assert start.scores == (2, -2)


def test_loot_17_filling_the_shadow_may_empty_the_pile_and_ends_nothing(table: Any) -> None:
    start = table(two("8 8 8 2 | 1 1", pile="3 13"))
    assert start.play("1 lay 8 8 8").asked == "2 lay"
    assert start.pile == ""


def test_loot_17_an_empty_shadow_ends_nothing(table: Any) -> None:
    start = table(two("8 2 | 1 1", shadow="5", pile=""))
    assert start.play("1 lay 8").asked == "2 lay"
    assert start.shadow == ""
    assert start.hands == "2 5 | 1 1"


def test_loot_17_pile_and_display_both_empty_end_it_and_the_shadow_counts_for_nobody(table: Any) -> None:
    start = table(two("8 2 | 1 1", "layers: | 5", shadow="9 9 9", display="4+13", pile=""))
    start.play("1 lay 8", "1 loot take")
    assert start.asked == ""
    assert start.hands == "2 5 | 1 1 4 13"
    assert start.scores == (-1, -4)


@pytest.mark.parametrize("variant", ["standard", "advanced", "expert"])
def test_loot_13_two_seats_have_a_shadow_in_every_variant(table: Any, variant: str) -> None:
    assert table(two("8 2 | 1 1"), variant).play("1 lay 8").asked == "1 loot_shadow"


def test_loot_12_a_lone_1_loots_nothing_in_the_shadow(table: Any) -> None:
    start = table(two("1 2 | 1 1", "layers: | 13"), "expert")
    start.play("1 lay 1")
    assert start.story == ["GroupLaid", "GroupLooted"]
