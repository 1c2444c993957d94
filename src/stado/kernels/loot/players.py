"""Seats that answer: anything, or what looks best at a glance."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.loot.flat import find_actor
from stado.games.loot.judgment import NEVER, open_judgment, rate_answer
from stado.kernels.loot.rules import Desk, list_answers
from stado.kernels.stream import below, unit


def choose_answer(stream: Ints, desk: Desk) -> int:
    """What the seat that is asked answers."""
    if unit(stream) < desk.noise[find_actor(desk.table)]:
        return desk.legal[below(stream, list_answers(desk))]
    return best_answer(desk)


def best_answer(desk: Desk) -> int:
    """The answer that the seat asked rates best; of equal ones the first."""
    table, count = desk.table, list_answers(desk)
    best, best_rating = desk.legal[0], NEVER
    hurry = open_judgment(table, desk.seats, desk.threats)
    for index in range(count):
        rating = rate_answer(table, desk.seats, desk.variant, desk.threats, desk.legal[index], hurry)
        if rating > best_rating:
            best, best_rating = desk.legal[index], rating
    return best
