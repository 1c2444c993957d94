"""Many matches at one table, and what they come to: the same for the same seed, however many processes play them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from stado.arena.table import Result, play_match, seat_bots, win_shares
from stado.core.game import AnyGame
from stado.core.options import format_options
from stado.games import make_game

CHUNK = 25  # matches handed to a process at a time


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
    seed: str
    matches: int
    turns: float
    decisions: float
    seats: tuple[SeatSummary, ...]


def simulate(
    game: AnyGame,
    levels: Sequence[str],
    matches: int,
    seed: str,
    *,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play the matches; `progress` is told how many more are done."""
    results: list[Result] = []
    for chunk in _play_chunks(game, levels, matches, seed, jobs):
        results.extend(chunk)
        if progress is not None:
            progress(len(chunk))
    scores = list(zip(*(result.outcome.scores for result in results), strict=True))
    wins = list(zip(*(win_shares(result.outcome) for result in results), strict=True))
    return Summary(
        game=game.name,
        rules=game.rules_version,
        options=format_options(game.options),
        seed=seed,
        matches=matches,
        turns=_mean([result.turns for result in results]),
        decisions=_mean([sum(result.decisions) for result in results]),
        seats=tuple(
            SeatSummary(
                bot=level,
                mean=_mean(scores[seat]),
                deviation=_deviation(scores[seat]),
                lowest=min(scores[seat]),
                highest=max(scores[seat]),
                wins=_mean(wins[seat]),
            )
            for seat, level in enumerate(levels)
        ),
    )


def _play_chunks(game: AnyGame, levels: Sequence[str], matches: int, seed: str, jobs: int) -> Iterator[list[Result]]:
    """The results in order, a chunk at a time."""
    work = [
        (game.name, format_options(game.options), game.seats, tuple(levels), seed, start, min(start + CHUNK, matches))
        for start in range(0, matches, CHUNK)
    ]
    if jobs == 1:
        yield from map(_play_chunk, work)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_chunk, work)


def _play_chunk(work: tuple[str, Mapping[str, Any], int, Sequence[str], str, int, int]) -> list[Result]:
    """Play some of the matches, each with a seed of its own."""
    name, options, seats, levels, seed, start, stop = work
    game = make_game(name, options, seats)
    bots = seat_bots(game, levels)
    return [play_match(game, bots, f"{seed}/{number}") for number in range(start, stop)]


def _mean(values: Sequence[float]) -> float:
    """The mean."""
    return math.fsum(values) / len(values)


def _deviation(values: Sequence[float]) -> float:
    """The standard deviation of a sample."""
    if len(values) < 2:
        return 0.0
    mean = _mean(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1))
