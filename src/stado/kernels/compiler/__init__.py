"""Compiles flat code: the same functions run as they are written, and compiled with the same numbers.

Flat code is a small part of Python: functions of a module, fully annotated, over whole numbers, floats and truths,
flat sequences of these (`Ints`, `Floats`) and named tuples. A variable stays of one kind. There are assignments, `if`,
`while`, `for` over a range or a sequence, and calls of other such functions; there are no strings, lists, dictionaries,
exceptions or objects. Constants of a module, numbers and tuples of numbers, are known when it is compiled. What wraps
around or is out of bounds is not noticed in compiled code, but where it runs as written: the tests run it so too.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeVar, get_type_hints

from stado.core.flat import Floats, Ints
from stado.kernels.compiler.export import SWITCH, export, is_compiled, prepare
from stado.kernels.compiler.kinds import Flat, read_kind

T = TypeVar("T")


def ints(values: Iterable[int]) -> Ints:
    """Whole numbers as the sequence that exports take."""
    return array("q", values)


def zeros(count: int) -> Ints:
    """`count` zeros."""
    return array("q", bytes(8 * count))


def floats(values: Iterable[float]) -> Floats:
    """Numbers as the sequence that exports take."""
    return array("d", values)


def make_room(structure: Callable[..., T], **members: Any) -> T:
    """A named tuple whose sequences to work in are as its annotations say, with these other members."""
    return structure(**{name: array(code, bytes(size)) for name, code, size in _rooms(structure)}, **members)


@cache
def _rooms(structure: Callable[..., Any]) -> tuple[tuple[str, str, int], ...]:
    """The name of each sequence to work in, its code in `array.array`, and how many bytes it has."""
    kinds = {name: read_kind(hint) for name, hint in get_type_hints(structure, include_extras=True).items()}
    rooms = {name: kind.room for name, kind in kinds.items() if isinstance(kind, Flat)}
    return tuple(
        (name, room.item.code, room.count * array(room.item.code).itemsize)
        for name, room in rooms.items()
        if room is not None
    )


__all__ = ["SWITCH", "export", "floats", "ints", "is_compiled", "make_room", "prepare", "zeros"]
