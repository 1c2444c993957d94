"""Lessons as the page gets them: each exercise with what becomes of every answer, so that nothing else is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from stado.core.errors import StadoError
from stado.core.options import format_options
from stado.rooms.decisions import RefusalError
from stado.rooms.protocol.messages import SeenEvent
from stado.rooms.protocol.school import (
    AnswerVerdict,
    CourseInfo,
    ExerciseSheet,
    LessonInfo,
    LessonSheet,
    PracticeMatch,
)
from stado.teach.lesson import Course, Exercise, Lesson
from stado.teach.loading import load_course
from stado.teach.runner import Verdict, judge, open_exercise


@cache
def tell_course(game: str) -> CourseInfo:
    """The lessons of a game, or RefusalError."""
    course = _find_course(game)
    practice = course.match
    options = {"variant": practice.variant, **practice.options}
    return CourseInfo(
        game=game,
        turns=course.lessons[0].turns,
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
        rules=_list_rules([exercise]),
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
