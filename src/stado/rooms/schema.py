"""What is generated from the wire's types: JSON Schema, and the browser's types."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import inspect

from stado.bots import LEVELS
from stado.core.game import AnyGame
from stado.games import GAMES
from stado.rooms.protocol import VERSION
from stado.rooms.protocol.commands import COMMANDS
from stado.rooms.protocol.errors import ERROR_CODES
from stado.rooms.protocol.messages import MESSAGES
from stado.rooms.protocol.replies import REPLIES
from stado.rooms.protocol.requests import REQUESTS
from stado.rooms.protocol.values import EMOTES

_PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
_PARTS = ("Options", "View", "Action", "Event", "Facts")  # of each game
_CHANGE = """\
/** What is different between two views: paths of names and places, with the value that belongs at the end of each. */
export type Change = [path: (string | number)[], value: unknown][];
"""
_HEADER = "// Generated from the server's types by `python scripts/protocol.py`: change those, not this.\n"


def make_schema() -> dict[str, Any]:
    """JSON Schema of every message, request and reply, and of what each game puts into them."""
    shared = [*MESSAGES, *COMMANDS, *REQUESTS, *REPLIES]
    _, definitions = msgspec.json.schema_components(shared, ref_template="#/$defs/{name}")
    games: dict[str, Any] = {}
    for game in GAMES:
        template = f"#/$defs/games/{game.name}/$defs/{{name}}"
        parts = (game.option_type, game.view_type, game.action_type, game.event_type, type(game.facts))
        schemas, inner = msgspec.json.schema_components(parts, ref_template=template)
        names = ("options", "view", "action", "event", "facts")
        games[game.name] = {**dict(zip(names, schemas, strict=True)), "$defs": inner}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "stado protocol",
        "version": VERSION,
        "$defs": {**definitions, "games": games},
    }


def make_typescript() -> str:
    """The browser's types."""
    wire = _Writer("")
    for kind in (*MESSAGES, *REPLIES):
        wire.add(kind)
    wire.inbound = True
    for kind in (*COMMANDS, *REQUESTS):
        wire.add(kind)
    parts = [
        _HEADER,
        f"export const VERSION = {VERSION};\n",
        _union("GameName", (_quote(game.name) for game in GAMES)),
        _union("Level", (_quote(level.name) for level in LEVELS)),
        _union("Emote", map(_quote, EMOTES)),
        _union("ErrorCode", map(_quote, ERROR_CODES)),
        _CHANGE,
        *wire.written,
        _union("ServerMessage", (kind.__name__ for kind in MESSAGES)),
        _union("Command", (kind.__name__ for kind in COMMANDS)),
    ]
    for game in GAMES:
        parts += _game_types(game)
    for part in _PARTS:
        parts.append(_union(f"Any{part}", (game.__name__ + part for game in GAMES)))
    lines = [
        f"  {game.name}: {{ {'; '.join(f'{part.lower()}: {name}{part}' for part in _PARTS)} }};"
        for game in GAMES
        for name in [game.__name__]
    ]
    parts.append("export interface Games {\n" + "\n".join(lines) + "\n}\n")
    return "\n".join(parts)


def field_types(kind: type[msgspec.Struct]) -> list[tuple[str, str]]:
    """A structure's fields with their types as TypeScript writes them."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    writer = _Writer("")
    return [(field.encode_name, writer.write_type(field.type)) for field in info.fields]


def parts_of(kinds: Sequence[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """The structures that those ones hold, at any depth, and that are none of them."""
    met = dict.fromkeys(kinds)
    waiting = list(kinds)
    while waiting:
        info = inspect.type_info(waiting.pop(0))
        assert isinstance(info, inspect.StructType)
        found = [kind for field in info.fields for kind in _structs_in(field.type) if kind not in met]
        met |= dict.fromkeys(found)
        waiting += found
    return list(met)[len(kinds) :]


def _structs_in(info: inspect.Type) -> Iterator[type[msgspec.Struct]]:
    """The structures that stand in a field of that type."""
    match info:
        case inspect.StructType(cls=kind):
            yield kind
        case inspect.Metadata(type=inner):
            yield from _structs_in(inner)
        case inspect.VarTupleType(item_type=item):
            yield from _structs_in(item)
        case inspect.UnionType(types=types):
            for each in types:
                yield from _structs_in(each)


def _game_types(game: type[AnyGame]) -> list[str]:
    """A game's options, view, facts, actions and events, their names starting with the game's."""
    prefix = game.__name__
    writer = _Writer(prefix, inbound=True)
    options = writer.add(game.option_type)
    if options != f"{prefix}Options":
        writer.written.append(_union(f"{prefix}Options", [options]))
    writer.inbound = False
    writer.add(game.view_type)
    writer.add(type(game.facts))
    unions = [
        _union(f"{prefix}{part}", (writer.add(kind) for kind in typing.get_args(union)))
        for part, union in (("Action", game.action_type), ("Event", game.event_type))
    ]
    return [*writer.written, *unions]


class _Writer:
    """Writes each structure once; fields that a sender may leave out are optional."""

    def __init__(self, prefix: str, *, inbound: bool = False) -> None:
        self.prefix = prefix
        self.inbound = inbound
        self.written: list[str] = []
        self._names: dict[type, str] = {}

    def add(self, kind: type) -> str:
        """Write the structure and all it refers to; its name."""
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        return self._struct(info)

    def _struct(self, info: inspect.StructType) -> str:
        kind: type = typing.get_origin(info.cls) or info.cls
        if kind in self._names:
            return self._names[kind]
        name = kind.__name__ if kind.__name__.startswith(self.prefix) else self.prefix + kind.__name__
        assert name not in self._names.values(), f"two structures are called {name}"
        self._names[kind] = name
        lines = [f"  {info.tag_field}: {_quote(str(info.tag))};"] if info.tag_field else []
        for field in info.fields:
            optional = "?" if self.inbound and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.write_type(field.type)};")
        doc = (kind.__doc__ or "").strip().splitlines()[0]
        self.written.append(f"/** {doc} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n")
        return name

    def write_type(self, info: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        match info:
            case inspect.Metadata(type=inner, extra_json_schema=extra):
                return str(extra["title"]) if extra and "title" in extra else self.write_type(inner)
            case inspect.LiteralType(values=values):
                return " | ".join(_quote(value) if isinstance(value, str) else str(value) for value in values)
            case inspect.TupleType(item_types=items):
                return "[" + ", ".join(map(self.write_type, items)) + "]"
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                inner_type = self.write_type(item)
                return f"({inner_type})[]" if " | " in inner_type else f"{inner_type}[]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.write_type(key)}, {self.write_type(value)}>"
            case inspect.UnionType(types=types):
                return " | ".join(map(self.write_type, types))
            case inspect.StructType():
                return self._struct(info)
        return _PLAIN[type(info)]


def _union(name: str, members: Iterable[str]) -> str:
    """A union, one member a line."""
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def _quote(text: str) -> str:
    """A TypeScript string."""
    return msgspec.json.encode(text).decode()


def format_schema() -> str:
    """The schema as its file."""
    return msgspec.json.format(msgspec.json.encode(make_schema(), order="sorted"), indent=2).decode() + "\n"
