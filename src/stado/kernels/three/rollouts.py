"""Many matches at once, from the beginning or from any decision."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.three.flat import is_over
from stado.kernels.compiler import entry
from stado.kernels.three.players import Players, choose_card
from stado.kernels.three.rules import Desk, Sums, add_up, deal, end_match, play_card


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
