"""Actions and positions as texts, and positions that cannot arise."""

from __future__ import annotations

import pytest

from stado.core.errors import NotationError, PositionError
from stado.games import format_position, parse_position
from stado.games.board.actions import (
    AddTile,
    BoardAction,
    CountPlus,
    Deal,
    DealCards,
    DrawCard,
    DrawTile,
    MoveTile,
    PickTile,
    PickTiles,
    PlaceAnywhere,
    PlaceFirst,
    PlaceTile,
    PlayCard,
    StopRow,
    SwapTile,
    TakeLucky,
)
from stado.games.board.cards import ACTION_DECK
from stado.games.board.layout import HOUSE_BOARD
from stado.games.board.notation import format_action, parse_action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pick 45", PickTile(45)),
        ("pick 12 45", PickTiles((12, 45))),
        ("place", PlaceTile()),
        ("play skip", PlayCard("skip")),
        ("play gain_5", PlayCard("gain_5")),
        ("swap 22", SwapTile(22)),
        ("add 22", AddTile(22)),
        ("stop 2", StopRow(1)),
        ("first 3", PlaceFirst(2)),
        ("after 10", PlaceAnywhere(9)),
        ("plus 23", CountPlus((23,))),
        ("plus 23 83", CountPlus((23, 83))),
        ("lucky positive_cows", TakeLucky("positive_cows")),
        ("move 5", MoveTile(4)),
        ("deal 1 2 3", Deal((1, 2, 3))),
        ("deal skip swap", DealCards(("skip", "swap"))),
        ("draw 45", DrawTile(45)),
        ("draw stop", DrawCard("stop")),
    ],
)
def test_actions_have_short_texts(text: str, action: BoardAction) -> None:
    assert format_action(action) == text
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pick",
        "pick x",
        "pick 1 2 3",
        "pick 1 skip",
        "place 3",
        "play",
        "play nothing",
        "play skip swap",
        "stop 0",
        "stop skip",
        "move 1 2",
        "plus 1 2 3",
        "lucky skip",
        "lucky",
        "draw gain_5",
        "deal",
        "deal gain_5",
        "swap 9999999999",
        "pick ²",
        "sing 5",
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert str(caught.value).startswith(f"{text!r} is no action; allowed: pick TILE, pick TILE TILE, place, play CARD")


FULL = """game: board
variant: advanced-lucky
seats: 2
turn: 7
rows: 12 - 15 |  | 40 |  |  | 33 34 |  |  | 20
stops: 3
hands: 5 6 61 | 80 81 82
known: 61 | 82
queue: 50@1 51@2
gone: 1 2 3
scores: -8 44
actions: skip stop | swap
discard: skip swap
remade: another_tile another_tile another_tile another_tile ascending_anywhere ascending_anywhere \
ascending_anywhere ascending_anywhere place_first place_first place_first place_first skip skip skip stop stop stop \
swap swap swap
lucky: gain_5 | gain_5 positive_cows
played: 12 15 | 40 1
lifted: 2 7
plus: 1 2
"""


def full_text(text: str) -> str:
    """The position with the board in its head."""
    game, state = parse_position(text)
    return format_position(game, state)


def test_a_position_is_read_and_written() -> None:
    game, state = parse_position(FULL)
    assert state.rows[0] == (12, None, 15)
    assert (state.stops, state.lifted) == ((2,), (1, 6))
    assert state.known == ((61,), (82,))
    assert [(reveal.seat, reveal.tile) for reveal in state.queue] == [(0, 50), (1, 51)]
    assert state.scores == (-8, 44)
    assert len(state.supply) == 100 - 6 - 6 - 2 - 3
    assert state.pile.count("skip") == 2
    assert state.lucky_pile.count("gain_5") == 4
    assert "\n".join(format_position(game, state).splitlines()[4:]) == "\n".join(FULL.splitlines()[3:])
    assert game.to_act(state) == (0,)


