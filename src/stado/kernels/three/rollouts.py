"""Many matches at once, from the beginning or from any decision."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.three.flat import is_over
from stado.kernels.compiler.export import export
from stado.kernels.seats import Seats
from stado.kernels.three.players import choose_card
from stado.kernels.three.rules import Workspace, deal, end_match, play_card


@export
def play_matches(stream: Ints, workspace: Workspace, players: Seats, count: int, sheet: Ints) -> None:
    """Play `count` matches; the sheet gets the scores of all seats, match by match."""
    for match in range(count):
        deal(stream, workspace.deck, workspace.table, workspace.seats)
        finish_match(stream, workspace, players)
        write_down(workspace, match, sheet)


@export
def finish_matches(stream: Ints, workspace: Workspace, players: Seats, start: Ints, count: int, sheet: Ints) -> None:
    """Go on `count` times from the table `start`."""
    for match in range(count):
        for index in range(len(start)):
            workspace.table[index] = start[index]
        finish_match(stream, workspace, players)
        write_down(workspace, match, sheet)


def finish_match(stream: Ints, workspace: Workspace, players: Seats) -> None:
    """The turns that are left of a match, and its points."""
    table, colors, seats = workspace.table, workspace.colors, workspace.seats
    while not is_over(table):
        play_card(table, colors, seats, choose_card(stream, workspace, players))
    end_match(workspace)


def write_down(workspace: Workspace, match: int, sheet: Ints) -> None:
    """TRI-13: the most points win."""
    for seat in range(workspace.seats):
        sheet[match * workspace.seats + seat] = workspace.scores[seat]
