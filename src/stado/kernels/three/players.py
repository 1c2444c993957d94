"""Seats that answer: anything, what looks best at a glance, or what promises most."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints
from stado.games.three.flat import TURN, block_of, hand_of, hand_size
from stado.games.three.judgment import bonus_for, rate_card
from stado.kernels.stream import below, unit
from stado.kernels.three.prospects import keen_card


class Players(NamedTuple):
    """How seats play: any card so often, always for 1 and never for 0, and what promises most else."""

    noise: Floats
    prospects: Floats  # none where everybody judges at a glance


def choose_card(stream: Ints, table: Ints, colors: Ints, seats: int, players: Players) -> int:
    """The index of the card in hand that the seat at turn plays."""
    seat = table[TURN]
    if unit(stream) < players.noise[seat]:
        return below(stream, hand_size(table, block_of(seat)))
    if len(players.prospects) > 0:
        return keen_card(table, colors, seats, players.prospects)
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
