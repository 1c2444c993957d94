"""Functions of flat code as LLVM functions, statement by statement."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from stado.kernels.compiler.calls import Calls
from stado.kernels.compiler.kinds import INT, Group, Kind
from stado.kernels.compiler.source import Source
from stado.kernels.compiler.values import Static, Value, describe, llvm_types, result_type, split

if TYPE_CHECKING:
    from stado.kernels.compiler.program import Program


_SMALL = 25  # lines of LLVM code of a function that is inlined wherever nothing else decides that


class _Loop(NamedTuple):
    """Where a loop goes on, and where it ends."""

    again: str
    done: str


class Function(Calls):
    """One function for arguments of certain kinds."""

    def __init__(self, program: Program, source: Source, kinds: Sequence[Kind]) -> None:
        super().__init__(program, source)
        self.kinds = kinds
        self.loops: list[_Loop] = []

    def write(self, symbol: str, *, is_export: bool) -> str:
        """The function's code; no two sequences of an export overlap, and LLVM is told so."""
        self.symbol = symbol
        parameters = []
        for name, kind in zip(self.source.parameters, self.kinds, strict=True):
            types = llvm_types(kind)
            given = [f"%{name}.{place}" for place in range(len(types))]
            if name in self.source.changed:
                self.assign(self.source.tree, name, Value(kind, tuple(given)))
            else:
                self.constants[name] = Value(kind, tuple(given))
                self.given.update(given)
            parameters += [f"{llvm} {part}" for llvm, part in zip(types, given, strict=True)]
        self.run(self.source.tree.body)
        if self.body.is_open:
            self.body.end("unreachable" if llvm_types(self.source.returns) else "ret void")
        head = f"define internal fastcc {result_type(self.source.returns)} {symbol}({', '.join(parameters)})"
        if is_export:  # it is not inlined into its wrapper, for LLVM to keep that in mind; a GPU's has its room there
            head = tell_apart(head) + (" alwaysinline" if self.program.for_gpu else " noinline")
        elif self.program.quick and len(self.body.lines) < _SMALL:
            head += " alwaysinline"
        return f"{head} nounwind {{\n{self.body.text()}\n}}\n"

    def run(self, statements: Sequence[ast.stmt]) -> None:
        """Statements one after another; none that cannot be reached."""
        for statement in statements:
            if self.body.is_open:
                self.do(statement)

    def do(self, node: ast.stmt) -> None:
        """One statement."""
        match node:
            case ast.Assign(targets, value):
                result = self.value(value)
                for target in targets:
                    self.put(target, result)
            case ast.AnnAssign(target, _, ast.expr() as value):
                self.put(target, self.value(value))
            case ast.AugAssign(target, operator, value):
                self._change(target, operator, value)
            case ast.Expr(ast.Constant(str())) | ast.Pass():
                pass
            case ast.Expr(value):
                self.value(value)
            case ast.If(test, body, other):
                self._if(test, body, other)
            case ast.While(orelse=[]) | ast.For(ast.Name(), orelse=[]):
                self._loop(node)
            case ast.Break():
                self.body.jump(self.loops[-1].done)
            case ast.Continue():
                self.body.jump(self.loops[-1].again)
            case ast.Return(value):
                self._return(node, value)
            case _:
                raise self.source.fail(node, f"flat code has no {type(node).__name__}")

    def put(self, target: ast.expr, value: Value) -> None:
        """Let a variable, an item or several of them be the value."""
        match target:
            case ast.Name(name):
                self.assign(target, name, value)
            case ast.Subscript(items, index):
                self.store(target, self.items(items), self.number(index, INT), value)
            case ast.Tuple(targets) if isinstance(value.kind, Group) and len(value.kind.members) == len(targets):
                for part_target, part in zip(targets, split(value), strict=True):
                    self.put(part_target, part)
            case _:
                raise self.source.fail(target, f"a {describe(value.kind)} cannot be put there")

    def assign(self, node: ast.AST, name: str, value: Value) -> None:
        """Let a variable be the value; it stays of the kind that it has at first."""
        if name not in self.variables and self.source.changed[name] == 1 and self.given.issuperset(value.parts):
            self.constants[name] = value
            return
        if name not in self.variables:
            slots = tuple(self.body.slot(llvm) for llvm in llvm_types(value.kind))
            self.variables[name] = Value(value.kind, slots)
        kind, slots = self.variables[name]
        parts = zip(llvm_types(kind), self.convert(node, value, kind).parts, slots, strict=True)
        for llvm, part, slot in parts:
            self.body.do(f"store {llvm} {part}, ptr {slot}")

    def _change(self, target: ast.expr, operator: ast.operator, value: ast.expr) -> None:
        """`target += value` and the like; where an item lies is worked out once."""
        match target:
            case ast.Name(name):
                self.assign(target, name, self.operate(target, operator, self.value(target), self.value(value)))
            case ast.Subscript(items, index):
                owner, place = self.items(items), self.number(index, INT)
                result = self.operate(target, operator, self.load(owner, place), self.value(value))
                self.store(target, owner, place, result)
            case _:
                raise self.source.fail(target, "only variables and items can be changed")

    def _if(self, test: ast.expr, body: Sequence[ast.stmt], other: Sequence[ast.stmt]) -> None:
        """One of two branches."""
        found = self.find(test)
        if isinstance(found, Static):
            self.run(body if found.thing else other)
            return
        yes, no, done = self.body.name(), self.body.name(), self.body.name()
        self.body.branch(self.truth_of(test, found), yes, no)
        self.body.begin(yes)
        self.run(body)
        goes_on = self.body.is_open
        if goes_on:
            self.body.jump(done)
        self.body.begin(no)
        self.run(other)
        if self.body.is_open or goes_on:
            self.body.begin(done)

    def _loop(self, node: ast.While | ast.For) -> None:
        """A loop while something is true, over numbers one step apart, or over the items of a sequence."""
        match node:
            case ast.While(test, body):
                self._while(test, body)
            case ast.For(_, ast.Call(ast.Name("range"), [ast.expr() as behind], [])):
                self._count(node, "0", self.number(behind, INT), 1, None)
            case ast.For(_, ast.Call(ast.Name("range"), [ast.expr() as first, ast.expr() as behind, *step], [])):
                bounds = self.number(first, INT), self.number(behind, INT)
                self._count(node, *bounds, self._step(step[0]) if step else 1, None)
            case ast.For(_, items):
                sequence = self.items(items)
                self._count(node, "0", sequence.parts[1], 1, sequence)

    def _while(self, test: ast.expr, body: Sequence[ast.stmt]) -> None:
        """A loop while something is true."""
        again, inside, done = self.body.name(), self.body.name(), self.body.name()
        self.body.begin(again)
        self.body.branch(self.truth(test), inside, done)
        self.body.begin(inside)
        self._repeat(body, _Loop(again, done))
        if self.body.is_open:
            self.body.jump(again)
        self.body.begin(done)

    def _step(self, node: ast.expr) -> int:
        """The step of a range, which is a number that is known while compiling."""
        step = self.find(node)
        if isinstance(step, Static) and isinstance(step.thing, int):
            return step.thing
        raise self.source.fail(node, "a range's step is a number that is written down")

    def _count(self, node: ast.For, first: str, behind: str, step: int, items: Value | None) -> None:
        """A loop that counts, for the numbers themselves or for the items that lie there."""
        assert isinstance(node.target, ast.Name)
        counter = self.body.slot("i64")
        check, inside, again, done = (self.body.name() for _ in range(4))
        self.body.do(f"store i64 {first}, ptr {counter}")
        self.body.begin(check)
        number = self.body.add(f"load i64, ptr {counter}")
        goes_on = self.body.add(f"icmp {'slt' if step > 0 else 'sgt'} i64 {number}, {behind}")
        self.body.branch(goes_on, inside, done)
        self.body.begin(inside)
        self.assign(node, node.target.id, Value(INT, (number,)) if items is None else self.load(items, number))
        self._repeat(node.body, _Loop(again, done))
        self.body.begin(again)
        self.body.do(f"store i64 {self.body.add(f'add nsw i64 {number}, {step}')}, ptr {counter}")
        self.body.jump(check)
        self.body.begin(done)

    def _repeat(self, body: Sequence[ast.stmt], loop: _Loop) -> None:
        """The body of a loop."""
        self.loops.append(loop)
        self.run(body)
        self.loops.pop()

    def _return(self, node: ast.Return, value: ast.expr | None) -> None:
        """The end of the function."""
        if value is None:
            self.body.end("ret void")
            return
        result = self.convert(node, self.value(value), self.source.returns)
        types = llvm_types(result.kind)
        if len(types) == 1:
            self.body.end(f"ret {types[0]} {result.parts[0]}")
            return
        whole, made = result_type(result.kind), "poison"
        for place, (llvm, part) in enumerate(zip(types, result.parts, strict=True)):
            made = self.body.add(f"insertvalue {whole} {made}, {llvm} {part}, {place}")
        self.body.end(f"ret {whole} {made}")


def tell_apart(text: str, overlapping: Collection[str] = ()) -> str:
    """The code of a function none of whose sequences overlaps another, but for some of them."""
    head, *body = text.split("\n", 1)
    return "\n".join([re.sub(r"ptr (%[\w.]+)", lambda found: _tell_apart(found, overlapping), head), *body])


def _tell_apart(pointer: re.Match[str], overlapping: Collection[str]) -> str:
    """A parameter that is a pointer."""
    return pointer[0] if pointer[1] in overlapping else f"ptr noalias {pointer[1]}"
