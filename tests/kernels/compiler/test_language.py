"""Flat code gives the same numbers compiled and as it is written; what is no flat code is refused with its place."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stado.core.flat import Floats, Grid, Ints, exp, highest, insert_sorted, lowest, power
from stado.kernels.compiler import export, floats, ints
from stado.kernels.compiler.kinds import FLOAT32, INT8, INT16, INT32, UINT8, UINT32, Items
from stado.kernels.compiler.program import Program
from stado.kernels.compiler.source import FlatCodeError

PRIMES = (2, 3, 5, 7, 11, 13)
MIXED = (-1000, 70_000)
HALVES = (0.5, -1.5, 2.0)
DEBUG = False
LIMIT = 5


class Inner(NamedTuple):
    numbers: Ints
    share: float


class Outer(NamedTuple):
    size: int
    inner: Inner
    loud: bool


class Narrow(NamedTuple):
    bytes: Annotated[Ints, Items(INT8)]
    shorts: Annotated[Ints, Items(INT16)]
    ints: Annotated[Ints, Items(INT32)]
    words: Annotated[Ints, Items(UINT32)]
    reals: Annotated[Floats, Items(FLOAT32)]


@export
def calculate(one: int, two: int) -> int:
    total = one + two * 3 - (one & 255) + (two | 6) + (one ^ two)
    total += one // two + one % two + one // 8 + one % 8 + one // 7 + one % 7
    total -= -one
    return (total << 2) + (total >> 3) + abs(two) + min(one, two, 5) + max(one, two)


@export
def calculate_with_floats(one: float, two: float, whole: int) -> float:
    total = one * two + one / 3 - whole / 7 + whole
    total -= -two
    return total + min(one, whole) + max(two, 1) + abs(one) + math.sqrt(whole) + float(whole) + int(two)


@export
def round_off(number: float) -> int:
    return round(number)


@export
def judge(one: int, two: float, items: Ints) -> int:
    hits = 0
    if 0 <= one < len(items) and items[one] > 0:
        hits += 1
    if one < 0 or one >= len(items) or items[one] == 3:
        hits += 2
    elif one in (1, 2):
        hits += 4
    else:
        hits += 8
    if not one not in (7, 8):
        hits += 16
    hits += one == 2
    hits += 32 if two > 0.5 else 64
    if one:
        hits += 128
    if DEBUG:
        hits += 1000
    odd = one % 2 != 0
    return hits if odd else -hits


@export
def loop(items: Ints, count: int) -> int:
    total = 0
    for index in range(count):
        if index == 3:
            continue
        if index > 6:
            break
        total = total * 3 + index
    for index in range(2, count):
        total += index * index
    for index in range(count, 0, -2):
        total ^= index
    while total > 100:
        total //= 2
    for item in items:
        total += item
    return total + index


@export
def exchange(items: Ints) -> tuple[int, float]:
    first = last = items[0]
    first, last = items[len(items) - 1], first
    items[0], items[1] = items[1], items[0]
    items[last % 2] += 10
    kept: int = items[0]
    return kept + PRIMES[last % len(PRIMES)] + MIXED[1], HALVES[1] * first


@export
def search(items: Ints, wanted: int) -> int:
    for index in range(len(items)):
        if items[index] == wanted:
            return index
    return -1


@export
def unpack(outer: Outer, scale: float) -> float:
    inner = outer.inner
    other = Inner(numbers=inner.numbers[1 : outer.size], share=1)
    if outer.loud:
        inner = Inner(inner.numbers, inner.share * 2)
    return measure(inner, scale) + measure(other, scale=2)


def measure(inner: Inner, scale: float) -> float:
    total = 0.0
    for number in inner.numbers:
        total += number * inner.share
    return total * scale


@export
def store_narrowly(narrow: Narrow, number: int) -> None:
    narrow.bytes[0] = number % 100 - 50
    narrow.shorts[0] = -number % 30_000
    narrow.ints[0] -= number
    narrow.words[0] = (narrow.words[0] * 3 + number) & 0xFFFFFFFF
    narrow.reals[0] = number / 4


@export
def call_helpers(items: Ints, number: float) -> float:
    insert_sorted(items, 1, 3, items[4])
    return exp(number) + power(number, 5) + lowest(items) - highest(items)


@export
def shift_rows(grid: Annotated[Grid, Items(UINT8)], plain: Grid) -> int:
    total = 0
    for place in range(len(grid)):
        row = grid[place]
        row[0] += place
        total += sum_row(row) * sum_row(plain[place])
    return total


def sum_row(row: Ints) -> int:
    total = len(row)
    for number in row:
        total += number
    return total


@export
def call_export(items: Ints) -> int:
    return search(items, 3) + search(items, 99)


def run(function: Any, make: Callable[[], tuple[Any, ...]]) -> Any:
    """What a function returns and makes of its sequences, compiled; the same as it is written."""
    plain, compiled = make(), make()
    results = function.flat(*plain), function(*compiled)
    assert results[0] == results[1]
    assert plain == compiled
    return results[0]


@given(st.integers(-(10**6), 10**6), st.integers(-1000, 1000).filter(bool))
def test_whole_numbers_are_calculated_alike(one: int, two: int) -> None:
    run(calculate, lambda: (one, two))


@given(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6), st.integers(0, 10**6))
def test_floats_are_calculated_alike_to_the_last_bit(one: float, two: float, whole: int) -> None:
    run(calculate_with_floats, lambda: (one, two, whole))


@given(st.floats(-1e9, 1e9) | st.integers(-1000, 1000).map(lambda number: number + 0.5))
def test_halves_are_rounded_to_even(number: float) -> None:
    run(round_off, lambda: (number,))


@given(st.integers(-3, 9), st.floats(0, 1), st.lists(st.integers(-1, 4), min_size=1, max_size=6))
def test_conditions_are_looked_at_as_far_as_they_matter(one: int, two: float, items: list[int]) -> None:
    run(judge, lambda: (one, two, ints(items)))


@given(st.lists(st.integers(-100, 100), max_size=5), st.integers(1, 12))
def test_loops_go_alike(items: list[int], count: int) -> None:
    run(loop, lambda: (ints(items), count))


def test_several_things_are_put_at_once() -> None:
    assert run(exchange, lambda: (ints([3, 8, 6]),)) == (8 + 7 + 70_000, -9.0)


def test_a_function_can_end_within_a_loop() -> None:
    assert run(search, lambda: (ints([5, 3, 1]), 3)) == 1
    assert run(search, lambda: (ints([5, 3, 1]), 4)) == -1


@pytest.mark.parametrize("loud", [False, True])
def test_named_tuples_hold_sequences_and_each_other(loud: bool) -> None:
    outer = Outer(3, Inner(ints([1, 2, 3, 4]), 0.5), loud)
    assert run(unpack, lambda: (outer, 10.0)) == (100.0 if loud else 50.0) + 10.0


def test_arguments_can_be_named() -> None:
    outer = Outer(3, Inner(ints([1, 2, 3, 4]), 0.5), loud=True)
    assert unpack(scale=10.0, outer=outer) == unpack(outer, 10.0)


@given(st.integers(0, 10**6))
def test_sequences_are_as_narrow_as_they_say(number: int) -> None:
    def make() -> tuple[Narrow, int]:
        numbers: list[Any] = [array(code, [1]) for code in ("b", "h", "i", "I", "f")]
        return Narrow(*numbers), number

    run(store_narrowly, make)


def test_rows_of_a_grid_are_changed_in_place() -> None:
    def make() -> tuple[Grid, Grid]:
        return Grid(array("B", [1, 2, 200, 4]), 2), Grid(array("q", [5, 6, 7, 8, 9, 10]), 3)

    (narrow, wide), (other, _) = make(), make()
    assert shift_rows.flat(other, wide) == shift_rows(narrow, wide)  # type: ignore[attr-defined]
    assert list(narrow.items) == list(other.items) == [1, 2, 201, 4]


def test_a_grid_of_other_items_is_refused() -> None:
    grid = Grid(array("h", [1, 2]), 1)
    with pytest.raises(TypeError, match="uint8 wanted"):
        shift_rows(grid, grid)


def test_a_sequence_of_other_items_is_refused() -> None:
    with pytest.raises(TypeError, match="int64 wanted"):
        search(array("h", [1, 2]), 1)
    with pytest.raises(TypeError, match="int64 wanted"):
        search([1, 2], 1)


@given(st.floats(-600, 600))
def test_what_the_core_offers_is_the_same_to_the_last_bit(number: float) -> None:
    run(call_helpers, lambda: (ints([9, 1, 4, 7, 5]), number))


def test_an_entry_can_be_called_by_flat_code() -> None:
    assert run(call_export, lambda: (ints([1, 3]),)) == 0


def says_a_word() -> int:
    return len("word")


def makes_a_list(count: int) -> int:
    return len([number for number in range(count)])  # noqa: C416 - flat code has neither


def knows_no_name(count: int) -> int:
    return count + nothing  # type: ignore[name-defined,no-any-return] # noqa: F821


def changes_its_mind(count: int) -> float:
    total = count
    total /= 2  # type: ignore[assignment]
    return total


def gives_too_little(items: Ints) -> int:
    return search(items)  # type: ignore[call-arg]


def asks_for_no_member(inner: Inner) -> int:
    return inner.size  # type: ignore[attr-defined,no-any-return]


def steps_anyhow(count: int) -> int:
    for number in range(0, 10, count):
        count += number
    return count


def takes_a_word(word: str) -> int:
    return len(word)


def raises_to_a_power(number: float) -> float:
    return number**3


def prints(number: int) -> None:
    print(number)  # noqa: T201


def looks_into_a_number(number: int) -> int:
    return number[0]  # type: ignore[index,no-any-return]


def calls_a_number(number: int) -> int:
    return number()  # type: ignore[operator,no-any-return]


def deletes(number: int) -> None:
    del number


def unpacks_too_much(items: Ints) -> int:
    one, two = items
    return one + two


def changes_what_is_no_variable(inner: Inner) -> None:
    inner.share += 1  # type: ignore[misc]


def compares_what_it_is(number: int) -> bool:
    return number is LIMIT


@pytest.mark.parametrize(
    ("function", "complaint"),
    [
        (says_a_word, "no 'word'"),
        (makes_a_list, "no ListComp"),
        (knows_no_name, "nothing has no value here"),
        (changes_its_mind, "a float is no int"),
        (gives_too_little, "wanted: items, wanted"),
        (asks_for_no_member, "a Inner has no size"),
        (steps_anyhow, "step is a number that is written down"),
        (raises_to_a_power, "no Pow of a float"),
        (prints, "does not call print"),
        (looks_into_a_number, "a int has no items"),
        (calls_a_number, "a int cannot be called"),
        (deletes, "no Delete"),
        (unpacks_too_much, "a sequence of int64 cannot be put there"),
        (changes_what_is_no_variable, "only variables and items"),
        (compares_what_it_is, "no Is"),
    ],
)
def test_what_is_no_flat_code_is_refused_with_its_place(function: Any, complaint: str) -> None:
    with pytest.raises(FlatCodeError, match=rf"test_language\.py:\d+: .*{complaint}"):
        Program().add_export(function)


def test_what_no_sequence_or_number_is_cannot_be_taken() -> None:
    with pytest.raises(TypeError, match="flat code has no <class 'str'>"):
        Program().add_export(takes_a_word)


def test_only_functions_of_a_module_can_be_compiled() -> None:
    def inner(number: int) -> int:
        return number

    with pytest.raises(FlatCodeError, match="inner is no function of a module"):
        Program().add_export(inner)


def test_float_sequences_are_floats() -> None:
    assert floats([1, 2]) == array("d", [1.0, 2.0])
