"""The games by name: found, made, typed, and read from positions and records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stado.core.errors import NotationError, OptionError, PositionError, RecordError
from stado.core.game import AnyGame
from stado.core.match import Match
from stado.core.options import describe_options
from stado.games import (
    GAMES,
    find_game,
    format_position,
    make_game,
    parse_game,
    parse_position,
    record_game,
)
from stado.games.six import Six
from stado.games.six.options import SixOptions
from stado.testing.parts import missing_parts

PROJECT = Path(__file__).parents[1]
NAMES = ", ".join(game.name for game in GAMES)
TABLE = """game: six
variant: classic
seats: 2
round: 1
rows: 12 14 15 | 37 | 43 44 | 58 61
hands: 3 9 | 68 83
"""


def test_names_are_given_once() -> None:
    names = [game.name for game in GAMES]
    assert len(set(names)) == len(names)
    assert "six" in names


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_found_by_its_name_and_sits_in_a_folder_of_that_name(game: type[AnyGame]) -> None:
    assert find_game(game.name) is game
    assert game.__module__.startswith(f"stado.games.{game.name}.")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_variants_say_sensible_numbers_of_seats(game: type[AnyGame]) -> None:
    for variant in game.variants:
        assert 2 <= variant.min_seats <= variant.usual_seats <= variant.max_seats


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_usual_options_are_those_of_the_first_variant(game: type[AnyGame]) -> None:
    made = make_game(game.name, {})
    assert made.variant == game.variants[0]
    assert made.seats == game.variants[0].usual_seats


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_among_the_options_has_two_ends(game: type[AnyGame]) -> None:
    for option in describe_options(game.option_type):
        assert option.kind != "number" or None not in (option.minimum, option.maximum), option.name


@pytest.mark.parametrize("name", ["", "Six", "seven"])
def test_an_unknown_game_is_refused(name: str) -> None:
    for make in (find_game, lambda name: make_game(name, {}), lambda name: parse_game(name, {})):
        with pytest.raises(OptionError) as caught:
            make(name)
        assert str(caught.value) == f"unknown game {name!r}; allowed: {NAMES}"


def test_a_game_is_made_of_values() -> None:
    game = make_game("six", {"variant": "pro", "limit": 40})
    assert isinstance(game, Six)
    assert game.options == SixOptions(variant="pro", limit=40)
    assert game.seats == 4
    assert make_game("six", {"variant": "pro"}, 6).seats == 6


def test_a_game_is_made_of_typed_texts() -> None:
    game = parse_game("six", {"variant": "pro", "limit": "40", "rounds": "none"})
    assert game.options == SixOptions(variant="pro", limit=40)
    assert game.seats == 4
    assert parse_game("six", {"preset": "pl"}, 9).options == SixOptions(limit_rule="exceed")
    assert parse_game("six", {}, 9).seats == 9


@pytest.mark.parametrize("variant", ["amateur", "", None, 1, ["classic"], {}])
def test_an_unknown_variant_is_refused(variant: Any) -> None:
    for make in (make_game, parse_game):
        with pytest.raises(OptionError) as caught:
            make("six", {"variant": variant})
        allowed = ", ".join(item.name for item in Six.variants)
        assert str(caught.value) == f"six has no variant {variant!r}; allowed: {allowed}"


def test_seats_are_those_of_the_variant() -> None:
    for make in (make_game, parse_game):
        with pytest.raises(OptionError, match=r"^six pro cannot have 7 seats; allowed: 2 to 6$"):
            make("six", {"variant": "pro"}, 7)
        with pytest.raises(OptionError, match=r"^option limit cannot be"):
            make("six", {"limit": "x"}, 4)


def test_a_record_names_its_game_and_seats() -> None:
    record = Match(make_game("six", {"variant": "pro", "limit": 9}, 3), "seed").record
    game = record_game(record)
    assert (game.name, game.options, game.seats) == ("six", SixOptions(variant="pro", limit=9), 3)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "seven"}, f"line 1: unknown game 'seven'; allowed: {NAMES}"),
        ({"options": {"limit": 0}}, "line 1: option limit cannot be 0; allowed: a whole number from 1 to 500"),
        (
            {"options": {"rounds": 10**9}},
            "line 1: option rounds cannot be 1000000000; allowed: a whole number from 1 to 100, none",
        ),
        ({"names": ("A",)}, "line 1: six classic cannot have 1 seats; allowed: 2 to 10"),
    ],
)
def test_a_record_of_no_known_game_is_refused(changes: dict[str, Any], error: str) -> None:
    record = Match(make_game("six", {}), "seed").record
    with pytest.raises(RecordError) as caught:
        record_game(replace(record, head=replace(record.head, **changes)))
    assert str(caught.value) == error


def test_a_position_is_its_game_and_state() -> None:
    game, state = parse_position(TABLE)
    assert (game.name, game.options, game.seats) == ("six", SixOptions(), 2)
    assert state.rows == ((12, 14, 15), (37,), (43, 44), (58, 61))
    assert game.to_act(state) == (0, 1)
    assert format_position(game, state) == TABLE


def test_the_usual_variant_need_not_be_said() -> None:
    assert parse_position(TABLE.replace("variant: classic\n", ""))[0].variant.name == "classic"


def test_unusual_options_stand_in_the_head() -> None:
    game = make_game("six", {"limit": 30, "limit_rule": "exceed"}, 2)
    text = format_position(game, parse_position(TABLE)[1])
    assert text == TABLE.replace("seats: 2\n", 'seats: 2\noptions: {"limit":30,"limit_rule":"exceed"}\n')
    assert parse_position(text)[0].options == game.options


@pytest.mark.parametrize(
    ("old", "new", "kind", "error"),
    [
        ("game: six\n", "", PositionError, "the position has no line 'game:'"),
        ("seats: 2\n", "", PositionError, "the position has no line 'seats:'"),
        ("seats: 2", "seats: two", PositionError, "line 3, seats: 'two' is not a number"),
        ("seats: 2", "seats: 11", OptionError, "six classic cannot have 11 seats; allowed: 2 to 10"),
        ("game: six", "game: seven", OptionError, f"unknown game 'seven'; allowed: {NAMES}"),
        ("variant: classic", "variant: wide", OptionError, "six has no variant 'wide'"),
        ("round: 1", "round 1", NotationError, "line 4: 'round 1' is not 'key: value'"),
        ("round: 1", "options: {", NotationError, "line 4: options are not a JSON object: "),
        ("round: 1", "options: []", NotationError, "line 4: options are not a JSON object: "),
        ("round: 1", "options: " + '{"a":' * 50_000, NotationError, "line 4: options are not a JSON object: "),
        ("round: 1", 'options: {"a":"\ud800"}', NotationError, "line 4: options are not a JSON object: "),
        ("round: 1", 'options: {"limits":1}', OptionError, "unknown option 'limits'; allowed: "),
        ("round: 1", "cows: 1", PositionError, "line 4, cows: unknown; allowed: "),
        ("hands: 3 9 |", "hands: 3 12 |", PositionError, "line 6, hands: card 12 is also in rows"),
    ],
)
def test_a_bad_position_is_refused(old: str, new: str, kind: type[Exception], error: str) -> None:
    assert old in TABLE
    with pytest.raises(kind) as caught:
        parse_position(TABLE.replace(old, new))
    assert str(caught.value).startswith(error)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_brings_all_its_parts(game: type[AnyGame]) -> None:
    assert not list(missing_parts(game, PROJECT)), "\n".join(missing_parts(game, PROJECT))


def test_a_part_that_is_forgotten_is_named_in_a_sentence(tmp_path: Path) -> None:
    told = list(missing_parts(GAMES[0], tmp_path))
    assert "web/src/games/six/Picture.svelte is missing: its picture on the start page" in told
    assert "src/stado/locales/cs/six.ftl is missing: the words of its events, answers and errors (cs)" in told
    assert "src/stado/rl/encoders/six.py is missing: what learners see of it" in told
    assert len(told) == 1 + 1 + 10 + 2 + 1 + 1 + 3
