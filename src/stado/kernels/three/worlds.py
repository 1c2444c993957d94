"""Worlds that a seat can imagine: what it has not seen lies anywhere, and everybody plays what looks sensible."""

from __future__ import annotations

from stado.games.three.cards import DEALT_CARDS
from stado.kernels.compiler import Floats, Ints, compiled
from stado.kernels.stream import shuffle
from stado.kernels.three.rollouts import finish_match
from stado.kernels.three.rules import CARDS, DRAWN, PLAYED, TURN, Desk, block_of, play_card

WIN = 3.0  # what a win is worth, in points


@compiled
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


@compiled
def try_plays(
    stream: Ints,
    desk: Desk,
    noise: Floats,
    world: Ints,
    unseen: Ints,
    answers: Ints,
    count: int,
    sums: Floats,
    squares: Floats,
) -> None:
    """Try each answer, an index of the hand at turn, in so many worlds with the same luck; sum up what it is worth."""
    seat = world[TURN]
    for _ in range(count):
        imagine(stream, world, unseen, desk.seats)
        first, second, third, fourth = stream[0], stream[1], stream[2], stream[3]
        for place in range(len(answers)):
            stream[0], stream[1], stream[2], stream[3] = first, second, third, fourth
            for index in range(len(world)):
                desk.table[index] = world[index]
            play_card(desk.table, desk.colors, desk.seats, answers[place])
            finish_match(stream, desk, noise)
            value = worth(desk.scores, seat)
            sums[place] += value
            squares[place] += value * value


@compiled
def worth(scores: Ints, seat: int) -> float:
    """How far the seat is ahead of the others' mean and best, and whether it wins."""
    total, best, winners = 0, -1000, 1
    for other in range(len(scores)):
        if other != seat:
            total += scores[other]
            best = max(best, scores[other])
            winners += scores[other] == scores[seat]
    lead = scores[seat] - 0.5 * (total / (len(scores) - 1) + best)
    return lead + WIN / winners if scores[seat] >= best else lead
