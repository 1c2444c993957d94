"""What a kernel answers: many matches, or many ways for one to go on, at once."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from stado.core.flat import Ints
from stado.core.game import AnyGame
from stado.core.rng import Rng
from stado.kernels.stream import make_stream
from stado.kernels.trial import Trials

T = TypeVar("T")

BLOCK = 4096  # so many matches share a stream, however many threads there are


class Totals(msgspec.Struct, frozen=True):
    """Sums over many matches: each seat's scores and its wins, a shared win counting as its share."""

    matches: int
    rounds: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]


class Sheet(msgspec.Struct, frozen=True):
    """Matches one by one: the scores of all seats in the first, then in the next; turns and decisions are sums.

    Where more than scores ranks the seats, `keys` has what does, the best of a match being the highest.
    """

    scores: Ints
    turns: int
    decisions: int
    keys: Ints | None = None


class Kernel(Trials):
    """The rules of one game over flat sequences, for seats that answer at random or at a glance."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def play(self, stream: Ints, count: int) -> Totals:
        """So many matches from the beginning."""

    @abstractmethod
    def finish(self, state: Any, stream: Ints, count: int) -> Totals:
        """So many ways for a match to go on from a state at a decision to its end."""

    @abstractmethod
    def score(self, stream: Ints, count: int) -> Sheet:
        """So many matches from the beginning whose seats give any legal answer."""

    def play_matches(self, rng: Rng, count: int, *, threads: int = 1) -> Totals:
        """So many matches from the beginning; the same for a stream, however many threads there are."""
        return self._sum_up(_in_blocks(self.play, rng, count, threads))

    def roll_out(self, state: Any, rng: Rng, count: int, *, threads: int = 1) -> Totals:
        """So many ways for a match to go on from a state at a decision to its end."""
        return self._sum_up(_in_blocks(lambda stream, part: self.finish(state, stream, part), rng, count, threads))

    def score_matches(self, rng: Rng, count: int, *, threads: int = 1) -> Iterator[Sheet]:
        """So many matches from the beginning whose seats give any legal answer, a block at a time."""
        return _in_blocks(self.score, rng, count, threads)

    def _sum_up(self, blocks: Iterator[Totals]) -> Totals:
        """The sums of all blocks."""
        parts, seats = list(blocks), range(self.game.seats)
        return Totals(
            matches=sum(part.matches for part in parts),
            rounds=sum(part.rounds for part in parts),
            scores=tuple(sum(part.scores[seat] for part in parts) for seat in seats),
            wins=tuple(sum(part.wins[seat] for part in parts) for seat in seats),
        )


def _in_blocks(play: Callable[[Ints, int], T], rng: Rng, count: int, threads: int) -> Iterator[T]:
    """What is played of so many matches in blocks, each with a stream of its own."""
    counts = [BLOCK] * (count // BLOCK) + ([count % BLOCK] if count % BLOCK else [])
    streams = [make_stream(rng) for _ in counts]
    if threads == 1:
        yield from map(play, streams, counts)
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(play, streams, counts)
