"""Replies made small; large ones beside the event loop, which serves everybody else meanwhile."""

from __future__ import annotations

import asyncio
import gzip

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_SMALLEST = 1024
_QUICK = 16_384  # bytes that are compressed sooner than another thread is asked


class Compression:
    """Compresses the replies that come in one piece, for clients that can read it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            await self._app(scope, receive, send)
            return
        start: Message | None = None

        async def compress(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                first, start = start, None
                message = await _compress(first, message)
                await send(first)
            await send(message)

        await self._app(scope, receive, compress)


async def _compress(start: Message, message: Message) -> Message:
    """The body, small; the headers tell how."""
    headers, body = MutableHeaders(scope=start), message.get("body", b"")
    if len(body) < _SMALLEST or message.get("more_body") or "content-encoding" in headers:
        return message
    zipped = gzip.compress(body, 6) if len(body) <= _QUICK else await asyncio.to_thread(gzip.compress, body, 6)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(zipped))
    headers.add_vary_header("accept-encoding")
    return {**message, "body": zipped}
