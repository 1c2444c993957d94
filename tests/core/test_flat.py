"""What flat code is made from, as it is written; the compiler's tests compare it with what is compiled."""

from __future__ import annotations

import math
from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stado.core.flat import Grid, exp, highest, insert_sorted, lowest, power


@given(st.floats(-700, 700))
def test_exp_is_exact_but_for_two_units_in_the_last_place(number: float) -> None:
    assert abs(exp(number) - math.exp(number)) <= 2 * math.ulp(math.exp(number))


def test_exp_stays_within_what_a_float_can_hold() -> None:
    assert exp(0.0) == 1.0
    assert exp(-1e9) == 0.0
    assert 1e300 < exp(1e9) < math.inf


@given(st.floats(-3, 3), st.integers(0, 20))
def test_a_power_is_a_product(base: float, times: int) -> None:
    assert power(base, times) == pytest.approx(math.prod([base] * times), rel=1e-12)


@given(st.lists(st.integers()), st.integers())
def test_an_item_goes_where_it_belongs_and_what_lies_before_stays(items: list[int], item: int) -> None:
    room = [9, *sorted(items), 0]
    insert_sorted(room, 1, len(items), item)
    assert room == [9, *sorted([*items, item])]


@given(st.lists(st.integers(), min_size=1))
def test_the_least_and_the_most_are_found(numbers: list[int]) -> None:
    assert (lowest(numbers), highest(numbers)) == (min(numbers), max(numbers))


def test_a_grid_has_rows_that_change_its_array() -> None:
    grid = Grid(array("h", range(6)), 2)
    grid[1][0] = 9
    assert list(grid.items) == [0, 1, 9, 3, 4, 5]
    assert [list(row) for row in grid] == [[0, 1], [9, 3], [4, 5]]
    assert [list(row) for row in grid[1:]] == [[9, 3], [4, 5]]
