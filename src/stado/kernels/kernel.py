"""What a kernel answers: many matches, or many ways for one to go on, at once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from stado.core.game import AnyGame
from stado.core.rng import Rng
from stado.kernels.compiler import Ints
from stado.kernels.stream import make_stream

BLOCK = 4096  # so many matches share a stream, however many threads there are


class Totals(msgspec.Struct, frozen=True):
    """Sums over many matches: each seat's scores and its wins, a shared win counting as its share."""

    matches: int
    rounds: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]


class Kernel(ABC):
    """The rules of one game over flat sequences, for seats that answer at random but for the cheapest row."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def play(self, stream: Ints, count: int) -> Totals:
        """So many matches from the beginning."""

    @abstractmethod
    def finish(self, state: Any, stream: Ints, count: int) -> Totals:
        """So many ways for a match to go on from a state at a decision to its end."""

    def play_matches(self, rng: Rng, count: int, *, threads: int = 1) -> Totals:
        """So many matches from the beginning; the same for a stream, however many threads there are."""
        return self._in_blocks(self.play, rng, count, threads)

    def roll_out(self, state: Any, rng: Rng, count: int, *, threads: int = 1) -> Totals:
        """So many ways for a match to go on from a state at a decision to its end."""
        return self._in_blocks(lambda stream, part: self.finish(state, stream, part), rng, count, threads)

    def _in_blocks(self, play: Callable[[Ints, int], Totals], rng: Rng, count: int, threads: int) -> Totals:
        """The matches in blocks, each with a stream of its own."""
        counts = [BLOCK] * (count // BLOCK) + ([count % BLOCK] if count % BLOCK else [])
        streams = [make_stream(rng) for _ in counts]
        if threads == 1:
            parts = list(map(play, streams, counts))
        else:
            with ThreadPoolExecutor(threads) as pool:
                parts = list(pool.map(play, streams, counts))
        seats = range(self.game.seats)
        return Totals(
            matches=count,
            rounds=sum(part.rounds for part in parts),
            scores=tuple(sum(part.scores[seat] for part in parts) for seat in seats),
            wins=tuple(sum(part.wins[seat] for part in parts) for seat in seats),
        )
