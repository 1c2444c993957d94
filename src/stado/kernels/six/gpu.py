"""What a GPU plays, a thread by itself: rounds of classic at a table of four.

The room of a thread is as narrow as it can be, for that is what binds a GPU. Everything else is the code of `rounds`
and `nets`, and so are the numbers.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, NamedTuple

from stado.core.flat import Floats, Ints, insert_sorted
from stado.games.six.cards import DECK, HAND_SIZE, ROWS
from stado.kernels.compiler import export
from stado.kernels.compiler.kinds import FLOAT64, INT8, INT16, INT64, UINT32, Room
from stado.kernels.measure import Job
from stado.kernels.six.nets.network import (
    MARKS,
    PICK_CELLS,
    Company,
    Public,
    Scratch,
    count_hidden,
    draw_pick,
    think,
)
from stado.kernels.six.nets.trial import load_nets
from stado.kernels.six.nets.worlds import KEEN_WARMTH
from stado.kernels.six.rounds import (
    CARDS,
    END,
    SEAT_SPAN,
    STACK,
    Workspace,
    lay_rows,
    place_all,
    play_round,
    reveal,
)
from stado.kernels.stream import MASK, WORDS, shuffle

SEATS = 4
DIGEST = 31  # by which a digest is multiplied before a number is added

Words = Annotated[Ints, Room(UINT32, WORDS)]
Queue = Annotated[Ints, Room(INT16, SEATS)]
Scores = Annotated[Ints, Room(INT64, SEATS)]


class RoundRoom(NamedTuple):
    """What a thread plays rounds of random picks with."""

    words: Words
    deck: Annotated[Ints, Room(INT8, len(DECK), shared=True)]
    table: Annotated[Ints, Room(INT16, STACK + SEATS, shared=True)]
    queue: Queue
    scores: Scores
    lows: Annotated[Ints, Room(INT64, 1)]


class NetRoom(NamedTuple):
    """What a thread plays rounds with whose seats pick by a net.

    Nothing of it is shared: that would leave less of the same memory to the cache, which serves the marks.
    """

    words: Words
    deck: Annotated[Ints, Room(INT8, len(DECK))]
    table: Annotated[Ints, Room(INT16, STACK + SEATS)]
    queue: Queue
    scores: Scores
    hands: Annotated[Ints, Room(INT8, HAND_SIZE * SEATS)]
    hidden: Annotated[Ints, Room(INT8, CARDS)]
    kinds: Annotated[Ints, Room(INT8, HAND_SIZE)]
    marks: Annotated[Floats, Room(FLOAT64, HAND_SIZE * MARKS)]
    costs: Annotated[Floats, Room(FLOAT64, HAND_SIZE)]
    cells: Annotated[Floats, Room(FLOAT64, PICK_CELLS)]


@export
def play_uniform(stream: Ints, room: RoundRoom, count: int, sums: Ints) -> int:
    """Play `count` rounds of random picks; the sums get each seat's cows; returns a digest of all scores in order."""
    workspace = Workspace(SEATS, room.deck, room.table, room.queue, room.scores, room.lows, any_row=False)
    start(stream, room.words, room.deck, room.scores)
    digest = 0
    for _ in range(count):
        play_round(room.words, workspace)
        digest = write_down(room.table, room.scores, digest)
    add_up(room.scores, sums)
    return digest


@export
def play_by_net(stream: Ints, room: NetRoom, net: Floats, count: int, sums: Ints) -> int:
    """Play `count` rounds whose seats pick by the net; the sums get each seat's cows; returns a digest of scores."""
    start(stream, room.words, room.deck, room.scores)
    digest = 0
    for _ in range(count):
        deal_sorted(room)
        for left in range(HAND_SIZE, 0, -1):
            for seat in range(SEATS):
                room.queue[seat] = reveal(pick_card(room, net, seat * HAND_SIZE, left), seat)
            for seat in range(SEATS):
                count_hidden(room.hidden, room.queue[seat] // SEAT_SPAN, -1)
            place_all(room.table, room.queue, SEATS)
        digest = write_down(room.table, room.scores, digest)
    add_up(room.scores, sums)
    return digest


def start(stream: Ints, words: Ints, deck: Ints, scores: Ints) -> None:
    """The stream's words, a sorted deck, and no scores."""
    for index in range(WORDS):
        words[index] = stream[index]
    for index in range(len(deck)):
        deck[index] = index + 1
    for seat in range(SEATS):
        scores[seat] = 0


def write_down(table: Ints, scores: Ints, digest: int) -> int:
    """Add a round's cows to the scores; returns the digest with them."""
    for seat in range(SEATS):
        scores[seat] += table[STACK + seat]
        digest = (digest * DIGEST + table[STACK + seat]) & MASK
    return digest


def add_up(scores: Ints, sums: Ints) -> None:
    """Add the scores to the sums."""
    for seat in range(SEATS):
        sums[seat] += scores[seat]


def deal_sorted(room: NetRoom) -> None:
    """Deal a round, with sorted hands, and count what is hidden."""
    shuffle(room.words, room.deck, HAND_SIZE * SEATS + ROWS)
    lay_rows(room.deck, room.table, SEATS)
    for seat in range(SEATS):
        for index in range(HAND_SIZE):
            insert_sorted(room.hands, seat * HAND_SIZE, index, room.deck[seat * HAND_SIZE + index])
    for card in range(len(room.hidden)):
        room.hidden[card] = card
    for row in range(ROWS):
        count_hidden(room.hidden, room.table[END + row], -1)


def pick_card(room: NetRoom, net: Floats, first: int, left: int) -> int:
    """The card that a seat picks among others like itself; it leaves the hand."""
    public = Public(SEATS, room.table, room.hidden)
    scratch = Scratch(room.kinds, room.marks, room.costs, room.cells, room.cells, room.cells, room.cells)
    think(net, public, Company(0.0, 0.0), room.hands, first, left, scratch)
    index = draw_pick(room.words, scratch, left, KEEN_WARMTH)
    card = room.hands[first + index]
    for place in range(first + index, first + left - 1):
        room.hands[place] = room.hands[place + 1]
    return card


@cache
def load_net() -> tuple[Floats]:
    """The net that keen seats pick by."""
    return (load_nets().keen,)


JOBS = (
    Job("six, rounds of random picks", play_uniform, RoundRoom, SEATS, tuple, "rounds", 1, 400),
    Job("six, picks by a net", play_by_net, NetRoom, SEATS, load_net, "decisions", HAND_SIZE * SEATS, 10),
)
