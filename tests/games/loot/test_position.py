from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import PositionError
from stado.games import format_position, make_game, parse_position

LAY = {"game": "loot", "seats": "3", "paw": "1", "hands": "7 7 2 | 1 | 4", "display": "8 8 9 10 11 12", "pile": "5 6"}
LAID = LAY | {"layers": "7 7 | | 13", "ask": "extra"}
LOOT = LAY | {"layers": "7 7 | | 13", "ask": "loot", "victim": "2", "looted": "3 j"}
DRAW = LAY | {"layers": "7 7 | | 13", "ask": "draw", "victim": "2", "owed": "2"}
TWO = {"game": "loot", "seats": "2", "paw": "1", "hands": "8 | 1", "display": "5 6 7 8 9 10+13"}
SHADOW = TWO | {"shadow": "1 1 2 2 3 3 4 4 5 5 6 6 7"}
CHOICE = SHADOW | {"layers": "8 8 |", "ask": "shadow"}


def lines(fields: dict[str, str]) -> str:
    return "".join(f"{key}: {value}\n" for key, value in fields.items())


@pytest.mark.parametrize(
    "fields",
    [LAY, LAID, LOOT, LOOT | {"ask": "loss"}, DRAW, SHADOW, CHOICE],
    ids=["lay", "extra", "loot", "loss", "draw", "two", "shadow"],
)
def test_a_typed_position_is_written_and_read_again(fields: dict[str, str]) -> None:
    game, state = parse_position(lines(fields))
    again, same = parse_position(format_position(game, state))
    assert same == state
    assert again.options == game.options
    assert state.phase == fields.get("ask", "lay")
    assert len(game.pieces(state)) == 109


def test_a_position_says_everything() -> None:
    text = """\
game: loot
variant: expert
seats: 2
turn: 41
paw: 2
ask: draw
victim: 1
owed: 2
hands: 8 9 9 j j | 1 5 5
known: 9 j | 5 5
layers: 2, 10 10 | 4 4 4 j, j, 12 12 12
display: 5 6+13 7 8 13+13+j
shadow: 1 1 2 2 3 3 4 4 6 6 6 6 7
pile: 12 3 11
discard: 1 1 1 1 1 2 2 2 2 2 3 3 3 3 3 4 4 4 5 5 5 5 5 6 6 6 7 7 7 7 7 7 8 8 8 8 8 8 9 9 9 9 9 9 10 10 10 10 10 10 \
11 11 11 11 11 11 11 12 12 12 12 13 13 13 13 13
"""
    game, state = parse_position(text)
    assert format_position(game, state) == text
    assert len(game.pieces(state)) == 109


def test_a_position_is_readable() -> None:
    _, state = parse_position(lines(LOOT))
    game = make_game("loot", {}, 3)
    assert format_position(game, state).startswith(
        "game: loot\n"
        "variant: standard\n"
        "seats: 3\n"
        "turn: 3\n"
        "paw: 1\n"
        "ask: loot\n"
        "victim: 2\n"
        "looted: 3 j\n"
        "hands: 2 7 7 | 1 | 4\n"
        "layers: 7 7 |  | 13\n"
        "display: 8 8 9 10 11 12\n"
        "pile: 5 6\n"
        "discard: 1 1 1 1 1 1 1 2 2 "
    )


def test_the_rest_of_the_cards_is_where_no_line_says_so() -> None:
    without_pile = {key: value for key, value in LAY.items() if key != "pile"}
    _, state = parse_position(lines(LAY))
    assert state.pile == (5, 6)
    assert len(state.discard) == 109 - 5 - 6 - 2
    _, state = parse_position(lines(without_pile))
    assert len(state.pile) == 109 - 5 - 6
    assert state.discard == ()
    _, state = parse_position(lines(without_pile | {"discard": "13 3 j"}))
    assert len(state.pile) == 109 - 5 - 6 - 3
    assert state.pile == tuple(sorted(state.pile))
    assert state.discard == (3, 13, 14)


