"""How compiled exports are called: by one frame of 64-bit slots, the same on every machine.

A frame has four slots for what is returned, and then the arguments, named tuples taken apart: a number has one slot, a
sequence two, for the address of its first item and for how many there are; a grid has a third, for how long a row is.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from inspect import signature
from struct import Struct
from typing import Any, get_type_hints

from stado.kernels.compiler.kinds import FLOAT, NOTHING, Flat, FlatGrid, Group, Item, Kind, Leaf, leaves, read_kind

RETURNED = 4


class Signature:
    """What a function of flat code takes and returns, as its annotations say."""

    def __init__(self, function: Callable[..., Any]) -> None:
        hints = get_type_hints(function, include_extras=True)
        self.parameters = list(signature(function).parameters)
        self.kinds: list[Kind] = [read_kind(hints[name]) for name in self.parameters]
        self.returns: Kind = read_kind(hints["return"])


class Frame:
    """Packs the arguments of an export, and unpacks what it returns."""

    def __init__(self, function: Callable[..., Any]) -> None:
        taken = Signature(function)
        self._parameters = taken.parameters
        self._leaves = [leaf for kind in taken.kinds for leaf in leaves(kind)]
        slots = "".join(map(_slots, self._leaves))
        self._arguments = Struct(f"={RETURNED * 8}x{slots}")
        self._results = Struct("=" + "".join(map(_slots, leaves(taken.returns))))
        self._returns = taken.returns
        self.size = self._arguments.size

    def pack(self, arguments: tuple[Any, ...], named: dict[str, Any]) -> bytearray:
        """The frame of a call."""
        if named:
            arguments += tuple(named[name] for name in self._parameters[len(arguments) :])
        frame = bytearray(self.size)
        self._arguments.pack_into(frame, 0, *self._fill(arguments))
        return frame

    def unpack(self, frame: bytearray) -> Any:
        """What a call has returned."""
        results = self._results.unpack_from(frame)
        if self._returns == NOTHING:
            return None
        return results if isinstance(self._returns, Group) else results[0]

    def _fill(self, arguments: tuple[Any, ...]) -> Iterator[Any]:
        """What lies in each slot."""
        for value, leaf in zip(_take_apart(arguments), self._leaves, strict=True):
            match leaf:
                case Flat(item):
                    yield from _check(value, item).buffer_info()
                case FlatGrid(item):
                    address, _ = _check(getattr(value, "items", None), item).buffer_info()
                    yield from (address, len(value), value.width)
                case _:
                    yield value


def _slots(leaf: Leaf) -> str:
    """How the slots of a value are packed."""
    match leaf:
        case Flat():
            return "qq"
        case FlatGrid():
            return "qqq"
        case _:
            return "d" if leaf == FLOAT else "q"


def _check(value: Any, item: Item) -> array[Any]:
    """The value as the array of such items that it must be, or TypeError."""
    if isinstance(value, array) and value.typecode == item.code:
        return value
    raise TypeError(f"{item.name} wanted, not {value!r:.50}")


def _take_apart(values: Iterable[Any]) -> Iterator[Any]:
    """The numbers and sequences of tuples within tuples."""
    for value in values:
        if isinstance(value, tuple):
            yield from _take_apart(value)
        else:
            yield value


def symbol_of(function: Callable[..., Any]) -> str:
    """The name of an export in what is compiled."""
    return f"{function.__module__}.{function.__name__}".replace(".", "_")
