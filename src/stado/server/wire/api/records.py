"""Matches step by step: records, replays, reviews and advice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from hashlib import sha256

from starlette.responses import Response

from stado.core.record import format_record
from stado.rooms.advice import lone_question
from stado.rooms.decisions import RefusalError
from stado.rooms.parsing import parse_steps, parse_viewer
from stado.server.wire.api.reply import reply_json
from stado.server.wire.api.visit import Visit, visited
from stado.server.wire.guard import address_of
from stado.server.wire.listening import HeldResponse, while_listened


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
async def keep_record(visit: Visit) -> Response:
    """A finished match that you played elsewhere, kept among yours."""
    services, asker = visit.services, visit.asker
    services.guard.check_record(address_of(visit.request))
    with services.replayer.tasks.admit(visit.sharer):
        text = await _read_record(visit)
        room = "sent-" + services.people.attempt(asker.person, sha256(text.encode()).hexdigest())
        opening = services.replayer.open(visit.sharer, text, room, services.store.clock(), asker)
        new = await while_listened(visit.request, opening)
    kept = await services.lobby.keep(new, visit.origin)
    return reply_json(await kept.info(asker.person), 201)


@visited
async def review_room(visit: Visit) -> Response:
    """What was best at some steps of a finished match."""
    return await _review(visit, _find_record)


@visited
async def review_record(visit: Visit) -> Response:
    """What was best at some steps of any record."""
    return await _review(visit, _read_record)


@visited
async def give_advice(visit: Visit) -> Response:
    """What is best for you now, where you play with bots alone."""
    room = await visit.services.lobby.find(visit.services.room_id(visit.request))
    decision, question = lone_question(await room.current(), visit.me.person)
    reviewer = visit.services.reviewer
    with reviewer.tasks.admit(visit.sharer):
        return reply_json(await while_listened(visit.request, reviewer.advise(visit.sharer, decision, question)))


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
