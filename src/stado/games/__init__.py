"""The games, one folder each, all with the same file names."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec

from stado.core.decoding import decode_json
from stado.core.errors import NotationError, OptionError, RecordError
from stado.core.game import AnyGame
from stado.core.match import Match, replay
from stado.core.options import format_options, make_options, parse_options
from stado.core.position import Position, format_lines, parse_lines
from stado.core.record import Record
from stado.games.board import BoardGame
from stado.games.loot import Loot
from stado.games.six import Six
from stado.games.three import Three

GAMES: tuple[type[AnyGame], ...] = (Six, BoardGame, Loot, Three)


def find_game(name: str) -> type[AnyGame]:
    """The game of that name, or OptionError."""
    for game in GAMES:
        if game.name == name:
            return game
    raise OptionError(f"unknown game {name!r}; allowed: {', '.join(game.name for game in GAMES)}")


def find_module(package: str, game: type[AnyGame]) -> ModuleType | None:
    """What a package brings for a game, in the module that has the game's name; none where there is no such module."""
    name = f"{package}.{game.name}"
    return None if find_spec(name) is None else import_module(name)


def make_game(name: str, values: Mapping[str, Any], seats: int | None = None) -> AnyGame:
    """The game with these option values and seats (as many as usual by default), or OptionError."""
    kind = find_game(name)
    _check_variant(kind, values)
    options = make_options(kind.option_type, values)
    return kind(options, _usual(kind, options.variant) if seats is None else seats)


def parse_game(name: str, texts: Mapping[str, str], seats: int | None = None) -> AnyGame:
    """The same, from options as typed on a command line."""
    kind = find_game(name)
    _check_variant(kind, texts)
    options = parse_options(kind.option_type, texts)
    return kind(options, _usual(kind, options.variant) if seats is None else seats)


def record_game(record: Record) -> AnyGame:
    """The game that a record was played by, or RecordError."""
    try:
        return make_game(record.head.game, record.head.options, len(record.head.names))
    except OptionError as error:
        raise RecordError(f"line 1: {error}") from None


def replay_record(record: Record) -> Match:
    """The match of a record, everything that it tells checked by carrying it out again; or RecordError."""
    return replay(record_game(record), record)


def parse_position(text: str) -> tuple[AnyGame, Any]:
    """A position's game and state, or NotationError, OptionError or PositionError."""
    lines = parse_lines(text)
    values = _parse_values(lines)
    if "variant" in lines.fields:
        values["variant"] = lines.need("variant")
    game = make_game(lines.need("game"), values, lines.number("seats"))
    return game, game.parse_fields(lines.body())


def format_position(game: AnyGame, state: Any) -> str:
    """The text of a state at a decision, which `parse_position` reads."""
    options = format_options(game.options)
    head = [("game", game.name), ("variant", options.pop("variant")), ("seats", str(game.seats))]
    if options:
        head.append(("options", msgspec.json.encode(options).decode()))
    return format_lines([*head, *game.format_fields(state)])


def _parse_values(lines: Position) -> dict[str, Any]:
    """The options in the head of a position."""
    try:
        return decode_json(lines.get("options", "{}"), dict[str, Any])
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise NotationError(f"line {lines.fields['options'][0]}: options are not a JSON object: {error}") from None


def _check_variant(kind: type[AnyGame], values: Mapping[str, Any]) -> None:
    """Refuse a variant that the game does not have."""
    names = [variant.name for variant in kind.variants]
    if values.get("variant", names[0]) not in names:
        raise OptionError(f"{kind.name} has no variant {reprlib.repr(values['variant'])}; allowed: {', '.join(names)}")


def _usual(kind: type[AnyGame], variant: str) -> int:
    """The usual number of seats."""
    return next(item.usual_seats for item in kind.variants if item.name == variant)


__all__ = [
    "GAMES",
    "find_game",
    "find_module",
    "format_position",
    "make_game",
    "parse_game",
    "parse_position",
    "record_game",
    "replay_record",
]
