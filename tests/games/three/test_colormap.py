from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stado.core.errors import DataError, OptionError
from stado.core.match import Match, replay
from stado.core.options import format_options, make_options, parse_options
from stado.core.position import parse_lines
from stado.core.record import format_record, parse_record
from stado.games.three import Three
from stado.games.three.actions import PlayCard
from stado.games.three.cards import COLORS
from stado.games.three.collection import Collection
from stado.games.three.colormap import HOUSE_COLORS, check_colors, draw_colors, format_colors, parse_colors
from stado.games.three.options import ThreeOptions

HOUSE = files("stado.games.three").joinpath("data/house.colors").read_text(encoding="utf-8")
LINES = format_colors(HOUSE_COLORS).splitlines()
# Each color's cards stand in one block: 1 to 12 are orange, 13 to 25 without the neutral 15 lilac, and so on.
BLOCKS = "".join(
    "S"
    if card % 30 == 0
    else "N"
    if card % 30 == 15
    else COLORS[(card - 1 - (card + 15) // 30 - card // 30) // 12].letter
    for card in range(90)
)


def change(name: str, line: str) -> str:
    """The house map with one color's line put differently, the others kept."""
    return "\n".join(line if old.startswith(name) else old for old in LINES)


def test_the_house_file_is_the_house_map() -> None:
    assert parse_colors(HOUSE, "house.colors") == HOUSE_COLORS == ThreeOptions().colors


@pytest.mark.parametrize("colors", [HOUSE_COLORS, BLOCKS], ids=["house", "blocks"])
def test_a_map_survives_being_written_and_read(colors: str) -> None:
    assert parse_colors(format_colors(colors), "again") == colors


def test_the_order_of_lines_and_numbers_does_not_matter() -> None:
    shuffled = "# mine\n" + "\n".join(
        f"{name}: {' '.join(reversed(numbers.split()))}  # upside down"
        for name, numbers in (line.split(":") for line in reversed(LINES))
    )
    assert parse_colors(shuffled, "mine") == HOUSE_COLORS


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("orange 1 8", "mine, line 1: 'orange 1 8' is not COLOR: NUMBERS; allowed colors: start, neutral, orange,"),
        (
            "\n# no\npink: 1 8",
            "mine, line 3: 'pink: 1 8' is not COLOR: NUMBERS; allowed colors: start, neutral, orange,",
        ),
        ("red: 4\nred: 5", "mine, line 2: red has its numbers in line 1; allowed: one line for each color"),
        ("red: 4 x", "mine, line 1: there is no card 'x'; allowed: 0 to 89"),
        ("red: 90", "mine, line 1: there is no card '90'; allowed: 0 to 89"),
        ("red: -1", "mine, line 1: there is no card '-1'; allowed: 0 to 89"),
        ("red: 04", "mine, line 1: there is no card '04'; allowed: 0 to 89"),
        ("red: 4\n\ngreen: 7 4", "mine, line 3: 4 stands in line 1 too; allowed: each number once"),
        ("red: 4 4", "mine, line 1: 4 stands in line 1 too; allowed: each number once"),
        ("\n".join(LINES[:-2]), "mine: no line for magenta, green; allowed: one line for each color"),
        ("", "mine: no line for start, neutral, orange, lilac, light-blue, red, turquoise, magenta, green; allowed:"),
        (change("start", "start: 0 30"), "mine, line 1: start has 0 30; allowed: 0 30 60; in no line: 60"),
        (
            change("neutral", "neutral:"),
            "mine, line 2: neutral has no numbers; allowed: 15 45 75; in no line: 15, 45, 75",
        ),
        (
            change("green", "green: 7 14 22 29 37 44 52 59 67 74 82"),
            "mine, line 9: green has 11 numbers; allowed: 12; in no line: 89",
        ),
        (
            change("green", "green: 7 14 22 29 37 44 52 59 67 74 82").replace("orange:", "orange: 89"),
            "mine, line 3: orange has 13 numbers; allowed: 12",
        ),
    ],
)
def test_a_faulty_file_is_refused_by_file_and_line(text: str, reason: str) -> None:
    with pytest.raises(DataError) as raised:
        parse_colors(text, "mine")
    assert str(raised.value).startswith(reason)


@given(st.text(alphabet="orange: 0123456789\n#"))
def test_a_file_of_anything_raises_a_data_error(text: str) -> None:
    with pytest.raises(DataError):
        parse_colors(text, "mine")


@pytest.mark.parametrize(
    ("colors", "reason"),
    [
        (HOUSE_COLORS[:-1], "colors: 89 letters; allowed: 90, one for each number from 0"),
        ("x" + HOUSE_COLORS[1:], "colors: number 0 has the letter 'x'; allowed: S N O L B R T M G"),
        ("O" + HOUSE_COLORS[1:], "colors: start has 30 60; allowed: 0 30 60"),
        (HOUSE_COLORS[:15] + "O" + HOUSE_COLORS[16:], "colors: neutral has 45 75; allowed: 15 45 75"),
        (HOUSE_COLORS[:1] + "G" + HOUSE_COLORS[2:], "colors: orange has 11 numbers; allowed: 12"),
    ],
)
def test_letters_that_are_no_map_are_refused(colors: str, reason: str) -> None:
    with pytest.raises(DataError, match=re.escape(reason)):
        check_colors(colors)
    with pytest.raises(OptionError, match=re.escape(reason)):
        make_options(ThreeOptions, {"colors": colors})


def test_a_file_of_ones_own_is_played_with_and_stays_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.colors"
    path.write_text(format_colors(BLOCKS), encoding="utf-8")
    game = Three(parse_options(ThreeOptions, {"colors": str(path)}), 2)
    assert game.options.colors == BLOCKS
    match = Match(game, "a seed")
    record = parse_record(format_record(match.record))
    path.unlink()
    options = make_options(ThreeOptions, record.head.options)
    assert options.colors == BLOCKS
    again = replay(Three(options, 2), record)
    assert again.state == match.state


def test_written_options_always_hold_the_colors() -> None:
    for options in (ThreeOptions(), ThreeOptions(colors=BLOCKS)):
        assert make_options(ThreeOptions, format_options(options)) == options
        assert format_options(options)["colors"] == options.colors


def test_a_missing_file_is_a_data_error(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"none\.colors: cannot be read"):
        parse_options(ThreeOptions, {"colors": str(tmp_path / "none.colors")})


@pytest.mark.parametrize(
    ("colors", "face_up", "face_down"),
    [(HOUSE_COLORS, (2, 3, 4), ()), (BLOCKS, (), (2, 3, 4))],
    ids=["three colors", "all orange"],
)
def test_the_map_decides_which_cards_are_of_a_color(
    colors: str, face_up: tuple[int, ...], face_down: tuple[int, ...]
) -> None:
    game = Three(ThreeOptions(colors=colors), 2)
    state = game.parse_fields(parse_lines("first: 1\nrows: 0 2 3 4 | 30 | 60\nhands: 1 31 32 | 61 62 63"))
    assert game.apply(state, 0, PlayCard(1)).state.collections[0] == Collection(face_up, face_down)


def test_the_map_is_drawn_with_shapes_and_letters() -> None:
    lines = re.sub(r"\[[^]]*\]", "", draw_colors(HOUSE_COLORS)).splitlines()
    assert len(lines) == 9
    assert lines[0] == " 0▌S   1●O   2■L   3▲B   4◆R   5★T   6⬢M   7✚G   8●O   9■L"
    assert lines[1].split()[5] == "15○N"
