"""What learners are told."""

from __future__ import annotations

from starlette.responses import Response

from stado.rooms.lessons import tell_course, tell_lesson
from stado.rooms.puzzles import list_puzzles, tell_puzzle
from stado.server.wire.api.reply import reply_json
from stado.server.wire.api.visit import Visit, visited


@visited
async def show_course(visit: Visit) -> Response:
    """The lessons of a game."""
    return reply_json(tell_course(str(visit.request.path_params["game"])))


@visited
async def show_lesson(visit: Visit) -> Response:
    """One lesson, whole."""
    game, name = (str(visit.request.path_params[part]) for part in ("game", "lesson"))
    return reply_json(tell_lesson(game, name))


@visited
async def show_puzzles(visit: Visit) -> Response:
    """The puzzles of a game."""
    return reply_json(list_puzzles(str(visit.request.path_params["game"])))


@visited
async def show_puzzle(visit: Visit) -> Response:
    """One puzzle, whole."""
    game, name = (str(visit.request.path_params[part]) for part in ("game", "puzzle"))
    return reply_json(tell_puzzle(game, name))
