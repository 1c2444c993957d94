"""Tuples changed by making new ones."""

from __future__ import annotations

import pytest

from stado.core.tuples import put, without


def test_put_replaces_one() -> None:
    items = (1, 2, 3)
    assert [put(items, index, 9) for index in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]
    assert items == (1, 2, 3)


def test_without_drops_the_first_that_is_equal() -> None:
    items = (2, 1, 2, 3)
    assert without(items, 2) == (1, 2, 3)
    assert without(items, 3) == (2, 1, 2)
    assert items == (2, 1, 2, 3)


def test_without_needs_it_to_be_there() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2), 3)