def test_a_position_keeps_its_board() -> None:
    text = full_text(FULL)
    assert text.splitlines()[3].startswith('options: {"board":{"basic":[[".",".",".","COWS"]')
    game, state = parse_position(text)
    assert game.options.board == HOUSE_BOARD
    assert full_text(text) == text
    assert state == parse_position(FULL)[1]


def test_a_short_position_is_enough() -> None:
    game, state = parse_position("game: board\nseats: 2\nrows: 1 | 2 | 3 | 4\nhands: 5 6 | 7 8")
    assert (state.turn, state.sets, state.scores) == (1, 1, (0, 0))
    assert len(state.supply) == 92
    assert game.to_act(state) == (0, 1)


PICK = """game: board
variant: {variant}
seats: 2
turn: 3
rows: 10 | 20 | 30 | 40
hands: 50 51 | 60 61
"""


@pytest.mark.parametrize(
    ("variant", "changes", "error"),
    [
        ("basic", {"color": "red"}, "color: unknown; allowed: turn, set, rows, stops"),
        ("basic", {"stops": "1"}, "stops: only the advanced variants have this"),
        ("basic", {"known": "50 |"}, "known: only the advanced variants have this"),
        ("basic", {"actions": "skip |"}, "actions: only the advanced variants have this"),
        ("basic", {"discard": "skip"}, "discard: only the advanced variants have this"),
        ("basic", {"remade": "skip"}, "remade: only the advanced variants have this"),
        ("basic", {"lifted": "1"}, "lifted: only the advanced variants have this"),
        ("advanced", {"lucky": "gain_5 |"}, "lucky: only the variants with lucky cards have this"),
        ("advanced", {"plus": "1 2"}, "plus: only the variants with lucky cards have this"),
        ("basic", {"turn": "0"}, "turn: cannot be 0; allowed: 1 to 200"),
        ("basic", {"turn": "201"}, "turn: cannot be 201; allowed: 1 to 200"),
        ("basic", {"set": "3"}, "set: cannot be 3; allowed: 1 to 2"),
        ("advanced", {"set": "2"}, "set: cannot be 2; allowed: 1 to 1"),
        ("basic", {"scores": "1"}, "scores: 1 scores; there must be 2"),
        ("basic", {"scores": "45 0"}, "scores: 45 is off the track; allowed: -44 to 44"),
        ("basic", {"scores": "-45 0"}, "scores: -45 is off the track; allowed: -44 to 44"),
        ("basic", {"scores": "a 0"}, "scores: 'a' is not a whole number"),
        ("basic", {"rows": "10 | 20 | 30 | 101"}, "rows: there is no tile 101; allowed: 1 to 100"),
        ("basic", {"rows": "10 | 20 | 30 | 50"}, "hands: tile 50 is also in rows"),
        ("basic", {"gone": "7 7"}, "gone: tile 7 is also in gone"),
        ("basic", {"rows": "10 | 20 | 30"}, "rows: 3 active rows; there must be 4"),
        ("basic", {"rows": "10 | 20 | 30 | 40 | 45"}, "rows: 5 active rows; there must be 4"),
        ("basic", {"rows": "1 | 2 | 3 | 4" + " |" * 7}, "rows: 11 groups; the board has 10 rows"),
        ("basic", {"rows": "1 5 6 7 | 20 | 30 | 40"}, "rows: row 1 has room for 3 tiles before it is taken"),
        ("basic", {"rows": "1 - 6 | 20 | 30 | 40"}, "rows: row 1 has a gap; only the advanced variants have gaps"),
        ("advanced", {"rows": "- 6 | 20 | 30 | 40"}, "rows: row 1 must begin and end with a tile"),
        ("advanced", {"rows": "6 - | 20 | 30 | 40"}, "rows: row 1 must begin and end with a tile"),
        ("advanced", {"stops": "11"}, "stops: there is no row 11; allowed: 1 to 10"),
        ("advanced", {"stops": "5"}, "stops: row 5 is not active"),
        ("advanced", {"stops": "1 1"}, "stops: there are 2 tokens, one to a row"),
        ("advanced", {"stops": "1 2 3"}, "stops: there are 2 tokens, one to a row"),
        ("advanced", {"lifted": "1 2 3"}, "lifted: there are 2 tokens, one to a row"),
        ("advanced", {"lifted": "0"}, "lifted: there is no row 0; allowed: 1 to 10"),
        ("basic", {"hands": "50 51 | 60"}, "hands: all must hold as many tiles, at most 12"),
        ("basic", {"hands": "|"}, "hands: seat 1 has no tile, so nothing is asked"),
        ("advanced", {"hands": "50 |"}, "hands: seat 2 has no tile, so nothing is asked"),
        ("basic", {"hands": "50 | 60 | 70"}, "hands: 3 groups; there must be 2"),
        ("basic", {"gone": " ".join(map(str, range(70, 100)))}, "gone: 38 tiles are out; there can be 28"),
        ("advanced", {"known": "60 |"}, "known: seat 1 must hold the tiles that are known"),
        ("advanced", {"actions": "jump |"}, "actions: there is no card 'jump'; allowed: another_tile, ascending"),
        ("advanced", {"actions": "skip"}, "actions: 1 groups; there must be 2"),
        ("advanced", {"actions": "skip skip | skip skip skip"}, "actions: there are fewer of skip"),
        ("advanced", {"discard": "stop " * 5}, "actions: there are fewer of stop"),
        ("basic-lucky", {"lucky": "gain_5 " * 7 + "|"}, "lucky: there are fewer of gain_5"),
        ("advanced", {"remade": "skip"}, "remade: must hold all cards of the pile, and none that does not exist"),
        (
            "advanced",
            {"remade": " ".join((*ACTION_DECK, "skip"))},
            "remade: must hold all cards of the pile, and none that does not exist",
        ),
        ("basic", {"played": "101 |"}, "played: there is no tile 101; allowed: 1 to 100"),
        ("basic", {"played": "99 |"}, "played: tile 99 must lie on the board, be gone or be held again"),
        ("basic", {"played": "10 10 |"}, "played: tile 10 can be played once only"),
        ("basic", {"played": "50 |"}, "played: tile 50 can be played once only"),
        ("basic-lucky", {"plus": "2 1", "gone": "1 2"}, "plus: must be one or two tiles that were taken"),
        ("basic-lucky", {"plus": "1 2 3", "gone": "1 2 3"}, "plus: must be one or two tiles that were taken"),
        ("basic-lucky", {"plus": "1 2"}, "plus: must be one or two tiles that were taken"),
        ("basic", {"plan": "skips 1"}, "plan: no tile is revealed"),
        ("basic", {"picks": "50 | 60"}, "picks: all have picked, so nothing is asked"),
        ("basic", {"picks": "52 | -"}, "picks: seat 1 must pick as many as 1 of the hand"),
        ("basic", {"picks": "50 51 | -"}, "picks: seat 1 must pick as many as 1 of the hand"),
        ("basic", {"picks": "50"}, "picks: 1 groups; there must be 2, '-' for none"),
        ("basic", {"queue": "52"}, "queue: '52' is not TILE@SEAT with a seat from 1 to 2"),
        ("basic", {"queue": "52@3"}, "queue: '52@3' is not TILE@SEAT with a seat from 1 to 2"),
        ("basic", {"queue": "52@1"}, "queue: no card can be played for 52, so nothing is asked"),
        ("basic", {"queue": "53@1 52@2"}, "queue: must ascend, at most two tiles a seat"),
        ("basic", {"queue": "52@1 53@1 54@1"}, "queue: must ascend, at most two tiles a seat"),
        ("basic", {"queue": "52@1", "picks": "50 | -"}, "picks: nobody picks while tiles are placed"),
        ("basic", {"queue": "52@1", "plan": "skips 1"}, "plan: only the advanced variants have action cards"),
        ("advanced", {"queue": "52@1", "plan": "row 5"}, "plan: 52 cannot go to row 5"),
        ("advanced", {"queue": "5@1", "plan": "row 1"}, "plan: 5 cannot go to row 1"),
        ("advanced", {"queue": "52@1", "plan": "row 1", "stops": "1"}, "plan: 52 cannot go to row 1"),
        ("advanced", {"queue": "52@1", "plan": "row 11"}, "plan: there is no row 11; allowed: 1 to 10"),
        ("advanced", {"queue": "52@1", "plan": "skips 9"}, "plan: row 4 has fewer spaces to skip"),
        ("advanced", {"queue": "52@1", "plan": "row"}, "plan: is not 'row ROW skips COUNT asks CARD', or a part of it"),
        ("advanced", {"queue": "52@1", "plan": "skips 1 row 2"}, "plan: is not 'row ROW skips COUNT asks CARD'"),
        ("advanced", {"queue": "52@1", "plan": "asks jump"}, "plan: there is no card 'jump'"),
        ("advanced", {"queue": "52@1", "plan": "skips 1 asks swap"}, "plan: swap comes before the row and the skips"),
        ("advanced", {"queue": "52@1", "plan": "row 1 asks stop"}, "plan: stop comes before the row and the skips"),
        ("advanced", {"queue": "52@1", "plan": "asks stop", "stops": "1 2"}, "plan: both tokens lie on rows"),
        ("advanced", {"queue": "52@1", "plan": "asks skip"}, "plan: skip asks nothing here"),
        ("advanced", {"queue": "52@1", "plan": "asks positive_cows"}, "plan: positive_cows goes with the last space"),
        ("advanced-lucky", {"queue": "52@1", "plan": "asks positive_cows"}, "plan: positive_cows goes with the last"),
        ("advanced", {"queue": "52@1", "plan": "asks swap", "hands": "50 | 60 61"}, "plan: swap asks nothing here"),
        ("advanced", {"agenda": "3 lucky 1"}, "agenda: there is no seat 3; allowed: 1 to 2"),
        ("advanced", {"agenda": "1 dance 1"}, "agenda: 'dance 1' is not 'lucky COUNT', 'move TILE ROW' or 'trigger"),
        ("advanced", {"agenda": "1"}, "agenda: '' is not 'lucky COUNT'"),
        ("advanced", {"agenda": "1 lucky 0"}, "agenda: 'lucky 0' is not 'lucky COUNT'"),
        ("advanced", {"agenda": "1 move 5 11"}, "agenda: there is no row 11; allowed: 1 to 10"),
        ("advanced", {"agenda": "1 trigger 11 2"}, "agenda: there is no row 11; allowed: 1 to 10"),
        ("advanced", {"agenda": "1 lucky 1"}, "agenda: its first task asks nothing"),
        ("advanced-lucky", {"agenda": "1 trigger 1 1"}, "agenda: its first task asks nothing"),
        ("advanced", {"agenda": "1 move 5 1"}, "rows: 4 active rows; there must be 3"),
        ("advanced", {"agenda": "1 move 5 1", "rows": "10 | 20 | 30"}, "agenda: its first task asks nothing"),
        ("basic", {"agenda": "1 move 5 4", "rows": "10 | 20 | 30"}, "agenda: its first task asks nothing"),
        ("advanced", {"agenda": "1 move 10 4", "rows": "10 | 20 | 30"}, "rows: tile 10 is also in agenda"),
        ("advanced-lucky", {"agenda": "1 lucky 1", "picks": "50 | -"}, "agenda: no picks and no plan while it goes on"),
        ("advanced-lucky", {"agenda": "1 lucky 1", "plan": "skips 1"}, "agenda: no picks and no plan while it goes on"),
        ("advanced-lucky", {"agenda": "1 lucky 1, lucky 1"}, "agenda: task 2 cannot follow"),
        ("advanced-lucky", {"agenda": "1 lucky 1, trigger 1 1"}, "agenda: task 2 cannot follow"),
        ("advanced-lucky", {"agenda": "1 lucky 1, trigger 5 2"}, "agenda: task 2 cannot follow"),
        (
            "advanced-lucky",
            {"agenda": "1 lucky 1, trigger 1 2, trigger 2 2", "rows": "10 11 | 20 21 | 30 | 40"},
            "agenda: one row at a time",
        ),
        (
            "advanced-lucky",
            {"agenda": "1 lucky 1, trigger 1 3, trigger 1 2", "rows": "10 11 12 | 20 | 30 | 40"},
            "agenda: spaces are triggered from left to right",
        ),
    ],
)
def test_a_position_that_cannot_arise_is_refused_by_name(variant: str, changes: dict[str, str], error: str) -> None:
    fields = dict(line.split(": ", 1) for line in PICK.format(variant=variant).splitlines()) | changes
    with pytest.raises(PositionError) as caught:
        parse_position("\n".join(f"{key}: {value}" for key, value in fields.items()))
    assert error in str(caught.value)


