"""A fixed suite of matches that tells how good a bot is in every game and variant.

A suite is never changed: what it plays is settled by its version. Stopped, the same benchmark goes on where it was,
and comes to the same result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from stado import __version__
from stado.arena.contest import Contest, make_contest
from stado.arena.play import Line
from stado.arena.ratings import Ranking, Rating, rate_bots
from stado.arena.run import run_arena
from stado.arena.standings import Interval, make_standings
from stado.bots import make_bot
from stado.core.errors import OptionError, StadoError
from stado.games import GAMES, make_game

TESTED = "this bot"  # how the bot is named among the ratings, where its opponents may be of the same kind


class Row(msgspec.Struct, frozen=True):
    """The bot in every seat of `deals` deals, all other seats being opponents of one kind."""

    game: str
    variant: str
    seats: int
    opponents: str
    deals: int


class Suite(msgspec.Struct, frozen=True):
    """What is played: the deals are those of the seed, and an answer should not take longer than the CPU time."""

    version: int
    seed: str
    cpu_ms: float
    rows: tuple[Row, ...]


class RowResult(msgspec.Struct, frozen=True):
    """What came of a row."""

    row: Row
    matches: int
    score: Interval
    others: Interval
    wins: Interval
    cpu_ms: float
    forfeits: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    """What came of a benchmark."""

    suite: int
    stado: str
    bot: str
    cpu_ms: float  # that the suite allows for an answer
    rows: tuple[RowResult, ...]
    ratings: dict[str, Rating]


def _make_suite() -> Suite:
    """Version 1: every variant at its usual table, among casual and among strong bots."""
    rows = [
        Row(game.name, variant.name, variant.usual_seats, opponents, deals)
        for game in GAMES
        for variant in game.variants
        for opponents, deals in (("casual", 50), ("strong", 25))
    ]
    return Suite(version=1, seed="stado benchmark 1", cpu_ms=100.0, rows=tuple(rows))


SUITE = _make_suite()


def run_benchmark(
    bot: str,
    folder: Path,
    *,
    suite: Suite | None = None,
    game: str | None = None,
    jobs: int = 1,
    scheduler: str | None = None,
    progress: Callable[[Row, int], None] | None = None,
) -> Result:
    """Let the bot play a suite (the newest by default), or its rows of one game; `progress` hears of matches done."""
    suite = suite or SUITE
    rows = [row for row in suite.rows if game in (None, row.game)]
    if not rows:
        raise OptionError(f"no rows of {game!r}; allowed: {', '.join(dict.fromkeys(row.game for row in suite.rows))}")
    contests = [_make_contest(bot, row, suite) for row in rows]
    played = [
        _play(contest, folder, jobs, scheduler, None if progress is None else _tell(progress, row))
        for contest, row in zip(contests, rows, strict=True)
    ]
    for contest in contests:
        _path(folder, contest).unlink(missing_ok=True)
    return Result(
        suite=suite.version,
        stado=__version__,
        bot=bot,
        cpu_ms=suite.cpu_ms,
        rows=tuple(_sum_up(*parts) for parts in zip(rows, contests, played, strict=True)),
        ratings=rate_bots(
            dict.fromkeys(name for contest in contests for name in _names(contest)),
            (ranking for contest, lines in zip(contests, played, strict=True) for ranking in _rankings(contest, lines)),
        ),
    )


def _make_contest(bot: str, row: Row, suite: Suite) -> Contest:
    """The arena of a row."""
    game = make_game(row.game, {"variant": row.variant}, row.seats)
    make_bot(bot, game).close()
    bots = (bot, *(row.opponents,) * (row.seats - 1))
    return make_contest(game, bots, row.deals * row.seats, f"{suite.seed}/{row.opponents}")


def _tell(progress: Callable[[Row, int], None], row: Row) -> Callable[[int], None]:
    """Progress in one row."""
    return lambda count: progress(row, count)


def _play(
    contest: Contest, folder: Path, jobs: int, scheduler: str | None, progress: Callable[[int], None] | None
) -> list[Line]:
    """The matches of a row, in order; those of a row that was finished before are read."""
    path = _path(folder, contest)
    if path.exists():
        lines = msgspec.json.decode(path.read_bytes(), type=list[Line])
        if progress is not None:
            progress(len(lines))
        return lines
    _, lines = run_arena(contest, folder, jobs=jobs, scheduler=scheduler, progress=progress)
    lines.sort(key=lambda line: (line.deal, line.rotation))
    try:
        draft = path.with_suffix(".draft")
        draft.write_bytes(msgspec.json.encode(lines))
        draft.replace(path)
    except OSError as error:
        raise StadoError(f"{path}: cannot be written: {error.strerror}") from None
    return lines


def _path(folder: Path, contest: Contest) -> Path:
    """Where the matches of a finished row are kept until all rows are finished."""
    return folder / f"{contest.key}-{contest.deals}.json"


def _sum_up(row: Row, contest: Contest, lines: Sequence[Line]) -> RowResult:
    """What came of a row; the bot is the first of its arena, and may be of the same kind as the others."""
    named = msgspec.structs.replace(contest, bots=_names(contest))
    tested, others = make_standings(named, lines).bots
    return RowResult(
        row=row,
        matches=len(lines),
        score=tested.score,
        others=others.score,
        wins=tested.wins,
        cpu_ms=tested.cpu_ms,
        forfeits=tested.forfeits,
    )


def _names(contest: Contest) -> tuple[str, ...]:
    """Who sits at the table, the tested bot by a name of its own."""
    return (TESTED, *contest.bots[1:])


def _rankings(contest: Contest, lines: Sequence[Line]) -> list[Ranking]:
    """The ranks of all matches."""
    return [(_names(contest), line.ranks) for line in lines]
