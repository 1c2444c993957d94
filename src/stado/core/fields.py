"""What fields hold, as types: words, clients and documents choose by these, and not by what a field is called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, inspect

Reading = str | Mapping[str, "Reading"]  # how a field is read out, or how the fields of the structure in it are


def read_as(reading: str, title: str | None = None) -> Meta:
    """How a field of that type is read out: as a `seat`, an `index`, `by_seat`, or by a word of the game's.

    Texts are looked up among the words of that name: with `read_as("special")`, `stop` is `six-special-stop`.
    """
    return Meta(title=title, extra={"read_as": reading})


Seat = Annotated[int, read_as("seat", "Seat")]
RowIndex = Annotated[int, read_as("index", "RowIndex")]  # from zero, read out from one
PlaceIndex = Annotated[int, read_as("index", "PlaceIndex")]  # in a row or a display, likewise
BySeat = Annotated[tuple[int, ...], read_as("by_seat", "BySeat")]  # a number for each seat


def listed(kind: Any) -> tuple[Any, ...]:
    """The values that a type lists, in that order."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return tuple(value for part in get_args(kind) for value in listed(part))


@cache
def readings(kind: type[msgspec.Struct]) -> Mapping[str, Reading]:
    """How the fields of a structure are read out, without those that are read as they are."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    found = {field.encode_name: _reading(field.type) for field in info.fields}
    return {name: reading for name, reading in found.items() if reading}


def _reading(info: inspect.Type) -> Reading:
    """How a type is read out; empty where it is read as it is."""
    match info:
        case inspect.Metadata(extra={"read_as": str(reading)}):
            return reading
        case inspect.Metadata(type=inner) | inspect.VarTupleType(item_type=inner):
            return _reading(inner)
        case inspect.UnionType(types=types):
            found: Iterator[Reading] = filter(None, map(_reading, types))
            return next(found, "")
        case inspect.StructType(cls=kind):
            return readings(kind)
    return ""
