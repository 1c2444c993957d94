"""Worlds that a seat can imagine: what it has not seen lies anywhere, and everybody plays what looks sensible."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from stado.core.flat import Floats, Ints, exp, insert_sorted
from stado.games.six.flat import HELD, KINDS, SEATS, SPAN, SPECIAL, hand_of, turns_to_come
from stado.games.six.tactics import WORTH, keep_worth
from stado.kernels.compiler import export
from stado.kernels.six.players import Workspace, pick_all, place_all
from stado.kernels.six.rules import cows_of
from stado.kernels.stream import shuffle

LEAST_DRIFT = 0.5  # cows


class Manners(NamedTuple):
    """How everybody plays on, and what counts in the end."""

    noise: float
    drift: float  # cows by which two seats drift apart in a turn; in more turns, as the square root of their number
    turns: int  # how many of them are played, at most


class Setup(NamedTuple):
    """What is tried.

    `starts` has a table for each answer or one for all, several times over: as many as `dreams`, with other specials in
    hidden places. `picks` has the card that each answer picks, or 0; `secrets` how many cards of each seat the thinker
    has not seen: they are the last of its hand, and are among the `unseen`.
    """

    seat: int
    dreams: int
    starts: Ints
    picks: Ints
    secrets: Ints
    unseen: Ints


def finish(stream: Ints, workspace: Workspace, manners: Manners, seat: int, card: int) -> None:
    """The round goes on for some turns, the seat picking this card first where it is not 0."""
    table = workspace.table
    place_all(table)
    turns = 0
    while table[HELD] > 0 and turns < manners.turns:
        pick_all(stream, workspace, manners.noise, seat, card)
        card = 0
        place_all(table)
        turns += 1


@export
def try_answers(
    stream: Ints,
    workspace: Workspace,
    manners: Manners,
    setup: Setup,
    dream: int,
    answers: Ints,
    worlds: int,
    sums: Floats,
    squares: Floats,
) -> None:
    """Try each answer in `worlds` worlds with the same luck, from that dream on; sum up what it is worth."""
    table, missing = workspace.table, 0
    for count in setup.secrets:
        missing += count
    stride = len(setup.starts) // setup.dreams
    for world in range(worlds):
        shuffle(stream, setup.unseen, missing)
        first, second, third, fourth = stream[0], stream[1], stream[2], stream[3]
        base = (dream + world) % setup.dreams * stride
        for place in range(len(answers)):
            stream[0], stream[1], stream[2], stream[3] = first, second, third, fourth
            answer = answers[place]
            start = base + answer * SPAN % stride
            for index in range(SPAN):
                table[index] = setup.starts[start + index]
            imagine(table, setup.secrets, setup.unseen)
            finish(stream, workspace, manners, setup.seat, setup.picks[answer])
            value = worth(table, manners, setup.seat)
            sums[place] += value
            squares[place] += value * value


def imagine(table: Ints, secrets: Ints, unseen: Ints) -> None:
    """Put unseen cards where the thinker has not looked, and sort the hands."""
    dealt = 0
    for seat in range(table[SEATS]):
        first, left = hand_of(seat), table[HELD + seat]
        for index in range(left):
            card = table[first + index]
            if index >= left - secrets[seat]:
                card = unseen[dealt]
                dealt += 1
            insert_sorted(table, first, index, card)


def worth(table: Ints, manners: Manners, seat: int) -> float:
    """How likely the seat is to win, in cows: a cow less is worth a cow where all are equal, and less elsewhere."""
    seats, rivals = table[SEATS], 0.0
    drift = max(LEAST_DRIFT, manners.drift * sqrt(turns_to_come(table, seat)))
    mine = expect_cows(table, seat)
    for other in range(seats):
        if other != seat:
            rivals += exp((mine - expect_cows(table, other)) / drift)
    return drift * seats * seats / (seats - 1) / (1.0 + rivals)


def expect_cows(table: Ints, seat: int) -> float:
    """The cows of a seat, less those that its specials are likely to save it."""
    spared = 0.0
    for kind in range(KINDS):
        spared += table[SPECIAL + seat * KINDS + kind] * WORTH[kind]
    return cows_of(table, seat) - spared * keep_worth(table, seat)
