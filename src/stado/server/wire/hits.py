"""How often one address asks for anything at all: files of the page, probes and what does not exist too."""

from __future__ import annotations

import asyncio

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from stado.rooms.decisions import RefusalError
from stado.server.services import services_of
from stado.server.wire.api.reply import reply_error
from stado.server.wire.guard import address_of, is_local
from stado.server.wire.listening import tell_block

_PROBES = ("/healthz", "/readyz", "/metrics")
_WORDS = "too many requests; wait a little"


class HitCount:
    """Lets requests beyond a burst wait, and refuses more than that; the probes of the machine itself always pass."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            tell_block(scope, address_of(HTTPConnection(scope)))
        wait = _find_wait(HTTPConnection(scope)) if scope["type"] == "http" else 0.0
        if wait is None:
            await _refuse(scope, receive, send)
            return
        if wait > 0:
            await asyncio.sleep(wait)
        await self._app(scope, receive, send)


def _find_wait(request: HTTPConnection) -> float | None:
    """The seconds that a request waits for the share of its address, unless it asks how the process does."""
    if request.scope["path"] in _PROBES and is_local(request):
        return 0.0
    return services_of(request).guard.wait_for_hit(address_of(request))


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Say why, and end the connection."""
    api = scope["path"].startswith("/api")
    refusal = reply_error(RefusalError("rate_limited", _WORDS)) if api else PlainTextResponse(_WORDS + "\n", 429)
    refusal.headers["connection"] = "close"
    await refusal(scope, receive, send)
