"""The names that the server answers to: a page of another site may point a name of its own here (DNS rebinding)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from stado.rooms.decisions import RefusalError
from stado.server.wire.api.reply import reply_error

ANY = "*"
_HOST = re.compile(r"(?P<host>\[[^\]]+\]|[^:\[\]]+)(?::\d+)?")
_FOR_ALL = ("/healthz", "/readyz")  # they tell nothing of anybody
_WORDS = "the server does not answer to this name; its host can let it, by --host-name"


class HostCheck:
    """Refuses requests for other names than this machine's, the loopback's and those given; any address is good."""

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self._app = app
        self._names = {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._may_pass(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        elif scope["path"].startswith("/api"):
            await reply_error(RefusalError("bad_host", _WORDS))(scope, receive, send)
        else:
            await PlainTextResponse(_WORDS + "\n", 421)(scope, receive, send)

    def _may_pass(self, scope: Scope) -> bool:
        """Whether this server is meant."""
        if scope["type"] not in ("http", "websocket") or scope["path"] in _FOR_ALL:
            return True
        return is_known_host(Headers(scope=scope).get("host"), self._names)


def is_known_host(header: str | None, names: Iterable[str]) -> bool:
    """Whether a request with that `Host` is for this server; only programs other than browsers send none."""
    if header is None or ANY in names:
        return True
    found = _HOST.fullmatch(header)
    if found is None:
        return False
    host = found["host"].lower().removesuffix(".")
    return host in names or host == "localhost" or host.endswith(".localhost") or _is_address(host)


def _is_address(host: str) -> bool:
    """Whether the host is an address itself, to which no other site's name can be turned."""
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True
