"""The tables of `docs/protocol.md`, made from the wire's types and what is written beside their fields."""

from __future__ import annotations

import inspect
import re
import typing
from collections.abc import Sequence

import msgspec

from stado.rooms.protocol import errors
from stado.rooms.protocol.commands import COMMANDS
from stado.rooms.protocol.messages import MESSAGES
from stado.rooms.protocol.replies import REPLIES
from stado.rooms.protocol.requests import REQUESTS
from stado.rooms.schema import field_types, parts_of

_FIELD = re.compile(r"^    (\w+): [^#]*(?:# (?P<note>.*))?$")
_CODE = re.compile(r'^    "(\w+)",(?:  # (?P<note>.*))?$')
_MARK = "<!-- {}: {} -->"


def fill_manual(text: str) -> str:
    """The manual with its tables as the types have them now."""
    whole = {"messages": MESSAGES, "commands": COMMANDS, "requests": REQUESTS, "replies": REPLIES}
    parts = parts_of([kind for kinds in whole.values() for kind in kinds])
    for name, kinds in {**whole, "parts": parts}.items():
        text = _fill(text, name, "\n".join(map(_describe, kinds)))
    return _fill(text, "errors", _describe_errors())


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
    return [line.strip() for line in (inspect.getdoc(kind) or "").splitlines()]


def _notes(kind: type) -> dict[str, str]:
    """What is written beside its fields."""
    found = (_FIELD.match(line) for line in inspect.getsource(kind).splitlines())
    return {match[1]: (match["note"] or "") for match in found if match}


def _describe_errors() -> str:
    """The codes of errors."""
    found = (_CODE.match(line) for line in inspect.getsource(errors).splitlines())
    notes = {match[1]: (match["note"] or "") for match in found if match}
    return "\n".join(["| code | |", "|---|---|", *(f"| `{code}` | {notes[code]} |" for code in errors.ERROR_CODES)])


def _escape(text: str) -> str:
    """A cell of a table."""
    return text.replace("|", "\\|")
