"""Many matches at once, from the beginning or from any decision.

The desk's `noise` says how often each seat gives any answer: always for 1, and for 0 it gives what looks best.
"""

from __future__ import annotations

from stado.core.flat import Floats, Ints
from stado.games.loot.flat import OVER, PHASE, TURN, score_of
from stado.kernels.compiler import entry
from stado.kernels.loot.players import choose_answer
from stado.kernels.loot.rules import Desk, deal, key_of, play_answer

NEVER = 1 << 30  # a turn that no match has


@entry
def play_matches(stream: Ints, desk: Desk, count: int, scores: Ints, wins: Floats) -> None:
    """So many matches."""
    for _ in range(count):
        deal(stream, desk.deck, desk.table, desk.seats)
        finish_match(stream, desk)
        add_up(desk, scores, wins)


@entry
def score_matches(stream: Ints, desk: Desk, count: int, scores: Ints, keys: Ints) -> tuple[int, int]:
    """So many matches; the sheets get the scores of all seats, and what ranks them, match by match.

    Returns the sums of the most turns that a seat had, and of all decisions.
    """
    turns = decisions = 0
    for match in range(count):
        deal(stream, desk.deck, desk.table, desk.seats)
        decisions += finish_match(stream, desk)
        turns += (desk.table[TURN] + desk.seats - 1) // desk.seats
        for seat in range(desk.seats):
            scores[match * desk.seats + seat] = score_of(desk.table, seat)
            keys[match * desk.seats + seat] = key_of(desk.table, seat)
    return turns, decisions


@entry
def finish_matches(stream: Ints, desk: Desk, count: int, scores: Ints, wins: Floats, start: Ints) -> None:
    """So many ways to go on from the table `start`."""
    for _ in range(count):
        for index in range(len(start)):
            desk.table[index] = start[index]
        finish_match(stream, desk)
        add_up(desk, scores, wins)


def finish_match(stream: Ints, desk: Desk) -> int:
    """What is left of a match; returns how many decisions that takes."""
    return play_on(stream, desk, NEVER)


def play_on(stream: Ints, desk: Desk, turn: int) -> int:
    """What is left of a match before that turn; returns how many decisions that takes."""
    decisions = 0
    while desk.table[PHASE] != OVER and desk.table[TURN] < turn:
        play_answer(desk, choose_answer(stream, desk))
        decisions += 1
    return decisions


def add_up(desk: Desk, scores: Ints, wins: Floats) -> None:
    """LOOT-10: the most points win, then the fewest cards in hand, and equals share the win."""
    best, winners = key_of(desk.table, 0), 0
    for seat in range(desk.seats):
        best = max(best, key_of(desk.table, seat))
    for seat in range(desk.seats):
        winners += key_of(desk.table, seat) == best
    for seat in range(desk.seats):
        scores[seat] += score_of(desk.table, seat)
        if key_of(desk.table, seat) == best:
            wins[seat] += 1.0 / winners
