"""The pace at which a connection is read: who makes much work of few bytes waits, and nobody else does."""

from __future__ import annotations

import time
from asyncio import AbstractEventLoop, Handle
from collections.abc import Callable

_PART = 1024  # bytes that are read at once
_TURN = 0.004  # seconds of work after which others have their turn
_REST = 0.1  # seconds until who has worked this process too hard is looked at again


class Pace:
    """Hands the bytes of a connection on in small parts."""

    def __init__(
        self,
        loop: AbstractEventLoop,
        read: Callable[[bytes], None],
        pay: Callable[[float], bool],
        caught_up: Callable[[], None],
    ) -> None:
        self._loop = loop
        self._read = read
        self._pay = pay  # whether these seconds of the processor's time are within the connection's share
        self._caught_up = caught_up
        self._waiting = bytearray()
        self._owed = 0.0  # seconds
        self._turn: Handle | None = None

    @property
    def behind(self) -> bool:
        """Whether there is something that has come and was not yet read."""
        return self._turn is not None

    def feed(self, data: bytes) -> None:
        """Read what has come, now or in its turn."""
        self._waiting += data
        if self._turn is None:
            self._take_turn()

    def _take_turn(self) -> None:
        """Read for a while, if the last turn is paid for."""
        if not self._pay(self._owed):
            self._turn = self._loop.call_later(_REST, self._take_turn)
            return
        start, self._owed = time.thread_time(), 0.0
        while self._waiting and self._owed <= _TURN:
            part = bytes(self._waiting[:_PART])
            del self._waiting[:_PART]
            self._read(part)
            self._owed = time.thread_time() - start
        late, self._turn = self._turn is not None, None
        if self._waiting:
            self._turn = self._loop.call_soon(self._take_turn)
        elif late:
            self._caught_up()

    def end(self) -> None:
        """Read nothing more."""
        self._waiting.clear()
        if self._turn is not None:
            self._turn.cancel()
            self._turn = None
