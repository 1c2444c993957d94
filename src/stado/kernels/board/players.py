"""Seats that answer: anything, or what looks best at a glance."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Ints
from stado.games.board.flat import HAND, Board
from stado.games.board.judgment import NEVER, Notes, open_judgment, rate_answer
from stado.kernels.board.rules import find_actor, is_pick, list_answers
from stado.kernels.seats import Seats, answers_anything, draw_equal, misjudge
from stado.kernels.stream import below

MOST_ANSWERS = HAND * HAND // 2 + HAND  # all pairs of a hand, and room for its tiles behind them


class Workspace(NamedTuple):
    """What matches are played with: the board, a table, and room for legal answers and ratings."""

    board: Board
    table: Ints
    legal: Ints
    notes: Notes
    seats: Seats


def choose_answer(stream: Ints, workspace: Workspace) -> int:
    """What the seat that is asked answers: anything, or what looks best."""
    board, table, legal, notes = workspace.board, workspace.table, workspace.legal, workspace.notes
    seat, count = find_actor(table), list_answers(board, table, legal)
    if answers_anything(stream, workspace.seats, seat, picks=is_pick(table)):
        return legal[below(stream, count)]
    open_judgment(board, table, notes, seat)
    best, equals = NEVER, 0
    for index in range(count):
        answer = legal[index]
        rating = rate_answer(board, table, notes, seat, answer) + misjudge(stream, workspace.seats, seat)
        if rating > best:
            best, equals = rating, 0
        if rating == best:
            legal[equals] = answer
            equals += 1
    return legal[draw_equal(stream, workspace.seats, equals)]
