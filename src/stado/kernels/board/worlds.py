"""Worlds that a seat can imagine: what it has not seen lies anywhere, and everybody picks what looks sensible."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints
from stado.games.board.flat import (
    ACTION,
    CARDS,
    HELD,
    KINDS,
    OVER,
    PHASE,
    PILE,
    QUEUED,
    SCORE,
    SPAN,
    SUPPLIED,
    SUPPLY,
    Board,
    hand_of,
)
from stado.kernels.board.rules import count_cards
from stado.kernels.board.shortcuts import KEPT, Imagined, finish_turn, pick_all, place_all, settle_tasks
from stado.kernels.compiler.export import export
from stado.kernels.stream import shuffle


class Manners(NamedTuple):
    """How everybody plays on, and what counts in the end."""

    noise: float  # how often they pick anything
    price: float  # what an action card must gain to be played; KEPT where none are
    win: float  # what a win is worth, in points
    turns: int  # how many of them are played
    card: float  # what an action card is worth beside its point, as it could have been played


class Setup(NamedTuple):
    """What is tried.

    `starts` has a table for each answer, or one for all, `picks` the tiles that it picks as one number, or 0; `secrets`
    how many tiles of each seat the thinker has not seen: they are the last of its hand. `unseen` are those and the
    supply, `cards` the kinds of the others' action cards and of the pile.
    """

    seat: int
    starts: Ints
    picks: Ints
    secrets: Ints
    unseen: Ints
    cards: Ints


@export
def try_answers(
    stream: Ints,
    board: Board,
    imagined: Imagined,
    manners: Manners,
    setup: Setup,
    answers: Ints,
    worlds: int,
    sums: Floats,
    squares: Floats,
) -> None:
    """Try each answer in `worlds` worlds with the same luck; sum up what it is worth."""
    table, seat = imagined.table, setup.seat
    for _ in range(worlds):
        shuffle(stream, setup.unseen, len(setup.unseen) - 1)
        if manners.price < KEPT:
            shuffle(stream, setup.cards, len(setup.cards) - 1)
        first, second, third, fourth = stream[0], stream[1], stream[2], stream[3]
        for place in range(len(answers)):
            stream[0], stream[1], stream[2], stream[3] = first, second, third, fourth
            answer = answers[place]
            start = answer * SPAN % len(setup.starts)
            for index in range(SPAN):
                table[index] = setup.starts[start + index]
            imagine(board, table, setup)
            finish(stream, board, imagined, manners, seat, setup.picks[answer])
            value = worth(board, table, manners, seat)
            sums[place] += value
            squares[place] += value * value


def imagine(board: Board, table: Ints, setup: Setup) -> None:
    """Put unseen tiles and action cards where the thinker has not looked, and the rest into supply and pile."""
    dealt, unseen, cards = 0, setup.unseen, setup.cards
    for seat in range(board.seats):
        behind = hand_of(seat) + table[HELD + seat]
        for index in range(behind - setup.secrets[seat], behind):
            table[index] = unseen[dealt]
            dealt += 1
    for index in range(table[SUPPLIED]):
        table[SUPPLY + index] = unseen[dealt + index]
    dealt = 0
    for seat in range(board.seats):
        if seat != setup.seat:
            count, first = count_cards(table, seat), ACTION + seat * KINDS
            for kind in range(KINDS):
                table[first + kind] = 0
            for card in range(dealt, dealt + count):
                table[first + cards[card]] += 1
            dealt += count
    for card in range(dealt, len(cards)):
        table[PILE + table[CARDS] - len(cards) + card] = cards[card]


def finish(stream: Ints, board: Board, imagined: Imagined, manners: Manners, seat: int, pick: int) -> None:
    """The match goes on for some turns, the seat picking these tiles first where there are any."""
    table, turns = imagined.table, 0
    if table[PHASE] == OVER:
        return
    settle_tasks(board, table)
    if table[QUEUED] > 0:
        place_all(board, table, manners.price)
        finish_turn(board, table)
    while table[PHASE] != OVER and turns < manners.turns:
        turns += 1
        pick_all(stream, board, imagined, manners.noise, seat, pick)
        pick = 0
        place_all(board, table, manners.price)
        finish_turn(board, table)


def worth(board: Board, table: Ints, manners: Manners, seat: int) -> float:
    """How far the seat is ahead of the others' mean and best, and whether it wins."""
    mine, own = 0.0, table[SCORE + seat]
    total, best, winners, highest = 0.0, -1000.0, 1, -1000
    for other in range(board.seats):
        score = table[SCORE + other] + manners.card * count_cards(table, other)
        if other == seat:
            mine = score
        else:
            total += score
            best = max(best, score)
            highest = max(highest, table[SCORE + other])
            winners += table[SCORE + other] == own
    lead = mine - 0.5 * (total / (board.seats - 1) + best)
    return lead + manners.win / winners if own >= highest else lead
