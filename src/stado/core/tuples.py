"""Tuples changed by making new ones."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with the one at the index replaced."""
    return (*items[:index], item, *items[index + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items less the first that equals the item, which must be there."""
    index = items.index(item)
    return (*items[:index], *items[index + 1 :])
