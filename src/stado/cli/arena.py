"""`stado arena`: which bot is better, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from stado.cli.table import read_game
from stado.core.folder import data_folder

if TYPE_CHECKING:
    from stado.arena.standings import Standings


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Which game; stado games lists them.")],
    *,
    bots: Annotated[str, typer.Option(help="The bots at the table, as many as seats: master,strong,exec:./mine,…")],
    variant: Annotated[str | None, typer.Option(help="Which variant of it.")] = None,
    matches: Annotated[int, typer.Option(min=1, max=10**6, help="How many matches; rounded up to whole deals.")] = 400,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals and answers.")] = "1",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    scheduler: Annotated[str | None, typer.Option(help="The address of a Dask scheduler that plays instead.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the standings as JSON.")] = False,
    csv: Annotated[Path | None, typer.Option(help="Write every match to a CSV file.")] = None,
    parquet: Annotated[Path | None, typer.Option(help="Write every match to a Parquet file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the standings into a PNG file.")] = None,
) -> int:
    """Let bots play each deal in every seat, and tell who is better. Stopped, the same command goes on."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from stado.arena.contest import make_contest
    from stado.arena.report import write_plot, write_table
    from stado.arena.run import run_arena

    levels = tuple(part.strip() for part in bots.split(","))
    table = read_game(game, variant, len(levels), context.args)
    contest = make_contest(table, levels, matches, seed)
    notes = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=notes, transient=True) as bar:
            task = bar.add_task(f"{table.name} {table.variant.name}", total=contest.matches)
            standings, lines = run_arena(
                contest,
                data_folder() / "arena",
                jobs=jobs,
                scheduler=scheduler,
                progress=lambda count: bar.advance(task, count),
            )
    except KeyboardInterrupt:
        notes.print("stopped; the same command goes on from here", highlight=False)
        return 1
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(standings), indent=2).decode())
    else:
        _show(standings)
    for path, is_parquet in ((csv, False), (parquet, True)):
        if path is not None:
            write_table(standings, lines, path, parquet=is_parquet)
    if plot is not None:
        write_plot(standings, plot)
    return 0


def _show(standings: Standings) -> None:
    """A line for each bot, the differences, and what each bot forfeited."""
    contest = standings.contest
    typer.echo(
        f"{contest.game} {contest.options['variant']}, {contest.seats} seats, {standings.matches} matches "
        f"({standings.deals} deals, each bot in every seat), seed {contest.seed}; "
        f"stado {contest.stado}, rules {contest.rules}"
    )
    typer.echo(f"{'bot':<24}{'score':>8} ±{'':<7}{'wins':>7} ±{'':<6}{'rating':>8} ±{'':<6}{'ms/answer':>10}")
    for standing in standings.bots:
        label = f"{standing.bot} v{standing.version}" + (f" ×{standing.seats}" if standing.seats > 1 else "")
        typer.echo(
            f"{label:<24}{standing.score.mean:>8.2f} ±{standing.score.margin:<7.2f}"
            f"{standing.wins.mean:>7.1%} ±{standing.wins.margin:<6.1%}"
            f"{standing.rating:>8.1f} ±{standing.rating_deviation:<6.1f}{standing.cpu_ms:>10.2f}"
        )
    for pair, interval in standings.differences.items():
        typer.echo(f"  {pair}: {interval.mean:+.2f} ±{interval.margin:.2f}")
    for standing in standings.bots:
        for reason, count in standing.forfeits.items():
            typer.echo(f"  {standing.bot} forfeited {count} decisions: {reason}")
