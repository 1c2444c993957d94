"""`stado simulate`: many matches between bots."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import typer

from stado.cli.table import read_bots, read_game

if TYPE_CHECKING:
    from stado.arena.simulation import Summary


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Which game; stado games lists them.")],
    *,
    variant: Annotated[str | None, typer.Option(help="Which variant of it.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    bots: Annotated[str, typer.Option(help="Levels: one for all, or one each.")] = "casual",
    matches: Annotated[int, typer.Option(min=1, max=10**9, help="How many matches.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same output.")] = "1",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes, or threads of a kernel, play.")] = 1,
    scheduler: Annotated[str | None, typer.Option(help="The address of a Dask scheduler that plays instead.")] = None,
    engine: Annotated[
        Literal["rules", "kernel"] | None,
        typer.Option(help="What plays: the rules, or the kernel for bots that do not search."),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(help="Write every decision into Parquet files in this folder; stopped, the same command goes on."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Play many matches between bots and tell what came of them. Options of the game follow as --NAME VALUE."""
    from rich.console import Console
    from rich.progress import Progress

    from stado.arena.simulation import choose_engine
    from stado.arena.simulation import simulate as play
    from stado.arena.table import seat_bots

    table = read_game(game, variant, seats, context.args)
    levels = read_bots(bots, table.seats)
    seat_bots(table, levels)
    engine = choose_engine(table, levels, engine, records=records is not None)
    notes = Console(stderr=True)
    started = time.perf_counter()
    with Progress(console=notes, transient=True) as bar:
        task = bar.add_task(f"{table.name} {table.variant.name}", total=matches)
        summary = play(
            table,
            levels,
            matches,
            seed,
            engine=engine,
            jobs=jobs,
            scheduler=scheduler,
            records=records,
            progress=lambda count: bar.advance(task, count),
        )
    rate = matches / (time.perf_counter() - started)
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
    else:
        _show(summary)
    # How fast it went is not part of the output, which is the same for the same seed.
    notes.print(f"{rate:.1f} matches per second", highlight=False)


def _show(summary: Summary) -> None:
    """A line for each seat."""
    table = f"{summary.game} {summary.options['variant']}"
    typer.echo(f"{table}, {summary.matches} matches by the {summary.engine}, seed {summary.seed}")
    typer.echo(f"{summary.turns:.1f} turns and {summary.decisions:.1f} answers a match")
    typer.echo(f"{'seat':>4}  {'bot':<16}{'mean':>8}{'sd':>8}{'lowest':>8}{'highest':>8}{'wins':>8}")
    for number, seat in enumerate(summary.seats, start=1):
        typer.echo(
            f"{number:>4}  {seat.bot:<16}{seat.mean:>8.2f}{seat.deviation:>8.2f}"
            f"{seat.lowest:>8}{seat.highest:>8}{seat.wins:>8.1%}"
        )
