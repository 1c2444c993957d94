"""Whose turn it is: the urgent first, and among equals those who have used least lately."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

T = TypeVar("T")

HALF_LIFE = 10.0  # seconds until half of what was used is forgotten
_REST = 3  # times as long as a paced turn took, until its sharer has the next
_LONGEST_REST = 2.0
_MOST_KEYS = 10_000


class _Waiter:
    """Somebody who waits for a turn."""

    def __init__(self, sharers: Sequence[str], rank: int, *, paced: bool) -> None:
        self.sharers = sharers
        self.rank = rank
        self.paced = paced
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """Gives turns at a few places; each is counted against all who share in it, the wider share first.

    Paced turns rest after each other: one sharer's take about a quarter of one place, and all of them half of each.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._places = places
        self._clock = clock
        self._waiting: list[_Waiter] = []
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when that was so
        self._rests: OrderedDict[str, float] = OrderedDict()  # until when paced turns of a sharer wait
        self._all_rest = 0.0  # until when all paced turns wait
        self._alarm: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, *sharers: str, rank: int = 0, paced: bool = False) -> AsyncIterator[None]:
        """A place, when it is the sharers' turn; what it takes is counted when it ends."""
        await self._wait(_Waiter(sharers, rank, paced=paced))
        start = self._clock()
        try:
            yield
        finally:
            now = self._clock()
            self._count(sharers, now, now - start)
            if paced:
                self._rest(sharers, now, now - start)
            self._free += 1
            self._call()

    async def _wait(self, waiter: _Waiter) -> None:
        """Until the waiter is called."""
        self._waiting.append(waiter)
        self._call()
        try:
            await waiter.called
        except asyncio.CancelledError:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
            else:  # called and cancelled at once
                self._free += 1
                self._call()
            raise

    def _call(self) -> None:
        """Give the free places away."""
        while self._free:
            now = self._clock()
            ready = [waiter for waiter in self._waiting if self._is_ready(waiter, now)]
            if not ready:
                break
            chosen = min(ready, key=lambda waiter: (waiter.rank, *(self._recent(key, now) for key in waiter.sharers)))
            self._waiting.remove(chosen)
            self._free -= 1
            chosen.called.set_result(None)
        self._set_alarm()

    def _is_ready(self, waiter: _Waiter, now: float) -> bool:
        """Whether the waiter can be called: one that was cancelled a moment ago has yet to leave."""
        return not waiter.called.done() and (not waiter.paced or self._rested(waiter) <= now)

    def _set_alarm(self) -> None:
        """Look again when the first of those who rest may have a turn."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._free and self._waiting:
            wait = min(map(self._rested, self._waiting)) - self._clock()
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, wait), self._call)

    def _rested(self, waiter: _Waiter) -> float:
        """When a paced turn may come."""
        return max(self._all_rest, *(self._rests.get(key, 0.0) for key in waiter.sharers))

    def _rest(self, sharers: Sequence[str], now: float, seconds: float) -> None:
        """Let paced turns wait in proportion to the one that has ended."""
        self._all_rest = max(self._all_rest, now) + seconds / self._places
        for key in sharers:
            _keep(self._rests, key, max(self._rests.get(key, 0.0), now) + min(_REST * seconds, _LONGEST_REST))

    def _count(self, sharers: Sequence[str], now: float, seconds: float) -> None:
        """Add to what the sharers have used."""
        for key in sharers:
            _keep(self._used, key, (self._recent(key, now) + seconds, now))

    def _recent(self, key: str, now: float) -> float:
        """What a sharer has used lately, in seconds to two places: who has used next to nothing has used nothing."""
        seconds, then = self._used.get(key, (0.0, now))
        share: float = 0.5 ** ((now - then) / HALF_LIFE)
        return round(seconds * share, 2)


def _keep(kept: OrderedDict[str, T], key: str, value: T) -> None:
    """Keep a value, and forget the longest unchanged where there are too many."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > _MOST_KEYS:
        kept.popitem(last=False)
