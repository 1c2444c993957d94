"""Worlds that a seat can imagine: what it has not seen lies anywhere, and everybody picks what looks sensible."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints
from stado.kernels.board.cards import KEPT, place_all
from stado.kernels.board.players import Room, pick_all
from stado.kernels.board.rules import (
    HAND_ROOM,
    KINDS,
    OVER,
    PILE,
    QUEUED,
    SUPPLY,
    Board,
    count_cards,
    end_turn,
    settle_tasks,
    shuffle_unseen,
)
from stado.kernels.compiler import entry


class Manners(NamedTuple):
    """How everybody plays on, and what counts in the end."""

    noise: float  # how often they pick anything
    price: float  # what an action card must gain to be played; KEPT where none are
    win: float  # what a win is worth, in points
    turns: int  # how many of them are played
    card: float  # what an action card is worth beside its point, as it could have been played


def finish(stream: Ints, board: Board, room: Room, manners: Manners, seat: int, low: int, high: int) -> None:
    """The match goes on for so many turns, the seat picking these tiles first where they are not 0."""
    table = room.table
    if table[OVER]:
        return
    settle_tasks(board, table)
    if table[QUEUED] > 0:
        place_all(board, table, manners.price)
        end_turn(board, table)
    turns = 0
    while not table[OVER] and turns < manners.turns:
        turns += 1
        pick_all(stream, board, room, manners.noise, seat, low, high)
        low = high = 0
        place_all(board, table, manners.price)
        end_turn(board, table)


@entry
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
    cards: Ints,
    answers: Ints,
    worlds: int,
    sums: Floats,
    squares: Floats,
) -> None:
    """Try each answer in so many worlds with the same luck; sum up what it is worth.

    `starts` holds a table for each answer, or one for all, `forced` the tiles that it picks, `secrets` how many tiles
    of each seat the thinker has not seen: they are the last of its hand. `unseen` are those and the supply, `cards` the
    kinds of the others' action cards and of the pile.
    """
    table, span = room.table, len(room.table)
    for _ in range(worlds):
        shuffle_unseen(stream, unseen)
        if manners.price < KEPT:
            shuffle_unseen(stream, cards)
        first, second, third, fourth = stream[0], stream[1], stream[2], stream[3]
        for place in range(len(answers)):
            stream[0], stream[1], stream[2], stream[3] = first, second, third, fourth
            answer = answers[place]
            start = answer * span % len(starts)
            for index in range(span):
                table[index] = starts[start + index]
            imagine(board, table, seat, secrets, unseen, cards)
            finish(stream, board, room, manners, seat, forced[2 * answer], forced[2 * answer + 1])
            value = worth(board, table, manners, seat)
            sums[place] += value
            squares[place] += value * value


def imagine(board: Board, table: Ints, thinker: int, secrets: Ints, unseen: Ints, cards: Ints) -> None:
    """Put unseen tiles and action cards where the thinker has not looked, and the rest into supply and pile."""
    dealt = 0
    for seat in range(board.seats):
        behind = board.hand_at + seat * HAND_ROOM + table[board.count_at + seat]
        for index in range(behind - secrets[seat], behind):
            table[index] = unseen[dealt]
            dealt += 1
    for index in range(table[SUPPLY]):
        table[board.supply_at + index] = unseen[dealt + index]
    dealt = 0
    for seat in range(board.seats):
        if seat != thinker:
            count, first = count_cards(board, table, seat), board.card_at + seat * KINDS
            for kind in range(KINDS):
                table[first + kind] = 0
            for card in range(dealt, dealt + count):
                table[first + cards[card]] += 1
            dealt += count
    for card in range(dealt, len(cards)):
        table[board.pile_at + table[PILE] - len(cards) + card] = cards[card]


def worth(board: Board, table: Ints, manners: Manners, seat: int) -> float:
    """How far the seat is ahead of the others' mean and best, and whether it wins."""
    mine, own = 0.0, table[board.score_at + seat]
    total, best, winners, highest = 0.0, -1000.0, 1, -1000
    for other in range(board.seats):
        score = table[board.score_at + other] + manners.card * count_cards(board, table, other)
        if other == seat:
            mine = score
        else:
            total += score
            best = max(best, score)
            highest = max(highest, table[board.score_at + other])
            winners += table[board.score_at + other] == own
    lead = mine - 0.5 * (total / (board.seats - 1) + best)
    return lead + manners.win / winners if own >= highest else lead
