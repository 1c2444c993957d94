"""The kernels' generator: known words, the same compiled and not, and fair."""

from __future__ import annotations

from collections import Counter

from stado.core.rng import Rng
from stado.kernels.compiler import ints
from stado.kernels.stream import below, make_stream, next_word, shuffle, unit


def test_the_first_words_are_those_of_the_reference() -> None:
    # What the reference implementation gives for the state 1, 2, 3, 4.
    stream = ints([1, 2, 3, 4])
    assert [int(next_word(stream)) for _ in range(3)] == [641, 1573767, 3222811527]


def test_a_stream_is_never_all_zeros() -> None:
    class Zeros(Rng):
        def word(self) -> int:
            return 0

    stream = make_stream(Zeros("nothing"))
    assert any(next_word(stream) for _ in range(10))


def test_below_and_unit_are_even() -> None:
    stream = make_stream(Rng("even"))
    counts = Counter(int(below(stream, 5)) for _ in range(50_000))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(abs(count - 10_000) < 400 for count in counts.values())
    mean = sum(unit(stream) for _ in range(50_000)) / 50_000
    assert abs(mean - 0.5) < 0.01


def test_a_shuffle_keeps_the_items_and_any_can_come_first() -> None:
    stream, items = make_stream(Rng("shuffle")), ints(range(6))
    firsts: Counter[int] = Counter()
    for _ in range(6_000):
        shuffle(stream, items, 3)
        assert sorted(map(int, items)) == [0, 1, 2, 3, 4, 5]
        firsts[int(items[0])] += 1
    assert all(abs(firsts[item] - 1_000) < 150 for item in range(6))
