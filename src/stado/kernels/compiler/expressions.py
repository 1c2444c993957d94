"""Expressions of flat code as LLVM instructions."""

from __future__ import annotations

import ast
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import UnionType
from typing import TYPE_CHECKING, Any, TypeVar

from stado.kernels.compiler.body import Body
from stado.kernels.compiler.kinds import BOOL, FLOAT, INT, Flat, FlatGrid, Group, Kind, Number
from stado.kernels.compiler.source import Source
from stado.kernels.compiler.values import (
    Static,
    Value,
    describe,
    join,
    llvm_types,
    make_bool,
    make_float,
    make_int,
    split,
)

if TYPE_CHECKING:
    from stado.kernels.compiler.program import Program

T = TypeVar("T")

_INT_OPERATORS: Mapping[type[ast.operator], str] = {
    ast.Add: "add nsw",
    ast.Sub: "sub nsw",
    ast.Mult: "mul nsw",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.LShift: "shl",
    ast.RShift: "ashr",
}
_FLOAT_OPERATORS: Mapping[type[ast.operator], str] = {
    ast.Add: "fadd",
    ast.Sub: "fsub",
    ast.Mult: "fmul",
    ast.Div: "fdiv",
}
_COMPARISONS: Mapping[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("eq", "oeq"),
    ast.NotEq: ("ne", "une"),
    ast.Lt: ("slt", "olt"),
    ast.LtE: ("sle", "ole"),
    ast.Gt: ("sgt", "ogt"),
    ast.GtE: ("sge", "oge"),
}


