"""Many matches at once, from the beginning or from any decision."""

from __future__ import annotations

from stado.core.flat import Ints, highest
from stado.games.loot.flat import OVER, PHASE, TURN, score_of
from stado.kernels.compiler.export import export
from stado.kernels.loot.players import choose_answer
from stado.kernels.loot.rules import Workspace, deal, key_of, play_answer
from stado.kernels.seats import start_seats

NEVER = 1 << 30  # a turn that no match has


@export
def play_matches(stream: Ints, workspace: Workspace, count: int, scores: Ints, keys: Ints) -> tuple[int, int]:
    """Play `count` matches; the sheets get what came to all seats; returns the sums of turns and of decisions."""
    turns, decisions = 0, 0
    for match in range(count):
        deal(stream, workspace.deck, workspace.table, workspace.seats)
        decisions += finish_match(stream, workspace)
        turns += highest(workspace.players.picks)
        write_down(workspace, match, scores, keys)
    return turns, decisions


@export
def finish_matches(
    stream: Ints, workspace: Workspace, start: Ints, count: int, scores: Ints, keys: Ints
) -> tuple[int, int]:
    """Go on `count` times from the table `start`; returns the sums of turns and of decisions."""
    turns, decisions = 0, 0
    for match in range(count):
        for index in range(len(start)):
            workspace.table[index] = start[index]
        decisions += finish_match(stream, workspace)
        turns += highest(workspace.players.picks)
        write_down(workspace, match, scores, keys)
    return turns, decisions


def finish_match(stream: Ints, workspace: Workspace) -> int:
    """What is left of a match; returns how many decisions that takes."""
    start_seats(workspace.players)
    return play_on(stream, workspace, NEVER)


def play_on(stream: Ints, workspace: Workspace, turn: int) -> int:
    """What is left of a match before that turn; returns how many decisions that takes."""
    decisions = 0
    while workspace.table[PHASE] != OVER and workspace.table[TURN] < turn:
        play_answer(workspace, choose_answer(stream, workspace))
        decisions += 1
    return decisions


def write_down(workspace: Workspace, match: int, scores: Ints, keys: Ints) -> None:
    """LOOT-10: the most points win, then the fewest cards in hand."""
    for seat in range(workspace.seats):
        scores[match * workspace.seats + seat] = score_of(workspace.table, seat)
        keys[match * workspace.seats + seat] = key_of(workspace.table, seat)
