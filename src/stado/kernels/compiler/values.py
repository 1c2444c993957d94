"""Values in LLVM code."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, NamedTuple

from stado.kernels.compiler.kinds import BOOL, FLOAT, INT, Flat, FlatGrid, Group, Kind, leaves


class Value(NamedTuple):
    """A value: one operand for a number, a pointer and a length for a sequence, for a grid a pointer and two numbers.

    A group has all those of its members.
    """

    kind: Kind
    parts: tuple[str, ...]


class Static(NamedTuple):
    """Something known while compiling: a function, a class, or what has a value."""

    thing: Any


def make_int(number: int) -> Value:
    """A whole number."""
    return Value(INT, (str(number),))


def make_float(number: float) -> Value:
    """A float, by its bits."""
    return Value(FLOAT, (f"0x{struct.pack('>d', number).hex()}",))


def make_bool(*, truth: bool) -> Value:
    """A truth."""
    return Value(BOOL, ("true" if truth else "false",))


def join(values: Sequence[Value], structure: type | None = None) -> Value:
    """The values as a group."""
    kind = Group(tuple(value.kind for value in values), structure)
    return Value(kind, tuple(part for value in values for part in value.parts))


def split(value: Value) -> list[Value]:
    """The members of a group."""
    assert isinstance(value.kind, Group)
    members, first = [], 0
    for kind in value.kind.members:
        behind = first + len(llvm_types(kind))
        members.append(Value(kind, value.parts[first:behind]))
        first = behind
    return members


def llvm_types(kind: Kind) -> list[str]:
    """The types of a value's parts."""
    types = []
    for leaf in leaves(kind):
        match leaf:
            case Flat():
                types += ["ptr", "i64"]
            case FlatGrid():
                types += ["ptr", "i64", "i64"]
            case _:
                types.append(leaf.llvm)
    return types


def result_type(kind: Kind) -> str:
    """The type of what a function returns."""
    types = llvm_types(kind)
    if len(types) == 1:
        return types[0]
    return f"{{{', '.join(types)}}}" if types else "void"


def describe(kind: Kind) -> str:
    """The kind in words."""
    match kind:
        case Flat(item):
            return f"sequence of {item.name}"
        case FlatGrid(item):
            return f"grid of {item.name}"
        case Group(members, structure):
            return structure.__name__ if structure else f"tuple of {len(members)}"
        case _:
            return kind.name
