"""Files made of an arena: each match as a row, and a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from stado.arena.play import Line
from stado.arena.standings import Standings
from stado.core.errors import StadoError

if TYPE_CHECKING:
    import polars as pl


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
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    names = [standing.bot for standing in standings.bots]
    figure, (scores, wins) = plt.subplots(1, 2, figsize=(9, 1.2 + 0.5 * len(names)), sharey=True)
    for axes, title, intervals in (
        (scores, "score", [standing.score for standing in standings.bots]),
        (wins, "share of wins", [standing.wins for standing in standings.bots]),
    ):
        axes.errorbar(
            [interval.mean for interval in intervals],
            names,
            xerr=[interval.margin for interval in intervals],
            fmt="o",
            capsize=4,
        )
        axes.set_xlabel(title)
        axes.grid(visible=True, axis="x", alpha=0.3)
    wins.axvline(1 / standings.contest.seats, linestyle="--", linewidth=1, color="gray")
    contest = standings.contest
    figure.suptitle(f"{contest.game} {contest.options['variant']}, {standings.matches} matches")
    figure.tight_layout()
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise StadoError(f"{path}: cannot be written: {error}") from None
    finally:
        plt.close(figure)
