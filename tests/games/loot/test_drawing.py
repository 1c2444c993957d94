from __future__ import annotations

import re
from typing import Any

from stado.locales import Words


def draw(start: Any, seat: int | None) -> list[str]:
    """The lines of the drawn table in English, less their colors."""
    names = ["Ada", "Bob", "Cid"][: start.game.seats]
    drawn: str = start.game.draw(start.game.view(start.state, seat), names, Words("en").say)
    return re.sub(r"(?<!\\)\[[^]]*\]", "", drawn).replace("\\[", "[").splitlines()


START = "seats: 3\npaw: 1\nhands: 7 7 2 | 1 | 4\nlayers: | 9, 3 j |\ndisplay: 8 8 9 10 11 12\npile: 5 6 7 5 6 7"


def test_display_pile_layers_and_hand_are_drawn(table: Any) -> None:
    start = table(START)
    out = len(start.state.discard)
    assert draw(start, 0) == [
        "Turn 3: Ada",
        "  Display: 8   8   9   10   11   12",
        f"  Draw pile: 6 cards, discarded: {out}",
        "",
        "▸ Ada: -3 points, 3 cards",
        "  Bob: 2 points, one card  9 · [ 3 J ]",
        "  Cid: -1 point, one card",
        "",
        "Your hand: 2  7 7",
    ]


def test_an_onlooker_sees_no_hand(table: Any) -> None:
    assert not any("Your hand" in line for line in draw(table(START), None))


def test_a_looted_group_and_what_is_owed_are_drawn(table: Any) -> None:
    start = table(START).play("1 lay 7 7")
    assert "Looted from Bob: 3  J" in draw(start, 2)
    assert "Bob draws: 2 cards to come" in draw(start.play("1 loot take"), 2)


def test_known_cards_of_others_are_drawn(table: Any) -> None:
    start = table(START).play("1 lay 7 7", "1 loot leave", "2 loss back")
    assert "    known in hand: 3  J" in draw(start, 0)
    assert not any("known" in line for line in draw(start, 1))


def test_the_shadow_and_heaps_are_drawn(table: Any) -> None:
    lines = draw(table("seats: 2\npaw: 1\nhands: 7 | 1\ndisplay: 8+13+j 2\nshadow: 5 5 6\npile:"), None)
    assert "  Display: 8+13+J   2" in lines
    assert "  Shadow: 5 5  6" in lines
