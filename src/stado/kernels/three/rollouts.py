"""Many matches at once, from the beginning or from any decision."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.three.flat import is_over
from stado.kernels.compiler.entry import entry
from stado.kernels.seats import Seats
from stado.kernels.three.players import choose_card
from stado.kernels.three.rules import Desk, deal, end_match, play_card


@entry
def play_matches(stream: Ints, desk: Desk, players: Seats, count: int, sheet: Ints) -> None:
    """So many matches; the sheet gets the scores of all seats, match by match."""
    for match in range(count):
        deal(stream, desk.deck, desk.table, desk.seats)
        finish_match(stream, desk, players)
        write_down(desk, match, sheet)


@entry
def finish_matches(stream: Ints, desk: Desk, players: Seats, start: Ints, count: int, sheet: Ints) -> None:
    """So many ways to go on from the table `start`."""
    for match in range(count):
        for index in range(len(start)):
            desk.table[index] = start[index]
        finish_match(stream, desk, players)
        write_down(desk, match, sheet)


def finish_match(stream: Ints, desk: Desk, players: Seats) -> None:
    """The turns that are left of a match, and its points."""
    table, colors, seats = desk.table, desk.colors, desk.seats
    while not is_over(table):
        play_card(table, colors, seats, choose_card(stream, desk, players))
    end_match(desk)


def write_down(desk: Desk, match: int, sheet: Ints) -> None:
    """TRI-13: the most points win."""
    for seat in range(desk.seats):
        sheet[match * desk.seats + seat] = desk.scores[seat]
