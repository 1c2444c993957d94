"""Many matches at one table, and what they come to: the same for the same seed and engine, however many play them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Literal

import msgspec

from stado.arena.dataset import Dataset, Played
from stado.arena.table import play_match, seat_bots
from stado.bots.heuristic import Casual
from stado.bots.uniform import Novice, Uniform
from stado.core.errors import OptionError
from stado.core.game import AnyGame, Outcome, rank
from stado.core.options import format_options
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels import find_kernel
from stado.kernels.seats import ANY_PICK, ANYTHING, GLANCE, Noise

CHUNK = 25  # matches handed to a process at a time
# The levels that kernels play.
NOISES: Mapping[str, Noise] = {Novice.name: ANYTHING, Uniform.name: ANY_PICK, Casual.name: GLANCE}

Engine = Literal["rules", "kernel"]


class SeatSummary(msgspec.Struct, frozen=True):
    """What came to one seat."""

    bot: str
    mean: float
    deviation: float
    lowest: int
    highest: int
    wins: float  # share of all matches, ties split


class Summary(msgspec.Struct, frozen=True):
    """What came of all matches."""

    game: str
    rules: int
    options: dict[str, Any]
    engine: Engine
    seed: str
    matches: int
    turns: float
    decisions: float
    seats: tuple[SeatSummary, ...]


class Batch(msgspec.Struct, frozen=True):
    """Some of the matches; turns and decisions are sums."""

    outcomes: list[Outcome]
    turns: int
    decisions: int


class SeatTally:
    """How often a seat got each score, and shared a win with each number of others: whole numbers lose nothing."""

    def __init__(self) -> None:
        self.scores: Counter[int] = Counter()
        self.wins: Counter[int] = Counter()

    def summarize(self, bot: str) -> SeatSummary:
        """What came to the seat."""
        matches = self.scores.total()
        total = sum(score * count for score, count in self.scores.items())
        squares = sum(score * score * count for score, count in self.scores.items())
        spread = matches * squares - total * total
        return SeatSummary(
            bot=bot,
            mean=total / matches,
            deviation=math.sqrt(spread / (matches * (matches - 1))) if matches > 1 else 0.0,
            lowest=min(self.scores),
            highest=max(self.scores),
            wins=math.fsum(count / winners for winners, count in self.wins.items()) / matches,
        )


def choose_engine(game: AnyGame, levels: Sequence[str], wanted: Engine | None, *, records: bool = False) -> Engine:
    """What plays: a kernel where there is one, for seats that do not search; or OptionError."""
    if records and wanted == "kernel":
        raise OptionError("--engine kernel has no decisions to record; allowed with --records: --engine rules")
    if records or wanted == "rules":
        return "rules"
    if any(level not in NOISES for level in levels):
        if wanted == "kernel":
            raise OptionError(f"--engine kernel plays {', '.join(NOISES)}; allowed with other bots: --engine rules")
        return "rules"
    if find_kernel(game) is None:
        if wanted == "kernel":
            raise OptionError(f"{game.name} {game.variant.name} has no kernel; allowed: --engine rules")
        return "rules"
    return "kernel"


def simulate(
    game: AnyGame,
    levels: Sequence[str],
    matches: int,
    seed: str,
    *,
    engine: Engine | None = None,
    jobs: int = 1,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play the matches, keeping decisions in the folder `records`; `progress` is told how many more are done."""
    engine = choose_engine(game, levels, engine, records=records is not None)
    if engine == "kernel":
        batches = _play_by_kernel(game, levels, matches, seed, jobs)
    else:
        batches = _play_by_rules(game, levels, matches, seed, jobs=jobs, records=records)
    tallies = [SeatTally() for _ in levels]
    turns = decisions = 0
    for batch in batches:
        turns += batch.turns
        decisions += batch.decisions
        for outcome in batch.outcomes:
            winners = outcome.ranks.count(1)
            for tally, score, place in zip(tallies, outcome.scores, outcome.ranks, strict=True):
                tally.scores[score] += 1
                if place == 1:
                    tally.wins[winners] += 1
        if progress is not None:
            progress(len(batch.outcomes))
    return Summary(
        game=game.name,
        rules=game.rules_version,
        options=format_options(game.options),
        engine=engine,
        seed=seed,
        matches=matches,
        turns=turns / matches,
        decisions=decisions / matches,
        seats=tuple(tally.summarize(level) for tally, level in zip(tallies, levels, strict=True)),
    )


class Work(msgspec.Struct, frozen=True):
    """Some of the matches, for a process to play."""

    game: str
    options: Mapping[str, Any]
    levels: tuple[str, ...]
    seed: str
    start: int
    stop: int
    records: Path | None


def _play_by_rules(
    game: AnyGame, levels: Sequence[str], matches: int, seed: str, *, jobs: int, records: Path | None
) -> Iterator[Batch]:
    """The matches in order, a chunk at a time, by several processes."""
    if records is not None:
        Dataset(records, game, seat_bots(game, levels), levels, seed).open()
    options = format_options(game.options)
    work = [
        Work(game.name, options, tuple(levels), seed, start, min(start + CHUNK, matches), records)
        for start in range(0, matches, CHUNK)
    ]
    if jobs == 1:
        yield from map(_play_chunk, work)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_chunk, work)


def _play_chunk(work: Work) -> Batch:
    """Play some of the matches, each with a seed of its own."""
    game = make_game(work.game, work.options, len(work.levels))
    bots = seat_bots(game, work.levels)
    if work.records is not None:
        played = Dataset(work.records, game, bots, work.levels, work.seed).record(bots, work.start, work.stop)
    else:
        results = (play_match(game, bots, f"{work.seed}/{number}") for number in range(work.start, work.stop))
        played = [Played(result.outcome, result.turns, sum(result.decisions)) for result in results]
    return Batch(
        outcomes=[match.outcome for match in played],
        turns=sum(match.turns for match in played),
        decisions=sum(match.decisions for match in played),
    )


def _play_by_kernel(game: AnyGame, levels: Sequence[str], matches: int, seed: str, jobs: int) -> Iterator[Batch]:
    """The matches a block at a time, by several threads."""
    kernel = find_kernel(game, [NOISES[level] for level in levels])
    assert kernel is not None
    for sheet in kernel.play_matches(Rng(seed, "simulate"), matches, threads=jobs):
        scores, keys = _split(sheet.scores, game.seats), _split(sheet.keys, game.seats)
        outcomes = [Outcome(row, rank(key, fewest_wins=False)) for row, key in zip(scores, keys, strict=True)]
        yield Batch(outcomes, sheet.turns, sheet.decisions)


def _split(sheet: Sequence[int], seats: int) -> list[tuple[int, ...]]:
    """The numbers of a sheet, match by match."""
    return [tuple(sheet[first : first + seats]) for first in range(0, len(sheet), seats)]
