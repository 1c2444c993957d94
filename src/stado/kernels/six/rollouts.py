"""Many matches at once, from the beginning or from any decision."""

from __future__ import annotations

from stado.core.flat import Ints, highest
from stado.games.six.flat import ASK, OVER, SCORE, SEATS
from stado.kernels.compiler.export import export
from stado.kernels.seats import start_seats
from stado.kernels.six.placement import PLACING
from stado.kernels.six.players import Workspace, choose_answer
from stado.kernels.six.rules import Ending, draw_chance, go_on, is_chance, play_answer, start_match


@export
def play_matches(
    stream: Ints, workspace: Workspace, seats: int, variant: int, ending: Ending, count: int, scores: Ints, keys: Ints
) -> tuple[int, int]:
    """Play `count` matches; the sheets get what came to all seats; returns the sums of turns and of decisions."""
    turns, decisions = 0, 0
    for match in range(count):
        start_match(workspace.table, seats, variant, len(workspace.deck))
        decisions += finish_match(stream, workspace, ending)
        turns += highest(workspace.seats.picks)
        write_down(workspace.table, match, scores, keys)
    return turns, decisions


@export
def finish_matches(
    stream: Ints, workspace: Workspace, start: Ints, ending: Ending, count: int, scores: Ints, keys: Ints
) -> tuple[int, int]:
    """Go on `count` times from the table `start`; returns the sums of turns and of decisions."""
    turns, decisions = 0, 0
    for match in range(count):
        for index in range(len(start)):
            workspace.table[index] = start[index]
        decisions += finish_match(stream, workspace, ending)
        turns += highest(workspace.seats.picks)
        write_down(workspace.table, match, scores, keys)
    return turns, decisions


def finish_match(stream: Ints, workspace: Workspace, ending: Ending) -> int:
    """What is left of a match; returns how many decisions that takes."""
    table, decisions = workspace.table, 0
    start_seats(workspace.seats)
    while table[ASK] != OVER:
        if is_chance(table):
            draw_chance(stream, table, workspace.deck)
            if table[ASK] == PLACING:
                go_on(table, workspace.legal, ending)
        else:
            play_answer(table, workspace.legal, ending, choose_answer(stream, workspace))
            decisions += 1
    return decisions


def write_down(table: Ints, match: int, scores: Ints, keys: Ints) -> None:
    """SIX-10: the fewest cows win."""
    seats = table[SEATS]
    for seat in range(seats):
        scores[match * seats + seat] = table[SCORE + seat]
        keys[match * seats + seat] = -table[SCORE + seat]
