"""All the functions that some exports need, as one LLVM module."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from stado.kernels.compiler.frame import RETURNED, symbol_of
from stado.kernels.compiler.kinds import (
    BOOL,
    FLOAT64,
    INT8,
    INT16,
    INT32,
    INT64,
    Flat,
    FlatGrid,
    Group,
    Item,
    Kind,
    leaves,
    read_kind,
)
from stado.kernels.compiler.source import Source, read_source
from stado.kernels.compiler.statements import Function
from stado.kernels.compiler.values import llvm_types, result_type


class Program:
    """Functions are written as they are asked for, once for each combination of kinds."""

    def __init__(self) -> None:
        self._symbols: dict[tuple[Source, tuple[Kind, ...]], str] = {}
        self._waiting: list[tuple[Source, tuple[Kind, ...], str]] = []
        self._constants: dict[tuple[Any, ...], tuple[Item, str]] = {}
        self._texts: list[str] = ["declare double @llvm.sqrt.f64(double)\n"]
        self.exports: list[str] = []

    def add_export(self, function: Callable[..., Any]) -> None:
        """Export a function: its wrapper takes a frame apart."""
        source = read_source(function)
        symbol = f'@"{source.name}"'
        self._texts.append(Function(self, source, source.kinds).write(symbol, is_export=True))
        self._texts.append(_write_wrapper(source, symbol))
        self.exports.append(symbol_of(function))
        while self._waiting:
            wanted, kinds, name = self._waiting.pop()
            self._texts.append(Function(self, wanted, kinds).write(name, is_export=False))

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
        """The module."""
        return "\n".join(self._texts)

    def launches(self) -> str:
        """What a GPU starts for each export: a thread for each call, whose frames lie behind one another."""
        return "".join(map(_write_launch, self.exports))


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


def _write_launch(symbol: str) -> str:
    """The function of a GPU that makes the call of its thread."""
    read = "call i32 @llvm.nvvm.read.ptx.sreg"
    return f"""
define ptx_kernel void @launch_{symbol}(ptr %frames, i64 %slots, i64 %count) {{
  %block = {read}.ctaid.x()
  %size = {read}.ntid.x()
  %thread = {read}.tid.x()
  %before = mul i32 %block, %size
  %number = add i32 %before, %thread
  %call = zext i32 %number to i64
  %wanted = icmp ult i64 %call, %count
  br i1 %wanted, label %run, label %done
run:
  %first = mul i64 %call, %slots
  %frame = getelementptr i64, ptr %frames, i64 %first
  call void @{symbol}(ptr %frame)
  br label %done
done:
  ret void
}}
"""


def _write_wrapper(source: Source, symbol: str) -> str:
    """The function that is exported: it reads its arguments from a frame and leaves there what is returned."""
    lines: list[str] = []
    operands: list[str] = []
    slot = RETURNED

    def load(llvm: str) -> str:
        nonlocal slot
        lines.append(f"%at{slot} = getelementptr i64, ptr %frame, i64 {slot}")
        lines.append(f"%v{slot} = load {llvm}, ptr %at{slot}")
        slot += 1
        return f"%v{slot - 1}"

    for kind in source.kinds:
        for leaf in leaves(kind):
            if isinstance(leaf, Flat | FlatGrid):
                address = load("i64")
                lines.append(f"{address}p = inttoptr i64 {address} to ptr")
                operands += [f"ptr {address}p", *(f"i64 {load('i64')}" for _ in llvm_types(leaf)[1:])]
            elif leaf == BOOL:
                truth = load("i64")
                lines.append(f"{truth}b = trunc i64 {truth} to i1")
                operands.append(f"i1 {truth}b")
            else:
                operands.append(f"{leaf.llvm} {load(leaf.llvm)}")
    types, result = llvm_types(source.returns), result_type(source.returns)
    call = f"call fastcc {result} {symbol}({', '.join(operands)})"
    lines.append(call if not types else f"%result = {call}")
    for place, llvm in enumerate(types):
        part = "%result"
        if len(types) > 1:
            part = f"%part{place}"
            lines.append(f"{part} = extractvalue {result} %result, {place}")
        if llvm == BOOL.llvm:
            lines.append(f"{part}w = zext i1 {part} to i64")
            part, llvm = f"{part}w", "i64"
        lines.append(f"%return{place} = getelementptr i64, ptr %frame, i64 {place}")
        lines.append(f"store {llvm} {part}, ptr %return{place}")
    body = "\n  ".join([*lines, "ret void"])
    return f"define void @{symbol_of(source.function)}(ptr %frame) {{\n  {body}\n}}\n"
