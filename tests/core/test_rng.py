"""The generator against vectors that were made without it.

The stream of the one part "stado" can be had from a shell. Its key is the digest of the part after its length:
`printf '\\0\\0\\0\\005stado' | sha256sum` gives 8a25ecb0…5584, and the first block is the digest of these 32 bytes and
eight zero bytes: fce2495a 2d484ccc cb85d501 b0573f1f c2688a50 b0f44d15 088e165e e9b7fa9e. The rest of the literals
come from `blocks` below, a second implementation that shares no line with the first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stado.core.rng import Rng

PARTS = st.lists(st.text(st.characters(codec="utf-8"), max_size=8) | st.integers() | st.binary(max_size=8), max_size=4)


def blocks(*parts: str | int | bytes) -> Iterator[int]:
    named = b""
    for part in parts:
        data = part if isinstance(part, bytes) else str(part).encode("utf-8")
        named += bytes([len(data) >> 24 & 255, len(data) >> 16 & 255, len(data) >> 8 & 255, len(data) & 255]) + data
    count = 0
    while True:
        block = sha256(sha256(named).digest() + count.to_bytes(8, "big")).hexdigest()
        yield from (int(block[start : start + 8], 16) for start in range(0, 64, 8))
        count += 1


def test_the_first_block_is_the_digest_of_the_key_and_zero() -> None:
    key = sha256(b"\x00\x00\x00\x05stado").digest()
    assert key.hex() == "8a25ecb0a45a7aba9a5e87fa673bc6099e0c4457b24c191c64b336dffa985584"
    assert sha256(key + bytes(8)).hexdigest() == "fce2495a2d484ccccb85d501b0573f1fc2688a50b0f44d15088e165ee9b7fa9e"
    rng = Rng("stado")
    words = [rng.word() for _ in range(10)]
    assert words[:4] == [0xFCE2495A, 0x2D484CCC, 0xCB85D501, 0xB0573F1F]
    assert words[4:8] == [0xC2688A50, 0xB0F44D15, 0x088E165E, 0xE9B7FA9E]
    assert words[8:] == [0x011D723F, 0xC384AAB0]  # the second block


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        (("seed", "chance", 0), [1219895964, 1622041253, 996447280]),
        ((b"\x00\xff",), [3205643799, 1422471428]),
        (("kráva",), [1129113034, 3508641968]),
    ],
)
def test_words_of_other_streams(parts: tuple[str | int | bytes, ...], words: list[int]) -> None:
    rng = Rng(*parts)
    assert [rng.word() for _ in words] == words


@given(PARTS)
def test_words_are_those_of_a_second_implementation(parts: list[str | int | bytes]) -> None:
    rng, other = Rng(*parts), blocks(*parts)
    assert [rng.word() for _ in range(20)] == [next(other) for _ in range(20)]


def test_streams_differ_where_their_parts_do() -> None:
    streams = [("ab", "c"), ("a", "bc"), ("abc",), ("abc", ""), ("", "abc"), (), ("",), ("c", "ab")]
    assert len({Rng(*parts).word() for parts in streams}) == len(streams)


def test_a_part_is_its_text() -> None:
    assert Rng("a", 7).word() == Rng(b"a", "7").word()


def test_below_vectors() -> None:
    rng = Rng("stado")
    assert [rng.below(104) for _ in range(12)] == [26, 44, 89, 47, 8, 101, 102, 70, 7, 48, 82, 94]


def test_below_rejects_words_beyond_the_last_full_multiple() -> None:
    # With this bound every word from 0x80000001 up is thrown away: of the first ten only the second, seventh and
    # ninth are left.
    rng = Rng("stado")
    bound = 2**31 + 1
    assert [rng.below(bound) for _ in range(3)] == [0x2D484CCC, 0x088E165E, 0x011D723F]


def test_below_takes_the_smallest_and_the_largest_bound() -> None:
    rng = Rng("stado")
    assert rng.below(1) == 0
    assert rng.below(2**32) == 0x2D484CCC


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_below_refuses_a_bound_it_cannot_be_fair_to(bound: int) -> None:
    with pytest.raises(ValueError, match=f"^bound {bound} is not from 1 to "):
        Rng("stado").below(bound)


def test_unit_vectors() -> None:
    rng = Rng("stado")
    assert rng.unit() == (0xFCE2495A * 2**21 + (0x2D484CCC >> 11)) / 2**53
    assert [rng.unit(), rng.unit()] == [0.7950108651278612, 0.7594076582908694]


def test_unit_stays_below_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rng, "word", lambda _: 2**32 - 1)
    assert Rng().unit() == 1 - 2**-53
    monkeypatch.setattr(Rng, "word", lambda _: 0)
    assert Rng().unit() == 0


def test_choice_vectors() -> None:
    rng = Rng("stado")
    assert "".join(rng.choice("abcdefg") for _ in range(8)) == "begdfgfa"


def test_choice_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="bound 0"):
        Rng("stado").choice([])


def test_shuffle_and_sample_vectors() -> None:
    assert Rng("stado").shuffle(range(1, 11)) == (7, 6, 4, 1, 5, 9, 2, 10, 8, 3)
    assert Rng("stado").sample(range(1, 11), 4) == (7, 6, 4, 1)
    assert Rng("stado").sample(range(1, 105), 10) == (27, 12, 94, 55, 61, 23, 47, 18, 72, 93)


def test_a_shuffle_is_by_hand_what_it_is_by_machine() -> None:
    # The words modulo 4, 3, 2 and 1 are 0xfce2495a % 4 = 2, 0x2d484ccc % 3 = 1, 0xcb85d501 % 2 = 1 and 0:
    # abcd, a and c change places: cbad; b and a: cabd; b and d: cadb.
    assert "".join(Rng("stado").shuffle("abcd")) == "cadb"


def test_shuffling_leaves_what_it_is_given_alone() -> None:
    items = [3, 1, 2]
    assert sorted(Rng("stado").shuffle(items)) == [1, 2, 3]
    assert items == [3, 1, 2]


@pytest.mark.parametrize("count", [0, 1, 5])
def test_a_sample_is_the_start_of_the_shuffle(count: int) -> None:
    assert Rng("same").sample("abcde", count) == Rng("same").shuffle("abcde")[:count]


def test_more_than_all_cannot_be_sampled() -> None:
    with pytest.raises(ValueError, match="bound 0"):
        Rng("stado").sample("abc", 4)


def spread(counts: Counter[object], kinds: int) -> float:
    """Chi-square against equal chances."""
    mean = counts.total() / kinds
    return (sum((count - mean) ** 2 for count in counts.values()) + (kinds - len(counts)) * mean**2) / mean


def test_draws_are_uniform() -> None:
    # Each bound is the 99.9 % point of chi-square for its degrees of freedom; the streams are fixed.
    rng = Rng("uniform")
    assert spread(Counter(rng.below(6) for _ in range(6000)), 6) < 20.52
    assert spread(Counter(rng.choice("abc") for _ in range(3000)), 3) < 13.82
    assert spread(Counter(int(rng.unit() * 10) for _ in range(5000)), 10) < 27.88
    assert spread(Counter(rng.word() >> 28 for _ in range(8000)), 16) < 37.70
    assert spread(Counter(rng.shuffle("abcd") for _ in range(7200)), 24) < 49.73
    assert spread(Counter(rng.sample("abcde", 2) for _ in range(4000)), 20) < 43.82
