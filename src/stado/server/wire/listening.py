"""Work that ends when its client has gone, and replies that count until they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from contextlib import ExitStack
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from stado.rooms.decisions import RefusalError

T = TypeVar("T")

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


class HeldResponse(Response):
    """A JSON reply that holds something until it is sent, or its client has gone.

    It goes in pieces, each when the last has left: the server keeps a large reply once, and knows when it is through.
    """

    def __init__(self, body: bytes, held: ExitStack, headers: Mapping[str, str]) -> None:
        super().__init__(body, headers=headers, media_type="application/json")
        self._held = held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._held:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            for start in range(0, len(self.body), _PIECE):
                piece = self.body[start : start + _PIECE]
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            await send({"type": "http.response.body"})
