"""Large replies on their way: bounded in all, and whose readers take longest make way for others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from stado.rooms.decisions import RefusalError


class _Delivery(msgspec.Struct, frozen=True, eq=False):
    """A reply that is held for its reader."""

    block: str
    size: int
    end: Callable[[], None]  # without its reader having all of it


class Deliveries:
    """The replies that a process holds until they are read, in bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way: dict[_Delivery, None] = {}  # the oldest first
        self._sizes: Counter[str] = Counter()  # by address block

    def __len__(self) -> int:
        """How many bytes are held."""
        return self._sizes.total()

    @contextmanager
    def hold(self, block: str, size: int, end: Callable[[], None]) -> Iterator[None]:
        """Count a reply while it is read; where there are too many, the oldest of who has most is ended.

        RefusalError where that is this one, unless it is alone.
        """
        delivery = _Delivery(block, size, end)
        self._under_way[delivery] = None
        self._sizes[block] += size
        try:
            self._make_way(delivery)
            yield
        finally:
            self._forget(delivery)

    def _make_way(self, newest: _Delivery) -> None:
        """End replies until the rest is within bounds, or RefusalError."""
        while len(self) > self._most and len(self._under_way) > 1:
            (block, _), *_ = self._sizes.most_common(1)
            oldest = next(delivery for delivery in self._under_way if delivery.block == block)
            if oldest is newest:
                raise RefusalError("busy", "too much waits to be read; try again")
            self._forget(oldest)
            oldest.end()

    def _forget(self, delivery: _Delivery) -> None:
        """A reply is read, or ended."""
        if delivery in self._under_way:
            del self._under_way[delivery]
            self._sizes -= Counter({delivery.block: delivery.size})
