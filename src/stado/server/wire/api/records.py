"""Matches step by step: records, replays, reviews and advice."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from hashlib import sha256

from starlette.responses import Response

from stado.core.record import Record, format_record
from stado.rooms.advice import lone_question
from stado.rooms.decisions import RefusalError
from stado.rooms.parsing import parse_steps, parse_viewer
from stado.server.wire.api.reply import reply_json
from stado.server.wire.api.visit import Visit, visited
from stado.server.wire.guard import address_of
from stado.server.wire.listening import LargeResponse, while_listened


@visited
async def download_record(visit: Visit) -> Response:
    """The record of a finished match."""
    room = visit.services.room_id(visit.request)
    record = await visit.services.lobby.finished_record(room)
    zipped = _takes_zipped(visit)
    body = await asyncio.to_thread(_write_record, record, zipped=zipped)
    name = f"stado-{record.head.game}-{room[:8]}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return _deliver(visit, body, "application/x-ndjson", headers, zipped=zipped)


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
    """A replay, which counts as under way until it is made."""
    replayer = visit.services.replayer
    viewer = parse_viewer(visit.request.query_params.get("viewer", "all"))
    zipped = _takes_zipped(visit)
    with replayer.tasks.admit(visit.sharer):
        telling = replayer.tell(visit.sharer, await get_record(visit), viewer, zipped=zipped)
        body = await while_listened(visit.request, telling)
    return _deliver(visit, body, "application/json", {}, zipped=zipped)


def _takes_zipped(visit: Visit) -> bool:
    """Whether the visitor can read a zipped reply."""
    return "gzip" in visit.request.headers.get("accept-encoding", "")


def _write_record(record: Record, *, zipped: bool) -> bytes:
    """A record as it is sent."""
    body = format_record(record).encode()
    return gzip.compress(body, compresslevel=6, mtime=0) if zipped else body


def _deliver(visit: Visit, body: bytes, kind: str, headers: dict[str, str], *, zipped: bool) -> Response:
    """A reply that may be large, held until its reader has it."""
    headers |= {"cache-control": "no-store", "vary": "accept-encoding"}
    if zipped:
        headers["content-encoding"] = "gzip"
    return LargeResponse(body, visit.services.deliveries, visit.sharer.block, headers, kind)
