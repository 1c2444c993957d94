"""`stado play` and `stado resume`: a match in the browser or the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stado.cli.serve import play_in_browser
from stado.cli.table import read_bots, read_game
from stado.core.errors import OptionError
from stado.core.match import Match
from stado.core.options import read_text
from stado.core.record import RecordWriter, load_record
from stado.games import find_game, format_position, parse_position, replay_record
from stado.locales import Words, choose_language

if TYPE_CHECKING:
    from stado.core.game import AnyGame

Language = Annotated[str | None, typer.Option(help="en, cs, sk, pl or de; the environment's by default.")]


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="Which game; stado games lists them.")] = None,
    *,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here; all options below are for that.")] = False,
    variant: Annotated[str | None, typer.Option(help="Which variant of it.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards; random by default.")] = None,
    bots: Annotated[str, typer.Option(help="The level of the others: one for all, or one each.")] = "casual",
    position: Annotated[Path | None, typer.Option(help="Start from the position in a file.")] = None,
    language: Language = None,
) -> int:
    """Play in the browser, or with --terminal here. Options of the game itself follow as --NAME VALUE."""
    if not terminal:
        given = (variant, seats, seed, position, language)
        if context.args or bots != "casual" or any(value is not None for value in given):
            raise OptionError("in the browser, options are chosen on the page; add --terminal to play here")
        if game is not None:
            find_game(game)
        play_in_browser("/" if game is None else f"/#{game}")
        return 0
    words = Words(choose_language(language))
    start = None
    if position is not None:
        if game is not None or variant is not None or seats is not None:
            raise OptionError("a position names its game, variant and seats itself")
        table, state = parse_position(read_text(str(position)))
        start = format_position(table, state)
    elif game is None:
        raise OptionError("which game? stado games lists them")
    else:
        table = read_game(game, variant, seats, context.args)
    match = begin_match(table, words, read_bots(bots, table.seats - 1), seed or secrets.token_hex(16), start)
    from stado.tui.saves import new_save

    return run_match(match, new_save(table.name), words)


def resume(
    file: Annotated[Path | None, typer.Argument(help="A saved match; the newest unfinished one by default.")] = None,
    *,
    programs: Annotated[bool, typer.Option("--programs", help="Run the programs that the file names as bots.")] = False,
    language: Language = None,
) -> int:
    """Go on with a saved match."""
    from stado.bots import runs_program
    from stado.tui.saves import last_save

    path = file or last_save()
    record = load_record(path)
    people = record.head.bots.count(None)
    if people != 1:
        raise OptionError(f"{path}: {f'{people} people play' if people else 'nobody but bots plays'} there")
    named = [bot for bot in record.head.bots if bot is not None and runs_program(bot)]
    if named and not programs:  # whoever sent the file chose them
        raise OptionError(f"{path} would run {', '.join(map(repr, named))}; add --programs if you trust the file")
    return run_match(replay_record(record), path, Words(choose_language(language)))


def begin_match(game: AnyGame, words: Words, levels: tuple[str, ...], seed: str, position: str | None) -> Match:
    """A match of the person, first seat, against bots."""
    from stado.bots import make_bot

    for level in levels:
        make_bot(level, game)
    names = [words.say("terminal-you")]
    # A letter, since a number would run into the numbers of cards.
    names += [words.say("terminal-bot", level=level, seat=chr(ord("B") + seat)) for seat, level in enumerate(levels)]
    return Match(game, seed, names=names, bots=(None, *levels), position=position)


def run_match(match: Match, path: Path, words: Words) -> int:
    """Play on until the end or until the person leaves; what was done is on disk in any case."""
    from rich.console import Console

    from stado.tui.terminal import Quit, Terminal

    console = Console()
    with RecordWriter(path, match.record) as writer:
        try:
            Terminal(match, writer, words, console).run()
        except Quit:
            console.print(words.say("terminal-saved", path=str(path)), markup=False, highlight=False)
        except (EOFError, KeyboardInterrupt):
            console.print()
            console.print(words.say("terminal-saved", path=str(path)), markup=False, highlight=False)
            return 1
    return 0
