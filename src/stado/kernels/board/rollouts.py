"""Many matches at once, from the beginning or from any decision."""

from __future__ import annotations

from stado.core.flat import Ints, highest
from stado.games.board.flat import OVER, PHASE, PLACE, SCORE
from stado.kernels.board.players import Workspace, choose_answer
from stado.kernels.board.rules import advance, draw_chance, is_chance, play_answer, start_match
from stado.kernels.compiler.export import export
from stado.kernels.seats import start_seats


@export
def play_matches(stream: Ints, workspace: Workspace, count: int, scores: Ints) -> tuple[int, int]:
    """Play `count` matches; the sheet gets the scores of all seats; returns the sums of turns and of decisions."""
    turns, decisions = 0, 0
    for match in range(count):
        start_match(workspace.board, workspace.table)
        decisions += finish_match(stream, workspace)
        turns += highest(workspace.seats.picks)
        write_down(workspace, match, scores)
    return turns, decisions


@export
def finish_matches(stream: Ints, workspace: Workspace, start: Ints, count: int, scores: Ints) -> tuple[int, int]:
    """Go on `count` times from the table `start`; returns the sums of turns and of decisions."""
    turns, decisions = 0, 0
    for match in range(count):
        for index in range(len(start)):
            workspace.table[index] = start[index]
        decisions += finish_match(stream, workspace)
        turns += highest(workspace.seats.picks)
        write_down(workspace, match, scores)
    return turns, decisions


def finish_match(stream: Ints, workspace: Workspace) -> int:
    """What is left of a match; returns how many decisions that takes."""
    board, table, legal, decisions = workspace.board, workspace.table, workspace.legal, 0
    start_seats(workspace.seats)
    while table[PHASE] != OVER:
        if is_chance(table):
            draw_chance(stream, board, table)
            if table[PHASE] == PLACE:
                advance(board, table, legal)
        else:
            play_answer(board, table, legal, choose_answer(stream, workspace))
            decisions += 1
    return decisions


def write_down(workspace: Workspace, match: int, scores: Ints) -> None:
    """BRD-10, BRD-18: the most points win."""
    for seat in range(workspace.board.seats):
        scores[match * workspace.board.seats + seat] = workspace.table[SCORE + seat]
