"""Worlds that a seat can imagine: what it has not seen lies anywhere, and everybody answers what looks sensible."""

from __future__ import annotations

from stado.core.flat import Floats, Ints
from stado.games.loot.flat import (
    CARDS,
    DECK_SIZE,
    HAND,
    HELD,
    KNOWN,
    LEFT,
    OVER,
    PHASE,
    PILE,
    TURN,
    block_of,
    find_actor,
    score_of,
)
from stado.kernels.compiler import export
from stado.kernels.loot.rollouts import play_on
from stado.kernels.loot.rules import Workspace, key_of, play_answer
from stado.kernels.stream import shuffle

WIN = 3.0  # what a win is worth, in points


def imagine(stream: Ints, world: Ints, unseen: Ints, seats: int) -> None:
    """Deal the unseen cards to the pile and to the other hands, beyond what is known of them."""
    shuffle(stream, unseen, len(unseen))
    dealt = 0
    for seat in range(seats):
        if seat == find_actor(world):
            continue
        block, known = block_of(seat), 0
        for card in range(CARDS):
            world[block + HAND + card] = world[block + KNOWN + card]
            known += world[block + KNOWN + card]
        for _ in range(world[block + HELD] - known):
            world[block + HAND + unseen[dealt]] += 1
            dealt += 1
    for index in range(world[LEFT], DECK_SIZE):
        world[PILE + index] = unseen[dealt]
        dealt += 1


@export
def try_answers(
    stream: Ints,
    workspace: Workspace,
    world: Ints,
    unseen: Ints,
    answers: Ints,
    turns: int,
    count: int,
    sums: Floats,
    squares: Floats,
) -> None:
    """Try each answer in `count` worlds with the same luck, for `turns` turns; sum up what it is worth."""
    seat = find_actor(world)
    for _ in range(count):
        imagine(stream, world, unseen, workspace.seats)
        first, second, third, fourth = stream[0], stream[1], stream[2], stream[3]
        for place in range(len(answers)):
            stream[0], stream[1], stream[2], stream[3] = first, second, third, fourth
            for index in range(len(world)):
                workspace.table[index] = world[index]
            play_answer(workspace, answers[place])
            play_on(stream, workspace, world[TURN] + turns)
            value = worth(workspace.table, workspace.seats, seat)
            sums[place] += value
            squares[place] += value * value


def worth(table: Ints, seats: int, seat: int) -> float:
    """How far the seat is ahead of the others' mean and best, and whether it wins."""
    total, best, winners, beaten = 0, -1000, 1, False
    for other in range(seats):
        if other != seat:
            total += score_of(table, other)
            best = max(best, score_of(table, other))
            winners += key_of(table, other) == key_of(table, seat)
            beaten = beaten or key_of(table, other) > key_of(table, seat)
    lead = score_of(table, seat) - 0.5 * (total / (seats - 1) + best)
    return lead if beaten or table[PHASE] != OVER else lead + WIN / winners
