"""`stado benchmark`: how good a bot is, by a suite that never changes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from stado.core.folder import data_folder

if TYPE_CHECKING:
    from stado.arena.benchmark import Result, RowResult


def benchmark(
    bot: Annotated[str, typer.Argument(help="A level, exec:COMMAND for a program, or class:MODULE.NAME.")],
    *,
    game: Annotated[str | None, typer.Option(help="Only the rows of this game.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    scheduler: Annotated[str | None, typer.Option(help="The address of a Dask scheduler that plays instead.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the shares of wins into a PNG file.")] = None,
) -> int:
    """Let a bot play the suite in every seat of its deals. Stopped, the same command goes on."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from stado.arena.benchmark import SUITE, Row, run_benchmark
    from stado.arena.report import write_benchmark_plot

    notes = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    matches = sum(row.deals * row.seats for row in SUITE.rows if game in (None, row.game))
    try:
        with Progress(*columns, console=notes, transient=True) as bar:
            task = bar.add_task("", total=matches)

            def tell(row: Row, count: int) -> None:
                bar.update(task, advance=count, description=f"{row.game} {row.variant} among {row.opponents}")

            result = run_benchmark(
                bot, data_folder() / "benchmark", game=game, jobs=jobs, scheduler=scheduler, progress=tell
            )
    except KeyboardInterrupt:
        notes.print("stopped; the same command goes on from here", highlight=False)
        return 1
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        _show(result)
    if plot is not None:
        write_benchmark_plot(result, plot)
    return 0


def _show(result: Result) -> None:
    """A line for each row, the ratings, and what was wrong."""
    typer.echo(f"suite {result.suite}: {result.bot}, each deal in every seat; stado {result.stado}")
    typer.echo(
        f"{'game':<6} {'variant':<15}{'seats':>5}  {'among':<8}{'matches':>7}{'score':>8} ±{'':<6}"
        f"{'others':>7}{'wins':>8} ±{'':<6}{'fair':>6}{'ms/answer':>10}"
    )
    for row in result.rows:
        typer.echo(_format_row(row))
    for name, rating in sorted(result.ratings.items(), key=lambda item: -item[1].mean):
        typer.echo(f"  rating of {name}: {rating.mean:.1f} ±{rating.deviation:.1f}")
    for row in result.rows:
        where = f"{row.row.game} {row.row.variant} among {row.row.opponents}"
        if row.cpu_ms > result.cpu_ms:
            typer.echo(f"  {where}: {row.cpu_ms:.0f} ms an answer; the suite allows {result.cpu_ms:.0f}")
        for reason, count in row.forfeits.items():
            typer.echo(f"  {where}: forfeited {count} decisions: {reason}")


def _format_row(found: RowResult) -> str:
    """One line of the table."""
    row = found.row
    return (
        f"{row.game:<6} {row.variant:<15}{row.seats:>5}  {row.opponents:<8}{found.matches:>7}"
        f"{found.score.mean:>8.2f} ±{found.score.margin:<6.2f}{found.others.mean:>7.2f}"
        f"{found.wins.mean:>8.1%} ±{found.wins.margin:<6.1%}{1 / row.seats:>6.1%}{found.cpu_ms:>10.2f}"
    )
