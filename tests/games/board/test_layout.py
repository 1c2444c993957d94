"""Boards as data: the house set, files that are good, and faults that are named."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import pytest
from rich.text import Text

from stado.core.errors import DataError, OptionError
from stado.core.match import Match, replay
from stado.core.options import make_options, parse_options
from stado.core.record import format_record, parse_record
from stado.core.rng import Rng
from stado.games import make_game, record_game
from stado.games.board.cards import ACTION_DECK, LUCKY_DECK
from stado.games.board.layout import HOUSE_BOARD, Board, format_board, parse_board
from stado.games.board.options import BoardOptions

HOUSE = files("stado.games.board").joinpath("data/house.board").read_text(encoding="utf-8")


def test_brd_1_there_are_100_tiles_24_action_cards_and_12_lucky_cards() -> None:
    assert len(HOUSE_BOARD.cows) == 100
    assert len(ACTION_DECK) == 24
    assert len(LUCKY_DECK) == 12
    assert all(ACTION_DECK.count(card) == 4 for card in ACTION_DECK)  # BRD-3
    assert all(LUCKY_DECK.count(card) == 6 for card in LUCKY_DECK)  # BRD-3


def test_brd_2_the_house_set_keeps_what_the_rulebook_tells() -> None:
    cows = {tile: HOUSE_BOARD.cows[tile - 1] for tile in (15, 18, 19, 22, 23, 83)}
    assert cows == {15: 2, 18: 1, 19: 5, 22: 3, 23: 5, 83: 5}
    assert len(HOUSE_BOARD.basic) > 4
    assert len(HOUSE_BOARD.basic[0]) == 4
    assert any("rr" in row for row in HOUSE_BOARD.basic)
    assert any("-7" in row for row in HOUSE_BOARD.advanced)
    assert any(len(row) >= 7 and row[5] == "gg" for row in HOUSE_BOARD.advanced)
    for row in (*HOUSE_BOARD.basic, *HOUSE_BOARD.advanced):
        assert [sign in ("COWS", "TILES") for sign in row] == [False] * (len(row) - 1) + [True]


def test_brd_3_house_cows_and_clovers() -> None:
    def house_cows(tile: int) -> int:
        if tile % 4 == 3 and tile > 1 and all(tile % divisor for divisor in range(2, tile)):
            return 5
        return 3 if tile % 11 == 0 else 2 if tile % 5 == 0 else 1

    assert HOUSE_BOARD.cows == tuple(map(house_cows, range(1, 101)))
    assert [HOUSE_BOARD.cows.count(cows) for cows in range(1, 6)] == [60, 19, 8, 0, 13]
    assert HOUSE_BOARD.clovers == tuple(range(-40, 0, 5))


BASIC = """.  .  .  COWS
.  .  .  +3  COWS
.  g  +2  g  COWS
.  .  .  +4  g  COWS
.  g  r  gg  +3  COWS
.  +3  two  r  gg  COWS
.  g  +2  gg  r  +5  COWS
.  +2  two  gg  r  +4  COWS
.  g  +3  r  gg  g  +5  COWS
.  -3  two  gg  +4  rr  g  +5  COWS"""
ADVANCED = """.  g  +2  COWS
.  +2  tile  g  TILES
+1  g  r  gg  COWS
.  card  +3  r  g  TILES
card  g  two  -2  gg  COWS
-2  gg  +3  tile  r  TILES
.  g  card  -7  +5  COWS
.  g  +2  r  .  gg  TILES
g  two  +3  rr  card  gg  tile  COWS
r  +3  g  two  +4  gg  -5  card  TILES"""


def test_brd_4_house_boards() -> None:
    assert HOUSE_BOARD.basic == tuple(tuple(line.split()) for line in BASIC.splitlines())
    assert HOUSE_BOARD.advanced == tuple(tuple(line.split()) for line in ADVANCED.splitlines())


SMALL = """# Five rows of two spaces.
[basic]
. COWS
g COWS
r COWS
+1 COWS
two COWS
[advanced]
. TILES
tile COWS
card COWS
-44 COWS
rr TILES
[cows]
1: 1-99
5: 100
[clovers]
-44 0
44
"""


def test_the_smallest_board_is_good() -> None:
    board = parse_board(SMALL, "small.board")
    assert board.basic == ((".", "COWS"), ("g", "COWS"), ("r", "COWS"), ("+1", "COWS"), ("two", "COWS"))
    assert board.advanced[4] == ("rr", "TILES")
    assert board.cows == (1,) * 99 + (5,)
    assert board.clovers == (-44, 0, 44)


@pytest.mark.parametrize("text", [HOUSE, SMALL])
def test_a_board_is_written_as_it_is_read(text: str) -> None:
    board = parse_board(text, "any.board")
    assert parse_board(format_board(board), "again.board") == board
    assert max(map(len, format_board(board).splitlines())) <= 120


MOST = " . " * 20


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("g COWS", "x COWS", "line 4: space 1: unknown space 'x'; allowed: . +n -n g gg r rr two COWS tile card TILES"),
        ("+1 COWS", "+45 COWS", "line 6: space 1: unknown space '+45'; allowed: . +n"),
        ("+1 COWS", "+01 COWS", "line 6: space 1: unknown space '+01'"),
        ("+1 COWS", "−1 COWS", "line 6: space 1: unknown space '−1'"),
        ("\nr COWS", "\nr g", "line 5: the last space is 'g', but must take the row; allowed: COWS"),
        ("tile COWS", "tile g", "line 10: the last space is 'g', but must take the row; allowed: COWS, TILES"),
        ("\ng COWS", "\nCOWS COWS", "line 4: space 1: 'COWS' takes the row, which only the last space does"),
        ("tile COWS", "tile TILES COWS", "line 10: space 2: 'TILES' takes the row, which only the last space does"),
        ("\nr COWS", "\nCOWS", "line 5: 1 space in a row; allowed: 2 to 20"),
        ("\nr COWS", f"\n{MOST} COWS", "line 5: 21 spaces in a row; allowed: 2 to 20"),
        ("\nr COWS", "\nr TILES", "line 5: space 2: 'TILES' is for the advanced side only; allowed: . +n"),
        ("\nr COWS", "\ncard COWS", "line 5: space 1: 'card' is for the advanced side only"),
        ("\ng COWS\nr COWS\n+1 COWS\ntwo COWS", "", "line 2: 1 row; allowed: 5 to 20"),
        ("\ntwo COWS", "", "line 2: 4 rows; allowed: 5 to 20"),
        ("rr TILES\n", "rr TILES\n" * 17, "line 8: 21 rows; allowed: 5 to 20"),
        ("[basic]\n", "", "line 2: '. COWS' stands in no section; begin with one of [basic], [advanced]"),
        ("[basic]", "[blue]", "line 2: unknown section [blue]; allowed: [basic], [advanced], [cows], [clovers]"),
        ("[clovers]", "[cows]", "line 17: section [cows] stands in line 14 too"),
        ("[clovers]\n-44 0\n44\n", "", "section [clovers] is missing; needed: [basic], [advanced], [cows], [clovers]"),
        ("5: 100", "6: 100", "line 16: 6 cows on a tile; allowed: 1 to 5"),
        ("5: 100", "0: 100", "line 16: 0 cows on a tile; allowed: 1 to 5"),
        ("5: 100", "five: 100", "line 16: 'five: 100' is not COWS: TILES, such as '2: 5 10 15-20'"),
        ("5: 100", "5 100", "line 16: '5 100' is not COWS: TILES"),
        ("5: 100", "5: 99 100", "line 16: tile 99 stands in line 15 too; allowed: each tile once"),
        ("5: 100", "5: 100 100", "line 16: tile 100 stands in line 16 too; allowed: each tile once"),
        ("5: 100", "5: 100 101", "line 16: there is no tile 101; allowed: 1 to 100"),
        ("1: 1-99", "1: 0-99", "line 15: there is no tile 0; allowed: 1 to 100"),
        ("1: 1-99", "1: 99-1", "line 15: range 99-1 runs backward; write 1-99"),
        ("5: 100", "5: all", "line 16: 'all' is no tile; allowed: 1 to 100, and ranges such as 10-12"),
        ("5: 100\n", "", "line 14: no cows for tile 100; needed: each tile from 1 to 100 once"),
        ("1: 1-99", "1: 1-97", "line 14: no cows for tiles 98 99; needed: each tile from 1 to 100 once"),
        ("-44 0", "-45 0", "line 18: clover -45 is off the track; allowed: -44 to 44"),
        ("-44 0", "-44 zero", "line 18: 'zero' is no number of the track; allowed: -44 to 44"),
        ("-44 0", "44 0", "line 19: clover 44 stands in line 18 too; allowed: each once"),
        ("-44 0\n44\n", "", "line 17: no clovers; needed: at least one"),
    ],
)
def test_a_fault_is_named_with_its_line_and_what_is_allowed(old: str, new: str, error: str) -> None:
    assert old in SMALL
    with pytest.raises(DataError) as caught:
        parse_board(SMALL.replace(old, new, 1), "mine.board")
    message = str(caught.value)
    assert message.startswith("mine.board")
    assert error in message


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"basic": [[".", "x"]]}, "options: board, basic row 1: space 2: unknown space 'x'; allowed: . +n"),
        ({"advanced": [[".", "COWS"]]}, "options: board, advanced: 1 row; allowed: 5 to 20"),
        ({"cows": [1] * 99}, "options: board, cows: 99 numbers; allowed: 100, one for each tile"),
        ({"cows": [1] * 99 + [6]}, "options: board, tile 100: 6 cows on a tile; allowed: 1 to 5"),
        ({"clovers": [-45]}, "options: board, clovers: clover -45 is off the track; allowed: -44 to 44"),
        ({"clovers": [-5, -10]}, "options: board, clovers: allowed: at least one, rising, none twice"),
        ({"clovers": []}, "options: board, clovers: allowed: at least one, rising, none twice"),
        ({"basic": 7}, "options: Expected `array`, got `int` - at `$.board.basic`"),
        ({"rows": []}, "options: Object contains unknown field `rows` - at `$.board`"),
    ],
)
def test_a_board_that_comes_from_no_file_is_checked_too(changes: dict[str, Any], error: str) -> None:
    plain = {**msgspec.to_builtins(HOUSE_BOARD), **changes}
    with pytest.raises(OptionError) as caught:
        make_options(BoardOptions, {"board": plain})
    assert str(caught.value).startswith(error)


def test_a_board_is_loaded_from_its_file_and_kept_in_the_record(tmp_path: Any) -> None:
    path = tmp_path / "mine.board"
    path.write_text(SMALL, encoding="utf-8")
    options = parse_options(BoardOptions, {"board": str(path)})
    assert options.board == parse_board(SMALL, str(path))
    match = Match(make_game("board", {"board": options.board}, 2), "seed")
    record = parse_record(format_record(match.record))
    path.unlink()
    game = record_game(record)
    assert game.options == options
    assert replay(game, record).state == match.state


def test_a_match_is_played_to_its_end_on_the_smallest_board(play_out: Any) -> None:
    board = parse_board(SMALL, "small.board")
    for variant in ("basic", "basic-lucky", "advanced", "advanced-lucky"):
        game = make_game("board", {"variant": variant, "board": board}, 3)
        assert game.outcome(play_out(game, Rng("small", variant))) is not None


def test_a_board_is_drawn_with_all_its_spaces_tiles_and_clovers() -> None:
    drawn = BoardOptions.data["board"].draw(HOUSE_BOARD)
    plain = Text.from_markup(drawn).plain
    rows = [line.split("│")[1:-1] for line in plain.splitlines() if "│" in line]
    assert [tuple(cell.strip() for cell in row) for row in rows] == [*HOUSE_BOARD.basic, *HOUSE_BOARD.advanced]
    cows = plain.partition("cows\n")[2].partition("clovers")[0]
    assert sorted(map(int, cows.split())) == sorted([*range(1, 101), 1, 2, 3, 5])
    assert plain.endswith("-40 -35 -30 -25 -20 -15 -10 -5")


def test_all_spaces_have_a_color() -> None:
    signs = (". +1 -1 g gg r rr two tile card COWS", ". TILES", ". TILES", ". TILES", ". TILES")
    board = Board(HOUSE_BOARD.basic, tuple(tuple(row.split()) for row in signs), HOUSE_BOARD.cows, (-5,))
    drawn = BoardOptions.data["board"].draw(board)
    assert "[bold red] COWS [/]" in drawn
    assert "[green]  +1  [/]" in drawn
    assert "[red]  -1  [/]" in drawn
