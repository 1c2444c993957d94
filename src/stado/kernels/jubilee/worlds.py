"""Worlds that a seat can imagine: what it has not seen lies anywhere, and everybody plays what looks sensible."""

from __future__ import annotations

from typing import NamedTuple

from stado.kernels.compiler import Floats, Ints, compiled
from stado.kernels.jubilee.players import pick_all, place_all
from stado.kernels.jubilee.rules import HAND, HANDS, LATER, LEFT, SCORE, SEATS, SPAN, insert
from stado.kernels.jubilee.specials import spare
from stado.kernels.stream import shuffle


class Manners(NamedTuple):
    """How everybody plays on, and what counts in the end."""

    noise: float
    win: float  # what a win is worth, in cows
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


@compiled
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


@compiled
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


@compiled
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
            insert(table, first, index, card)


@compiled
def worth(table: Ints, manners: Manners, seat: int) -> float:
    """How many cows the seat is ahead of the others' mean and best, and whether it wins."""
    total, best, fewest, winners = 0.0, 1000.0, 1000, 1
    own = table[SCORE + seat]
    for other in range(table[SEATS]):
        if other != seat:
            cows = table[SCORE + other] - spare(table, other)
            total += cows
            best = min(best, cows)
            fewest = min(fewest, table[SCORE + other])
            winners += table[SCORE + other] == own
    lead = 0.5 * (total / (table[SEATS] - 1) + best) - (own - spare(table, seat))
    if table[LEFT] + table[LATER] == 0 and own <= fewest:
        lead += manners.win / winners
    return lead
