"""`stado games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from stado.core.options import OptionInfo, describe_options
from stado.games import GAMES


def show_games(*, json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False) -> None:
    """List each game with its variants, seats and options."""
    if json:
        catalog = [
            {
                "name": game.name,
                "fewest_wins": game.fewest_wins,
                "variants": game.variants,
                "options": describe_options(game.option_type),
                "presets": game.option_type.presets,
            }
            for game in GAMES
        ]
        typer.echo(msgspec.json.format(msgspec.json.encode(catalog), indent=2).decode())
        return
    for game in GAMES:
        typer.echo(f"{game.name}  ({'fewest' if game.fewest_wins else 'most'} wins)")
        for variant in game.variants:
            typer.echo(
                f"  --variant {variant.name:<15} {variant.min_seats} to {variant.max_seats} seats, "
                f"usually {variant.usual_seats}"
            )
        for info in describe_options(game.option_type):
            typer.echo(f"  --{info.name:<23} {format_allowed(info)}")
        if game.option_type.presets:
            typer.echo(f"  --{'preset':<23} {' | '.join(game.option_type.presets)}")


def format_allowed(info: OptionInfo) -> str:
    """What an option may be, its default first."""
    match info.kind:
        case "choice":
            allowed = " | ".join(map(str, info.choices))
        case "flag":
            allowed = "yes | no"
        case "data":
            return "FILE (the house set by default)"
        case _:
            allowed = f"a number from {info.minimum}" + (f" to {info.maximum}" if info.maximum is not None else "")
    allowed += " | none" if info.optional else ""
    return f"{allowed} ({'none' if info.default is None else info.default} by default)"
