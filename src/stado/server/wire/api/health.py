"""How the process does, for those who run it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from stado.server.services import services_of
from stado.server.wire.guard import is_local


async def show_health(request: Request) -> Response:
    """The process runs."""
    del request
    return Response("ok\n", media_type="text/plain")


async def show_ready(request: Request) -> Response:
    """The process can take connections: it is not going down, and its store answers; broken rooms fail alone."""
    lobby = services_of(request).lobby
    trouble = lobby.trouble
    text = "ready\n" if trouble is None else f"not ready: {trouble}\n"
    if lobby.broken:
        text += f"{lobby.broken} rooms cannot be opened\n"
    return Response(text, 200 if trouble is None else 503, media_type="text/plain")


async def show_metrics(request: Request) -> Response:
    """What the process counts, for this machine alone unless the host says otherwise."""
    services = services_of(request)
    if not (services.settings.open_metrics or is_local(request)):
        return Response("metrics are for this machine alone\n", 403, media_type="text/plain")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")
