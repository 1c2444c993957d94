"""Seats that answer: anything, what looks best at a glance, or what promises most."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints
from stado.games.three.flat import TURN, block_of, hand_of, hand_size
from stado.games.three.judgment import NEVER, bonus_for, rate_card
from stado.kernels.seats import Seats, answers_anything, draw_equal, misjudge
from stado.kernels.stream import below, unit
from stado.kernels.three.prospects import keen_card
from stado.kernels.three.rules import Workspace


class Dreamers(NamedTuple):
    """Seats as others imagine them: they play any card now and then, else what promises most."""

    noise: float
    prospects: Floats  # none where they judge at a glance


def choose_card(stream: Ints, workspace: Workspace, players: Seats) -> int:
    """The index of the card in hand that the seat at turn plays: any, or one that looks best."""
    table, colors = workspace.table, workspace.colors
    block = block_of(table[TURN])
    hand, bonus, size = hand_of(table, block), bonus_for(table, workspace.seats, block), hand_size(table, block)
    if answers_anything(stream, players, table[TURN], picks=True):
        return below(stream, size)
    best, equals = NEVER, 0
    for index in range(size):
        rating = rate_card(table, colors, block, table[hand + index], bonus) + misjudge(stream, players, table[TURN])
        if rating > best:
            best, equals = rating, 0
        if rating == best:
            workspace.legal[equals] = index
            equals += 1
    return workspace.legal[draw_equal(stream, players, equals)]


def imagine_card(stream: Ints, table: Ints, colors: Ints, seats: int, dreamers: Dreamers) -> int:
    """The index of the card in hand that the seat at turn is imagined to play."""
    if unit(stream) < dreamers.noise:
        return below(stream, hand_size(table, block_of(table[TURN])))
    if len(dreamers.prospects) > 0:
        return keen_card(table, colors, seats, dreamers.prospects)
    return best_card(table, colors, seats)


def best_card(table: Ints, colors: Ints, seats: int) -> int:
    """The index of the card in hand that the seat at turn rates best; of equal ones that of the lowest."""
    block = block_of(table[TURN])
    hand, bonus = hand_of(table, block), bonus_for(table, seats, block)
    best, best_rating = 0, rate_card(table, colors, block, table[hand], bonus)
    for index in range(1, hand_size(table, block)):
        rating = rate_card(table, colors, block, table[hand + index], bonus)
        if rating > best_rating or (rating == best_rating and table[hand + index] < table[hand + best]):
            best, best_rating = index, rating
    return best
