"""Compiles flat code: the same functions run as they are written, and compiled with the same numbers.

Flat code is a small part of Python: functions of a module, fully annotated, over whole numbers, floats and truths,
flat sequences of these (`Ints`, `Floats`) and named tuples. A variable stays of one kind. There are assignments, `if`,
`while`, `for` over a range or a sequence, and calls of other such functions; there are no strings, lists, dictionaries,
exceptions or objects. Constants of a module, numbers and tuples of numbers, are known when it is compiled. What wraps
around or is out of bounds is not noticed in compiled code, but where it runs as written: the tests run it so too.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from stado.core.flat import Floats, Ints
from stado.kernels.compiler.export import SWITCH, export, is_compiled, prepare


def ints(values: Iterable[int]) -> Ints:
    """Whole numbers as the sequence that exports take."""
    return array("q", values)


def zeros(count: int) -> Ints:
    """`count` zeros."""
    return array("q", bytes(8 * count))


def floats(values: Iterable[float]) -> Floats:
    """Numbers as the sequence that exports take."""
    return array("d", values)


__all__ = ["SWITCH", "export", "floats", "ints", "is_compiled", "prepare", "zeros"]
