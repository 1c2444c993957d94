"""A reader of a room: a bounded queue of messages, written out by a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from stado.core.fields import Seat
from stado.rooms.decisions import Asker
from stado.rooms.protocol.messages import Bye, ServerMessage

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """The message as it goes over the wire."""
    return _encoder.encode(message).decode()


class Connection:
    """One socket: who is behind it, what it has been told, and what still waits to be sent."""

    def __init__(self, person: str, name: str, seat: Seat | None, since: int | None, queue: int) -> None:
        self.person = person
        self.name = name
        self._seat = seat
        self.seq = since  # the next event to tell; none: begin with the present
        self.has_view = False  # of its seat: what changes of it can be told
        self.moves = 0  # how often chairs had been moved when its seat was right
        self.undone = 0  # how often something had been taken back when it was last told
        self.reason: str | None = None  # why the server ends it
        self.dropped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(queue)

    @property
    def seat(self) -> Seat | None:
        """Whose view it is told; none: an onlooker's."""
        return self._seat

    @seat.setter
    def seat(self, seat: Seat | None) -> None:
        """Tell another seat's view from now on."""
        self.has_view = self.has_view and seat == self._seat
        self._seat = seat

    def follow(self, moves: Sequence[Mapping[Seat, Seat]]) -> None:
        """Go along with its chair."""
        for move in moves[self.moves :]:
            self.seat = None if self.seat is None else move.get(self.seat, self.seat)
        self.moves = len(moves)

    @property
    def asker(self) -> Asker:
        """Who gives a command here."""
        return Asker(self.person, self.name, self.seat)

    def push(self, text: str | None) -> None:
        """Send when the reader is ready; a reader too slow for its queue is dropped."""
        if self.reason is None:
            try:
                self._queue.put_nowait(text)
            except asyncio.QueueFull:
                self.reason = "slow"
                self.dropped.set_result(None)

    def send(self, message: ServerMessage) -> None:
        """The same for a message that only this reader gets."""
        self.push(encode(message))

    def end(self, bye: Bye) -> None:
        """End after what waits has been sent, and a last word."""
        self.send(bye)
        self.push(None)
        self.reason = self.reason or bye.reason

    async def write(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what waits until the end."""
        while (text := await self._queue.get()) is not None:
            await send(text)
