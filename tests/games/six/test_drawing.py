from __future__ import annotations

import re
from typing import Any

from stado.locales import Words


def draw(table: Any, seat: int | None) -> list[str]:
    """The lines of the drawn table in English, less their colors."""
    names = ["Ada", "Bob"]
    drawn: str = table.game.draw(table.game.view(table.state, seat), names, Words("en").say)
    return re.sub(r"\[[^]]*\]", "", drawn).splitlines()


def test_rows_seats_and_the_hand_are_drawn(table: Any) -> None:
    start = table("game: six\nseats: 2\nrows: 1 2 3 4 5 | 20 | 43 44 | 55\nhands: 6 22 | 9 91\nstacks: 11 | 12")
    assert draw(start.play("2 pick 9"), 0) == [
        "Round 1",
        "  1 │   1¹   2¹   3¹   4¹   5² │ 6 cows full",
        "  2 │  20³   ·    ·    ·    ·  │ 3 cows",
        "  3 │  43¹  44⁵   ·    ·    ·  │ 6 cows",
        "  4 │  55⁷   ·    ·    ·    ·  │ 7 cows",
        "",
        "  Ada: 5 cows, 2 cards",
        "  Bob: one cow, 2 cards ✓",
        "",
        "Your hand:   6¹  22⁵",
    ]


def test_an_onlooker_sees_no_hand(table: Any) -> None:
    start = table("game: six\nseats: 2\nrows: 1 | 20 | 43 | 55\nhands: 6 22 | 9 91")
    assert not any("hand" in line for line in draw(start, None))


def test_cards_that_wait_are_drawn_with_their_owners(table: Any) -> None:
    low = table("game: six\nseats: 2\nrows: 21 | 20 | 43 | 55\nhands: 6 | 9\nqueue: 3@2 10@1")
    assert "To be placed: 3¹ Bob, 10³ Ada" in draw(low, None)


def test_a_draft_shows_the_open_cards_and_what_each_has_drafted(table: Any) -> None:
    draft = table(
        """
        game: six
        variant: pro
        seats: 2
        first: 1
        pool: 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
        hands: 1 | 2
        """
    )
    lines = draw(draft, 0)
    assert lines[1:3] == ["Open cards:", "    3¹   4¹   5²   6¹   7¹   8¹   9¹  10³  11⁵  12¹  13¹  14¹"]
    assert "  Ada: 0 cows, one card" in lines
    assert "  Bob: 0 cows, one card    2¹" in lines


def test_jubilee_shows_markers_the_fifth_row_and_own_specials(table: Any) -> None:
    start = table(
        """
        game: six
        variant: jubilee
        seats: 2
        rows: 1 2 3 4 5 6 | 20 | 43 44 45 46 47 | 55 | 60
        markers: seven_takes stop - - -
        hands: 7 22 | 9 91
        specials: minus_plus stop | move
        discard: insert replace
        """
    )
    assert draw(start, 0) == [
        "Round 1",
        "  1 │   1¹   2¹   3¹   4¹   5²   6¹ │ 7 cows full Seven takes",
        "  2 │  20³   ·    ·    ·    ·  │ 3 cows Stop",
        "  3 │  43¹  44⁵  45²  46¹  47¹ │ 10 cows full",
        "  4 │  55⁷   ·    ·    ·    ·  │ 7 cows",
        "  5 │  60³   ·    ·    ·    ·  │ 3 cows Fifth row",
        "",
        "  Ada: 0 cows, 2 cards, 2 specials",
        "  Bob: 0 cows, 2 cards, one special",
        "Pile of specials: 20. Discarded: 2.",
        "",
        "Your hand:   7¹  22⁵",
        "Your specials: Minus = Plus, Stop",
    ]
    assert "Your specials:" not in "".join(draw(start, None))
