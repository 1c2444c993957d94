"""The project's own random generator: SHA-256 in counter mode, the same in every version and every language.

Python promises stability for neither `random` nor its shuffle. A stream is named by a list of parts (a seed, a
label, a number); its key is the SHA-256 of the parts, each preceded by its length as four bytes; block n is the
SHA-256 of key and n as eight bytes, read as eight big-endian 32-bit words.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORDS = Struct(">8I")
_SPAN = 1 << 32


class Rng:
    """A stream of random words with what games and bots draw from it."""

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, *parts: str | int | bytes) -> None:
        digest = sha256()
        for part in parts:
            data = part if isinstance(part, bytes) else str(part).encode()
            digest.update(len(data).to_bytes(4, "big"))
            digest.update(data)
        self._key = digest.digest()
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32-bit word."""
        if not self._words:
            block = sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = list(_WORDS.unpack(block))
            self._words.reverse()
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely (words beyond the last full multiple are rejected)."""
        if not 1 <= bound <= _SPAN:
            raise ValueError(f"bound {bound} is not from 1 to 2**32")
        limit = _SPAN - _SPAN % bound
        while (word := self.word()) >= limit:
            pass
        return word % bound

    def unit(self) -> float:
        """A number from 0 up to but not including 1, of 53 bits."""
        return ((self.word() << 21) | (self.word() >> 11)) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """The first `count` of the items shuffled: a Fisher-Yates shuffle from the front, cut short."""
        pool = list(items)
        for index in range(count):
            other = index + self.below(len(pool) - index)
            pool[index], pool[other] = pool[other], pool[index]
        return tuple(pool[:count])

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """All of the items in random order."""
        return self.sample(items, len(items))
