"""How often one address asks for anything at all: files of the page, probes and what does not exist too."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from stado.rooms.decisions import RefusalError
from stado.server.services import services_of
from stado.server.wire.api.reply import reply_error
from stado.server.wire.guard import address_of, is_local

_PROBES = ("/healthz", "/readyz", "/metrics")
_WORDS = "too many requests; wait a little"


class HitCount:
    """Refuses requests beyond a bound that no page load meets; the probes of the machine itself always pass."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or _may_pass(HTTPConnection(scope)):
            await self._app(scope, receive, send)
            return
        api = scope["path"].startswith("/api")
        refusal = reply_error(RefusalError("rate_limited", _WORDS)) if api else PlainTextResponse(_WORDS + "\n", 429)
        refusal.headers["connection"] = "close"
        await refusal(scope, receive, send)


def _may_pass(request: HTTPConnection) -> bool:
    """Whether the request is within the limits of its address, or asks how the process does from beside it."""
    if request.scope["path"] in _PROBES and is_local(request):
        return True
    return services_of(request).guard.may_ask(address_of(request))
