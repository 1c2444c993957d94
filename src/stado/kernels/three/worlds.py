"""Worlds that a seat can imagine: what it has not seen lies anywhere, and everybody plays what looks sensible."""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.flat import Floats, Ints, highest
from stado.games.three.cards import DEALT_CARDS
from stado.games.three.flat import CARDS, DRAWN, PLAYED, TURN, block_of, is_over
from stado.kernels.compiler import export
from stado.kernels.stream import shuffle
from stado.kernels.three.players import Dreamers, imagine_card
from stado.kernels.three.rules import Workspace, end_match, play_card

WIN = 3.0  # what a win is worth, in points


def imagine(stream: Ints, world: Ints, unseen: Ints, seats: int) -> None:
    """Deal the unseen cards to all piles and to the hands of all but the seat at turn; some are out of the game."""
    shuffle(stream, unseen, len(unseen))
    dealt = 0
    for seat in range(seats):
        block = block_of(seat)
        known = world[block + (DRAWN if seat == world[TURN] else PLAYED)]
        for index in range(known, DEALT_CARDS):
            world[block + CARDS + index] = unseen[dealt]
            dealt += 1


@export
def try_plays(
    stream: Ints,
    workspace: Workspace,
    dreamers: Dreamers,
    world: Ints,
    unseen: Ints,
    answers: Ints,
    count: int,
    sums: Floats,
    squares: Floats,
) -> None:
    """Try each answer, an index of the hand at turn, in some worlds with the same luck; sum up what it is worth."""
    seat = world[TURN]
    for _ in range(count):
        imagine(stream, world, unseen, workspace.seats)
        first, second, third, fourth = stream[0], stream[1], stream[2], stream[3]
        for place in range(len(answers)):
            stream[0], stream[1], stream[2], stream[3] = first, second, third, fourth
            for index in range(len(world)):
                workspace.table[index] = world[index]
            play_card(workspace.table, workspace.colors, workspace.seats, answers[place])
            play_on(stream, workspace, dreamers)
            value = worth(workspace.scores, seat)
            sums[place] += value
            squares[place] += value * value


def play_on(stream: Ints, workspace: Workspace, dreamers: Dreamers) -> None:
    """The match goes on to its end."""
    table, colors, seats = workspace.table, workspace.colors, workspace.seats
    while not is_over(table):
        play_card(table, colors, seats, imagine_card(stream, table, colors, seats, dreamers))
    end_match(workspace)


def worth(scores: Ints, seat: int) -> float:
    """How far the seat is ahead in the end, and whether it wins."""
    lead = find_lead(scores, seat)
    return lead + WIN / count_winners(scores) if scores[seat] == highest(scores) else lead


def count_winners(scores: Ints) -> int:
    """How many seats have the most points."""
    best, winners = highest(scores), 0
    for score in scores:
        winners += score == best
    return winners


def find_lead(points: Sequence[float], seat: int) -> float:
    """How far the seat is ahead of the others' mean and best."""
    total, best = 0.0, -1000.0
    for other in range(len(points)):
        if other != seat:
            total += points[other]
            best = max(best, points[other])
    return points[seat] - 0.5 * (total / (len(points) - 1) + best)
