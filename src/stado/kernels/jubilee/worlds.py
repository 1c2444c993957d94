"""Worlds that a seat can imagine: what it has not seen lies anywhere, and everybody plays what looks sensible."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from stado.core.flat import Floats, Ints, exp, insert_sorted
from stado.kernels.compiler import entry
from stado.kernels.jubilee.players import pick_all, place_all
from stado.kernels.jubilee.rules import HAND, HANDS, LATER, LEFT, SCORE, SEATS, SPAN
from stado.kernels.jubilee.specials import spare
from stado.kernels.stream import shuffle

LEAST_DRIFT = 0.5  # cows


class Manners(NamedTuple):
    """How everybody plays on, and what counts in the end."""

    noise: float
    drift: float  # cows by which two seats drift apart in a turn; in more turns, as the square root of their number
    turns: int  # how many of them are played, at most


class Room(NamedTuple):
    """What rollouts are played in."""

    table: Ints
    hidden: Ints
    chosen: Ints


class Question(NamedTuple):
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


def finish(stream: Ints, room: Room, manners: Manners, seat: int, card: int) -> None:
    """The round goes on for so many turns, the seat picking this card first where it is not 0."""
    table = room.table
    place_all(table)
    turns = 0
    while table[LEFT] > 0 and turns < manners.turns:
        pick_all(stream, table, room.hidden, room.chosen, manners.noise, seat, card)
        card = 0
        place_all(table)
        turns += 1


@entry
def try_answers(
    stream: Ints,
    room: Room,
    manners: Manners,
    question: Question,
    dream: int,
    answers: Ints,
    worlds: int,
    sums: Floats,
    squares: Floats,
) -> None:
    """Try each answer in so many worlds with the same luck, from that dream on; sum up what it is worth."""
    table, missing = room.table, 0
    for count in question.secrets:
        missing += count
    stride = len(question.starts) // question.dreams
    for world in range(worlds):
        shuffle(stream, question.unseen, missing)
        first, second, third, fourth = stream[0], stream[1], stream[2], stream[3]
        base = (dream + world) % question.dreams * stride
        for place in range(len(answers)):
            stream[0], stream[1], stream[2], stream[3] = first, second, third, fourth
            answer = answers[place]
            start = base + answer * SPAN % stride
            for index in range(SPAN):
                table[index] = question.starts[start + index]
            imagine(table, question.secrets, question.unseen)
            finish(stream, room, manners, question.seat, question.picks[answer])
            value = worth(table, manners, question.seat)
            sums[place] += value
            squares[place] += value * value


def imagine(table: Ints, secrets: Ints, unseen: Ints) -> None:
    """Put unseen cards where the thinker has not looked, and sort the hands."""
    dealt, left = 0, table[LEFT]
    for seat in range(table[SEATS]):
        first = HANDS + seat * HAND
        for index in range(left):
            card = table[first + index]
            if index >= left - secrets[seat]:
                card = unseen[dealt]
                dealt += 1
            insert_sorted(table, first, index, card)


def worth(table: Ints, manners: Manners, seat: int) -> float:
    """How likely the seat is to win, in cows: a cow less is worth a cow where all are equal, and less elsewhere."""
    seats, rivals = table[SEATS], 0.0
    drift = max(LEAST_DRIFT, manners.drift * sqrt(table[LEFT] + table[LATER]))
    mine = table[SCORE + seat] - spare(table, seat)
    for other in range(seats):
        if other != seat:
            theirs = table[SCORE + other] - spare(table, other)
            rivals += exp((mine - theirs) / drift)
    return drift * seats * seats / (seats - 1) / (1.0 + rivals)
