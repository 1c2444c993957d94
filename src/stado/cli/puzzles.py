"""`stado puzzles`: questions with one good answer, made, checked and played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stado.cli.table import read_game
from stado.core.errors import OptionError
from stado.core.folder import data_folder
from stado.core.record import Record, load_record
from stado.games import replay_record
from stado.locales import Words, choose_language

if TYPE_CHECKING:
    from rich.console import Console

app = typer.Typer(no_args_is_help=True, help="Play puzzles, or make and check them.")

Game = Annotated[str, typer.Argument(help="Which game; stado games lists them.")]
VariantName = Annotated[str | None, typer.Option(help="Which variant of it.")]
Language = Annotated[str | None, typer.Option(help="en, cs, sk, pl or de; the environment's by default.")]


@app.command()
def make(
    game: Game,
    *,
    variant: VariantName = None,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 10,
    seed: Annotated[str, typer.Option(help="The same seed finds the same puzzles.")] = "1",
    record: Annotated[list[Path] | None, typer.Option(help="Look in this match, and not in those of bots.")] = None,
    out: Annotated[Path | None, typer.Option(help="A file to add them to; printed without it.")] = None,
) -> None:
    """Find decisions where one answer is clearly best: for two models of the others, again and for six times longer."""
    from collections import Counter

    import msgspec

    from stado.teach.making import Rejection, make_puzzles, play_matches
    from stado.teach.puzzle import read_puzzles, write_puzzles

    rejected: Counter[Rejection] = Counter()
    if record:
        records = [load_record(path) for path in record]
        table, *others = (replay_record(one).game for one in records)
        if any(other.options != table.options for other in others):
            raise OptionError("the records are of different games")
        matches: Iterable[Record] = records
    else:
        table = read_game(game, variant, seats, ())
        matches = play_matches(table, seed)
    known = () if out is None else read_puzzles(out)
    for puzzle in make_puzzles(table, matches, count, known=known, rejected=rejected):
        if out is None:
            typer.echo(msgspec.json.encode(puzzle))
        else:
            write_puzzles((*read_puzzles(out), puzzle), out)
            typer.echo(f"{puzzle.id}: {puzzle.best.answer}, margin {puzzle.margin}, {puzzle.theme}, {puzzle.misses}")
    told = ", ".join(f"{number} {reason}" for reason, number in rejected.most_common())
    typer.echo(f"rejected: {told or 'none'}", err=True)


@app.command()
def check(
    game: Annotated[str | None, typer.Argument(help="Which game; all of them without it.")] = None,
    *,
    variant: VariantName = None,
) -> int:
    """Think again about every puzzle that ships, longer than a level does, with other luck and for both models."""
    from stado.teach.loading import taught_games
    from stado.teach.making import verify
    from stado.teach.puzzle import load_puzzles

    names = taught_games() if game is None else (game,)
    good = bad = 0
    for name in names:
        for puzzle in load_puzzles(name, variant):
            fault = verify(puzzle)
            good, bad = good + (fault is None), bad + (fault is not None)
            if fault is not None:
                typer.echo(f"{name} {puzzle.id}: {fault}")
    typer.echo(f"{good} good, {bad} not")
    return 1 if bad else 0


@app.command()
def play(
    game: Game,
    *,
    variant: VariantName = None,
    number: Annotated[int | None, typer.Option(min=1, help="Start with this one, counted from the easiest.")] = None,
    language: Language = None,
) -> int:
    """Solve puzzles: one position, one question, your answer."""
    from rich.console import Console

    from stado.teach.puzzle import load_puzzles
    from stado.tui.puzzles import PuzzleSession

    puzzles, words, console = load_puzzles(game, variant), Words(choose_language(language)), Console()
    if number is not None and number > len(puzzles):
        raise OptionError(f"there is no puzzle {number}; allowed: 1 to {len(puzzles)}")
    session = PuzzleSession(puzzles, data_folder() / "puzzles.json", words, console)
    return _run(console, lambda: session.run(number))


@app.command()
def own(game: Game, *, language: Language = None) -> int:
    """Solve what you gave away in your own matches, when you would forget it; `stado record review --keep` adds it."""
    from datetime import UTC, datetime

    from rich.console import Console

    from stado.games import find_game
    from stado.teach.deck import FILE
    from stado.tui.puzzles import OwnSession

    find_game(game)
    words, console = Words(choose_language(language)), Console()
    session = OwnSession(game, data_folder() / FILE, words, console, lambda: datetime.now(UTC))
    return _run(console, session.practise)


def _run(console: Console, session: Callable[[], None]) -> int:
    """The exit code of a session that goes on until its end, or until the person leaves."""
    from stado.tui.terminal import Quit

    try:
        session()
    except Quit:
        return 0
    except (EOFError, KeyboardInterrupt):
        console.print()
        return 1
    return 0
