"""What the kernels of training share: a fresh table, and the cards that a seat has not seen."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.six.cards import HAND_SIZE, ROWS
from stado.kernels.six.nets.network import count_hidden
from stado.kernels.six.rounds import lay_rows
from stado.kernels.stream import shuffle


def deal(stream: Ints, deck: Ints, table: Ints, hidden: Ints, seats: int) -> None:
    """Shuffle as much of the deck as is dealt, and lay the rows; seat by seat, the deck begins with the hands."""
    shuffle(stream, deck, HAND_SIZE * seats + ROWS)
    lay_rows(deck, table, seats)
    for card in range(len(hidden)):
        hidden[card] = card
    for row in range(ROWS):
        count_hidden(hidden, table[row], -1)


def find_unseen(hidden: Ints, hand: Ints, first: int, left: int, unseen: Ints) -> int:
    """Find the hidden cards that are not among these of a hand; returns how many."""
    count, index = 0, 0
    for card in range(1, len(hidden)):
        if index < left and hand[first + index] == card:
            index += 1
        elif hidden[card] > hidden[card - 1]:
            unseen[count] = card
            count += 1
    return count
