"""Seats that answer: anything, or what looks best at a glance."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.loot.flat import LAY, PHASE, find_actor
from stado.games.loot.judgment import NEVER, open_judgment, rate_answer
from stado.kernels.loot.rules import Workspace, list_answers
from stado.kernels.seats import answers_anything, draw_equal, misjudge
from stado.kernels.stream import below


def choose_answer(stream: Ints, workspace: Workspace) -> int:
    """What the seat that is asked answers: anything, or what looks best."""
    table, legal, players, seat = workspace.table, workspace.legal, workspace.players, find_actor(workspace.table)
    if answers_anything(stream, players, seat, picks=table[PHASE] == LAY):
        return legal[below(stream, list_answers(workspace))]
    hurry, count = open_judgment(table, workspace.seats, workspace.threats), list_answers(workspace)
    best, equals = NEVER, 0
    for index in range(count):
        answer = legal[index]
        rating = rate_answer(table, workspace.seats, workspace.variant, workspace.threats, answer, hurry)
        rating += misjudge(stream, players, seat)
        if rating > best:
            best, equals = rating, 0
        if rating == best:
            legal[equals] = answer
            equals += 1
    return legal[draw_equal(stream, players, equals)]
