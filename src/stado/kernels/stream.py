"""The kernels' own generator, xoshiro128++: four 32-bit words, masked so that lists and arrays give the same stream."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.core.rng import Rng
from stado.kernels.compiler import ints

MASK = 0xFFFFFFFF
WORDS = 4


def make_stream(rng: Rng) -> Ints:
    """A stream seeded from the next words of a generator; all of them zero would stay so."""
    words = [rng.word() for _ in range(WORDS)]
    return ints([*words[:-1], words[-1] | 1])


def next_word(stream: Ints) -> int:
    """The next 32-bit word."""
    first, second, third, fourth = stream[0], stream[1], stream[2], stream[3]
    total = (first + fourth) & MASK
    word = ((((total << 7) & MASK) | (total >> 25)) + first) & MASK
    third ^= first
    fourth ^= second
    stream[0] = first ^ fourth
    stream[1] = second ^ third
    stream[2] = third ^ ((second << 9) & MASK)
    stream[3] = ((fourth << 11) & MASK) | (fourth >> 21)
    return word


def below(stream: Ints, bound: int) -> int:
    """A number from 0 to bound - 1; for bounds below a thousand none is likelier than another by one in a million."""
    return (next_word(stream) * bound) >> 32


def unit(stream: Ints) -> float:
    """A number from 0 up to but not including 1."""
    return next_word(stream) / 4294967296.0


def shuffle(stream: Ints, items: Ints, count: int) -> None:
    """Shuffle so that the first `count` items are drawn from all; what order they were in before does not matter."""
    size = len(items)
    for index in range(count):
        other = index + below(stream, size - index)
        items[index], items[other] = items[other], items[index]
