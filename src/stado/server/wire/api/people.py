"""Persons, and the devices that are theirs."""

from __future__ import annotations

from starlette.responses import Response

from stado.rooms.decisions import accept_name
from stado.rooms.protocol.requests import ClaimRequest, NameRequest
from stado.server.wire.api.reply import reply_json
from stado.server.wire.api.visit import Visit, visited


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
    return reply_json(await visit.services.people.link(visit.device))


@visited
async def list_links(visit: Visit) -> Response:
    """The links to devices of yours."""
    return reply_json(await visit.services.people.links(visit.me))


@visited
async def revoke_link(visit: Visit) -> Response:
    """Make a link worthless, and strangers of the device that came by it and of those that came from there."""
    await visit.services.people.revoke(visit.me, str(visit.request.path_params["link"]))
    return reply_json(await visit.services.people.links(visit.me))


@visited
async def claim_device(visit: Visit) -> Response:
    """Become the person who made the token."""
    me, token = await visit.services.people.claim((await visit.read(ClaimRequest)).token)
    return visit.set_cookie(reply_json(me), token)
