"""The tables of `docs/protocol.md`, made from the wire's types and what is written beside their fields."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator, Sequence
from inspect import getdoc, getsource

import msgspec
from msgspec import inspect

from stado.rooms.protocol import errors
from stado.rooms.protocol.commands import COMMANDS
from stado.rooms.protocol.messages import MESSAGES
from stado.rooms.protocol.replies import REPLIES
from stado.rooms.protocol.requests import REQUESTS
from stado.rooms.protocol.typescript import field_types

_FIELD = re.compile(r"^    (\w+): [^#]*(?:# (?P<note>.*))?$")
_CODE = re.compile(r'^    "(\w+)",(?:  # (?P<note>.*))?$')
_MARK = "<!-- {}: {} -->"


def fill_manual(text: str) -> str:
    """The manual with its tables as the types have them now."""
    whole = {"messages": MESSAGES, "commands": COMMANDS, "requests": REQUESTS, "replies": REPLIES}
    parts = _parts_of([kind for kinds in whole.values() for kind in kinds])
    for name, kinds in {**whole, "parts": parts}.items():
        text = _fill(text, name, "\n".join(map(_describe, kinds)))
    return _fill(text, "errors", _describe_errors())


def _parts_of(kinds: Sequence[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
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


def _fill(text: str, name: str, made: str) -> str:
    """The text with what stands between two marks replaced."""
    start, end = _MARK.format("begin", name), _MARK.format("end", name)
    before, _, rest = text.partition(start)
    _, _, after = rest.partition(end)
    return f"{before}{start}\n{made}\n{end}{after}"


def _describe(kind: type[msgspec.Struct]) -> str:
    """One structure: what it is, and its fields."""
    fields = field_types(kind)
    kind = typing.get_origin(kind) or kind
    lines = [f"### `{kind.__struct_config__.tag or kind.__name__}`", "", *_paragraphs(kind), ""]
    if fields:
        notes = _notes(kind)
        lines += ["| field | type | |", "|---|---|---|"]
        lines += [f"| `{name}` | `{_escape(shown)}` | {notes.get(name, '')} |" for name, shown in fields]
        lines.append("")
    return "\n".join(lines)


def _paragraphs(kind: type) -> Sequence[str]:
    """What is written about a structure."""
    return [line.strip() for line in (getdoc(kind) or "").splitlines()]


def _notes(kind: type) -> dict[str, str]:
    """What is written beside its fields."""
    found = (_FIELD.match(line) for line in getsource(kind).splitlines())
    return {match[1]: (match["note"] or "") for match in found if match}


def _describe_errors() -> str:
    """The codes of errors."""
    found = (_CODE.match(line) for line in getsource(errors).splitlines())
    notes = {match[1]: (match["note"] or "") for match in found if match}
    return "\n".join(["| code | |", "|---|---|", *(f"| `{code}` | {notes[code]} |" for code in errors.ERROR_CODES)])


def _escape(text: str) -> str:
    """A cell of a table."""
    return text.replace("|", "\\|")