@pytest.mark.parametrize(
    ("fields", "turn"), [(LAY, 1), (LAY | {"layers": "3, 4 | 2 |"}, 4), (LAID, 2), (LOOT, 3), (DRAW | {"turn": "9"}, 9)]
)
def test_the_turn_is_the_first_that_it_can_be_where_no_line_says_so(fields: dict[str, str], turn: int) -> None:
    assert parse_position(lines(fields))[1].turn == turn


@pytest.mark.parametrize(
    ("fields", "refused"),
    [
        (LAY | {"herd": "1"}, "line 7, herd: unknown; allowed: turn, paw"),
        ({key: value for key, value in LAY.items() if key != "paw"}, "the position has no line 'paw:'"),
        ({key: value for key, value in LAY.items() if key != "display"}, "the position has no line 'display:'"),
        (
            {key: value for key, value in LAY.items() if key != "hands"},
            "hands: seat 1 has no card, so the match is over",
        ),
        (LAY | {"paw": "4"}, "line 3, paw: there is no seat 4; allowed: 1 to 3"),
        (LAY | {"paw": "0"}, "line 3, paw: there is no seat 0; allowed: 1 to 3"),
        (LAY | {"paw": "x"}, "line 3, paw: 'x' is not a number"),
        (LAY | {"hands": "7 | 1"}, "line 4, hands: 2 groups; there must be 3"),
        (LAY | {"hands": "7 | | 1"}, "line 4, hands: seat 2 has no card, so the match is over"),
        (LAY | {"hands": "14 | 1 | 1"}, "line 4, hands: '14' is no card; allowed: 1 to 13, j"),
        (LAY | {"hands": "7 7 7 7 7 | 7 7 7 7 | 1"}, "line 4, hands: too many cards 7; there are 8"),
        (LAY | {"hands": "j j j j j j | 2 | 1"}, "line 4, hands: too many cards j; there are 5"),
        (LAY | {"known": "2 2 | |"}, "line 7, known: seat 1 does not hold these cards"),
        (LAY | {"known": "| | 5"}, "line 7, known: seat 3 does not hold these cards"),
        (LAY | {"layers": "| 3 4 |"}, "line 7, layers: '3 4' is no group: its number cards are of more than one value"),
        (LAY | {"layers": "| 3, |"}, "line 7, layers: a group has at least one card"),
        (LAY | {"layers": "| 3"}, "line 7, layers: 2 groups; there must be 3"),
        (LAY | {"display": "8 8 9 10 11"}, "line 5, display: 5 cards; it is filled up to 6 while there is a pile"),
        (LAY | {"display": "8 8 9 10 11 12 12"}, "line 5, display: 7 cards; there are at most 6"),
        (LAY | {"display": "8 8 9 10 11 12+13"}, "line 5, display: only with two seats are there heaps"),
        (LAY | {"display": "8 8 9 10 11 12+7"}, "line 5, display: '12+7' is no heap"),
        (LAY | {"display": "", "pile": ""}, "line 5, display: is empty and so is the pile, so the match is over"),
        (LAY | {"shadow": "5 5"}, "line 7, shadow: only with two seats is there one"),
        (LAY | {"discard": "1 2 3"}, "line 7, discard: 93 cards are nowhere: 1 1 1 1 1 1 2"),
        (
            LAY | {"ask": "steal"},
            "line 7, ask: unknown question 'steal'; allowed: lay, shadow, loot, loss, draw, extra",
        ),
        (LAY | {"victim": "2"}, "line 7, victim: there is none where the question is 'lay'"),
        (LAY | {"owed": "2"}, "line 7, owed: there is none where the question is 'lay'"),
        (LAY | {"looted": "2"}, "line 7, looted: there is none where the question is 'lay'"),
        (LAY | {"turn": "0"}, "line 7, turn: after these groups it must be 1 or later"),
        (LAY | {"layers": "3, 4 | 2 |", "turn": "3"}, "line 8, turn: after these groups it must be 4"),
        (LAID | {"turn": "1"}, "line 9, turn: after these groups it must be 2 or later"),
        (LAY | {"variant": "expert", "turn": "501"}, "line 8, turn: the match ends after 500"),
        (LAID | {"layers": "| | 13"}, "line 7, layers: the seat with the paw has laid nothing, so this is not asked"),
        (LAID | {"layers": "7 7 | | 6 6"}, "line 8, ask: the laid group loots, so this is not asked"),
        (LAID | {"variant": "advanced"}, "line 8, ask: only in the standard game is a card drawn for no loot"),
        (CHOICE | {"ask": "extra"}, "line 8, ask: the laid group loots, so this is not asked"),
        ({key: value for key, value in LOOT.items() if key != "victim"}, "the position has no line 'victim:'"),
        ({key: value for key, value in LOOT.items() if key != "looted"}, "the position has no line 'looted:'"),
        ({key: value for key, value in DRAW.items() if key != "owed"}, "the position has no line 'owed:'"),
        (LOOT | {"owed": "1"}, "line 11, owed: there is none where the question is 'loot'"),
        (LOOT | {"victim": "1"}, "line 9, victim: nobody loots a group of their own"),
        (LOOT | {"victim": "4"}, "line 9, victim: there is no seat 4; allowed: 1 to 3"),
        (LOOT | {"looted": "8 8"}, "line 10, looted: 7 7 does not loot it"),
        (LOOT | {"looted": "3"}, "line 10, looted: 7 7 does not loot it"),
        (LOOT | {"looted": ""}, "line 10, looted: a group has at least one card"),
        (LOOT | {"display": "8"}, "line 5, display: 1 cards; it is filled up to 6 while there is a pile"),
        (DRAW | {"owed": "3"}, "line 10, owed: must be from 1 to 2, the size of the looted group"),
        (DRAW | {"owed": "0"}, "line 10, owed: must be from 1 to 2, the size of the looted group"),
        (DRAW | {"victim": "1"}, "line 9, victim: nobody loots a group of their own"),
        (DRAW | {"display": "8 9 10 11 12"}, "line 5, display: 0 draws cannot leave it with 5 cards"),
        (DRAW | {"display": "8 9 10 11", "owed": "1"}, "line 5, display: 1 draws cannot leave it with 4 cards"),
        (DRAW | {"display": "8 8", "pile": ""}, "line 8, ask: there is one thing to draw, so nothing is asked"),
        (TWO, "shadow: 0 cards; it is filled up to 13 while there is a pile"),
        (SHADOW | {"shadow": "1 1 2 2 3 3 4 4 5 5 6 6 13"}, "line 6, shadow: 13s and jokers do not join it"),
        (SHADOW | {"shadow": "1 1 2 2 3 3 4 4 5 5 6 6 j"}, "line 6, shadow: 13s and jokers do not join it"),
        (SHADOW | {"shadow": "1 1 2 2 3 3 4 4 5 5 6 6 7 7"}, "line 6, shadow: 14 cards; there are at most 13"),
        (CHOICE | {"layers": "2 2 |"}, "line 8, ask: the laid group has no choice in the shadow, so nothing is asked"),
        (CHOICE | {"layers": "9 |"}, "line 8, ask: the laid group has no choice in the shadow, so nothing is asked"),
    ],
)
def test_an_impossible_position_is_refused_by_name(fields: dict[str, str], refused: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(lines(fields))
    assert str(caught.value).startswith(refused)


def test_a_position_in_the_middle_of_a_drawing_goes_on(table: Any) -> None:
    text = "".join(f"{key}: {value}\n" for key, value in DRAW.items() if key != "game")
    start = table(text + "known: | 1 |\n")
    assert start.choices == "draw 8, draw 9, draw 10, draw 11, draw 12, draw pile"
    assert start.play("2 draw pile", "2 draw 9").asked == "2 lay"
    assert start.known == " | 1 9 | "
