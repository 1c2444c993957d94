"""Lessons from their files: TOML, checked as it is read, so that an error names its file and exercise."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from stado.core.errors import DataError, StadoError
from stado.core.fields import Seat
from stado.core.game import Action, AnyGame
from stado.games import GAMES, find_game, make_game
from stado.teach.checking import check_exercise
from stado.teach.lesson import Course, Exercise, Lesson, Practice, Until, Wrong

FOLDER = Path(__file__).parent / "lessons"

T = TypeVar("T")


class _Reason(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Why some answers are wrong, as a file has it."""

    rule: str
    answers: list[str] = []
    name: str = ""  # where an exercise has several reasons


class _Exercise(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An exercise as a file has it."""

    name: str
    rules: list[str]
    also: list[str] = []
    right: list[str]
    wrong: list[_Reason] = []
    seat: int = 1
    position: str | None = None
    shows: dict[str, Any] | None = None
    others: list[str] = []
    until: Until = "turn"


class _Lesson(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A lesson as a file has it."""

    seats: int
    exercises: list[_Exercise]
    variant: str
    options: dict[str, Any] = {}
    made_up: bool = False


class Dread(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a player wants to avoid: an event, and its field that says to whom it happens."""

    event: str
    seat: str = "seat"
    row: bool = False  # whether it is worth telling in which row


class Outline(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the file of a course says."""

    lessons: tuple[str, ...]
    turns: tuple[str, ...]  # the questions with which a turn begins
    match: Practice
    untaught: dict[str, str] = {}
    dread: Dread
    themes: dict[str, str] = {}  # by kind of question: how the theme of a puzzle is found, or the theme itself


def taught_games() -> tuple[str, ...]:
    """The games that have a course; these have puzzles and deals of the day too."""
    return tuple(game.name for game in GAMES if (FOLDER / game.name / "course.toml").exists())


def load_course(game: str, folder: Path = FOLDER) -> Course:
    """The lessons of a game, or DataError naming file and exercise; OptionError where there is no such game."""
    find_game(game)
    path = folder / game / "course.toml"
    outline = _read(path, Outline)
    lessons = tuple(_load_lesson(game, path.with_name(f"{name}.toml"), outline) for name in outline.lessons)
    try:
        make_game(game, {"variant": outline.match.variant, **outline.match.options}, outline.match.seats)
    except StadoError as error:
        raise DataError(f"{_name(path)}, match: {error}") from None
    return Course(game=game, lessons=lessons, match=outline.match, untaught=outline.untaught)


@cache
def find_outline(game: str) -> Outline | None:
    """What the file of a game's course says, without its lessons; nothing where the game is not taught."""
    return _read(FOLDER / game / "course.toml", Outline) if game in taught_games() else None


def _load_lesson(name: str, path: Path, outline: Outline) -> Lesson:
    """One lesson of a game."""
    plain = _read(path, _Lesson)
    words = f"lesson-{name}-{path.stem}"
    try:
        game = make_game(name, {"variant": plain.variant, **plain.options}, plain.seats)
    except StadoError as error:
        raise DataError(f"{_name(path)}: {error}") from None
    exercises: list[Exercise] = []
    for exercise in plain.exercises:
        try:
            exercises.append(_make_exercise(game, exercise, words, first=not exercises))
        except StadoError as error:
            raise DataError(f"{_name(path)}, exercise {exercise.name!r}: {error}") from None
    if not exercises:
        raise DataError(f"{_name(path)}: has no exercises")
    lesson = Lesson(
        name=path.stem,
        words=words,
        game=game,
        turns=outline.turns,
        made_up=plain.made_up,
        exercises=tuple(exercises),
    )
    for number, made in enumerate(exercises):
        try:
            check_exercise(lesson, number)
        except StadoError as error:
            raise DataError(f"{_name(path)}, exercise {made.name!r}: {error}") from None
    return lesson


def _make_exercise(game: AnyGame, plain: _Exercise, words: str, *, first: bool) -> Exercise:
    """An exercise with its texts read by the game, or an error about one of them."""
    if first and plain.position is None:
        raise DataError("the first exercise of a lesson needs a position")
    if not 1 <= plain.seat <= game.seats:
        raise DataError(f"there is no seat {plain.seat}; allowed: 1 to {game.seats}")
    if not plain.right:
        raise DataError("no answer is right")
    if not plain.rules:
        raise DataError("it names no rule")
    return Exercise(
        name=plain.name,
        words=f"{words}-{plain.name}",
        seat=plain.seat - 1,
        position=plain.position,
        rules=tuple(plain.rules),
        also=tuple(plain.also),
        right=tuple(map(game.parse_action, plain.right)),
        wrong=tuple(_make_reason(game, reason, f"{words}-{plain.name}-wrong") for reason in plain.wrong),
        shows=None if plain.shows is None else {key: _count(key, value) for key, value in plain.shows.items()},
        others=tuple(_parse_line(game, line) for line in plain.others),
        until=plain.until,
    )


def _make_reason(game: AnyGame, plain: _Reason, words: str) -> Wrong:
    """Why some answers are wrong."""
    key = f"{words}-{plain.name}" if plain.name else words
    return Wrong(tuple(map(game.parse_action, plain.answers)), plain.rule, key)


def _parse_line(game: AnyGame, line: str) -> tuple[Seat, Action]:
    """`2 pick 45`: the second seat's answer."""
    number, _, text = line.partition(" ")
    if number not in map(str, range(1, game.seats + 1)):
        raise DataError(f"{line!r} is not SEAT ANSWER with a seat from 1 to {game.seats}")
    return int(number) - 1, game.parse_action(text)


def _count(key: str, value: Any) -> Any:
    """A field of an event: what is counted from one in a file is counted from zero there (see core/events.py)."""
    counted = key.rpartition("_")[2] in ("row", "space", "place", "seat")
    return value - 1 if counted and isinstance(value, int) else value


def _read(path: Path, kind: type[T]) -> T:
    """A file as what it should be, or DataError."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), kind)
    except OSError as error:
        raise DataError(f"{_name(path)}: cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{_name(path)}: not TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise DataError(f"{_name(path)}: {error}") from None


def _name(path: Path) -> str:
    """A file as errors name it: `six/rows.toml`."""
    return "/".join(path.parts[-2:])