@pytest.mark.parametrize(
    ("variant", "changes", "kind"),
    [
        ("basic", {"picks": "50 | -"}, "pick_tile"),
        ("basic", {"rows": "10 | 20 | 30 | | | 40", "picks": "50 51 | -"}, "pick_tiles"),
        ("basic-lucky", {"queue": "52@1", "lucky": "gain_5 |"}, "play_card"),
        ("basic-lucky", {"agenda": "2 lucky 2, move 5 1", "rows": "| 20 | 30 | 40"}, "take_lucky"),
        ("advanced", {"agenda": "2 move 5 1", "rows": "| 20 | 30 | 40"}, "move_tile"),
        ("advanced-lucky", {"agenda": "2 lucky 1, trigger 1 3", "rows": "10 11 12 | 20 | 30 | 40"}, "take_lucky"),
        ("advanced-lucky", {"agenda": "2 lucky 1, trigger 1 4", "rows": "1 2 3 4 | 20 | 30 | 40"}, "take_lucky"),
        ("advanced", {"queue": "52@1", "plan": "row 1 skips 1", "actions": "skip |"}, "play_card"),
        ("advanced", {"queue": "52@1", "plan": "row 1", "actions": "skip |"}, "play_card"),
        ("advanced", {"queue": "52@1", "plan": "asks swap"}, "swap_tile"),
        ("advanced", {"queue": "52@1", "plan": "asks another_tile"}, "add_tile"),
        ("advanced", {"queue": "52@1", "plan": "asks stop"}, "stop_row"),
        ("advanced", {"queue": "5@1", "plan": "asks place_first"}, "place_first"),
        ("advanced", {"queue": "52@1", "plan": "asks ascending_anywhere"}, "place_anywhere"),
    ],
)
def test_every_decision_has_a_position(variant: str, changes: dict[str, str], kind: str) -> None:
    fields = dict(line.split(": ", 1) for line in PICK.format(variant=variant).splitlines()) | changes
    text = "\n".join(f"{key}: {value}" for key, value in fields.items())
    game, state = parse_position(text)
    seat = 1 if "agenda" in changes or "picks" in changes else 0
    assert game.to_act(state) == (seat,)
    assert game.prompt(state, seat).kind == kind
    assert parse_position(format_position(game, state))[1] == state


def test_the_last_space_with_positive_cows_has_a_position() -> None:
    text = """game: board
    variant: basic-lucky
    seats: 2
    set: 2
    rows: 15 18 19 | 50 | 60 | 70
    hands: 71 | 72
    queue: 41@1
    plan: asks positive_cows"""
    game, state = parse_position(text)
    assert game.prompt(state, 0).kind == "count_plus"
    assert parse_position(format_position(game, state))[1] == state
