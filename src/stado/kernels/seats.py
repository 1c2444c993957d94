"""What all kernels' seats have in common: how their answers differ from the best, and how many picks they made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stado.core.flat import Floats, Ints
from stado.kernels.compiler import floats, zeros
from stado.kernels.stream import below, unit


class Noise(NamedTuple):
    """How often a seat gives any legal answer, and how wrong its glance at each answer is where it looks."""

    picks: float
    steps: float  # small questions
    blur: float = 0.0  # what each rating is too high by at most, in the unit of the score


ANYTHING = Noise(1.0, 1.0)
ANY_PICK = Noise(1.0, 0.0)
GLANCE = Noise(0.0, 0.0)
_NUMBERS = len(Noise._fields)


class Seats(NamedTuple):
    """The seats of a match, each with its numbers of noise and a count of picks.

    Where several answers look best, fair seats give any of them, the others the first.
    """

    noise: Floats
    picks: Ints
    fair: bool


def make_seats(noise: Sequence[Noise], *, fair: bool = True) -> Seats:
    """Seats with that much noise."""
    return Seats(floats(number for each in noise for number in each), zeros(len(noise)), fair)


def start_seats(seats: Seats) -> None:
    """Nobody has picked anything."""
    for seat in range(len(seats.picks)):
        seats.picks[seat] = 0


def draw_equal(stream: Ints, seats: Seats, count: int) -> int:
    """Which of `count` equal answers is given."""
    return below(stream, count) if seats.fair else 0


def answers_anything(stream: Ints, seats: Seats, seat: int, *, picks: bool) -> bool:
    """Whether the seat gives any answer now; a pick is counted."""
    if picks:
        seats.picks[seat] += 1
    return unit(stream) < seats.noise[_NUMBERS * seat if picks else _NUMBERS * seat + 1]


def misjudge(stream: Ints, seats: Seats, seat: int) -> float:
    """What the seat adds to the rating of an answer by mistake."""
    blur = seats.noise[_NUMBERS * seat + 2]
    return blur * unit(stream) if blur > 0.0 else 0.0
