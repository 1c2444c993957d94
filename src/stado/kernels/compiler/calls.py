"""Calls in flat code as LLVM instructions."""

from __future__ import annotations

import ast
import math
from collections.abc import Sequence
from typing import Any

from stado.kernels.compiler.expressions import Expressions
from stado.kernels.compiler.kinds import FLOAT, INT, Flat, FlatGrid, Group, Kind, Number
from stado.kernels.compiler.source import Source, read_source
from stado.kernels.compiler.values import (
    Value,
    describe,
    join,
    llvm_types,
    make_float,
    make_int,
    result_type,
    split,
)

_ROUNDER = 6755399441055744.0  # 1.5 * 2**52: adding and taking it away leaves a whole number, halves going to even


class Calls(Expressions):
    """Writes what calls return."""

    def call(
        self, node: ast.expr, function: ast.expr, arguments: Sequence[ast.expr], keywords: Sequence[ast.keyword]
    ) -> Value:
        """A function of flat code, a named tuple, or one of the few functions that are known by themselves."""
        found = self.find(function)
        if isinstance(found, Value):
            raise self.source.fail(node, f"a {describe(found.kind)} cannot be called")
        thing = getattr(found.thing, "flat", found.thing)  # an export is called as what it is made from
        if hasattr(thing, "_fields"):
            values = self._bind(node, thing._fields, arguments, keywords)
            return self._fit(node, join(values, thing), self.program.structure(thing))
        if hasattr(thing, "__code__"):
            callee = read_source(thing)
            values = self._bind(node, callee.parameters, arguments, keywords)
            pairs = zip(values, callee.kinds, strict=True)
            return self._call_source(callee, [self._fit(node, value, kind) for value, kind in pairs])
        return self._call_known(node, thing, arguments)

    def _bind(
        self, node: ast.expr, names: Sequence[str], arguments: Sequence[ast.expr], keywords: Sequence[ast.keyword]
    ) -> list[Value]:
        """The values of all parameters, in their order."""
        values = dict(zip(names, map(self.value, arguments), strict=False))
        values |= {keyword.arg or "": self.value(keyword.value) for keyword in keywords}
        if len(arguments) + len(keywords) != len(names) or values.keys() != set(names):
            raise self.source.fail(node, f"wanted: {', '.join(names)}")
        return [values[name] for name in names]

    def _fit(self, node: ast.expr, value: Value, wanted: Kind) -> Value:
        """The value as what is wanted; sequences stay as narrow as they are."""
        match value.kind, wanted:
            case (Flat(given), Flat(item)) | (FlatGrid(given), FlatGrid(item)) if item.number in (given.number, FLOAT):
                return value
            case Group(_, structure), Group(kinds, wanted_structure) if structure is wanted_structure is not None:
                parts = zip(split(value), kinds, strict=True)
                return join([self._fit(node, part, kind) for part, kind in parts], structure)
            case _:
                return self.convert(node, value, wanted)

    def _call_source(self, callee: Source, values: Sequence[Value]) -> Value:
        """What a function of flat code returns."""
        symbol = self.program.request(callee, tuple(value.kind for value in values))
        given = [pair for value in values for pair in zip(llvm_types(value.kind), value.parts, strict=True)]
        names = [
            f"%{name}.{place}"
            for name, value in zip(callee.parameters, values, strict=True)
            for place in range(len(value.parts))
        ]
        pointers = {name: part for name, (llvm, part) in zip(names, given, strict=True) if llvm == "ptr"}
        sequences = {name: part for name, part in pointers.items() if not part.startswith("@")}  # but constants
        self.program.overlaps.note_call(self.symbol, symbol, sequences, self.given)
        operands = ", ".join(f"{llvm} {part}" for llvm, part in given)
        types = llvm_types(callee.returns)
        code = f"call fastcc {result_type(callee.returns)} {symbol}({operands})"
        if not types:
            self.body.do(code)
            return Value(callee.returns, ())
        result = self.body.add(code)
        if len(types) == 1:
            return Value(callee.returns, (result,))
        whole = f"{result_type(callee.returns)} {result}"
        parts = (self.body.add(f"extractvalue {whole}, {place}") for place in range(len(types)))
        return Value(callee.returns, tuple(parts))

    def _call_known(self, node: ast.expr, thing: Any, arguments: Sequence[ast.expr]) -> Value:
        """One of the functions that need no source."""
        if thing is len:
            return Value(INT, (self.items(arguments[0], of=Flat | FlatGrid).parts[1],))
        values = [self.value(argument) for argument in arguments]
        if thing in (min, max) and len(values) > 1:
            best = values[0]
            for other in values[1:]:
                best = self._better(node, ast.Lt() if thing is min else ast.Gt(), best, other)
            return best
        if len(values) != 1 or not isinstance(values[0].kind, Number):
            raise self.source.fail(node, f"flat code does not call {getattr(thing, '__name__', thing)} so")
        return self._call_with_one(node, thing, values[0])

    def _better(self, node: ast.expr, operator: ast.cmpop, best: Value, other: Value) -> Value:
        """The other number if it compares so with the best, as Python's min and max do it."""
        common = FLOAT if FLOAT in (best.kind, other.kind) else INT
        best, other = self.convert(node, best, common), self.convert(node, other, common)
        wins = self.compare(node, operator, other, best)
        choice = f"select i1 {wins}, {common.llvm} {other.parts[0]}, {common.llvm} {best.parts[0]}"
        return Value(common, (self.body.add(choice),))

    def _call_with_one(self, node: ast.expr, thing: Any, value: Value) -> Value:
        """A function of one number."""
        if thing is float:
            return self.convert(node, value, FLOAT)
        if thing is abs:
            return self._better(node, ast.Gt(), value, self.operate(node, ast.Sub(), make_int(0), value))
        if thing is math.sqrt:
            (part,) = self.convert(node, value, FLOAT).parts
            return Value(FLOAT, (self.body.add(f"call double @llvm.sqrt.f64(double {part})"),))
        if thing in (int, round):
            if value.kind != FLOAT:
                return self.convert(node, value, INT)
            if thing is round:
                rounder = make_float(_ROUNDER)
                value = self.operate(node, ast.Sub(), self.operate(node, ast.Add(), value, rounder), rounder)
            return Value(INT, (self.body.add(f"fptosi double {value.parts[0]} to i64"),))
        raise self.source.fail(node, f"flat code does not call {getattr(thing, '__name__', thing)}")
