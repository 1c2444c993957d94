"""Rounds of classic whose seats pick at random and take the cheapest row, many of them side by side.

Round for round they are those of `rounds`, with the same luck: a round of such seats draws as many words for its deal
as every other, so that deals can be made ahead. Then all rounds of a batch play their first turn, their second, and so
on. Every number of a round has its place in a lane: what is said of one lane is done to all of them, without a branch,
and the compiler does it to as many at once as the processor can.

A card here is one number that tells its cows and its seat too, and is the larger the higher the card is.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Annotated, NamedTuple

from stado.core.flat import Ints
from stado.games.six.cards import COWS, HAND_SIZE, ROW_CAPACITY, ROWS, Card
from stado.games.six.flat import MOST_SEATS
from stado.kernels.compiler import export, make_room
from stado.kernels.compiler.kinds import INT16, UINT32, Items, Room
from stado.kernels.six.rounds import is_last_round
from stado.kernels.six.rules import Ending
from stado.kernels.stream import WORDS, shuffle

LANES = 64
SEAT_SPAN, COW_SPAN = 16, 8
CARD_SPAN = SEAT_SPAN * COW_SPAN


class Batch(NamedTuple):
    """Rounds side by side: the numbers of the first seat or row in all lanes, then those of the next.

    The deck has cards that are marked; `hands` has what is played in the first turn, then in the next; `lows` counts
    low cards; `words` is the stream while rounds are dealt.
    """

    seats: int
    deck: Annotated[Ints, Items(INT16)]
    words: Annotated[Ints, Room(UINT32, WORDS)]
    hands: Annotated[Ints, Room(INT16, HAND_SIZE * MOST_SEATS * LANES)]
    ends: Annotated[Ints, Room(INT16, ROWS * LANES)]
    sizes: Annotated[Ints, Room(INT16, ROWS * LANES)]
    cows: Annotated[Ints, Room(INT16, ROWS * LANES)]
    stacks: Annotated[Ints, Room(INT16, MOST_SEATS * LANES)]
    takers: Annotated[Ints, Room(INT16, LANES)]
    taken: Annotated[Ints, Room(INT16, LANES)]
    lows: Annotated[Ints, Room(INT16, LANES)]


def make_batch(seats: int, deck: Sequence[Card]) -> Batch:
    """Room for rounds that are played with that deck."""
    marked = (card * CARD_SPAN + COWS[card] * SEAT_SPAN for card in deck)
    return make_room(Batch, seats=seats, deck=array("h", marked))


@export
def play_matches(stream: Ints, batch: Batch, ending: Ending, count: int, scores: Ints, keys: Ints) -> tuple[int, int]:
    """Play `count` matches into sheets of zeros; returns how many rounds and low cards there were.

    The stream is used up: some rounds may have been dealt that nobody needs.
    """
    for index in range(WORDS):
        batch.words[index] = stream[index]
    match, number, rounds, lows = 0, 0, 0, 0
    while match < count:
        play_batch(batch)
        for lane in range(LANES):
            if match < count:
                number += 1
                rounds += 1
                lows += batch.lows[lane]
                if end_round(batch, lane, number, ending, scores, keys, match * batch.seats):
                    match += 1
                    number = 0
    return rounds, lows


def end_round(batch: Batch, lane: int, number: int, ending: Ending, scores: Ints, keys: Ints, first: int) -> bool:
    """Write a round's cows down (SIX-9); tells whether it was the last of the match, in which the fewest cows win."""
    for seat in range(batch.seats):
        scores[first + seat] += batch.stacks[seat * LANES + lane]
        keys[first + seat] = -scores[first + seat]  # SIX-10
    return is_last_round(scores[first : first + batch.seats], number, ending)


