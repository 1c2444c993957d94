"""`stado record`: matches on disk."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from stado.bots.review import LEVEL, Verdict, review
from stado.core.errors import OptionError
from stado.core.folder import data_folder
from stado.core.match import Match
from stado.core.record import commit, load_record
from stado.games import replay_record
from stado.locales import Words, choose_language
from stado.teach.reasons import explain_verdict

_EXPLAINED = 3  # the dearest mistakes get a reason

app = typer.Typer(no_args_is_help=True, help="Show, verify or review a saved match.")

File = Annotated[Path, typer.Argument(help="A record.")]
Language = Annotated[str | None, typer.Option(help="en, cs, sk, pl or de.")]


@app.command()
def show(
    file: File,
    *,
    language: Language = None,
) -> None:
    """Tell a match in words, everything open."""
    record = load_record(file)
    match = replay_record(record)
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
    match = replay_record(record)
    shown = commit(record.head.seed)
    if hash_ is not None and hash_.lower() != shown:
        typer.echo(f"{file}: the seed's hash is {shown}, not the one shown", err=True)
        return 1
    state = "finished" if record.outcome is not None else "unfinished"
    if record.undone:
        state += f" and unranked, for something was taken back {record.undone} times"
    typer.echo(f"{file}: good; {match.game.name}, {len(record.log)} actions, {state}; hash of the seed {shown}")
    return 0


@app.command("review")
def show_review(
    file: File,
    *,
    seat: Annotated[int | None, typer.Option(help="A seat, counted from 1; without it those of people.")] = None,
    level: Annotated[str, typer.Option(help="Who judges: strong or master, or strong:rollouts=N.")] = LEVEL,
    keep: Annotated[
        bool, typer.Option("--keep", help="Let the dearest come back as puzzles: stado puzzles own.")
    ] = False,
    language: Language = None,
) -> None:
    """Tell which answers could have been better, judged by what their seat could know."""
    record = load_record(file)
    match = replay_record(record)
    game = match.game
    if seat is not None and not 1 <= seat <= game.seats:
        raise OptionError(f"there is no seat {seat}; allowed: 1 to {game.seats}")
    names, bots = record.head.names, record.head.bots
    people = [number for number in range(game.seats) if bots[number] is None] or list(range(game.seats))
    seats = people if seat is None else [seat - 1]
    words = Words(choose_language(language))
    verdicts = review(match, level, seats)
    typer.echo(words.say("terminal-review", level=level, unit="cows" if game.fewest_wins else "points"))
    counts, losses = Counter[int](), defaultdict[int, list[float]](list)
    mistakes = []
    for verdict in verdicts:
        counts[verdict.seat] += 1
        if verdict.sure:
            losses[verdict.seat].append(verdict.loss)
            given, best = (words.action(game.name, guess.action, names) for guess in (verdict.given, verdict.best))
            loss, name = round(verdict.loss, 1), names[verdict.seat]
            typer.echo(words.say("terminal-review-better", name=name, given=given, best=best, loss=loss))
            mistakes.append(verdict)
    dearest = sorted(mistakes, key=lambda verdict: -verdict.loss)[:_EXPLAINED]
    if dearest:
        typer.echo(words.say("reason-head"))
    for verdict in dearest:
        reason = explain_verdict(game, record, verdict).tell(words, game.name, names)
        typer.echo(words.say("reason-line", name=names[verdict.seat], reason=reason))
    for number in seats:
        total, better = round(sum(losses[number]), 1), len(losses[number])
        values = {"name": names[number], "count": counts[number], "better": better, "loss": total}
        typer.echo(words.say("terminal-review-sum", **values))
    if keep:
        typer.echo(words.say("school-own-added", count=_keep(match, mistakes)))


def _keep(match: Match, mistakes: Sequence[Verdict]) -> int:
    """Take what cost most among one's own puzzles; how many were new."""
    from datetime import UTC, datetime

    from stado.teach.deck import FILE, Deck, make_puzzles
    from stado.teach.notes import read_notes, write_notes

    path = data_folder() / FILE
    deck = read_notes(path, Deck)
    known = {one.puzzle.id for one in deck.kept}
    puzzles = make_puzzles(match, mistakes)
    write_notes(deck.add(puzzles, datetime.now(UTC)), path)
    return sum(puzzle.id not in known for puzzle in puzzles)
