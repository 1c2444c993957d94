"""`stado learn`: lessons in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stado.core.errors import OptionError
from stado.core.folder import data_folder
from stado.locales import Words, choose_language

if TYPE_CHECKING:
    from stado.teach.lesson import Course, Lesson
    from stado.teach.progress import Progress

Language = Annotated[str | None, typer.Option(help="en, cs, sk, pl or de; the environment's by default.")]


def learn(
    game: Annotated[str, typer.Argument(help="Which game; stado games lists them.")],
    *,
    lesson: Annotated[str | None, typer.Option(help="Start with this lesson; --list tells the names.")] = None,
    list_: Annotated[bool, typer.Option("--list", help="List the lessons, and which are taken.")] = False,
    match: Annotated[bool, typer.Option("--match", help="Play the short match that the lessons end with.")] = False,
    language: Language = None,
) -> int:
    """Learn a game by playing it: short lessons, each a position and a question."""
    from stado.teach.loading import load_course
    from stado.teach.notes import read_notes
    from stado.teach.progress import Progress

    course, words = load_course(game), Words(choose_language(language))
    path = data_folder() / "learning.json"
    progress = read_notes(path, Progress)
    if list_:
        _show_lessons(course, progress, words)
        return 0
    if match:
        return _play(course, words)
    return _take(course, _find_lesson(course, lesson), path, words)


def _find_lesson(course: Course, name: str | None) -> Lesson | None:
    """The lesson of that name, or OptionError."""
    if name is None:
        return None
    for lesson in course.lessons:
        if lesson.name == name:
            return lesson
    names = ", ".join(lesson.name for lesson in course.lessons)
    raise OptionError(f"{course.game} has no lesson {name!r}; allowed: {names}")


def _show_lessons(course: Course, progress: Progress, words: Words) -> None:
    """All lessons in order."""
    for number, lesson in enumerate(course.lessons, start=1):
        key = "learn-lesson-taken" if progress.taken(course, lesson) else "learn-lesson"
        typer.echo(f"{words.say(key, number=number, title=words.say(lesson.words))}  ({lesson.name})")


def _take(course: Course, start: Lesson | None, path: Path, words: Words) -> int:
    """Take lessons until all are taken or the learner leaves."""
    from rich.console import Console

    from stado.tui.lessons import LessonSession
    from stado.tui.terminal import Quit

    console = Console()
    try:
        LessonSession(course, path, words, console).run(start)
    except Quit:
        console.print(words.say("learn-saved", game=course.game), markup=False, highlight=False)
    except (EOFError, KeyboardInterrupt):
        console.print()
        console.print(words.say("learn-saved", game=course.game), markup=False, highlight=False)
        return 1
    return 0


def _play(course: Course, words: Words) -> int:
    """The short match at the end of a course."""
    from stado.cli.play import begin_match, run_match
    from stado.cli.table import read_bots
    from stado.games import make_game
    from stado.tui.saves import new_save

    plan = course.match
    game = make_game(course.game, {"variant": plan.variant, **plan.options}, plan.seats)
    match = begin_match(game, words, read_bots(plan.bots, plan.seats - 1), secrets.token_hex(16), None)
    return run_match(match, new_save(game.name), words)
