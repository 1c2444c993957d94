"""Worlds that a seat can imagine: what it has not seen lies anywhere, and everybody plays what looks sensible."""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.flat import Floats, Ints, exp, highest
from stado.games.three.cards import DEALT_CARDS
from stado.games.three.flat import CARDS, DRAWN, PLAYED, TURN, block_of, is_over
from stado.kernels.compiler import export
from stado.kernels.stream import shuffle
from stado.kernels.three.players import Dreamers, imagine_card
from stado.kernels.three.prospects import expect_points
from stado.kernels.three.rules import Workspace, end_match, play_card

WIN = 3.0  # what a win is worth, in points
DOUBT = 5.0  # points that a seat must be ahead for a win to be likely before the end


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
    turns: int,
    world: Ints,
    unseen: Ints,
    answers: Ints,
    count: int,
    hopes: Floats,
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
            if play_on(stream, workspace, dreamers, turns):
                value = worth(workspace.scores, seat)
            else:
                value = promise(workspace, dreamers.prospects, hopes, seat)
            sums[place] += value
            squares[place] += value * value


def play_on(stream: Ints, workspace: Workspace, dreamers: Dreamers, turns: int) -> bool:
    """The match goes on, everybody playing `turns` cards at most; returns whether it came to its end."""
    table, colors, seats = workspace.table, workspace.colors, workspace.seats
    for _ in range(turns * seats):
        if is_over(table):
            break
        play_card(table, colors, seats, imagine_card(stream, table, colors, seats, dreamers))
    if is_over(table):
        end_match(workspace)
        return True
    return False


def worth(scores: Ints, seat: int) -> float:
    """How far the seat is ahead in the end, and whether it wins."""
    best, winners = highest(scores), 0
    for score in scores:
        winners += score == best
    lead = find_lead(scores, seat)
    return lead + WIN / winners if scores[seat] == best else lead


def promise(workspace: Workspace, prospects: Floats, hopes: Floats, seat: int) -> float:
    """How far the seat can expect to be ahead, and how likely it is to win."""
    best = -1000.0
    for other in range(workspace.seats):
        hopes[other] = expect_points(workspace.table, workspace.seats, other, prospects)
        if other != seat:
            best = max(best, hopes[other])
    return find_lead(hopes, seat) + WIN / (1.0 + exp((best - hopes[seat]) / DOUBT))


def find_lead(points: Sequence[float], seat: int) -> float:
    """How far the seat is ahead of the others' mean and best."""
    total, best = 0.0, -1000.0
    for other in range(len(points)):
        if other != seat:
            total += points[other]
            best = max(best, points[other])
    return points[seat] - 0.5 * (total / (len(points) - 1) + best)
