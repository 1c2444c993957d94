from __future__ import annotations

import re
from typing import Any

import pytest

from stado.core.errors import NotationError, PositionError
from stado.core.position import format_lines, parse_lines
from stado.games.three import Three
from stado.games.three.actions import Deal, DrawFirst, PlayCard
from stado.games.three.options import ThreeOptions


@pytest.mark.parametrize(
    ("action", "text"),
    [(PlayCard(40), "play 40"), (DrawFirst(1), "first 2"), (Deal((5, 40, 70)), "deal 5 40 70")],
)
def test_actions_are_written_and_read(action: Any, text: str) -> None:
    game = Three(ThreeOptions(), 2)
    assert game.format_action(action) == text
    assert game.parse_action(text) == action


@pytest.mark.parametrize("text", ["", "play", "play x", "play 1 2", "play -1", "play 100", "first 0", "deal", "take 4"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is no action; allowed: play CARD, first SEAT, deal CARDS"):
        Three(ThreeOptions(), 2).parse_action(text)


def test_a_position_tells_everything_but_what_is_out() -> None:
    text = """\
first: 1
turn: 2
rows: 0 5 16 | 30 40 | 60
hands: 7 31 61 62 | 6 10 63 64 65
piles: 89 70 88 71 87 72 | 74 83 76 85 78 81
face-up: 2 3 | 8 9 12 32
face-down: 11 19 26 |
played: 5 16 | 40
neutrals: 15
"""
    game = Three(ThreeOptions(), 2)
    state = game.parse_fields(parse_lines(text))
    assert state.piles[0] == (89, 70, 88, 71, 87, 72)
    assert state.collections[0].face_down == (11, 19, 26)
    assert state.neutrals == (15,)
    assert (state.first, state.turn, state.bonuses) == (0, 1, (0, 0))
    assert {66, 75, 86} <= set(state.out)
    assert format_lines(game.format_fields(state)) == text


def test_all_that_was_dealt_is_in_the_position_of_a_new_match(dealt: Any) -> None:
    game, state = dealt(4)
    assert game.parse_fields(parse_lines(format_lines(game.format_fields(state)))) == state
    assert len(state.out) == 4


def test_the_order_of_hands_and_collections_does_not_matter() -> None:
    game = Three(ThreeOptions(), 2)
    one = game.parse_fields(parse_lines("first: 1\nrows: 0 | 30 | 60\nhands: 1 31 61 | 6 7 8\nface-up: 2 3 | "))
    other = game.parse_fields(parse_lines("first: 1\nrows: 0 | 30 | 60\nhands: 61 1 31 | 8 7 6\nface-up: 3 2 | "))
    assert one == other


BASE = {"first": "1", "rows": "0 | 30 | 60", "hands": "1 31 61 | 6 7 8"}
HAD_ALL = "32 39 47 33 40 48 34 41 49 35 42 50 36 43 51 37 44 52 38 46 53"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"pool": "1"}, "line 4, pool: unknown; allowed: first, turn, rows"),
        ({"first": None}, "the position has no line 'first:'"),
        ({"first": "3"}, "line 1, first: there is no seat 3; allowed: 1 to 2"),
        ({"turn": "0"}, "line 4, turn: there is no seat 0; allowed: 1 to 2"),
        ({"turn": "2"}, "line 4, turn: after these hands and piles it is the turn of seat 1"),
        ({"hands": "1 31 61"}, "line 3, hands: 1 groups; there must be 2"),
        ({"hands": "1 | 6 7 8"}, "hands: seat 1 has 1 cards; allowed: 2 to 8"),
        ({"hands": "1 2 3 4 5 9 10 11 12 | 6 7 8"}, "hands: seat 1 has 9 cards; allowed: 2 to 8"),
        ({"piles": "70 71 72 73 74 76 | 80 81"}, "piles: seat 2 has 2 cards; allowed: 12, 6 or none"),
        (
            {"hands": "1 31 | 6 7 8", "piles": "70 71 72 73 74 76 | 80 81 82 83 84 85"},
            "hands: seat 1 has 2 cards; allowed: 3 to 8",
        ),
        ({"hands": "1 31 | 6 7"}, "hands: everybody is done, so nothing is asked"),
        ({"hands": "1 31 61 | 6 7"}, "hands: all play in turn from seat 1, so the sizes do not fit"),
        ({"hands": "1 31 31 | 6 7 8"}, "hands: card 31 is also in hands"),
        ({"rows": "0 | 30"}, "line 2, rows: 2 groups; there must be 3"),
        ({"rows": "0 | 31 | 60"}, "rows: row 2 must begin with 30, ascend and hold 1 to 4 cards"),
        ({"rows": "| 30 | 60"}, "rows: row 1 must begin with 0, ascend and hold 1 to 4 cards"),
        ({"rows": "0 | 30 40 39 | 60"}, "rows: row 2 must begin with 30, ascend and hold 1 to 4 cards"),
        ({"rows": "0 2 3 4 5 | 30 | 60"}, "rows: row 1 must begin with 0, ascend and hold 1 to 4 cards"),
        ({"rows": "0 40 | 30 | 60"}, "rows: row 1 cannot hold 40; allowed: 0 to 29"),
        ({"rows": "0 | 30 | 60 90"}, "rows: row 3 cannot hold 90; allowed: 60 to 89"),
        ({"hands": "1 31 90 | 6 7 8"}, "hands: there is no card 90; allowed: 0 to 89"),
        ({"hands": "1 31 60 | 6 7 8"}, "hands: card 60 is also in rows"),
        ({"face-up": "6 | "}, "face-up: card 6 is also in hands"),
        ({"neutrals": "14"}, "neutrals: 14 has a color; allowed: 15 45 75"),
        ({"face-up": "9 17 24 | "}, "face-up: seat 1 has 3 lilac; allowed: 2 at most"),
        ({"face-up": "| 15"}, "face-up: seat 2 has a card without a color"),
        ({"face-down": "9 17 | "}, "face-down: seat 1 has 2 lilac; allowed: threes"),
        ({"bonuses": "10"}, "bonuses: 1 bonuses; there must be 2, 0 for none"),
        ({"bonuses": "0 7"}, "bonuses: must be the first ones of 10, 7, 5 and 3, each once, or 0 for none"),
        ({"bonuses": "10 10"}, "bonuses: must be the first ones of 10, 7, 5 and 3, each once, or 0 for none"),
        ({"bonuses": "10 0"}, "bonuses: seat 1 never had all colors face up"),
        ({"face-up": "2 3 4 5 13 14 | ", "bonuses": "10 0"}, "bonuses: seat 1 never had all colors face up"),
        ({"face-up": "2 3 4 5 9 13 14 16 | "}, "bonuses: seat 1 has all colors face up and must have one"),
        ({"played": "9 | "}, "played: card 9 must lie once in rows, collections or neutrals"),
        ({"played": "1 | "}, "played: card 1 must lie once in rows, collections or neutrals"),
        ({"rows": "0 2 | 30 | 60", "played": "2 | 2"}, "played: card 2 must lie once in rows, collections or neutrals"),
        (
            {"hands": "1 2 3 4 5 9 10 11 | 6 7 8 12 13 14 16 17", "rows": "0 21 | 30 | 60", "played": "21 | "}
            | {"piles": "31 32 33 34 35 36 37 38 39 40 41 42 | 70 71 72 73 74 75 76 77 78 79 80 81"},
            "played: seat 1 has played 0 times, not 1",
        ),
        (
            {"hands": "1 2 3 4 5 9 10 11 | 6 7 8 12 13 14 16 17", "rows": "0 21 22 23 | 30 43 | 60"}
            | {"piles": "31 32 33 34 35 36 37 38 39 40 41 42 | 70 71 72 73 74 75 76 77 78 79 80 81"},
            "rows: with collections and neutrals they hold 4 cards; allowed: 3 after 0 turns",
        ),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_by_name(changes: dict[str, str | None], reason: str) -> None:
    lines = {key: value for key, value in (BASE | changes).items() if value is not None}
    text = "".join(f"{key}: {value}\n" for key, value in lines.items())
    with pytest.raises(PositionError, match=re.escape(reason)):
        Three(ThreeOptions(), 2).parse_fields(parse_lines(text))


def test_a_bonus_of_somebody_who_had_all_colors_is_possible() -> None:
    text = "".join(
        f"{key}: {value}\n" for key, value in (BASE | {"face-down": f"{HAD_ALL} | ", "bonuses": "10 0"}).items()
    )
    assert Three(ThreeOptions(), 2).parse_fields(parse_lines(text)).bonuses == (10, 0)
