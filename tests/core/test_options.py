"""Options: described, made, typed, written down, and refused with what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest

from stado.core.datafile import data_lines
from stado.core.errors import DataError, OptionError
from stado.core.options import (
    DataKind,
    OptionInfo,
    Options,
    describe_options,
    format_options,
    make_options,
    parse_options,
    read_text,
    variant_choices,
)


class Layout(msgspec.Struct, frozen=True):
    """A number of spaces; data that an owner can replace."""

    spaces: int = 5

    def __post_init__(self) -> None:
        if self.spaces > 99:
            raise DataError("a layout cannot have that many spaces")


def parse_layout(text: str, source: str) -> Layout:
    (line,) = data_lines(text, source)
    if not line.text.isdecimal():
        raise line.error("not a number of spaces")
    return Layout(int(line.text))


class TableOptions(Options, frozen=True, kw_only=True):
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "short": {"limit": 10, "rounds": 1},
        "open": {"open_hands": True},
    }
    data: ClassVar[Mapping[str, DataKind]] = {
        "layout": DataKind("layout", parse_layout, lambda layout: f"{layout.spaces}\n", lambda layout: f"[{layout}]")
    }

    variant: Literal["plain", "long"] = "plain"
    limit: Annotated[int, msgspec.Meta(ge=1)] = 66
    seed_cards: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    rounds: Annotated[int, msgspec.Meta(ge=1)] | None = None
    order: Literal["up", "down"] = "up"
    open_hands: bool = False
    layout: Layout = Layout()


class Bare(Options, frozen=True, kw_only=True):
    variant: Literal["only"] = "only"


class Odd(Options, frozen=True, kw_only=True):
    variant: Literal["only"] = "only"
    speed: float = 1.0


def test_every_option_but_the_variant_is_described_in_order() -> None:
    assert describe_options(TableOptions) == (
        OptionInfo("limit", "number", 66, minimum=1),
        OptionInfo("seed_cards", "number", 0, minimum=0, maximum=9),
        OptionInfo("rounds", "number", None, minimum=1, optional=True),
        OptionInfo("order", "choice", "up", choices=("down", "up")),
        OptionInfo("open_hands", "flag", default=False),
        OptionInfo("layout", "data", None, optional=True),
    )
    assert describe_options(Bare) == ()


def test_an_option_that_nobody_can_be_asked_for_is_a_mistake() -> None:
    with pytest.raises(TypeError, match=r"^option speed has a type that no client can ask for: FloatType"):
        describe_options(Odd)


def test_variants_are_those_of_the_type() -> None:
    assert variant_choices(TableOptions) == ("plain", "long")


def test_values_make_options_and_the_rest_stays_usual() -> None:
    assert make_options(TableOptions, {}) == TableOptions()
    made = make_options(TableOptions, {"variant": "long", "rounds": 3, "open_hands": True, "order": "down"})
    assert made == TableOptions(variant="long", rounds=3, open_hands=True, order="down")
    assert make_options(TableOptions, {"rounds": None}).rounds is None
    assert make_options(TableOptions, {"layout": {"spaces": 7}}).layout == Layout(7)


def test_what_is_given_is_left_alone() -> None:
    values = {"preset": "short", "limit": 20}
    make_options(TableOptions, values)
    assert values == {"preset": "short", "limit": 20}


def test_a_preset_comes_first_and_single_values_win() -> None:
    assert make_options(TableOptions, {"preset": "short"}) == TableOptions(limit=10, rounds=1)
    assert make_options(TableOptions, {"limit": 20, "preset": "short"}) == TableOptions(limit=20, rounds=1)
    assert make_options(TableOptions, {"preset": None}) == TableOptions()


@pytest.mark.parametrize(
    ("values", "error"),
    [
        ({"preset": "long"}, "unknown preset 'long'; allowed: short, open"),
        ({"preset": ["short"]}, "unknown preset ['short']; allowed: short, open"),
        (
            {"limits": 1},
            "unknown option 'limits'; allowed: preset, limit, seed_cards, rounds, order, open_hands, layout",
        ),
        ({"limit": 0}, "option limit cannot be 0; allowed: a whole number from 1 up"),
        ({"limit": True}, "option limit cannot be True; allowed: a whole number from 1 up"),
        ({"limit": 2.0}, "option limit cannot be 2.0; allowed: a whole number from 1 up"),
        ({"limit": "66"}, "option limit cannot be '66'; allowed: a whole number from 1 up"),
        ({"limit": None}, "option limit cannot be None; allowed: a whole number from 1 up"),
        ({"seed_cards": 10}, "option seed_cards cannot be 10; allowed: a whole number from 0 to 9"),
        ({"rounds": 0}, "option rounds cannot be 0; allowed: a whole number from 1 up, none"),
        ({"order": "sideways"}, "option order cannot be 'sideways'; allowed: down, up"),
        ({"order": ["up"]}, "option order cannot be ['up']; allowed: down, up"),
        ({"open_hands": 1}, "option open_hands cannot be 1; allowed: yes, no"),
        ({"open_hands": None}, "option open_hands cannot be None; allowed: yes, no"),
        ({"layout": None}, "options: Expected `object`, got `null` - at `$.layout`"),
        ({"layout": {"spaces": "x"}}, "options: Expected `int`, got `str` - at `$.layout.spaces`"),
        ({"layout": {"spaces": 100}}, "options: a layout cannot have that many spaces"),
        ({"variant": "wide"}, "options: Invalid enum value 'wide' - at `$.variant`"),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(values: dict[str, Any], error: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_options(TableOptions, values)
    assert str(caught.value) == error


def test_a_game_without_presets_says_so() -> None:
    with pytest.raises(OptionError, match=r"^unknown preset 'x'; allowed: none$"):
        make_options(Bare, {"preset": "x"})


def test_a_refused_value_is_shown_short() -> None:
    with pytest.raises(OptionError) as caught:
        make_options(TableOptions, {"order": "x" * 10_000})
    assert len(str(caught.value)) < 100


def test_typed_options(tmp_path: Path) -> None:
    path = tmp_path / "layout.txt"
    path.write_text("# wide\n9\n", encoding="utf-8")
    texts = {
        "variant": "long",
        "limit": "12",
        "rounds": "3",
        "order": "down",
        "open_hands": "yes",
        "layout": str(path),
    }
    made = parse_options(TableOptions, texts)
    assert made == TableOptions(variant="long", limit=12, rounds=3, order="down", open_hands=True, layout=Layout(9))
    assert parse_options(TableOptions, {"preset": "short", "rounds": "none", "open_hands": "no"}) == TableOptions(
        limit=10
    )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("limit", "x"),
        ("limit", ""),
        ("limit", "-5"),
        ("limit", "--5"),
        ("limit", "none"),
        ("limit", "٣"),
        ("limit", "9" * 5000),
        ("rounds", "None"),
        ("open_hands", "maybe"),
        ("open_hands", "none"),
        ("order", "none"),
        ("preset", "none"),
        ("nothing", "1"),
    ],
)
def test_typed_nonsense_is_refused_as_an_option(name: str, text: str) -> None:
    with pytest.raises(OptionError, match="allowed"):
        parse_options(TableOptions, {name: text})


def test_a_data_file_with_a_mistake_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "layout.txt"
    path.write_text("\nmany\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"layout\.txt, line 2: not a number of spaces$"):
        parse_options(TableOptions, {"layout": str(path)})


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"none\.txt: cannot be read: No such file or directory$"):
        read_text(str(tmp_path / "none.txt"))
    with pytest.raises(DataError, match=r": cannot be read: Is a directory$"):
        read_text(str(tmp_path))
    path = tmp_path / "latin.txt"
    path.write_bytes(b"kr\xe1va")
    with pytest.raises(DataError, match=r"latin\.txt: cannot be read: not a UTF-8 text$"):
        read_text(str(path))
    path.write_text("kráva\n", encoding="utf-8")
    assert read_text(str(path)) == "kráva\n"


def test_written_options_say_the_variant_the_data_and_what_is_unusual() -> None:
    assert format_options(TableOptions()) == {"variant": "plain", "layout": {"spaces": 5}}
    unusual = TableOptions(variant="long", limit=12, rounds=2, open_hands=True, layout=Layout(7))
    assert format_options(unusual) == {
        "variant": "long",
        "limit": 12,
        "rounds": 2,
        "open_hands": True,
        "layout": {"spaces": 7},
    }


@pytest.mark.parametrize(
    "options",
    [
        TableOptions(),
        TableOptions(variant="long", layout=Layout(0)),
        TableOptions(limit=1, seed_cards=9, rounds=1, order="down", open_hands=True),
    ],
)
def test_written_options_are_read_back(options: TableOptions) -> None:
    assert make_options(TableOptions, format_options(options)) == options
