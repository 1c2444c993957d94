"""LLVM is told of sequences that they do not overlap where that is so, and nowhere else."""

from __future__ import annotations

import re
from ctypes import CFUNCTYPE, c_char, c_void_p
from typing import Any, NamedTuple

import pytest

from stado.core.flat import Ints
from stado.kernels.compiler import export, ints
from stado.kernels.compiler.frame import Frame, symbol_of
from stado.kernels.compiler.program import Program
from stado.kernels.compiler.targets import NativeTarget

STARTS = (5, 7)


class Pair(NamedTuple):
    ahead: Ints
    behind: Ints


def follow(ahead: Ints, behind: Ints) -> None:
    for index in range(1, len(behind)):
        ahead[index] = behind[index - 1] + 1


def pass_on(pair: Pair, others: Ints) -> None:
    ahead, behind = pair
    follow(ahead, behind)
    others[0] = ahead[1]


@export
def follow_others(one: Ints, two: Ints, three: Ints) -> None:
    first, second = one, two
    pass_on(Pair(first, second), three)


@export
def follow_themselves(one: Ints, two: Ints) -> None:
    pass_on(Pair(one, one), two)


@export
def follow_closely(one: Ints, two: Ints) -> None:
    pass_on(Pair(one[1:], one), two)


@export
def follow_the_shorter(one: Ints, two: Ints) -> None:
    behind = one
    if len(two) < len(one):
        behind = two
    follow(one, behind)


@export
def follow_a_constant(one: Ints) -> None:
    follow(one, STARTS)  # type: ignore[arg-type]  # it is only read


@export
def change_what_was_given(one: Ints, number: int, other: int) -> int:
    if one[0] > 0:
        number = other
    return number


def write_for_a_page(function: Any) -> Program:
    """The program of an export, as a page has it."""
    program = Program(for_page=True)
    program.add_export(function.flat)
    return program


@pytest.mark.parametrize(
    ("function", "apart"),
    [
        (follow_others, {"follow": 2, "pass_on": 3}),
        (follow_themselves, {"follow": 0, "pass_on": 1}),
        (follow_closely, {"follow": 0, "pass_on": 0}),
        (follow_the_shorter, {"follow": 0}),
        (follow_a_constant, {"follow": 2}),
    ],
)
def test_only_sequences_that_cannot_overlap_are_told_apart(function: Any, apart: dict[str, int]) -> None:
    code = write_for_a_page(function).text()
    heads = re.findall(r"^define .*\.(\w+)\.\d+\"\((.*)\)", code, re.MULTILINE)
    assert {name: given.count("noalias") for name, given in heads} == apart


@pytest.mark.parametrize(
    ("function", "count"),
    [(follow_others, 3), (follow_themselves, 2), (follow_the_shorter, 2), (follow_a_constant, 1)],
)
def test_sequences_that_overlap_are_changed_in_their_order(function: Any, count: int) -> None:
    compiled, plain = ([ints(range(place, 40 + place)) for place in range(count)] for _ in range(2))
    native, program, frame = NativeTarget(), write_for_a_page(function), Frame(function.flat)
    loaded = native.load(native.compile(program))
    call = frame.pack(tuple(compiled), {})
    CFUNCTYPE(None, c_void_p)(loaded.find(symbol_of(function.flat)))((c_char * len(call)).from_buffer(call))
    function.flat(*plain)
    assert compiled == plain


@pytest.mark.parametrize("first", [0, 1])
def test_a_number_that_was_given_is_changed_where_it_is_changed(first: int) -> None:
    assert change_what_was_given(ints([first]), 3, 8) == (8 if first else 3)
