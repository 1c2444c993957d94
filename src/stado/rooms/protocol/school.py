"""What learners are told: lessons with everything that can become of them."""

from __future__ import annotations

import msgspec

from stado.core.fields import Seat
from stado.core.game import Prompt
from stado.rooms.protocol.messages import SeenEvent
from stado.rooms.protocol.values import AnyAction, AnyOptions, AnyView, GameName, Level


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
