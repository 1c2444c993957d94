"""`stado KIND check|show`: the data files that owners can replace, a command for each kind that a game has."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from stado.core.options import DataKind, read_text
from stado.games import GAMES


def add_commands(app: typer.Typer) -> None:
    """One group of commands for each kind of data."""
    for game in GAMES:
        for option, kind in game.option_type.data.items():
            app.add_typer(make_commands(kind, getattr(game.option_type(), option)), name=kind.name)


def make_commands(kind: DataKind, house: Any) -> typer.Typer:
    """Check and show for one kind."""
    commands = typer.Typer(no_args_is_help=True, help=f"Check or show a {kind.name} file of your own.")

    @commands.command()
    def check(file: Annotated[Path, typer.Argument(help="A file of this kind.")]) -> None:
        """Say whether a file is valid, or what is wrong on which line."""
        kind.parse(read_text(str(file)), str(file))
        typer.echo(f"{file}: good")

    @commands.command()
    def show(
        file: Annotated[Path | None, typer.Argument(help="A file of this kind; the house set by default.")] = None,
    ) -> None:
        """Draw it in the terminal."""
        from rich.console import Console

        data = house if file is None else kind.parse(read_text(str(file)), str(file))
        Console().print(kind.draw(data), highlight=False)

    return commands
