"""The paths of the API, each with its endpoint."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stado.rooms.decisions import RefusalError
from stado.server.wire.api import duels, health, invitations, people, records, rooms, school
from stado.server.wire.api.reply import reply_error


async def show_nothing(request: Request) -> Response:
    """There is no such part of the API."""
    del request
    return reply_error(RefusalError("not_found", "there is no such request"))


ROUTES = (
    Route("/api/me", people.show_me, methods=["GET"]),
    Route("/api/me", people.rename_me, methods=["PATCH"]),
    Route("/api/me/link", people.link_device, methods=["POST"]),
    Route("/api/me/links", people.list_links, methods=["GET"]),
    Route("/api/me/links/{link}", people.revoke_link, methods=["DELETE"]),
    Route("/api/me/claim", people.claim_device, methods=["POST"]),
    Route("/api/catalog", rooms.show_catalog, methods=["GET"]),
    Route("/api/rooms", rooms.list_rooms, methods=["GET"]),
    Route("/api/rooms", rooms.create_room, methods=["POST"]),
    Route("/api/rooms/mine", rooms.list_mine, methods=["GET"]),
    Route("/api/rooms/{room}", rooms.show_room, methods=["GET"]),
    Route("/api/rooms/{room}/previews", rooms.show_previews, methods=["GET"]),
    Route("/api/rooms/{room}/code", invitations.show_code, methods=["GET"]),
    Route("/api/codes/{code}", invitations.find_by_code, methods=["GET"]),
    Route("/api/lan", invitations.show_lan, methods=["GET"]),
    Route("/api/lan", invitations.switch_lan, methods=["PUT"]),
    Route("/api/rooms/{room}/rematch", rooms.rematch, methods=["POST"]),
    Route("/api/rooms/{room}/record", records.download_record, methods=["GET"]),
    Route("/api/rooms/{room}/replay", records.replay_room, methods=["GET"]),
    Route("/api/rooms/{room}/reviews", records.review_room, methods=["GET"]),
    Route("/api/rooms/{room}/advice", records.give_advice, methods=["GET"]),
    Route("/api/replays", rooms.list_replays, methods=["GET"]),
    Route("/api/replay", records.replay_record, methods=["POST"]),
    Route("/api/records", records.keep_record, methods=["POST"]),
    Route("/api/reviews", records.review_record, methods=["POST"]),
    Route("/api/lessons/{game}", school.show_course, methods=["GET"]),
    Route("/api/lessons/{game}/{lesson}", school.show_lesson, methods=["GET"]),
    Route("/api/puzzles/{game}", school.show_puzzles, methods=["GET"]),
    Route("/api/puzzles/{game}/{puzzle}", school.show_puzzle, methods=["GET"]),
    Route("/api/daily/{game}", duels.show_deal, methods=["GET"]),
    Route("/api/daily/{game}", duels.play_deal, methods=["POST"]),
    Route("/api/daily/{game}/pars", duels.show_pars, methods=["GET"]),
    Route("/api/rooms/{room}/challenge", duels.make_challenge, methods=["GET"]),
    Route("/api/challenges/{text}", duels.show_challenge, methods=["GET"]),
    Route("/api/challenges/{text}", duels.take_challenge, methods=["POST"]),
    Route("/api/{rest:path}", show_nothing, methods=["GET", "POST", "PATCH", "PUT", "DELETE"]),
    Route("/healthz", health.show_health, methods=["GET"]),
    Route("/readyz", health.show_ready, methods=["GET"]),
    Route("/metrics", health.show_metrics, methods=["GET"]),
)
