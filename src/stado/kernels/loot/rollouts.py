"""Many matches at once, from the beginning or from any decision."""

from __future__ import annotations

from stado.core.flat import Ints, highest
from stado.games.loot.flat import OVER, PHASE, TURN, score_of
from stado.kernels.compiler.entry import entry
from stado.kernels.loot.players import choose_answer
from stado.kernels.loot.rules import Desk, deal, key_of, play_answer
from stado.kernels.seats import start_seats

NEVER = 1 << 30  # a turn that no match has


@entry
def play_matches(stream: Ints, desk: Desk, count: int, scores: Ints, keys: Ints) -> tuple[int, int]:
    """So many matches; the sheets get what came to all seats; returns the sums of turns and of decisions."""
    turns, decisions = 0, 0
    for match in range(count):
        deal(stream, desk.deck, desk.table, desk.seats)
        decisions += finish_match(stream, desk)
        turns += highest(desk.players.picks)
        write_down(desk, match, scores, keys)
    return turns, decisions


@entry
def finish_matches(stream: Ints, desk: Desk, start: Ints, count: int, scores: Ints, keys: Ints) -> tuple[int, int]:
    """So many ways to go on from the table `start`; returns the sums of turns and of decisions."""
    turns, decisions = 0, 0
    for match in range(count):
        for index in range(len(start)):
            desk.table[index] = start[index]
        decisions += finish_match(stream, desk)
        turns += highest(desk.players.picks)
        write_down(desk, match, scores, keys)
    return turns, decisions


def finish_match(stream: Ints, desk: Desk) -> int:
    """What is left of a match; returns how many decisions that takes."""
    start_seats(desk.players)
    return play_on(stream, desk, NEVER)


def play_on(stream: Ints, desk: Desk, turn: int) -> int:
    """What is left of a match before that turn; returns how many decisions that takes."""
    decisions = 0
    while desk.table[PHASE] != OVER and desk.table[TURN] < turn:
        play_answer(desk, choose_answer(stream, desk))
        decisions += 1
    return decisions


def write_down(desk: Desk, match: int, scores: Ints, keys: Ints) -> None:
    """LOOT-10: the most points win, then the fewest cards in hand."""
    for seat in range(desk.seats):
        scores[match * desk.seats + seat] = score_of(desk.table, seat)
        keys[match * desk.seats + seat] = key_of(desk.table, seat)
