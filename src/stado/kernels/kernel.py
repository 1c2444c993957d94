"""What a kernel answers: many matches, or many ways for one to go on, at once."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from stado.core.flat import Ints
from stado.core.game import AnyGame
from stado.core.rng import Rng
from stado.kernels.compiler import zeros
from stado.kernels.seats import ANYTHING, Noise
from stado.kernels.sheet import Sheet, Totals, add_up
from stado.kernels.stream import make_stream
from stado.kernels.trial import Trials

BLOCK = 4096  # matches that share a stream, however many threads there are


class Block(NamedTuple):
    """Some matches, and the stream that all their luck comes from."""

    stream: Ints
    size: int


class Kernel(Trials):
    """The rules of one game over flat tables, for seats that answer at random or at a glance."""

    def __init__(self, game: AnyGame, noise: Sequence[Noise] | None = None) -> None:
        self.game = game
        self.noise = tuple(noise or (ANYTHING,) * game.seats)

    @abstractmethod
    def play(self, stream: Ints, count: int) -> Sheet:
        """Play `count` matches from the beginning."""

    @abstractmethod
    def finish(self, state: Any, stream: Ints, count: int) -> Sheet:
        """Let a match go on `count` times from a state at a decision to its end."""

    def make_sheets(self, count: int) -> tuple[Ints, Ints]:
        """Room for the scores and the keys of `count` matches."""
        return zeros(count * self.game.seats), zeros(count * self.game.seats)

    def play_matches(self, rng: Rng, count: int, *, threads: int = 1) -> Iterator[Sheet]:
        """Play `count` matches from the beginning, a block at a time; the same for a stream, whatever the threads."""
        return play_blocks(self.play, split_matches(rng, count), threads)

    def sum_matches(self, rng: Rng, count: int, *, threads: int = 1) -> Totals:
        """What `count` matches from the beginning come to."""
        return add_up(list(self.play_matches(rng, count, threads=threads)), self.game.seats)

    def sum_rollouts(self, state: Any, rng: Rng, count: int, *, threads: int = 1) -> Totals:
        """What comes of a match that goes on `count` times from a state at a decision."""
        blocks = split_matches(rng, count)
        sheets = play_blocks(lambda stream, size: self.finish(state, stream, size), blocks, threads)
        return add_up(list(sheets), self.game.seats)


def split_matches(rng: Rng, count: int) -> list[Block]:
    """Blocks of `count` matches, each with a stream of its own."""
    sizes = [BLOCK] * (count // BLOCK) + ([count % BLOCK] if count % BLOCK else [])
    return [Block(make_stream(rng), size) for size in sizes]


def play_blocks(play: Callable[[Ints, int], Sheet], blocks: Sequence[Block], threads: int) -> Iterator[Sheet]:
    """What is played of each block, in order."""
    streams, sizes = [block.stream for block in blocks], [block.size for block in blocks]
    if threads == 1:
        yield from map(play, streams, sizes)
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(play, streams, sizes)