class Expressions(ABC):
    """Writes what expressions come to into a function's body."""

    def __init__(self, program: Program, source: Source) -> None:
        self.program = program
        self.source = source
        self.symbol = ""  # of the function that is written
        self.body = Body()
        self.constants: dict[str, Value] = {}  # parameters that stay what they are, and other names for parts of them
        self.given: set[str] = set()  # the parts of these parameters
        self.variables: dict[str, Value] = {}  # the kind of each variable, and its slots

    def value(self, node: ast.expr) -> Value:
        """What an expression comes to."""
        found = self.find(node)
        return found if isinstance(found, Value) else self._freeze(node, found.thing)

    def find(self, node: ast.expr) -> Value | Static:
        """A value, or something that is known while compiling."""
        match node:
            case ast.Constant(value):
                return Static(value)
            case ast.Name(name):
                return self._name(node, name)
            case ast.Attribute(owner, name):
                return self._attribute(node, owner, name)
            case ast.UnaryOp(ast.USub(), operand):
                return self._negate(node, self.find(operand))
            case _:
                return self._compute(node)

    def _compute(self, node: ast.expr) -> Value:
        """What an expression comes to when the code runs."""
        match node:
            case ast.Subscript(items, ast.Slice(lower, upper, None)):
                return self._slice(self.items(items), lower, upper)
            case ast.Subscript(items, index):
                return self._pick(self.items(items, of=Flat | FlatGrid), self.number(index, INT))
            case ast.Tuple(elements):
                return join([self.value(element) for element in elements])
            case ast.BinOp(left, operator, right):
                return self.operate(node, operator, self.value(left), self.value(right))
            case ast.UnaryOp(ast.Not(), operand):
                return Value(BOOL, (self.body.add(f"xor i1 {self.truth(operand)}, true"),))
            case ast.Compare(left, [ast.In() | ast.NotIn() as operator], [ast.Tuple(others)]):
                return self._is_among(left, others, wanted=isinstance(operator, ast.In))
            case ast.Compare(left, operators, others):
                return self._compare(left, operators, others)
            case ast.BoolOp(operator, operands):
                return self._decide(operands, self.truth, every=isinstance(operator, ast.And))
            case ast.IfExp(test, then, other):
                return self._choose(test, then, other)
            case ast.Call(function, arguments, keywords):
                return self.call(node, function, arguments, keywords)
            case _:
                raise self.source.fail(node, f"flat code has no {type(node).__name__}")

    @abstractmethod
    def call(
        self, node: ast.expr, function: ast.expr, arguments: Sequence[ast.expr], keywords: Sequence[ast.keyword]
    ) -> Value:
        """What a call returns."""

    def _name(self, node: ast.expr, name: str) -> Value | Static:
        """A variable, or what the module knows by that name."""
        if name in self.constants:
            return self.constants[name]
        if name in self.variables:
            return self._read(self.variables[name])
        try:
            return Static(self.source.look_up(name))
        except KeyError:
            raise self.source.fail(node, f"{name} has no value here") from None

    def _attribute(self, node: ast.expr, owner: ast.expr, name: str) -> Value | Static:
        """A member of a group, or of a module."""
        match owner:
            case ast.Name(variable) if variable in self.variables:
                return self._read(self._member(node, self.variables[variable], name))
        found = self.find(owner)
        if isinstance(found, Static):
            return Static(getattr(found.thing, name))
        return self._member(node, found, name)

    def _member(self, node: ast.expr, group: Value, name: str) -> Value:
        """A member of a group: what it is, or its slots."""
        if isinstance(group.kind, Group) and name in group.kind.names:
            return split(group)[group.kind.names.index(name)]
        raise self.source.fail(node, f"a {describe(group.kind)} has no {name}")

    def _read(self, variable: Value) -> Value:
        """What lies in the slots of a variable."""
        loads = zip(llvm_types(variable.kind), variable.parts, strict=True)
        return Value(variable.kind, tuple(self.body.add(f"load {llvm}, ptr {slot}") for llvm, slot in loads))

    def _freeze(self, node: ast.expr, thing: Any) -> Value:
        """Something known while compiling as a value."""
        match thing:
            case bool():
                return make_bool(truth=thing)
            case int():
                return make_int(thing)
            case float():
                return make_float(thing)
            case tuple() if thing and all(isinstance(number, int | float) for number in thing):
                item, symbol = self.program.constant(thing)
                return Value(Flat(item), (symbol, str(len(thing))))
            case _:
                raise self.source.fail(node, f"flat code has no {thing!r}")

    # Numbers

    def convert(self, node: ast.AST, value: Value, kind: Kind) -> Value:
        """The value as one of that kind, where that loses nothing."""
        if value.kind == kind:
            return value
        match value.kind, kind:
            case Number(), Number() if (value.kind, kind) == (BOOL, INT):
                return Value(INT, (self.body.add(f"zext i1 {value.parts[0]} to i64"),))
            case Number(), Number() if kind == FLOAT:
                (part,) = self.convert(node, value, INT).parts
                return Value(FLOAT, (self.body.add(f"sitofp i64 {part} to double"),))
            case Group(given, _), Group(wanted, structure) if len(given) == len(wanted):
                pairs = zip(split(value), wanted, strict=True)
                return join([self.convert(node, part, part_kind) for part, part_kind in pairs], structure)
            case _:
                raise self.source.fail(node, f"a {describe(value.kind)} is no {describe(kind)}")

    def number(self, node: ast.expr, kind: Number) -> str:
        """What an expression comes to, as a number of that kind."""
        return self.convert(node, self.value(node), kind).parts[0]

    def truth(self, node: ast.expr) -> str:
        """Whether an expression is true, or not zero."""
        return self.truth_of(node, self.value(node))

    def truth_of(self, node: ast.expr, value: Value) -> str:
        """Whether a value is true, or not zero."""
        if value.kind == BOOL:
            return value.parts[0]
        return self.body.add(f"icmp ne i64 {self.convert(node, value, INT).parts[0]}, 0")

    def _negate(self, node: ast.expr, found: Value | Static) -> Value | Static:
        """The number less than zero by as much."""
        if isinstance(found, Static):
            return Static(-found.thing)
        if found.kind == FLOAT:
            return Value(FLOAT, (self.body.add(f"fneg double {found.parts[0]}"),))
        return self.operate(node, ast.Sub(), make_int(0), found)

    def operate(self, node: ast.AST, operator: ast.operator, left: Value, right: Value) -> Value:
        """An operator between two numbers."""
        kind = type(operator)
        common = FLOAT if kind is ast.Div or FLOAT in (left.kind, right.kind) else INT
        (one,), (two,) = self.convert(node, left, common).parts, self.convert(node, right, common).parts
        if common == FLOAT and kind in _FLOAT_OPERATORS:
            return Value(FLOAT, (self.body.add(f"{_FLOAT_OPERATORS[kind]} double {one}, {two}"),))
        if common == INT and kind in _INT_OPERATORS:
            return Value(INT, (self.body.add(f"{_INT_OPERATORS[kind]} i64 {one}, {two}"),))
        if common == INT and kind in (ast.FloorDiv, ast.Mod):
            return Value(INT, (self._divide(one, two, rest=kind is ast.Mod),))
        raise self.source.fail(node, f"flat code has no {kind.__name__} of a {common.name}")

    def _divide(self, one: str, two: str, *, rest: bool) -> str:
        """The quotient, rounded down, or the rest."""
        add = self.body.add
        if two.isdecimal() and int(two).bit_count() == 1:  # a power of two
            return (
                add(f"and i64 {one}, {int(two) - 1}") if rest else add(f"ashr i64 {one}, {int(two).bit_length() - 1}")
            )
        left = add(f"srem i64 {one}, {two}")
        differs = add(f"icmp slt i64 {add(f'xor i64 {left}, {two}')}, 0")
        below = add(f"and i1 {differs}, {add(f'icmp ne i64 {left}, 0')}")
        if rest:
            return add(f"add nsw i64 {left}, {add(f'select i1 {below}, i64 {two}, i64 0')}")
        return add(f"add nsw i64 {add(f'sdiv i64 {one}, {two}')}, {add(f'sext i1 {below} to i64')}")

    # Conditions

    def compare(self, node: ast.AST, operator: ast.cmpop, left: Value, right: Value) -> str:
        """Whether two numbers compare so."""
        if type(operator) not in _COMPARISONS:
            raise self.source.fail(node, f"flat code has no {type(operator).__name__}")
        whole, real = _COMPARISONS[type(operator)]
        common = FLOAT if FLOAT in (left.kind, right.kind) else INT
        (one,), (two,) = self.convert(node, left, common).parts, self.convert(node, right, common).parts
        return self.body.add(
            f"fcmp {real} double {one}, {two}" if common == FLOAT else f"icmp {whole} i64 {one}, {two}"
        )

    def _compare(self, left: ast.expr, operators: Sequence[ast.cmpop], others: Sequence[ast.expr]) -> Value:
        """A chain of comparisons."""
        before = [self.value(left)]

        def link(pair: tuple[ast.cmpop, ast.expr]) -> str:
            operator, other = pair
            before.append(self.value(other))
            return self.compare(other, operator, *before[-2:])

        return self._decide(list(zip(operators, others, strict=True)), link, every=True)

    def _is_among(self, left: ast.expr, others: Sequence[ast.expr], *, wanted: bool) -> Value:
        """Whether a number is one of some, or is none of them."""
        value, found = self.value(left), "false"
        for other in others:
            found = self.body.add(f"or i1 {found}, {self.compare(other, ast.Eq(), value, self.value(other))}")
        return Value(BOOL, (found if wanted else self.body.add(f"xor i1 {found}, true"),))

    def _decide(self, conditions: Sequence[T], look: Callable[[T], str], *, every: bool) -> Value:
        """Whether every condition is true, or any; none is looked at that does not matter."""
        *before, last = conditions
        if not before:
            return Value(BOOL, (look(last),))
        slot, done = self.body.slot("i1"), self.body.name()
        for condition in before:
            truth, more = look(condition), self.body.name()
            self.body.do(f"store i1 {truth}, ptr {slot}")
            self.body.branch(truth, *((more, done) if every else (done, more)))
            self.body.begin(more)
        self.body.do(f"store i1 {look(last)}, ptr {slot}")
        self.body.begin(done)
        return Value(BOOL, (self.body.add(f"load i1, ptr {slot}"),))

    def _choose(self, test: ast.expr, then: ast.expr, other: ast.expr) -> Value:
        """One of two numbers, of the kind that the first one is."""
        yes, no, done = self.body.name(), self.body.name(), self.body.name()
        self.body.branch(self.truth(test), yes, no)
        self.body.begin(yes)
        value = self.value(then)
        (llvm,) = llvm_types(value.kind)
        slot = self.body.slot(llvm)
        self.body.do(f"store {llvm} {value.parts[0]}, ptr {slot}")
        self.body.jump(done)
        self.body.begin(no)
        (part,) = self.convert(other, self.value(other), value.kind).parts
        self.body.do(f"store {llvm} {part}, ptr {slot}")
        self.body.begin(done)
        return Value(value.kind, (self.body.add(f"load {llvm}, ptr {slot}"),))

    # Sequences

    def items(self, node: ast.expr, of: type | UnionType = Flat) -> Value:
        """What an expression comes to, which is a sequence, or a grid where that is allowed."""
        value = self.value(node)
        if not isinstance(value.kind, of):
            raise self.source.fail(node, f"a {describe(value.kind)} has no items")
        return value

    def _pick(self, items: Value, index: str) -> Value:
        """An item of a sequence, or a row of a grid."""
        if isinstance(items.kind, Flat):
            return self.load(items, index)
        assert isinstance(items.kind, FlatGrid)
        width = items.parts[2]
        first = self.address(items, self.body.add(f"mul nsw i64 {index}, {width}"))
        return Value(Flat(items.kind.item), (first, width))

    def address(self, items: Value, index: str) -> str:
        """Where an item of a sequence or a grid lies."""
        assert isinstance(items.kind, Flat | FlatGrid)
        return self.body.add(f"getelementptr inbounds {items.kind.item.llvm}, ptr {items.parts[0]}, i64 {index}")

    def load(self, items: Value, index: str) -> Value:
        """An item of a sequence."""
        assert isinstance(items.kind, Flat)
        item = items.kind.item
        part = self.body.add(f"load {item.llvm}, ptr {self.address(items, index)}")
        if item.llvm != item.number.llvm:
            widen = "fpext" if item.number == FLOAT else "sext" if item.signed else "zext"
            part = self.body.add(f"{widen} {item.llvm} {part} to {item.number.llvm}")
        return Value(item.number, (part,))

    def store(self, node: ast.AST, items: Value, index: str, value: Value) -> None:
        """Put a number into a sequence."""
        assert isinstance(items.kind, Flat)
        item = items.kind.item
        (part,) = self.convert(node, value, item.number).parts
        if item.llvm != item.number.llvm:
            narrow = "fptrunc" if item.number == FLOAT else "trunc"
            part = self.body.add(f"{narrow} {item.number.llvm} {part} to {item.llvm}")
        self.body.do(f"store {item.llvm} {part}, ptr {self.address(items, index)}")

    def _slice(self, items: Value, lower: ast.expr | None, upper: ast.expr | None) -> Value:
        """A part of a sequence, which is not copied: flat code reads it, and changes nothing there."""
        first = "0" if lower is None else self.number(lower, INT)
        behind = items.parts[1] if upper is None else self.number(upper, INT)
        return Value(items.kind, (self.address(items, first), self.body.add(f"sub nsw i64 {behind}, {first}")))