def play_batch(batch: Batch) -> None:
    """Deal a round in every lane, and play them: a hand was dealt in random order, so it is played in that order."""
    for lane in range(LANES):
        deal(batch, lane)
    lay_rows(batch)
    width = batch.seats * LANES
    for turn in range(HAND_SIZE):
        sort_lanes(batch.hands, turn * width, batch.seats)  # SIX-4
        for index in range(batch.seats):
            place_cards(batch, turn * width + index * LANES)
            stack_taken(batch)


def deal(batch: Batch, lane: int) -> None:
    """SIX-3: the deck's first cards become hands of ten, seat by seat, and the next four start the rows."""
    dealt = HAND_SIZE * batch.seats
    shuffle(batch.words, batch.deck, dealt + ROWS)
    for seat in range(batch.seats):
        for turn in range(HAND_SIZE):
            batch.hands[(turn * batch.seats + seat) * LANES + lane] = batch.deck[seat * HAND_SIZE + turn] + seat
    for row in range(ROWS):
        batch.ends[row * LANES + lane] = batch.deck[dealt + row]


def lay_rows(batch: Batch) -> None:
    """Start the rows, sorted by their ends, and clear the stacks."""
    sort_lanes(batch.ends, 0, ROWS)
    for place in range(ROWS * LANES):
        batch.sizes[place] = 1
        batch.cows[place] = cows_of(batch.ends[place])
    for place in range(batch.seats * LANES):
        batch.stacks[place] = 0
    for lane in range(LANES):
        batch.lows[lane] = 0


def cows_of(card: int) -> int:
    """The cows of a card."""
    return card // SEAT_SPAN % COW_SPAN


def sort_lanes(items: Ints, first: int, count: int) -> None:
    """Sort `count` numbers in every lane by exchanges without branches."""
    for last in range(1, count):
        for index in range(last, 0, -1):
            exchange(items, first + index * LANES)


def exchange(items: Ints, first: int) -> None:
    """Let the lesser of two numbers come before the other one, in every lane."""
    for place in range(first, first + LANES):
        one, two = items[place - LANES], items[place]
        swaps = two < one
        items[place - LANES] = two if swaps else one
        items[place] = one if swaps else two


def place_cards(batch: Batch, first: int) -> None:
    """Place a card in every lane, a low one in the cheapest row; of equal ones that with the lowest end.

    The row that a low card takes becomes the first one, so those that were before it move up by one.
    """
    ends, sizes, cows = batch.ends, batch.sizes, batch.cows
    for lane in range(LANES):
        card = batch.hands[first + lane]
        low = card < ends[lane]
        cheapest, fewest = 0, cows[lane]
        for row in range(1, ROWS):
            fewer = cows[row * LANES + lane] < fewest
            cheapest = row if fewer else cheapest
            fewest = cows[row * LANES + lane] if fewer else fewest
        taken, is_above = fewest if low else 0, True  # SIX-7
        for row in range(ROWS - 1, -1, -1):
            place = row * LANES + lane
            end, size, cow = ends[place], sizes[place], cows[place]
            fits = end < card and is_above  # SIX-5: the row above has a higher end
            is_above = end > card
            falls = fits and size == ROW_CAPACITY  # SIX-6
            taken = cow if falls else taken
            starts = falls or (low and row == 0)
            end = card if fits or starts else end
            size = 1 if starts else size + fits
            cow = cows_of(card) if starts else cow + (cows_of(card) if fits else 0)
            if row > 0:
                moves = low and row <= cheapest
                end = ends[place - LANES] if moves else end
                size = sizes[place - LANES] if moves else size
                cow = cows[place - LANES] if moves else cow
            ends[place], sizes[place], cows[place] = end, size, cow
        batch.takers[lane] = card % SEAT_SPAN
        batch.taken[lane] = taken
        batch.lows[lane] += low


def stack_taken(batch: Batch) -> None:
    """SIX-8: the cows that were taken go onto the stacks of those who took them."""
    for seat in range(batch.seats):
        for lane in range(LANES):
            cows = batch.taken[lane] if batch.takers[lane] == seat else 0
            batch.stacks[seat * LANES + lane] += cows
