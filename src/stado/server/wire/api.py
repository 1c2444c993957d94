"""The HTTP API: persons, lobby, rooms, records and health."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import wraps
from typing import TypeVar

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stado.core.record import format_record
from stado.rooms.advice import lone_question
from stado.rooms.catalog import make_catalog
from stado.rooms.decisions import Asker, RefusalError, accept_name
from stado.rooms.ports import BrokenError, StoreError, UnsureError
from stado.rooms.protocol import ClaimRequest, Me, NameRequest, RematchRequest, RoomRequest
from stado.rooms.requests import explain_refusal, parse_body, parse_steps, parse_viewer
from stado.rooms.room import explain
from stado.server.people.sharer import Sharer
from stado.server.people.tokens import COOKIE_SECONDS
from stado.server.services import Services, services_of
from stado.server.storage import listings
from stado.server.wire.guard import address_of, is_local, read_body
from stado.server.wire.listening import HeldResponse, while_listened

_log = structlog.get_logger()

T = TypeVar("T")
Call = Callable[["Visit"], Awaitable[Response]]

_STATUS = {
    "bad_origin": 403,
    "bad_host": 421,
    "not_host": 403,
    "not_seated": 403,
    "bad_token": 403,
    "not_found": 404,
    "closed": 410,
    "broken": 503,
    "not_over": 409,
    "not_asked": 409,
    "not_alone": 403,
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


def _end_flood(request: Request, response: Response) -> Response:
    """Take no more of a large body that is refused, and no more from who asks too often on this connection."""
    large = int(request.headers.get("content-length", "0")) > _LARGE or "transfer-encoding" in request.headers
    if large or response.status_code == _STATUS["rate_limited"]:
        response.headers["connection"] = "close"
    return response


class Visit:
    """A request, with who makes it."""

    def __init__(self, services: Services, request: Request, me: Me) -> None:
        self.services = services
        self.request = request
        self.me = me

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

    async def read(self, kind: type[T]) -> T:
        """The request's body, or RefusalError."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise RefusalError("bad_message", "the content type must be application/json")
        return parse_body(await self.read_body(self.services.settings.limits.body_bytes), kind)

    async def read_body(self, most: int) -> bytes:
        """The request's body as it came, or RefusalError."""
        return await read_body(self.request, self.services.guard, most, 3 * self.services.settings.request)

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
            me = await services.people.find(request.cookies.get(services.cookie))
            if me is not None:
                services.guard.check_person(me.person)
                return await call(Visit(services, request, me))
            services.guard.check_new_person(address)
            me = await services.people.create()
            visit = Visit(services, request, me)
            return visit.set_cookie(await call(visit), services.people.token(me))
        except RefusalError as error:
            return _end_flood(request, reply_error(error))
        except BrokenError as error:
            return reply_error(explain(error))
        except StoreError as error:
            _log.error("request failed", trouble=str(error))
            if isinstance(error, UnsureError):
                return reply_error(RefusalError("unknown", "it is not known whether it was done: look, and ask again"))
            return reply_error(RefusalError("busy", "the store cannot be reached; try again"))
        except Exception:  # nobody is shown what went wrong inside
            _log.exception("request failed", endpoint=call.__name__)
            return reply_error(RefusalError("internal", "something went wrong"))

    return answer


@visited
async def show_me(visit: Visit) -> Response:
    """Who you are."""
    return reply_json(visit.me)


@visited
async def rename_me(visit: Visit) -> Response:
    """Another name for you."""
    name = accept_name((await visit.read(NameRequest)).name)
    return reply_json(await visit.services.people.rename(visit.me, name))


@visited
async def link_device(visit: Visit) -> Response:
    """A token for another device of yours."""
    return reply_json(await visit.services.people.link(visit.me))


@visited
async def list_links(visit: Visit) -> Response:
    """The links to devices of yours."""
    return reply_json(await visit.services.people.links(visit.me))


