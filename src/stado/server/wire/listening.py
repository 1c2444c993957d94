"""Work that ends when its client has gone, and large replies that are held until they are read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from stado.rooms.decisions import RefusalError
from stado.server.wire.api.reply import reply_error
from stado.server.wire.deliveries import Deliveries

T = TypeVar("T")

# The names by which a request's state has what this server's own connections do.
ABORT = "abort"  # ends the connection at once
BLOCK = "block"  # is told which address block the request comes from
JOINED = "joined"  # is told that a socket is in its room, and what tells whether somebody sits there
_PIECE = 1 << 16


async def while_listened(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What the work gives; it is stopped when the client goes. The request's body has been read before."""
    task, gone = asyncio.create_task(work), asyncio.create_task(_wait_gone(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise RefusalError("busy", "nobody listens any more")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _wait_gone(request: Request) -> None:
    """Until the client has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


class LargeResponse(Response):
    """A reply that counts among the deliveries until it is sent, its client has gone, or it makes way for another.

    It goes in pieces, each when the last has left: the server keeps a large reply once, and knows when it is through.
    """

    def __init__(self, body: bytes, deliveries: Deliveries, block: str, headers: Mapping[str, str], kind: str) -> None:
        super().__init__(body, headers=headers, media_type=kind)
        self._deliveries = deliveries
        self._block = block

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        end: Callable[[], None] = scope.get("state", {}).get(ABORT, _do_nothing)
        try:
            with self._deliveries.hold(self._block, len(self.body), end):
                await self._send(send)
        except RefusalError as error:
            await reply_error(error)(scope, receive, send)

    async def _send(self, send: Send) -> None:
        """Send piece by piece."""
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        for start in range(0, len(self.body), _PIECE):
            piece = self.body[start : start + _PIECE]
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body"})


def tell_block(scope: Scope, block: str) -> None:
    """Let the connection count for where a request comes from."""
    scope.get("state", {}).get(BLOCK, _do_nothing)(block)


def tell_joined(scope: Scope, is_seated: Callable[[], bool]) -> None:
    """Let the connection count for somebody in a room."""
    scope.get("state", {}).get(JOINED, _do_nothing)(is_seated)


def _do_nothing(*_: object) -> None:
    """What another web server than this one's own does with its connections."""
