"""`stado record`: matches on disk."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stado.core.match import replay
from stado.core.record import commit, load_record
from stado.games import record_game
from stado.locales import Words, choose_language

app = typer.Typer(no_args_is_help=True, help="Show or verify a saved match.")

File = Annotated[Path, typer.Argument(help="A record.")]


@app.command()
def show(
    file: File,
    *,
    language: Annotated[str | None, typer.Option(help="en, cs, sk, pl or de.")] = None,
) -> None:
    """Tell a match in words, everything open."""
    record = load_record(file)
    match = replay(record_game(record), record)
    words = Words(choose_language(language))
    for event in match.events:
        typer.echo(f"{words.event(match.game.name, event, match.head.names)} [{getattr(event, 'rule', '')}]")


@app.command()
def verify(
    file: File,
    *,
    hash_: Annotated[str | None, typer.Option("--hash", help="The hash that was shown when the match began.")] = None,
) -> int:
    """Check a match: every checksum, every deal against the seed, every action against the rules."""
    record = load_record(file)
    match = replay(record_game(record), record)
    shown = commit(record.head.seed)
    if hash_ is not None and hash_.lower() != shown:
        typer.echo(f"{file}: the seed's hash is {shown}, not the one shown", err=True)
        return 1
    state = "finished" if record.outcome is not None else "unfinished"
    typer.echo(f"{file}: good; {match.game.name}, {len(record.log)} actions, {state}; hash of the seed {shown}")
    return 0