@visited
async def revoke_link(visit: Visit) -> Response:
    """Make a link worthless, and the device that came by it a stranger."""
    await visit.services.people.revoke(visit.me, str(visit.request.path_params["link"]))
    return reply_json(await visit.services.people.links(visit.me))


@visited
async def claim_device(visit: Visit) -> Response:
    """Become the person who made the token."""
    me, token = await visit.services.people.claim((await visit.read(ClaimRequest)).token)
    return visit.set_cookie(reply_json(me), token)


@visited
async def show_catalog(visit: Visit) -> Response:
    """What rooms can be made of."""
    del visit
    return reply_json(make_catalog())


@visited
async def create_room(visit: Visit) -> Response:
    """A new room."""
    room = await visit.services.lobby.create(visit.asker, await visit.read(RoomRequest), visit.origin)
    return reply_json(await room.info(visit.me.person), 201)


@visited
async def list_rooms(visit: Visit) -> Response:
    """The public rooms."""
    limits = visit.services.settings.limits
    listed = await listings.public_rooms(visit.services.store, person=limits.listed, address=limits.address_listed)
    return reply_json(visit.services.lobby.describe(listed, visit.me.person))


@visited
async def list_mine(visit: Visit) -> Response:
    """The rooms you sit in."""
    listed = await listings.rooms_of(visit.services.store, visit.me.person)
    return reply_json(visit.services.lobby.describe(listed, visit.me.person))


@visited
async def list_replays(visit: Visit) -> Response:
    """Your finished matches."""
    listed = await listings.finished_of(visit.services.store, visit.me.person)
    return reply_json(visit.services.lobby.describe(listed, visit.me.person))


@visited
async def show_room(visit: Visit) -> Response:
    """One room."""
    room = await visit.services.lobby.find(visit.services.room_id(visit.request))
    return reply_json(await room.info(visit.me.person))


@visited
async def rematch(visit: Visit) -> Response:
    """The same table again."""
    asked = await visit.read(RematchRequest)
    old = visit.services.room_id(visit.request)
    room = await visit.services.lobby.rematch(old, visit.asker, visit.origin, start=asked.start)
    return reply_json(await room.info(visit.me.person), 201)


@visited
async def download_record(visit: Visit) -> Response:
    """The record of a finished match."""
    room = visit.services.room_id(visit.request)
    record = await visit.services.lobby.finished_record(room)
    text = await asyncio.to_thread(format_record, record)
    name = f"stado-{record.head.game}-{room[:8]}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type="application/x-ndjson")


@visited
async def replay_room(visit: Visit) -> Response:
    """A finished match, step by step."""
    return await _tell(visit, _find_record)


@visited
async def replay_record(visit: Visit) -> Response:
    """Any record, step by step."""
    return await _tell(visit, _read_record)


@visited
async def review_room(visit: Visit) -> Response:
    """What was best at some steps of a finished match."""
    return await _review(visit, _find_record)


@visited
async def give_advice(visit: Visit) -> Response:
    """What is best for you now, where you play with bots alone."""
    room = await visit.services.lobby.find(visit.services.room_id(visit.request))
    decision, question = lone_question(await room.current(), visit.me.person)
    reviewer = visit.services.reviewer
    with reviewer.tasks.admit(visit.sharer):
        return reply_json(await while_listened(visit.request, reviewer.advise(visit.sharer, decision, question)))


@visited
async def review_record(visit: Visit) -> Response:
    """What was best at some steps of any record."""
    return await _review(visit, _read_record)


async def _review(visit: Visit, get_record: Callable[[Visit], Awaitable[str]]) -> Response:
    """The reviews of the steps that are asked for."""
    reviewer = visit.services.reviewer
    most = visit.services.settings.limits.review_steps
    steps = parse_steps(visit.request.query_params.getlist("step"), most)
    with reviewer.tasks.admit(visit.sharer):
        reviews = reviewer.review(visit.sharer, await get_record(visit), steps)
        return reply_json(await while_listened(visit.request, reviews))


