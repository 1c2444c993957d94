"""All the functions that some exports need, as one LLVM module."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from stado.kernels.compiler.frame import symbol_of
from stado.kernels.compiler.kinds import (
    FLOAT64,
    INT8,
    INT16,
    INT32,
    INT64,
    Group,
    Item,
    Kind,
    read_kind,
)
from stado.kernels.compiler.overlaps import Overlaps
from stado.kernels.compiler.source import Source, read_source
from stado.kernels.compiler.statements import Function, tell_apart
from stado.kernels.compiler.wrapper import Wrapper, write_launch


class Program:
    """Functions are written as they are asked for, once for each combination of kinds.

    For a GPU each export is a whole with all that it calls, and has the room that it works in for every thread. What is
    compiled quickly says itself which functions are worth inlining. For a page, where little is inlined, LLVM is told
    of all functions which of their sequences do not overlap; code for this machine is slower with it.
    """

    def __init__(self, *, for_gpu: bool = False, for_page: bool = False, quick: bool = False) -> None:
        self.for_gpu = for_gpu
        self.for_page = for_page
        self.quick = quick
        self._symbols: dict[tuple[Source, tuple[Kind, ...]], str] = {}
        self._waiting: list[tuple[Source, tuple[Kind, ...], str]] = []
        self._constants: dict[tuple[Any, ...], tuple[Item, str]] = {}
        self._texts: list[str] = ["declare double @llvm.sqrt.f64(double)\n"]
        self._functions: dict[int, str] = {}  # the symbols of texts that are functions, but for exports
        self.overlaps = Overlaps()
        self.exports: list[str] = []

    def add_export(self, function: Callable[..., Any]) -> None:
        """Export a function: its wrapper takes a frame apart."""
        source = read_source(function)
        symbol = f'@"{source.name}"'
        self._texts.append(Function(self, source, source.kinds).write(symbol, is_export=True))
        wrapper = Wrapper(source, symbol, for_gpu=self.for_gpu)
        self._texts += [wrapper.text(), *wrapper.shared_rooms]
        self.exports.append(symbol_of(function))
        while self._waiting:
            wanted, kinds, name = self._waiting.pop()
            text = Function(self, wanted, kinds).write(name, is_export=False)
            self._functions[len(self._texts)] = name
            self._texts.append(text)

    def request(self, source: Source, kinds: tuple[Kind, ...]) -> str:
        """The symbol of a function for these kinds."""
        key = source, kinds
        if key not in self._symbols:
            self._symbols[key] = f'@"{source.name}.{len(self._symbols)}"'
            self._waiting.append((source, kinds, self._symbols[key]))
        return self._symbols[key]

    def constant(self, numbers: tuple[Any, ...]) -> tuple[Item, str]:
        """Numbers that never change, as narrow as they can be."""
        key = (type(numbers[0]), *numbers)
        if key not in self._constants:
            item = _narrowest(numbers)
            symbol = f"@constant.{len(self._constants)}"
            self._constants[key] = item, symbol
            listed = ", ".join(f"{item.llvm} {_write_number(item, number)}" for number in numbers)
            self._texts.append(f"{symbol} = internal constant [{len(numbers)} x {item.llvm}] [{listed}]\n")
        return self._constants[key]

    def structure(self, structure: type) -> Group:
        """A named tuple's kind as its annotations say it."""
        return _read_structure(structure)

    def text(self) -> str:
        """The module; a GPU starts a thread for each call of an export, whose frames lie behind one another."""
        texts = list(self._texts)
        if self.for_page:
            overlapping = self.overlaps.find()
            for place, symbol in self._functions.items():
                texts[place] = tell_apart(texts[place], overlapping.get(symbol, ()))
        return "\n".join([*texts, *(map(write_launch, self.exports) if self.for_gpu else ())])


@cache
def _read_structure(structure: type) -> Group:
    """A named tuple's kind."""
    kind = read_kind(structure)
    assert isinstance(kind, Group)
    return kind


def _narrowest(numbers: Sequence[Any]) -> Item:
    """The items that such numbers fit into."""
    if any(isinstance(number, float) for number in numbers):
        return FLOAT64
    for item, bits in ((INT8, 7), (INT16, 15), (INT32, 31)):
        if all(-(1 << bits) <= number < 1 << bits for number in numbers):
            return item
    return INT64


def _write_number(item: Item, number: float) -> str:
    """A number of a constant."""
    return f"0x{struct.pack('>d', number).hex()}" if item == FLOAT64 else str(int(number))
