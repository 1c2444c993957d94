"""Many matches at once, from the beginning or from any decision."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints
from stado.kernels.compiler import entry
from stado.kernels.stream import below, unit
from stado.kernels.three.judgment import best_card
from stado.kernels.three.prospects import keen_card
from stado.kernels.three.rules import (
    TURN,
    Desk,
    Sums,
    add_up,
    block_of,
    deal,
    end_match,
    hand_size,
    is_over,
    play_card,
)


class Players(NamedTuple):
    """How seats play: any card so often, always for 1 and never for 0, and what promises most else."""

    noise: Floats
    prospects: Floats  # none where everybody judges at a glance


@entry
def play_matches(stream: Ints, desk: Desk, players: Players, count: int, sums: Sums) -> None:
    """So many matches."""
    for _ in range(count):
        play_match(stream, desk, players)
        add_up(desk, sums)


@entry
def score_matches(stream: Ints, desk: Desk, players: Players, count: int, sheet: Ints) -> None:
    """So many matches; the sheet gets the scores of all seats, match by match."""
    for match in range(count):
        play_match(stream, desk, players)
        for seat in range(desk.seats):
            sheet[match * desk.seats + seat] = desk.scores[seat]


@entry
def finish_matches(stream: Ints, desk: Desk, players: Players, count: int, sums: Sums, start: Ints) -> None:
    """So many ways to go on from the table `start`."""
    for _ in range(count):
        for index in range(len(start)):
            desk.table[index] = start[index]
        finish_match(stream, desk, players)
        add_up(desk, sums)


def play_match(stream: Ints, desk: Desk, players: Players) -> None:
    """A match from its deal to its end."""
    deal(stream, desk.deck, desk.table, desk.seats)
    finish_match(stream, desk, players)


def finish_match(stream: Ints, desk: Desk, players: Players) -> None:
    """The turns that are left of a match, and its points."""
    table, colors, seats = desk.table, desk.colors, desk.seats
    while not is_over(table):
        play_card(table, colors, seats, choose_card(stream, table, colors, seats, players))
    end_match(desk)


def choose_card(stream: Ints, table: Ints, colors: Ints, seats: int, players: Players) -> int:
    """The index of the card in hand that the seat at turn plays."""
    seat = table[TURN]
    if unit(stream) < players.noise[seat]:
        return below(stream, hand_size(table, block_of(seat)))
    if len(players.prospects) > 0:
        return keen_card(table, colors, seats, players.prospects)
    return best_card(table, colors, seats)
