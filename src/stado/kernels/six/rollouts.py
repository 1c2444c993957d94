"""Many matches at once whose seats pick at random, from the beginning or from any decision."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Ints
from stado.games.six.cards import HAND_SIZE, ROWS
from stado.kernels.compiler import entry
from stado.kernels.six.rules import (
    SEAT_SPAN,
    Desk,
    Ending,
    Sums,
    add_up,
    end_match,
    lay_rows,
    place_card,
    play_round,
    play_turns,
)
from stado.kernels.stream import below, shuffle


class Start(NamedTuple):
    """A decision that matches go on from.

    Hands lie ten places apart. `pool` holds the open cards of a draft; `committed` a card for each seat that has picked
    and 0 for the others; `queue` the reveals to be placed, the next first, and a 0 behind them.
    """

    number: int
    table: Ints
    scores: Ints
    pool: Ints
    hands: Ints
    sizes: Ints
    committed: Ints
    queue: Ints


@entry
def play_matches(stream: Ints, desk: Desk, ending: Ending, count: int, sums: Sums) -> int:
    """So many matches; returns how many rounds there were."""
    rounds = 0
    for _ in range(count):
        rounds += play_match(stream, desk, ending)
        add_up(desk, sums)
    return rounds


@entry
def score_matches(stream: Ints, desk: Desk, ending: Ending, count: int, sheet: Ints) -> int:
    """So many matches; the sheet gets the scores of all seats, match by match; returns how many rounds there were."""
    rounds = 0
    for match in range(count):
        rounds += play_match(stream, desk, ending)
        for seat in range(desk.seats):
            sheet[match * desk.seats + seat] = desk.scores[seat]
    return rounds


def play_match(stream: Ints, desk: Desk, ending: Ending) -> int:
    """A match from its first deal to its end; returns how many rounds there were."""
    for seat in range(desk.seats):
        desk.scores[seat] = 0
    play_round(stream, desk)
    return end_match(stream, desk, 1, ending)


@entry
def finish_matches(
    stream: Ints, desk: Desk, ending: Ending, count: int, sums: Sums, *, start: Start, cards: Ints
) -> int:
    """So many ways to go on; `cards` is room for the hands; returns how many rounds there were."""
    rounds = 0
    for _ in range(count):
        for seat in range(desk.seats):
            desk.scores[seat] = start.scores[seat]
        for index in range(len(start.table)):
            desk.table[index] = start.table[index]
        finish_round(stream, desk, start, cards)
        rounds += end_match(stream, desk, start.number, ending) - start.number + 1
        add_up(desk, sums)
    return rounds


def finish_round(stream: Ints, desk: Desk, start: Start, cards: Ints) -> None:
    """Play the round of a decision to its end."""
    if len(start.pool) > 0:
        draft(stream, start, cards)
        lay_rows(cards, desk.table, desk.seats)
        play_turns(stream, desk, cards, HAND_SIZE)
    else:
        order_hands(stream, start, cards)
        waiting = 0
        while start.queue[waiting] > 0:
            place_card(desk.table, start.queue[waiting] % SEAT_SPAN, start.queue[waiting] // SEAT_SPAN)
            waiting += 1
        play_turns(stream, desk, cards, start.sizes[0])


def draft(stream: Ints, start: Start, cards: Ints) -> None:
    """SIX-13: the open cards go to the hands at random, and the last four lie behind these."""
    seats, taken = len(start.sizes), 0
    shuffle(stream, start.pool, len(start.pool))
    for seat in range(seats):
        first = seat * HAND_SIZE
        for index in range(start.sizes[seat]):
            cards[first + index] = start.hands[first + index]
        for index in range(start.sizes[seat], HAND_SIZE):
            cards[first + index] = start.pool[taken]
            taken += 1
        shuffle_hand(stream, cards, first, HAND_SIZE)
    for row in range(ROWS):
        cards[HAND_SIZE * seats + row] = start.pool[taken + row]


def order_hands(stream: Ints, start: Start, cards: Ints) -> None:
    """The hands in random order, a committed card first: in that order they are played."""
    for seat in range(len(start.sizes)):
        first, left = seat * HAND_SIZE, start.sizes[seat]
        for index in range(left):
            cards[first + index] = start.hands[first + index]
            if start.hands[first + index] == start.committed[seat]:
                cards[first], cards[first + index] = cards[first + index], cards[first]
        kept = 1 if start.committed[seat] > 0 else 0
        shuffle_hand(stream, cards, first + kept, left - kept)


def shuffle_hand(stream: Ints, cards: Ints, first: int, count: int) -> None:
    """Shuffle the cards of one hand."""
    for index in range(count - 1):
        other = index + below(stream, count - index)
        cards[first + index], cards[first + other] = cards[first + other], cards[first + index]
