"""A request, and who makes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TypeVar

import structlog
from starlette.requests import Request
from starlette.responses import Response

from stado.rooms.decisions import Asker, RefusalError
from stado.rooms.parsing import parse_body
from stado.rooms.ports import BrokenError, FencedError, StoreError, UnsureError
from stado.rooms.room import explain
from stado.server.people.people import Device
from stado.server.people.sharer import Sharer
from stado.server.people.tokens import COOKIE_SECONDS
from stado.server.services import Services, services_of
from stado.server.wire.api.reply import end_flood, reply_error
from stado.server.wire.guard import address_of, read_body

_log = structlog.get_logger()

T = TypeVar("T")
Call = Callable[["Visit"], Awaitable[Response]]


class Visit:
    """A request, with who makes it."""

    def __init__(self, services: Services, request: Request, device: Device) -> None:
        self.services = services
        self.request = request
        self.device = device
        self.me = device.me

    @property
    def sharer(self) -> Sharer:
        """Whose share of the server the request takes."""
        return Sharer(self.me.person, address_of(self.request))

    @property
    def origin(self) -> str:
        """What stands for the visitor's address block in the store."""
        return self.services.people.origin(address_of(self.request))

    @property
    def asker(self) -> Asker:
        """The visitor, at no seat in particular."""
        return Asker(self.me.person, self.me.name, None)

    def check_opening(self) -> None:
        """Refuse a new room too many from the visitor's address."""
        self.services.guard.check_opening(address_of(self.request))

    async def read(self, kind: type[T]) -> T:
        """The request's body, or RefusalError."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise RefusalError("bad_message", "the content type must be application/json")
        return parse_body(await self.read_body(self.services.settings.limits.body_bytes), kind)

    async def read_body(self, most: int) -> bytes:
        """The request's body as it came, or RefusalError."""
        return await read_body(self.request, self.services.guard, most, self.services.settings.request)

    def set_cookie(self, response: Response, token: str) -> Response:
        """Make the visitor the token's person from here on."""
        secure = self.services.settings.secure_cookies or self.request.url.scheme == "https"
        response.set_cookie(
            self.services.cookie,
            token,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        return response


def visited(call: Call) -> Callable[[Request], Awaitable[Response]]:
    """Let a visitor in who keeps to the limits, making a guest of a stranger; errors are answered as declared."""

    @wraps(call)
    async def answer(request: Request) -> Response:
        services = services_of(request)
        address = address_of(request)
        try:
            services.guard.check_origin(request.headers)
            services.guard.check_request(address)
            services.guard.check_path(request.scope["path"])
            device = await services.people.find(request.cookies.get(services.cookie))
            if device is not None:
                services.guard.check_person(device.me.person)
                return await call(Visit(services, request, device))
            services.guard.check_new_person(address)
            visit = Visit(services, request, await services.people.create())
            return visit.set_cookie(await call(visit), services.people.token(visit.me))
        except RefusalError as error:
            return end_flood(request, reply_error(error))
        except BrokenError as error:
            return reply_error(explain(error))
        except FencedError:
            return reply_error(RefusalError("busy", "the room is being moved; try again"))
        except StoreError as error:
            services.metrics.troubles.note("request failed", str(error))
            if isinstance(error, UnsureError):
                return reply_error(RefusalError("unknown", "it is not known whether it was done: look, and ask again"))
            return reply_error(RefusalError("busy", "the store cannot be reached; try again"))
        except Exception:  # nobody is shown what went wrong inside
            _log.exception("request failed", endpoint=call.__name__)
            return reply_error(RefusalError("internal", "something went wrong"))

    return answer
