"""Plain notation and drawing, for games that bring none of their own: what a structure holds, as JSON."""

from __future__ import annotations

import typing
from collections.abc import Sequence
from typing import Any

import msgspec

from stado.core.decoding import decode_json
from stado.core.errors import NotationError
from stado.core.events import tag_of
from stado.core.position import Position


def format_action(action: msgspec.Struct) -> str:
    """The action's tag and its fields: `pick_card 5`."""
    fields = [_encode(value) for value in msgspec.structs.astuple(action)]
    return " ".join([tag_of(type(action)), ",".join(fields)]).rstrip()


def parse_action(text: str, action_type: Any) -> Any:
    """The action of that text, or NotationError."""
    tag, _, rest = text.strip().partition(" ")
    kinds = {tag_of(kind): kind for kind in _members(action_type)}
    if tag not in kinds:
        raise NotationError(f"{tag!r} is no action; allowed: {', '.join(kinds)}")
    try:
        values = decode_json(f"[{rest}]", list[Any])
        named = dict(zip(kinds[tag].__struct_fields__, values, strict=True))
        return msgspec.convert({"type": tag, **named}, kinds[tag])
    except ValueError as error:  # msgspec's errors are among them
        raise NotationError(f"{text.strip()!r}: {error}") from None


def format_fields(state: msgspec.Struct) -> list[tuple[str, str]]:
    """Each field of a state, a line each."""
    return [(name, _encode(getattr(state, name))) for name in state.__struct_fields__]


def parse_fields(position: Position, state_type: Any) -> Any:
    """The state that the lines hold, or PositionError naming the line."""
    position.only(state_type.__struct_fields__)
    hints, values = typing.get_type_hints(state_type), {}
    for name in state_type.__struct_fields__:
        try:
            values[name] = decode_json(position.need(name), hints[name])
        except msgspec.DecodeError as error:
            raise position.error(name, str(error)) from None
    return state_type(**values)


def draw(view: msgspec.Struct, names: Sequence[str]) -> str:
    """The seats, and each field of a view, a line each."""
    fields = [f"{name}: {_encode(getattr(view, name))}" for name in view.__struct_fields__]
    return "\n".join([", ".join(names), *fields])


def _members(union: Any) -> Sequence[type[msgspec.Struct]]:
    """The structures of a union, or of one alone."""
    return typing.get_args(union) or (union,)


def _encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()
