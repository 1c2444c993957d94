"""Files made of an arena: each match as a row, and a picture."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from stado.arena.play import Line
from stado.arena.standings import Interval, Standings
from stado.core.errors import StadoError

if TYPE_CHECKING:
    import polars as pl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from stado.arena.benchmark import Result


def make_frame(standings: Standings, lines: Sequence[Line]) -> pl.DataFrame:
    """A row for each bot in each match, with the versions that made it."""
    import polars as pl

    contest = standings.contest
    rows = [
        {
            "game": contest.game,
            "variant": contest.options["variant"],
            "rules": contest.rules,
            "stado": contest.stado,
            "seed": contest.seed,
            "deal": line.deal,
            "rotation": line.rotation,
            "bot": name,
            "version": contest.versions[bot],
            "seat": (bot - line.rotation) % contest.seats,
            "score": line.scores[bot],
            "rank": line.ranks[bot],
            "win": (line.ranks[bot] == 1) / line.ranks.count(1),
            "turns": line.turns,
            "decisions": line.decisions[bot],
            "cpu": line.cpu[bot],
            "forfeits": sum(line.forfeits[bot].values()),
        }
        for line in sorted(lines, key=lambda line: (line.deal, line.rotation))
        for bot, name in enumerate(contest.bots)
    ]
    return pl.DataFrame(rows)


def write_table(standings: Standings, lines: Sequence[Line], path: Path, *, parquet: bool) -> None:
    """Write the matches as CSV or Parquet."""
    frame = make_frame(standings, lines)
    try:
        if parquet:
            frame.write_parquet(path)
        else:
            frame.write_csv(path)
    except OSError as error:
        raise StadoError(f"{path}: cannot be written: {error.strerror or error}") from None


def write_plot(standings: Standings, path: Path) -> None:
    """Draw mean scores and win shares with their intervals."""
    names = [standing.bot for standing in standings.bots]
    contest = standings.contest
    with _draw(path, columns=2, lines=len(names)) as (figure, (scores, wins)):
        _draw_intervals(scores, "score", names, [standing.score for standing in standings.bots])
        _draw_intervals(wins, "share of wins", names, [standing.wins for standing in standings.bots])
        wins.axvline(1 / contest.seats, linestyle="--", linewidth=1, color="gray")
        figure.suptitle(f"{contest.game} {contest.options['variant']}, {standings.matches} matches")


def write_benchmark_plot(result: Result, path: Path) -> None:
    """Draw the shares of wins in all rows with their intervals, beside the fair share of each."""
    rows = list(reversed(result.rows))
    names = [f"{found.row.game} {found.row.variant} among {found.row.opponents}" for found in rows]
    with _draw(path, columns=1, lines=len(names)) as (figure, (wins,)):
        _draw_intervals(wins, "share of wins", names, [found.wins for found in rows])
        wins.plot([1 / found.row.seats for found in rows], names, "|", color="gray", markersize=12)
        figure.suptitle(f"{result.bot}, suite {result.suite}")


@contextlib.contextmanager
def _draw(path: Path, *, columns: int, lines: int) -> Iterator[tuple[Figure, Sequence[Axes]]]:
    """A figure with room for that many names, written to the file at the end."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(1, columns, figsize=(9, 1.2 + 0.5 * lines), sharey=True, squeeze=False)
    try:
        yield figure, axes[0]
        figure.tight_layout()
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise StadoError(f"{path}: cannot be written: {error}") from None
    finally:
        plt.close(figure)


def _draw_intervals(axes: Axes, title: str, names: Sequence[str], intervals: Sequence[Interval]) -> None:
    """A mean and its margin for each name."""
    means, margins = [interval.mean for interval in intervals], [interval.margin for interval in intervals]
    axes.errorbar(means, names, xerr=margins, fmt="o", capsize=4)
    axes.set_xlabel(title)
    axes.grid(visible=True, axis="x", alpha=0.3)
