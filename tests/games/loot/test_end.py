from __future__ import annotations

from typing import Any

import pytest

from stado.games.loot.events import MatchEnded


def test_loot_9_the_last_card_laid_ends_the_match_and_loots_nobody(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nhands: 9 9 | 1 2 | 1\nlayers: 5 | 3 3 | 4 4\ndisplay: 8 8 9 10 11 12")
    start.play("1 lay 9 9")
    assert start.asked == ""
    assert start.layers == "5, 9 9 | 3 3 | 4 4"
    assert start.told(MatchEnded) == (MatchEnded("hand", (3, 0, 1), (0, 2, 1), (1, 3, 2), "LOOT-9"),)


def test_loot_9_the_last_display_card_ends_a_drawing_in_the_middle(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nhands: 9 9 9 2 | 1 | 1\nlayers: | 3 3 3 | 4 4 4\ndisplay: 8 10\npile:")
    start.play("1 lay 9 9 9", "1 loot take")
    assert start.choices == "draw 8, draw 10"
    start.play("2 draw 10")
    assert start.story == ["DisplayDrawn", "DisplayDrawn", "MatchEnded"]
    assert start.asked == ""
    assert start.layers == "9 9 9 |  | 4 4 4"
    assert start.hands == "2 3 3 3 | 1 8 10 | 1"
    assert start.scores == (-1, -3, 2)
    assert start.told(MatchEnded)[0].reason == "cards"


def test_loot_9_the_last_card_of_the_pile_ends_it_where_the_display_is_empty(table: Any) -> None:
    start = table(
        "seats: 3\npaw: 1\nhands: 2 | 1 | 1\nlayers: 7 7 7 7 7 7 7 7 | | 4 4\n"
        "display: 12\npile: 5\nask: draw\nvictim: 2\nowed: 3"
    )
    start.play("2 draw pile")
    assert start.story == ["PileDrawn", "DisplayDrawn", "MatchEnded"]
    start = table(
        "seats: 3\npaw: 1\nhands: 2 | 1 | 1\nlayers: 7 7 7 7 7 7 7 | | 4 4\n"
        "display: 12\npile: 5\nask: draw\nvictim: 2\nowed: 2"
    )
    start.play("2 draw 12")
    assert start.story == ["DisplayDrawn", "PileDrawn", "MatchEnded"]
    assert start.hands == "2 | 1 5 12 | 1"


def test_loot_9_a_card_drawn_for_no_loot_can_be_the_last(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nhands: 9 2 | 1 | 1\ndisplay: 8\npile:")
    start.play("1 lay 9", "1 extra 8")
    assert start.story == ["GroupLaid", "DisplayDrawn", "MatchEnded"]
    assert start.hands == "2 8 | 1 | 1"
    assert start.scores == (-1, -1, -1)


def test_loot_9_a_discarded_group_counts_for_nobody(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nhands: 9 9 2 | 1 | 1\nlayers: | 3 3 |\ndisplay: 8 8\npile:")
    start.play("1 lay 9 9", "1 loot leave", "2 loss discard")
    assert start.story[-4:] == ["GroupDiscarded", "DisplayDrawn", "DisplayDrawn", "MatchEnded"]
    assert start.scores == (1, -3, -1)


def test_loot_9_lootings_still_due_fall_away(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nhands: 9 2 | 1 | 1\nlayers: | 3 | 4\ndisplay: 8\npile:")
    start.play("1 lay 9", "1 loot take")
    assert start.asked == ""
    assert start.layers == "9 |  | 4"
    assert start.hands == "2 3 | 1 8 | 1"


def test_loot_10_a_card_in_front_is_a_point_and_one_in_hand_costs_one(table: Any) -> None:
    start = table(
        "seats: 3\npaw: 1\nhands: 9 | 1 2 3 | 1 1\nlayers: 5 5, 6 | 3 3 j, 12 | 4\ndisplay: 8 8 9 10 11 12",
    )
    start.play("1 lay 9")
    assert start.scores == (4, 1, -1)
    assert start.ranks == (1, 2, 3)


@pytest.mark.parametrize(
    ("hands", "layers", "scores", "ranks"),
    [
        ("9 | 1 1 | 2", "| 3 3 3 | 4 4", (1, 1, 1), (1, 3, 2)),
        ("9 | 1 1 | 2 2", "| 3 3 3 | 4 4 4", (1, 1, 1), (1, 2, 2)),
        ("9 | 1 1 | 2", "| 3 3 3 3 3 | 4 4 4 4", (1, 3, 3), (3, 2, 1)),
        ("9 | 1 1 | 2 2", "| 3 3 3 3 | 4 4 4 4", (1, 2, 2), (3, 1, 1)),
    ],
)
def test_loot_10_a_tie_goes_to_fewer_cards_in_hand_or_is_shared(
    table: Any, hands: str, layers: str, scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    start = table(f"seats: 3\npaw: 1\nhands: {hands}\nlayers: {layers}\ndisplay: 8 8 9 10 11 12")
    start.play("1 lay 9")
    assert start.scores == scores
    assert start.ranks == ranks
    assert start.told(MatchEnded)[0].ranks == ranks


def test_loot_11_advanced_draws_nothing_for_no_loot(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nhands: 9 2 | 1 | 1\ndisplay: 8 8 9 10 11 12", "advanced")
    start.play("1 lay 9")
    assert start.story == ["GroupLaid", "TurnStarted"]
    assert start.hands == "2 | 1 | 1"
    assert start.asked == "2 lay"


@pytest.mark.parametrize("top", ["13", "j"])
@pytest.mark.parametrize(("variant", "looted"), [("standard", False), ("advanced", False), ("expert", True)])
def test_loot_12_a_lone_1_loots_a_lone_13_or_joker_among_experts(
    table: Any, top: str, variant: str, looted: bool
) -> None:
    start = table(f"seats: 3\npaw: 1\nhands: 1 2 | 1 | 1\nlayers: | | {top}\ndisplay: 8 8 9 10 11 12", variant)
    start.play("1 lay 1")
    assert (start.asked == "1 settle_loot") == looted
    if looted:
        assert start.events[-1].rule == "LOOT-12"
        assert start.play("1 loot take").hands == f"2 {top} | 1 | 1"


@pytest.mark.parametrize(
    ("laid", "top"), [("1 1", "13 13"), ("1 j", "j j"), ("1 1", "j j"), ("1", "13 13"), ("1", "12"), ("1", "1")]
)
def test_loot_12_it_holds_for_single_cards_only(table: Any, laid: str, top: str) -> None:
    start = table(f"seats: 3\npaw: 1\nhands: 1 1 j 2 | 1 | 1\nlayers: | | {top}\ndisplay: 8 8 9 10 11 12", "expert")
    assert start.play(f"1 lay {laid}").asked == "2 lay"


@pytest.mark.parametrize("laid", ["2", "13", "j"])
def test_loot_12_a_1_is_looted_by_every_higher_value(table: Any, laid: str) -> None:
    start = table("seats: 3\npaw: 1\nhands: 2 13 j | 1 | 1\nlayers: | | 1\ndisplay: 8 8 9 10 11 12", "expert")
    assert start.play(f"1 lay {laid}").asked == "1 settle_loot"


def test_loot_12_a_joker_does_not_loot_a_joker(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nhands: 13 j | 1 | 1\nlayers: | j | 13\ndisplay: 8 8 9 10 11 12", "expert")
    assert start.play("1 lay j").told(type(start.events[-1]))[0].victim_seat == 2


def test_loot_12_experts_end_after_500_turns(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nturn: 500\nhands: 1 2 | 1 | 1\nlayers: | | 13\ndisplay: 8 9 9 10 11 12", "expert")
    start.play("1 lay 1", "1 loot leave", "3 loss back")
    assert start.asked == ""
    assert start.scores == (0, -1, -2)
    assert start.told(MatchEnded) == (MatchEnded("turns", (0, -1, -2), (1, 1, 2), (1, 2, 3), "LOOT-12"),)


def test_loot_12_the_499th_turn_is_not_the_last(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nturn: 499\nhands: 1 2 | 1 | 1\nlayers: | | 13\ndisplay: 8 9 9 10 11 12", "expert")
    assert start.play("1 lay 2").asked == "2 lay"
    assert start.state.turn == 500


@pytest.mark.parametrize("variant", ["standard", "advanced"])
def test_loot_12_only_experts_have_a_last_turn(table: Any, variant: str) -> None:
    start = table("seats: 3\npaw: 1\nturn: 500\nhands: 1 2 | 1 | 1\nlayers: | | 1\ndisplay: 8 9 9 10 11 12", variant)
    assert start.play("1 lay 2", "1 loot leave", "3 loss back").asked == "2 lay"


def test_loot_12_ones_and_thirteens_go_round_in_a_circle_up_to_the_last_turn(table: Any) -> None:
    """Seats that always leave and take back would never stop."""
    start = table("seats: 2\npaw: 1\nhands: 1 1 | 13 13\ndisplay: 8\npile:", "expert")
    for turn in range(1, 501):
        assert start.state.turn == turn
        seat = start.state.paw + 1
        start.play(f"{seat} lay {'1' if seat == 1 else '13'}")
        if turn > 1:
            start.play(f"{seat} loot leave", f"{3 - seat} loss back")
    assert start.asked == ""
    assert start.told(MatchEnded)[0].reason == "turns"
