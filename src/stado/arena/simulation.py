"""Many matches at one table, and what they come to: the same for the same seed and engine, however many play them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from stado.arena.dataset import Dataset, Played
from stado.arena.table import play_match, seat_bots
from stado.arena.tally import SeatSummary, Tally
from stado.arena.workers import do_in_processes, do_on_cluster
from stado.bots.effort import find_effort
from stado.bots.heuristic import Casual, Novice
from stado.bots.uniform import Random, Uniform
from stado.core.errors import OptionError
from stado.core.game import AnyGame, Outcome, rank
from stado.core.options import format_options
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels import find_kernel
from stado.kernels.kernel import Block, play_blocks, split_matches
from stado.kernels.seats import ANY_PICK, ANYTHING, GLANCE, Noise

CHUNK = 25  # matches handed to a process at a time, by the rules
BLOCKS = 16  # of a kernel's matches, handed to a worker of a cluster at a time
SIMPLE = (Random.name, Uniform.name, Novice.name, Casual.name)  # the bots that kernels play

Engine = Literal["rules", "kernel"]


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


def choose_engine(game: AnyGame, levels: Sequence[str], wanted: Engine | None, *, records: bool = False) -> Engine:
    """What plays: a kernel where there is one, for seats that do not search; or OptionError."""
    if records and wanted == "kernel":
        raise OptionError("--engine kernel has no decisions to record; allowed with --records: --engine rules")
    if records or wanted == "rules":
        return "rules"
    if any(level not in SIMPLE for level in levels):
        if wanted == "kernel":
            raise OptionError(f"--engine kernel plays {', '.join(SIMPLE)}; allowed with other bots: --engine rules")
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
    scheduler: str | None = None,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play the matches, keeping decisions in the folder `records`; `progress` is told how many more are done."""
    if scheduler is not None and records is not None:
        raise OptionError("--records writes files of this machine; allowed with it: --jobs, and no --scheduler")
    engine = choose_engine(game, levels, engine, records=records is not None)
    if engine == "kernel":
        parts = _play_by_kernel(game, levels, matches, seed, jobs=jobs, scheduler=scheduler)
    else:
        parts = _play_by_rules(game, levels, matches, seed, jobs=jobs, scheduler=scheduler, records=records)
    tally = Tally(game.seats)
    for part in parts:
        tally.add(part)
        if progress is not None:
            progress(part.matches)
    return Summary(
        game=game.name,
        rules=game.rules_version,
        options=format_options(game.options),
        engine=engine,
        seed=seed,
        matches=matches,
        turns=tally.turns / matches,
        decisions=tally.decisions / matches,
        seats=tuple(seat.summarize(level) for seat, level in zip(tally.seats, levels, strict=True)),
    )


class Chunk(msgspec.Struct, frozen=True):
    """Some of the matches, for a process to play by the rules."""

    game: str
    options: Mapping[str, Any]
    levels: tuple[str, ...]
    seed: str
    start: int
    stop: int
    records: Path | None


def _play_by_rules(
    game: AnyGame,
    levels: Sequence[str],
    matches: int,
    seed: str,
    *,
    jobs: int,
    scheduler: str | None,
    records: Path | None,
) -> Iterator[Tally]:
    """The matches a chunk at a time."""
    if records is not None:
        Dataset(records, game, seat_bots(game, levels), levels, seed).open()
    options = format_options(game.options)
    chunks = [
        Chunk(game.name, options, tuple(levels), seed, start, min(start + CHUNK, matches), records)
        for start in range(0, matches, CHUNK)
    ]
    if scheduler is not None:
        return do_on_cluster(_play_chunk, chunks, scheduler)
    return map(_play_chunk, chunks) if jobs == 1 else do_in_processes(_play_chunk, chunks, jobs)


def _play_chunk(chunk: Chunk) -> Tally:
    """Play some of the matches, each with a seed of its own."""
    game = make_game(chunk.game, chunk.options, len(chunk.levels))
    bots = seat_bots(game, chunk.levels)
    if chunk.records is not None:
        played = Dataset(chunk.records, game, bots, chunk.levels, chunk.seed).record(bots, chunk.start, chunk.stop)
    else:
        results = (play_match(game, bots, f"{chunk.seed}/{number}") for number in range(chunk.start, chunk.stop))
        played = [Played(result.outcome, result.turns, sum(result.decisions)) for result in results]
    tally = Tally(game.seats)
    for match in played:
        tally.count(match.outcome)
        tally.turns += match.turns
        tally.decisions += match.decisions
    return tally


class Share(msgspec.Struct, frozen=True):
    """Some blocks of matches, for a worker of a cluster to play by the kernel."""

    game: str
    options: Mapping[str, Any]
    levels: tuple[str, ...]
    blocks: tuple[Block, ...]


def _play_by_kernel(
    game: AnyGame, levels: Sequence[str], matches: int, seed: str, *, jobs: int, scheduler: str | None
) -> Iterator[Tally]:
    """The matches a block at a time, by several threads; or some blocks at a time on a cluster."""
    blocks = split_matches(Rng(seed, "simulate"), matches)
    if scheduler is None:
        return _play_blocks(game, levels, blocks, jobs)
    options = format_options(game.options)
    shares = [
        Share(game.name, options, tuple(levels), tuple(blocks[start : start + BLOCKS]))
        for start in range(0, len(blocks), BLOCKS)
    ]
    return do_on_cluster(_play_share, shares, scheduler)


def _play_share(share: Share) -> Tally:
    """Play some blocks here."""
    game = make_game(share.game, share.options, len(share.levels))
    tally = Tally(game.seats)
    for part in _play_blocks(game, share.levels, share.blocks, 1):
        tally.add(part)
    return tally


def _play_blocks(game: AnyGame, levels: Sequence[str], blocks: Sequence[Block], threads: int) -> Iterator[Tally]:
    """What each block comes to."""
    kernel = find_kernel(game, [find_noise(game, level) for level in levels])
    assert kernel is not None
    for sheet in play_blocks(kernel.play, blocks, threads):
        tally = Tally(game.seats)
        for scores, keys in zip(_split(sheet.scores, game.seats), _split(sheet.keys, game.seats), strict=True):
            tally.count(Outcome(scores, rank(keys, fewest_wins=False)))
        tally.turns, tally.decisions = sheet.turns, sheet.decisions
        yield tally


def find_noise(game: AnyGame, level: str) -> Noise:
    """How a kernel's seat plays as that bot does."""
    if level == Novice.name:
        return GLANCE._replace(blur=find_effort(game, level).blur_of(game.variant.name))
    return {Random.name: ANYTHING, Uniform.name: ANY_PICK, Casual.name: GLANCE}[level]


def _split(sheet: Sequence[int], seats: int) -> Iterator[tuple[int, ...]]:
    """The numbers of a sheet, match by match."""
    return (tuple(sheet[first : first + seats]) for first in range(0, len(sheet), seats))
