"""Worlds that a seat can imagine: what it has not seen lies anywhere, and everybody picks what looks sensible."""

from __future__ import annotations

from typing import NamedTuple

from stado.kernels.board.players import Room, pick_all
from stado.kernels.board.rules import (
    HAND_ROOM,
    OVER,
    PLACED,
    QUEUED,
    SUPPLY,
    Board,
    end_turn,
    place_next,
    settle_tasks,
    shuffle_unseen,
)
from stado.kernels.compiler import Floats, Ints, compiled


class Manners(NamedTuple):
    """How everybody plays on, and what counts in the end."""

    noise: float
    win: float  # what a win is worth, in points
    turns: int  # how many of them are played
    card: float  # what an action card is worth beside its point, as it could have been played


@compiled
def finish(stream: Ints, board: Board, room: Room, manners: Manners, seat: int, low: int, high: int) -> None:
    """The match goes on for so many turns, the seat picking these tiles first where they are not 0."""
    table = room.table
    if table[OVER]:
        return
    settle_tasks(board, table)
    if table[QUEUED] > 0:
        while table[PLACED] < table[QUEUED]:
            place_next(board, table)
        end_turn(board, table)
    turns = 0
    while not table[OVER] and turns < manners.turns:
        turns += 1
        pick_all(stream, board, room, manners.noise, seat, low, high)
        low = high = 0
        while table[PLACED] < table[QUEUED]:
            place_next(board, table)
        end_turn(board, table)


@compiled
def try_answers(
    stream: Ints,
    board: Board,
    room: Room,
    manners: Manners,
    seat: int,
    starts: Ints,
    forced: Ints,
    secrets: Ints,
    unseen: Ints,
    answers: Ints,
    worlds: int,
    sums: Floats,
    squares: Floats,
) -> None:
    """Try each answer in so many worlds with the same luck; sum up what it is worth.

    `starts` holds a table for each answer, or one for all, `forced` the tiles that it picks, `secrets` how many tiles
    of each seat the thinker has not seen: they are the last of its hand.
    """
    table, span = room.table, len(room.table)
    for _ in range(worlds):
        shuffle_unseen(stream, unseen, len(unseen))
        first, second, third, fourth = stream[0], stream[1], stream[2], stream[3]
        for place in range(len(answers)):
            stream[0], stream[1], stream[2], stream[3] = first, second, third, fourth
            answer = answers[place]
            start = answer * span % len(starts)
            for index in range(span):
                table[index] = starts[start + index]
            imagine(board, table, secrets, unseen)
            finish(stream, board, room, manners, seat, forced[2 * answer], forced[2 * answer + 1])
            value = worth(board, table, manners, seat)
            sums[place] += value
            squares[place] += value * value


@compiled
def imagine(board: Board, table: Ints, secrets: Ints, unseen: Ints) -> None:
    """Put unseen tiles where the thinker has not looked, and the rest into the supply."""
    dealt = 0
    for seat in range(board.seats):
        behind = board.hand_at + seat * HAND_ROOM + table[board.count_at + seat]
        for index in range(behind - secrets[seat], behind):
            table[index] = unseen[dealt]
            dealt += 1
    for index in range(table[SUPPLY]):
        table[board.supply_at + index] = unseen[dealt + index]


@compiled
def worth(board: Board, table: Ints, manners: Manners, seat: int) -> float:
    """How far the seat is ahead of the others' mean and best, and whether it wins."""
    mine, own = 0.0, table[board.score_at + seat]
    total, best, winners, highest = 0.0, -1000.0, 1, -1000
    for other in range(board.seats):
        score = table[board.score_at + other] + manners.card * table[board.card_at + other]
        if other == seat:
            mine = score
        else:
            total += score
            best = max(best, score)
            highest = max(highest, table[board.score_at + other])
            winners += table[board.score_at + other] == own
    lead = mine - 0.5 * (total / (board.seats - 1) + best)
    return lead + manners.win / winners if own >= highest else lead
