from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import NotationError
from stado.games import make_game
from stado.games.loot.actions import (
    Deal,
    DrawCard,
    DrawExtra,
    DrawFirst,
    Lay,
    LootAction,
    LootShadow,
    SettleLoot,
    SettleLoss,
)
from stado.games.loot.cards import Group
from stado.games.loot.notation import format_card, format_group, format_heap, parse_card, parse_group, parse_heap


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("lay 4", Lay(4, 1, 0)),
        ("lay 4 4 4 j", Lay(4, 3, 1)),
        ("lay j j", Lay(14, 0, 2)),
        ("shadow 3", LootShadow(3)),
        ("loot take", SettleLoot("take")),
        ("loot leave", SettleLoot("leave")),
        ("loss back", SettleLoss("back")),
        ("loss discard", SettleLoss("discard")),
        ("draw pile", DrawCard("pile")),
        ("draw 5", DrawCard("display", 5)),
        ("draw 13+13+j", DrawCard("display", 13, 1, 1)),
        ("draw j+j", DrawCard("display", 14, 0, 1)),
        ("extra pile", DrawExtra("pile")),
        ("extra pass", DrawExtra("pass")),
        ("extra 5+13", DrawExtra("display", 5, 1)),
        ("first 2", DrawFirst(1)),
        ("deal 12 j 3", Deal((12, 14, 3))),
    ],
)
def test_actions_are_short_texts(text: str, action: LootAction) -> None:
    game = make_game("loot", {})
    assert game.format_action(action) == text
    assert game.parse_action(text) == action


def test_jokers_may_stand_anywhere_and_be_capital() -> None:
    assert make_game("loot", {}).parse_action(" LAY  J 4 j 4 ") == Lay(4, 2, 2)
    assert make_game("loot", {}).parse_action("draw 5+j+13") == DrawCard("display", 5, 1, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "4",
        "shadow",
        "shadow 1 2",
        "loot",
        "loot back",
        "loss take",
        "loss take back",
        "draw",
        "draw 5 6",
        "extra",
        "pass",
        "first",
        "first 0",
        "first ²",
        "first 10",
        "first " + "9" * 5000,
        "deal",
        "pick 4",
    ],
)
def test_other_texts_are_no_action(text: str) -> None:
    with pytest.raises(NotationError, match="is no action; allowed: lay CARDS, shadow VALUE"):
        make_game("loot", {}).parse_action(text)


@pytest.mark.parametrize(
    "text", ["lay 14", "lay 0", "lay 4 x", "shadow x", "draw pass", "draw 5+x", "deal 1 99", "lay ²"]
)
def test_a_text_that_is_no_card_is_named(text: str) -> None:
    with pytest.raises(NotationError, match="is no card; allowed: 1 to 13, j"):
        make_game("loot", {}).parse_action(text)


def test_cards_groups_and_heaps_are_written_as_they_are_read() -> None:
    assert [format_card(parse_card(text)) for text in ("1", "13", "J")] == ["1", "13", "j"]
    assert parse_group("j 4") == Group(4, 1, 1)
    assert format_group(Group(4, 1, 1)) == "4 j"
    assert format_heap((5, 13, 14)) == "5+13+j"
    with pytest.raises(NotationError, match="a group has at least one card"):
        parse_group(" ")
    with pytest.raises(NotationError, match=r"'5\+12' is no heap: only 13s and jokers lie on a display card"):
        parse_heap("5+12")


def test_answers_are_found_with_or_without_their_verb(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nhands: 4 4 j | 1 | 1\ndisplay: 5 6 7 8 9 10")
    find = start.game.find_answer
    assert find(start.prompt, "Lay 4 J") == find(start.prompt, "4 j") == Lay(4, 1, 1)
    with pytest.raises(NotationError, match="'5' is no answer here; allowed: lay 4, lay 4 j"):
        find(start.prompt, "5")
    start.play("1 lay 4")
    assert find(start.prompt, "pass") == DrawExtra("pass")
