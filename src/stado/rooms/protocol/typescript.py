"""The wire's types as the browser's."""

from __future__ import annotations

import typing
from collections.abc import Iterable

import msgspec
from msgspec import inspect

from stado.bots import LEVELS
from stado.core.events import tag_of
from stado.core.fields import readings
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
_PARTS = ("Options", "View", "Action", "Event", "Preview", "Facts")  # of each game
_CHANGE = """\
/** What is different between two views: paths of names and places, with the value that belongs at the end of each. */
export type Change = [path: (string | number)[], value: unknown][];
"""
_READINGS = """\
/** How a field is read out: a seat by its name, an index from one, numbers by seat, texts by a word of the game's. */
export type Reading = string | { readonly [field: string]: Reading };

export type Part = 'event' | 'action' | 'preview';

/** How the fields of each game's events, actions and previews are read out, without those that are read as they are. */
export const READINGS: Record<string, Record<Part, Record<string, Record<string, Reading>>>>"""
_HEADER = "// Generated from the server's types by `python scripts/protocol.py`: change those, not this.\n"


def make_typescript() -> str:
    """The browser's types."""
    aliases = {
        "GameName": _union("GameName", (_quote(game.name) for game in GAMES)),
        "Level": _union("Level", (_quote(level.name) for level in LEVELS)),
        "Emote": _union("Emote", map(_quote, EMOTES)),
        "ErrorCode": _union("ErrorCode", map(_quote, ERROR_CODES)),
        "Change": _CHANGE,
    }
    wire = _wire_types(aliases)
    games = [part for game in GAMES for part in _game_types(game, aliases)]
    unions = [_union(f"Any{part}", (game.__name__ + part for game in GAMES)) for part in _PARTS]
    version = f"export const VERSION = {VERSION};\n"
    return "\n".join([_HEADER, version, *aliases.values(), *wire, *games, *unions, _list_games()])


def make_readings() -> str:
    """How the page reads out the fields of events, actions and previews."""
    lines = []
    for game in GAMES:
        lines.append(f"  {game.name}: {{")
        parts = (("event", game.event_type), ("action", game.action_type), ("preview", game.preview_type))
        for part, union in parts:
            found = ((tag_of(kind), readings(kind)) for kind in typing.get_args(union))
            lines.append(f"    {part}: {{")
            lines += [f"      {tag}: {msgspec.json.encode(reading).decode()}," for tag, reading in found if reading]
            lines.append("    },")
        lines.append("  },")
    return "\n".join([_HEADER, f"{_READINGS} = {{", *lines, "};\n"])


def field_types(kind: type[msgspec.Struct]) -> list[tuple[str, str]]:
    """A structure's fields with their types as TypeScript writes them."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    writer = _Writer("", {})
    return [(field.encode_name, writer.write_type(field.type)) for field in info.fields]


def _wire_types(aliases: dict[str, str]) -> list[str]:
    """Messages, commands, requests and replies."""
    writer = _Writer("", aliases)
    for kind in (*MESSAGES, *REPLIES):
        writer.add(kind)
    writer.inbound = True
    for kind in (*COMMANDS, *REQUESTS):
        writer.add(kind)
    return [
        *writer.written,
        _union("ServerMessage", (kind.__name__ for kind in MESSAGES)),
        _union("Command", (kind.__name__ for kind in COMMANDS)),
    ]


def _list_games() -> str:
    """What belongs to which game."""
    lines = [
        f"  {game.name}: {{ {'; '.join(f'{part.lower()}: {game.__name__}{part}' for part in _PARTS)} }};"
        for game in GAMES
    ]
    return "export interface Games {\n" + "\n".join(lines) + "\n}\n"


def _game_types(game: type[AnyGame], aliases: dict[str, str]) -> list[str]:
    """A game's options, view, facts, actions, events and previews, their names starting with the game's."""
    prefix = game.__name__
    writer = _Writer(prefix, aliases, inbound=True)
    options = writer.add(game.option_type)
    if options != f"{prefix}Options":
        writer.written.append(_union(f"{prefix}Options", [options]))
    writer.inbound = False
    writer.add(game.view_type)
    writer.add(type(game.facts))
    parts = (("Action", game.action_type), ("Event", game.event_type), ("Preview", game.preview_type))
    unions = [
        _union(f"{prefix}{part}", [writer.add(kind) for kind in typing.get_args(union)] or ["never"])
        for part, union in parts
    ]
    return [*writer.written, *unions]


class _Writer:
    """Writes each structure once, and types with a name of their own to `aliases`.

    Fields that a sender may leave out are optional.
    """

    def __init__(self, prefix: str, aliases: dict[str, str], *, inbound: bool = False) -> None:
        self.prefix = prefix
        self.aliases = aliases
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
            case inspect.Metadata(type=inner, extra_json_schema={"title": str(title)}):
                return self._alias(title, inner)
            case inspect.Metadata(type=inner):
                return self.write_type(inner)
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

    def _alias(self, title: str, inner: inspect.Type) -> str:
        """A type that has a name of its own; what may be anything is declared as all that the games make of it."""
        if not isinstance(inner, inspect.AnyType):
            self.aliases.setdefault(title, f"export type {title} = {self.write_type(inner)};\n")
        return title


def _union(name: str, members: Iterable[str]) -> str:
    """A union, one member a line."""
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def _quote(text: str) -> str:
    """A TypeScript string."""
    return msgspec.json.encode(text).decode()
