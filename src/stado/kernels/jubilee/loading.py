"""States as rollouts take them."""

from __future__ import annotations

from collections.abc import Iterable

from stado.games.six.cards import JUBILEE_HAND_SIZE, JUBILEE_ROUNDS, MOST_ROWS, SPECIALS, Special, count_cows
from stado.games.six.pile import table_of
from stado.games.six.rules import standing
from stado.games.six.state import State
from stado.kernels.compiler import ints
from stado.kernels.jubilee.rules import (
    HAND,
    HIGHEST,
    KINDS,
    MOST_SEATS,
    NO_MARK,
    SEVEN_MARK,
    SPAN,
    STOP_MARK,
    WIDTH,
)
from stado.kernels.jubilee.worlds import Room

_MARKS: dict[Special | None, int] = {None: NO_MARK, "seven_takes": SEVEN_MARK, "stop": STOP_MARK}


def load_room() -> Room:
    """Room for rollouts."""
    return Room(ints([0] * SPAN), ints([0] * (HIGHEST + 2)), ints([0] * MOST_SEATS))


def load_table(state: State) -> list[int]:
    """A state as the table that rollouts go on from; what everybody knows of a hand comes first in it."""
    specials, seats, left = table_of(state), len(state.hands), len(state.hands[0])
    later = JUBILEE_HAND_SIZE * (JUBILEE_ROUNDS - state.round)
    flat = [seats, len(state.rows), len(state.queue), 0, left, later]
    flat += _fill(map(len, state.rows), MOST_ROWS)
    flat += _fill(map(count_cows, state.rows), MOST_ROWS)
    flat += _fill((_MARKS[marker] for marker in specials.markers), MOST_ROWS)
    flat += _fill((card for row in state.rows for card in _fill(row, WIDTH)), MOST_ROWS * WIDTH)
    flat += _fill(standing(state), MOST_SEATS)
    flat += _fill(map(count_cows, state.stacks), MOST_SEATS)
    flat += _fill((held.count(kind) for held in specials.held for kind in SPECIALS), MOST_SEATS * KINDS)
    hands = (
        _fill((*known, *(card for card in hand if card not in known)), HAND)
        for hand, known in zip(state.hands, specials.known, strict=True)
    )
    flat += _fill((card for hand in hands for card in hand), MOST_SEATS * HAND)
    flat += _fill((number for reveal in state.queue for number in (reveal.seat, reveal.card)), 2 * MOST_SEATS)
    seen = {reveal.card for reveal in state.queue}.union(specials.out, *state.rows, *state.stacks)
    flags = [0] * (HIGHEST + 1)
    for card in seen:
        flags[card] = 1
    return flat + flags


def _fill(numbers: Iterable[int], room: int) -> list[int]:
    """The numbers, and zeros up to the room they have."""
    filled = list(numbers)
    return filled + [0] * (room - len(filled))