async def _find_record(visit: Visit) -> str:
    """The record of the room that a request is about, or RefusalError."""
    room = await visit.services.lobby.find(visit.services.room_id(visit.request))
    return await asyncio.to_thread(format_record, await room.finished_record())


async def _read_record(visit: Visit) -> str:
    """The record that a request brings, or RefusalError."""
    body = await visit.read_body(visit.services.settings.limits.record_bytes)
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise RefusalError("bad_record", "not a record: not a UTF-8 text") from None


async def _tell(visit: Visit, get_record: Callable[[Visit], Awaitable[str]]) -> Response:
    """A replay, which counts as under way until it is sent."""
    replayer = visit.services.replayer
    viewer = parse_viewer(visit.request.query_params.get("viewer", "all"))
    zipped = "gzip" in visit.request.headers.get("accept-encoding", "")
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    with ExitStack() as held:
        held.enter_context(replayer.tasks.admit(visit.sharer))
        telling = replayer.tell(visit.sharer, await get_record(visit), viewer, zipped=zipped)
        body = await while_listened(visit.request, telling)
        if zipped:
            headers["content-encoding"] = "gzip"
        return HeldResponse(body, held.pop_all(), headers)


async def show_health(request: Request) -> Response:
    """The process runs."""
    del request
    return Response("ok\n", media_type="text/plain")


async def show_ready(request: Request) -> Response:
    """The process can take connections: it is not going down, and its store answers; broken rooms fail alone."""
    lobby = services_of(request).lobby
    text = "ready\n" if lobby.healthy else "not ready\n"
    if lobby.broken:
        text += f"{lobby.broken} rooms cannot be opened\n"
    return Response(text, 200 if lobby.healthy else 503, media_type="text/plain")


async def show_metrics(request: Request) -> Response:
    """What the process counts, for this machine alone unless the host says otherwise."""
    services = services_of(request)
    if not (services.settings.open_metrics or is_local(request)):
        return Response("metrics are for this machine alone\n", 403, media_type="text/plain")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


async def show_nothing(request: Request) -> Response:
    """There is no such part of the API."""
    del request
    return reply_error(RefusalError("not_found", "there is no such request"))


ROUTES = (
    Route("/api/me", show_me, methods=["GET"]),
    Route("/api/me", rename_me, methods=["PATCH"]),
    Route("/api/me/link", link_device, methods=["POST"]),
    Route("/api/me/links", list_links, methods=["GET"]),
    Route("/api/me/links/{link}", revoke_link, methods=["DELETE"]),
    Route("/api/me/claim", claim_device, methods=["POST"]),
    Route("/api/catalog", show_catalog, methods=["GET"]),
    Route("/api/rooms", list_rooms, methods=["GET"]),
    Route("/api/rooms", create_room, methods=["POST"]),
    Route("/api/rooms/mine", list_mine, methods=["GET"]),
    Route("/api/rooms/{room}", show_room, methods=["GET"]),
    Route("/api/rooms/{room}/rematch", rematch, methods=["POST"]),
    Route("/api/rooms/{room}/record", download_record, methods=["GET"]),
    Route("/api/rooms/{room}/replay", replay_room, methods=["GET"]),
    Route("/api/rooms/{room}/reviews", review_room, methods=["GET"]),
    Route("/api/rooms/{room}/advice", give_advice, methods=["GET"]),
    Route("/api/replays", list_replays, methods=["GET"]),
    Route("/api/replay", replay_record, methods=["POST"]),
    Route("/api/reviews", review_record, methods=["POST"]),
    Route("/api/{rest:path}", show_nothing, methods=["GET", "POST", "PATCH", "PUT", "DELETE"]),
    Route("/healthz", show_health, methods=["GET"]),
    Route("/readyz", show_ready, methods=["GET"]),
    Route("/metrics", show_metrics, methods=["GET"]),
)
