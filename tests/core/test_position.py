"""Positions as lines: what they say, and where they are wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stado.core.errors import NotationError, PositionError
from stado.core.position import Position, format_groups, format_lines, parse_lines

TEXT = """game: six   # a head
variant: classic
seats: 2
options: {"limit":50}

# what the game reads
rows: 12 14 15 | 37 || 58 61
round: 3
empty:
note: a: b
"""


@pytest.fixture
def position() -> Position:
    return parse_lines(TEXT)


def test_lines_keep_their_numbers(position: Position) -> None:
    assert position.fields == {
        "game": (1, "six"),
        "variant": (2, "classic"),
        "seats": (3, "2"),
        "options": (4, '{"limit":50}'),
        "rows": (7, "12 14 15 | 37 || 58 61"),
        "round": (8, "3"),
        "empty": (9, ""),
        "note": (10, "a: b"),
    }


def test_the_body_is_what_follows_the_head(position: Position) -> None:
    assert list(position.body().fields) == ["rows", "round", "empty", "note"]
    assert position.body().fields["round"] == (8, "3")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("a: 1\n\nhello\n", "^line 3: 'hello' is not 'key: value'$"),
        ("a: 1\nb: 2\n a : 3", "^line 3: 'a' stands there twice$"),
    ],
)
def test_a_line_that_does_not_parse_is_named(text: str, error: str) -> None:
    with pytest.raises(NotationError, match=error):
        parse_lines(text)


def test_a_value_or_its_default(position: Position) -> None:
    assert position.get("round") == "3"
    assert position.get("stacks") == ""
    assert position.get("stacks", "none") == "none"
    assert position.get("empty", "none") == ""


def test_a_line_that_must_be_there(position: Position) -> None:
    assert position.need("empty") == ""
    with pytest.raises(PositionError, match=r"^the position has no line 'hands:'$"):
        position.need("hands")


def test_an_error_names_the_line_where_there_is_one(position: Position) -> None:
    assert str(position.error("rows", "too many")) == "line 7, rows: too many"
    assert str(position.error("hands", "missing")) == "hands: missing"


def test_a_key_that_the_game_does_not_know_is_refused(position: Position) -> None:
    position.body().only(("note", "rows", "round", "empty"))
    with pytest.raises(PositionError, match=r"^line 10, note: unknown; allowed: rows, round, empty$"):
        position.body().only(("rows", "round", "empty"))


def test_numbers(position: Position) -> None:
    assert position.number("round") == position.number("round", 9) == 3
    assert position.number("stacks", 9) == 9
    assert position.numbers("round") == (3,)
    assert position.numbers("empty") == position.numbers("stacks") == ()
    assert position.numbers("rows", " 4  05 ") == (4, 5)


@pytest.mark.parametrize("text", ["-1", "+1", "1.0", "x", "٣", "²", "1_0", "0x1"])
def test_only_digits_are_a_number(text: str) -> None:
    position = parse_lines(f"n: {text}")
    for read in (lambda: position.number("n"), lambda: position.numbers("n"), lambda: position.number_groups("n")):
        with pytest.raises(PositionError, match=r"^line 1, n: .* is not a number$"):
            read()


def test_a_number_must_be_there_unless_it_has_a_default() -> None:
    with pytest.raises(PositionError, match=r"^the position has no line 'n:'$"):
        Position({}).number("n")
    with pytest.raises(PositionError, match=r"^line 1, n: '' is not a number$"):
        parse_lines("n:").number("n", 5)


def test_a_number_that_programs_cannot_hold_is_refused() -> None:
    assert parse_lines("n: " + "9" * 18).number("n") == 10**18 - 1
    for digits in (19, 5000):
        with pytest.raises(PositionError, match=r"^line 1, n: 999999… is too large a number$"):
            parse_lines("n: " + "9" * digits).number("n")


def test_groups(position: Position) -> None:
    assert position.groups("rows", str.strip) == ("12 14 15", "37", "", "58 61")
    assert position.number_groups("rows") == ((12, 14, 15), (37,), (), (58, 61))
    assert position.number_groups("rows", 4) == position.number_groups("rows")


def test_absent_groups_are_empty_where_their_count_is_known(position: Position) -> None:
    assert position.number_groups("stacks", 3) == ((), (), ())
    missing: tuple[Callable[[], object], ...] = (
        lambda: position.number_groups("stacks"),
        lambda: position.groups("stacks", str),
    )
    for read in missing:
        with pytest.raises(PositionError, match=r"^the position has no line 'stacks:'$"):
            read()


def test_groups_must_be_as_many_as_there_are(position: Position) -> None:
    with pytest.raises(PositionError, match=r"^line 7, rows: 4 groups; there must be 3$"):
        position.number_groups("rows", 3)
    assert position.number_groups("empty", 1) == ((),)


def test_lines_are_written_as_they_are_read() -> None:
    assert (
        format_lines([("rows", format_groups(((12, 14), (), (3,)))), ("empty", "")]) == "rows: 12 14 |  | 3\nempty:\n"
    )
    assert format_lines([]) == ""


WORDS = st.text(st.characters(categories=["L", "N", "P", "S"], exclude_characters="#:"), min_size=1, max_size=8)


@given(st.lists(st.tuples(WORDS, st.lists(WORDS, max_size=3).map(" ".join)), unique_by=lambda field: field[0]))
def test_lines_round_trip(fields: list[tuple[str, str]]) -> None:
    parsed = parse_lines(format_lines(fields)).fields
    assert parsed == {key: (number, value) for number, (key, value) in enumerate(fields, start=1)}


@given(st.lists(st.lists(st.integers(0, 10**18 - 1)), min_size=1))
def test_groups_round_trip(groups: list[list[int]]) -> None:
    position = parse_lines(format_lines([("g", format_groups(groups))]))
    assert position.number_groups("g") == tuple(map(tuple, groups))
