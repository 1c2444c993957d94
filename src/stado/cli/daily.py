"""`stado daily` and `stado challenge`: matches that everybody can play, and whose results can be checked."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stado.core.errors import OptionError, RecordError
from stado.core.folder import data_folder
from stado.core.match import replay
from stado.core.record import RecordWriter, load_record, save_record
from stado.locales import Words, choose_language

if TYPE_CHECKING:
    from stado.core.game import Outcome
    from stado.core.match import Match
    from stado.teach.daily import Deal

app = typer.Typer(no_args_is_help=True, help="Make a finished match a challenge, take one, or check who did.")

Language = Annotated[str | None, typer.Option(help="en, cs, sk, pl or de; the environment's by default.")]
Text = Annotated[str, typer.Argument(help="The challenge: a text that starts with stado1.")]


def daily(
    game: Annotated[str, typer.Argument(help="Which game; stado games lists them.")],
    *,
    day: Annotated[datetime | None, typer.Option("--date", formats=["%Y-%m-%d"], help="An earlier day.")] = None,
    again: Annotated[bool, typer.Option("--again", help="Play it once more; this does not count.")] = False,
    verify: Annotated[Path | None, typer.Option(help="Check a record of that day, and play nothing.")] = None,
    language: Language = None,
) -> int:
    """Play the deal of the day: the same cards and bots for everybody, and one attempt that counts."""
    from stado.teach.daily import find_deal

    today = datetime.now(UTC).date()
    wanted = today if day is None else day.date()
    if wanted > today:
        raise OptionError(f"there is no deal of {wanted} yet; today is {today} in UTC")
    deal, words = find_deal(game, wanted), Words(choose_language(language))
    if verify is not None:
        return _tell_result(deal, verify, words)
    path = _attempt(deal.game, wanted)
    if again:
        from stado.tui.saves import new_save

        return _run(deal.open(_names(words, deal.bots)), new_save(game), words)
    if not path.exists():
        match = deal.open(_names(words, deal.bots))
    else:
        record = load_record(path)
        if record.outcome is not None:
            return _tell_result(deal, path, words)
        match = replay(deal.make_game(), record)
    code = _run(match, path, words)
    return code if match.outcome is None else _tell_result(deal, path, words)


@app.command()
def make(file: Annotated[Path, typer.Argument(help="A finished match of yours against bots.")]) -> None:
    """Print a match as a challenge, to be sent to a friend."""
    from stado.teach.challenge import format_challenge, make_challenge

    typer.echo(format_challenge(make_challenge(load_record(file))))


@app.command()
def take(text: Text, *, language: Language = None) -> int:
    """Play the same deal against the same bots."""
    from stado.teach.challenge import beats, parse_challenge
    from stado.tui.saves import new_save

    challenge, words = parse_challenge(text), Words(choose_language(language))
    unit = "cows" if challenge.make_game().fewest_wins else "points"
    typer.echo(words.say(f"challenge-{unit}", name=challenge.name, score=challenge.score))
    match = challenge.open(_names(words, challenge.bots))
    code = _run(match, new_save(challenge.game), words)
    if match.outcome is not None:
        score = match.outcome.scores[challenge.seat]
        key = "challenge-won" if beats(challenge, score) else "challenge-lost"
        typer.echo(words.say(key, name=challenge.name, score=challenge.score, own=score))
    return code


@app.command()
def check(text: Text, file: Annotated[Path, typer.Argument(help="A record of the match that was played.")]) -> None:
    """Check a match that took a challenge: the deal, the rules, and every answer of the bots."""
    from stado.teach.challenge import beats, check_reply, parse_challenge

    challenge = parse_challenge(text)
    score = check_reply(challenge, load_record(file))
    typer.echo(
        f"{file}: good; {score} against {challenge.score}, {'beaten' if beats(challenge, score) else 'not beaten'}"
    )


def _attempt(game: str, day: date) -> Path:
    """The file of the attempt that counts."""
    folder = data_folder() / "daily"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(f"{folder}: cannot be made: {error.strerror}") from None
    return folder / f"{day.isoformat()}-{game}.stado"


def _names(words: Words, bots: tuple[str | None, ...]) -> tuple[str, ...]:
    """Who sits where: you, and bots by their level."""
    names = []
    for seat, bot in enumerate(bots):
        level = "" if bot is None else bot.partition(":")[0]
        named = words.say("terminal-bot", level=level, seat=chr(ord("A") + seat))
        names.append(words.say("terminal-you") if bot is None else named)
    return tuple(names)


def _run(match: Match, path: Path, words: Words) -> int:
    """Play on until the end or until the person leaves; what was done is on disk in any case."""
    from rich.console import Console

    from stado.tui.duel import Duel
    from stado.tui.terminal import Quit

    console = Console()
    with RecordWriter(path, match.record) as writer:
        try:
            Duel(match, writer, words, console).run()
        except Quit:
            typer.echo(words.say("duel-saved"))
        except (EOFError, KeyboardInterrupt):
            console.print()
            typer.echo(words.say("duel-saved"))
            return 1
    return 0


def _tell_result(deal: Deal, path: Path, words: Words) -> int:
    """What the record came to, checked."""
    from stado.teach.daily import check_result
    from stado.teach.par import LEVELS

    result = check_result(deal, load_record(path))
    unit = "cows" if deal.make_game().fewest_wins else "points"
    values = {"day": result.day.isoformat(), "score": result.score, "rank": result.rank, "seats": result.seats}
    typer.echo(words.say(f"daily-result-{unit}", game=words.say(f"{result.game}-name"), **values))
    for level in LEVELS:
        outcome = _find_par(deal, level)
        par = {"score": outcome.scores[0], "rank": outcome.ranks[0], "seats": result.seats}
        typer.echo(words.say(f"daily-par-{unit}", level=level, **par))
    return 0


def _find_par(deal: Deal, level: str) -> Outcome:
    """What a bot makes of the deal in the person's place: it plays once, and its match is kept beside the attempt."""
    from stado.teach.par import open_par, play_par

    path = _attempt(deal.game, deal.day).with_suffix(f".{level}.stado")
    with suppress(RecordError):
        record = load_record(path)
        if record.head == open_par(deal, level).head and record.outcome is not None:
            return record.outcome
    match = play_par(deal, level)
    save_record(match.record, path)
    assert match.outcome is not None
    return match.outcome
