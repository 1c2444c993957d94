"""The pace at which connections are read: who makes much work of few bytes waits, and nobody else does."""

from __future__ import annotations

import asyncio
import time
from asyncio import Transport
from collections import deque
from collections.abc import Callable
from typing import ParamSpec, TypeVar
from weakref import WeakMethod

from stado.server.settings import Rate
from stado.server.wire.buckets import Buckets

_PART = 1024  # bytes that are read at once
_TURN = 0.004  # seconds of work for one payer, after which others have their turn
_REST = 0.1  # seconds until who has worked this process too hard is looked at again

P = ParamSpec("P")
T = TypeVar("T")


def weakly(method: Callable[P, T]) -> Callable[P, T | None]:
    """The method for those whom its object has: no circle keeps the object until garbage is looked for."""
    kept = WeakMethod(method)

    def call(*given: P.args, **named: P.kwargs) -> T | None:
        found = kept()
        return None if found is None else found(*given, **named)

    return call


class Pace:
    """Hands the bytes of a connection on in small parts, each in its turn."""

    def __init__(
        self, ask: Callable[[Transport, Pace], None], read: Callable[[bytes], None], paused: Callable[[], bool | None]
    ) -> None:
        self._ask = ask  # for turns
        self._read = read
        self._paused = paused  # whether the application has enough for now
        self._waiting = bytearray()
        self._transport: Transport | None = None  # that is not listened to until everything was read
        self._queued = False  # in the line of its payer
        self._held = False  # while its client does not read what it is sent

    def feed(self, transport: Transport, data: bytes) -> None:
        """Read what has come, now or in its turn."""
        self._waiting += data
        self._ask_turn(transport)
        if self._waiting:
            self._transport = transport
            transport.pause_reading()

    def take_turn(self) -> bool:
        """Read a part, and tell whether there is more; the last one lets the connection be listened to again."""
        if self._held:
            self._queued = False
            return False
        part = bytes(self._waiting[:_PART])
        del self._waiting[:_PART]
        if part:
            self._read(part)
        if self._waiting:
            return True
        self._queued = False
        if self._transport is not None and not (self._paused() or self._transport.is_closing()):
            self._transport.resume_reading()
        self._transport = None
        return False

    def hold(self) -> None:
        """Read nothing for now: what is read would be answered, and the answers pile up."""
        self._held = True

    def go_on(self) -> None:
        """Read again what has come meanwhile, in its turn."""
        self._held = False
        if self._waiting and self._transport is not None:
            self._ask_turn(self._transport)

    def _ask_turn(self, transport: Transport) -> None:
        """Wait in the line, once."""
        if not (self._queued or self._held):
            self._queued = True
            self._ask(transport, self)

    def end(self) -> None:
        """Read nothing more."""
        self._waiting.clear()
        self._transport = None


class _Line:
    """The connections of one payer that wait, and the seconds spent on them in this round of the event loop."""

    def __init__(self) -> None:
        self.waiting: deque[Pace] = deque()
        self.spent = 0.0
        self.reading = False  # at this moment: a request that becomes a WebSocket asks for a turn in its own


class Turns:
    """Lets connections be read within their payer's share of the processor's time, all of a payer's for one turn."""

    def __init__(self, rate: Rate) -> None:
        self._shares = Buckets(rate)
        self._lines: dict[str, _Line] = {}  # of payers for whom something was done in the last round, or is to be done

    def ask(self, payer: str, pace: Pace) -> None:
        """Read a connection, now or behind others of its payer."""
        line = self._lines.get(payer)
        if line is None:
            line = self._lines[payer] = _Line()
            line.waiting.append(pace)
            self._go_on(payer)
            return
        line.waiting.append(pace)
        if not line.reading:
            self._read(payer, line)

    def _go_on(self, payer: str) -> None:
        """Let a payer have a turn."""
        line = self._lines[payer]
        line.spent = 0.0
        try:
            self._read(payer, line)
        finally:  # a connection that fails keeps nobody else of its payer waiting
            self._look_again(payer, line)

    def _look_again(self, payer: str, line: _Line) -> None:
        """Let a payer who used the turn, or needs another, have the next one; forget any other."""
        loop = asyncio.get_running_loop()
        if line.waiting and not self._has_share(payer):
            loop.call_later(_REST, self._go_on, payer)
        elif line.waiting or line.spent:
            loop.call_soon(self._go_on, payer)
        else:
            del self._lines[payer]

    def _read(self, payer: str, line: _Line) -> None:
        """Read a part of each connection that waits, again and again, until the turn or the share is used up."""
        line.reading = True
        try:
            while line.waiting and line.spent <= _TURN and self._has_share(payer):
                pace, start = line.waiting.popleft(), time.thread_time()
                more = pace.take_turn()
                seconds = time.thread_time() - start
                line.spent += seconds
                self._shares.charge(payer, time.monotonic(), seconds)
                if more:
                    line.waiting.append(pace)
        finally:
            line.reading = False

    def _has_share(self, payer: str) -> bool:
        """Whether a payer owes nothing."""
        return self._shares.take(payer, time.monotonic(), 0)
