"""Worlds in which a seat looks ahead: everybody plays on for a while, and a net tells what to expect from there."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints
from stado.games.three.flat import TURN, block_of, hand_of, hand_size, is_over
from stado.kernels.compiler import export
from stado.kernels.three.players import Dreamers, imagine_card
from stado.kernels.three.rules import Workspace, end_match, play_card
from stado.kernels.three.values import Mind, judge_card
from stado.kernels.three.worlds import imagine, worth


class Scene(NamedTuple):
    """A question: what the seat at turn knows, and room for what becomes of it."""

    world: Ints
    unseen: Ints
    known: Ints  # for each card, whether nobody has played it yet
    fresh: Ints  # the same as a world goes on
    turns: int  # cards that the seat plays in its mind before it believes the net


@export
def foresee_plays(
    stream: Ints,
    workspace: Workspace,
    mind: Mind,
    others: Dreamers,
    scene: Scene,
    answers: Ints,
    count: int,
    sums: Floats,
    squares: Floats,
) -> None:
    """Try each answer, an index of the hand at turn, in some worlds with the same luck; sum up what it is worth."""
    for _ in range(count):
        imagine(stream, scene.world, scene.unseen, workspace.seats)
        first, second, third, fourth = stream[0], stream[1], stream[2], stream[3]
        for place in range(len(answers)):
            stream[0], stream[1], stream[2], stream[3] = first, second, third, fourth
            for index in range(len(scene.world)):
                workspace.table[index] = scene.world[index]
            for card in range(len(scene.known)):
                scene.fresh[card] = scene.known[card]
            put_card(workspace, scene.fresh, answers[place])
            value = look_on(stream, workspace, mind, others, scene)
            sums[place] += value
            squares[place] += value * value


def put_card(workspace: Workspace, fresh: Ints, index: int) -> None:
    """The seat at turn plays the card at that index of its hand, which everybody has seen from then on."""
    table = workspace.table
    fresh[table[hand_of(table, block_of(table[TURN])) + index]] = 0
    play_card(table, workspace.colors, workspace.seats, index)


def look_on(stream: Ints, workspace: Workspace, mind: Mind, others: Dreamers, scene: Scene) -> float:
    """What comes of a table for the seat that the scene is about, by the net if the match is not over before."""
    table, colors, seats, fresh = workspace.table, workspace.colors, workspace.seats, scene.fresh
    seat, turns = scene.world[TURN], scene.turns
    while not is_over(table):
        index = 0
        if table[TURN] == seat:
            best = judge_card(table, colors, fresh, seats, mind, 0)
            for other in range(1, hand_size(table, block_of(seat))):
                value = judge_card(table, colors, fresh, seats, mind, other)
                if value > best:
                    best, index = value, other
            turns -= 1
            if turns == 0:
                return best
        else:
            index = imagine_card(stream, table, colors, seats, others)
        put_card(workspace, fresh, index)
    end_match(workspace)
    return worth(workspace.scores, seat)
