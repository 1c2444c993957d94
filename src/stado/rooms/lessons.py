"""Lessons as the page gets them: each exercise with what becomes of every answer, so that nothing else is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from stado.core.errors import StadoError
from stado.core.events import Seat
from stado.core.game import Prompt
from stado.core.options import format_options
from stado.rooms.decisions import RefusalError
from stado.rooms.protocol import AnyAction, AnyOptions, AnyView, GameName, Level, SeenEvent
from stado.teach.lesson import Course, Exercise, Lesson
from stado.teach.loading import load_course
from stado.teach.runner import Verdict, judge, open_exercise


class LessonInfo(msgspec.Struct, frozen=True):
    """What a list of lessons tells of one."""

    name: str
    words: str  # the key of its title
    variant: str
    exercises: int
    rules: tuple[str, ...]  # that it is about


class PracticeMatch(msgspec.Struct, frozen=True):
    """The short match that a course ends with, against bots of one level."""

    options: AnyOptions
    seats: int
    level: Level
    previews: bool  # whether the table shows what an answer would do


class CourseInfo(msgspec.Struct, frozen=True):
    """The lessons of a game in order, and what comes after them."""

    game: GameName
    lessons: tuple[LessonInfo, ...]
    match: PracticeMatch


class AnswerVerdict(msgspec.Struct, frozen=True):
    """What becomes of an answer to an exercise."""

    right: bool
    cost: int | None  # against a right answer, in the unit of the score; none where a good score was not the task
    rule: str
    words: str  # the key of what is said to it
    events: tuple[SeenEvent, ...]


class ExerciseSheet(msgspec.Struct, frozen=True):
    """One question of a lesson, with a verdict for each legal answer in the order of the prompt."""

    words: str  # the key of the task
    you: Seat
    names: tuple[str, ...]
    view: AnyView
    prompt: Prompt[AnyAction]
    verdicts: tuple[AnswerVerdict, ...]


class LessonSheet(msgspec.Struct, frozen=True):
    """A lesson, whole."""

    game: GameName
    name: str
    words: str  # the key of its title
    options: AnyOptions
    exercises: tuple[ExerciseSheet, ...]


@cache
def tell_course(game: str) -> CourseInfo:
    """The lessons of a game, or RefusalError."""
    course = _find_course(game)
    practice = course.match
    options = {"variant": practice.variant, **practice.options}
    return CourseInfo(
        game=game,
        lessons=tuple(map(_describe, course.lessons)),
        match=PracticeMatch(options, practice.seats, practice.bots, practice.previews),
    )


@cache
def tell_lesson(game: str, name: str) -> LessonSheet:
    """A lesson of a game, or RefusalError."""
    lesson = next((lesson for lesson in _find_course(game).lessons if lesson.name == name), None)
    if lesson is None:
        raise RefusalError("not_found", f"{game} has no such lesson")
    return LessonSheet(
        game=game,
        name=name,
        words=lesson.words,
        options=format_options(lesson.game.options),
        exercises=tuple(_tell_exercise(lesson, number) for number in range(len(lesson.exercises))),
    )


@cache
def _find_course(game: str) -> Course:
    """The course of a game, or RefusalError."""
    try:
        return load_course(game)
    except StadoError as error:
        raise RefusalError("not_found", str(error)) from None


def _describe(lesson: Lesson) -> LessonInfo:
    """What a list tells of a lesson."""
    return LessonInfo(
        name=lesson.name,
        words=lesson.words,
        variant=lesson.game.variant.name,
        exercises=len(lesson.exercises),
        rules=_list_rules(lesson.exercises),
    )


def _list_rules(exercises: Sequence[Exercise]) -> tuple[str, ...]:
    """The rules of exercises, each once, in the order in which they are met."""
    return tuple(dict.fromkeys(rule for exercise in exercises for rule in (*exercise.rules, *exercise.also)))


def _tell_exercise(lesson: Lesson, number: int) -> ExerciseSheet:
    """An exercise with everything that can become of it."""
    exercise, opening = lesson.exercises[number], open_exercise(lesson, number)
    return ExerciseSheet(
        words=exercise.words,
        you=exercise.seat,
        names=opening.names,
        view=opening.view,
        prompt=opening.prompt,
        verdicts=tuple(_tell_verdict(judge(lesson, number, action)) for action in opening.prompt.legal),
    )


def _tell_verdict(verdict: Verdict) -> AnswerVerdict:
    """A verdict in the protocol's words."""
    told: list[tuple[Any, Any]] = [
        pair for moment in verdict.moments for pair in zip(moment.events, moment.changes, strict=True)
    ]
    return AnswerVerdict(
        right=verdict.right,
        cost=verdict.cost,
        rule=verdict.rule,
        words=verdict.words,
        events=tuple(SeenEvent(seq, event, change) for seq, (event, change) in enumerate(told)),
    )


REPLIES: tuple[type[msgspec.Struct], ...] = (CourseInfo, LessonSheet)
PARTS: tuple[type[msgspec.Struct], ...] = (LessonInfo, PracticeMatch, ExerciseSheet, AnswerVerdict)
