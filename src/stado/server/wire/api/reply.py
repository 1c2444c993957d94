"""What a request is answered with."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stado.rooms.decisions import RefusalError
from stado.rooms.parsing import explain_refusal

_STATUS = {
    "bad_origin": 403,
    "bad_host": 421,
    "not_host": 403,
    "not_seated": 403,
    "bad_token": 403,
    "not_local": 403,
    "no_network": 409,
    "no_code": 404,
    "not_found": 404,
    "closed": 410,
    "broken": 503,
    "not_over": 409,
    "not_asked": 409,
    "not_alone": 403,
    "counted": 403,
    "not_full": 409,
    "too_large": 413,
    "rate_limited": 429,
    "too_many": 429,
    "busy": 503,
    "unknown": 503,
    "internal": 500,
}
_LARGE = 1 << 20  # bytes of a body, the rest of which is not waited for when it is refused


def reply_json(value: object, status: int = 200) -> Response:
    """A reply of the protocol."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def reply_error(error: RefusalError) -> Response:
    """A refusal of the protocol."""
    return reply_json(explain_refusal(error), _STATUS.get(error.code, 400))


def end_flood(request: Request, response: Response) -> Response:
    """Close the connection after a large body that is refused, and where requests come too often."""
    large = int(request.headers.get("content-length", "0")) > _LARGE or "transfer-encoding" in request.headers
    if large or response.status_code == _STATUS["rate_limited"]:
        response.headers["connection"] = "close"
    return response
