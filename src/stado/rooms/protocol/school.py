"""What learners are told: lessons and puzzles with what becomes of every answer, deals of the day, challenges."""

from __future__ import annotations

import msgspec

from stado.core.fields import Seat
from stado.core.game import Prompt
from stado.rooms.protocol.messages import SeenEvent
from stado.rooms.protocol.room import RoomInfo
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
    turns: tuple[str, ...]  # the types of the answers with which a turn begins
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
    rules: tuple[str, ...]  # that it is about
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


class PuzzleInfo(msgspec.Struct, frozen=True):
    """What a list of puzzles tells of one."""

    id: str
    variant: str


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of a game, from the easiest to the hardest."""

    game: GameName
    puzzles: tuple[PuzzleInfo, ...]


class OutcomeShare(msgspec.Struct, frozen=True):
    """How often the score changes by that much until the seat's next turn."""

    change: int
    share: float


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """A legal answer to a puzzle, and what it gives away against the best, in the unit of the score."""

    action: AnyAction
    loss: float
    right: bool  # the loss is within the noise
    outcomes: tuple[OutcomeShare, ...]


class LevelAnswer(msgspec.Struct, frozen=True):
    """What a level answers to a puzzle most often, and how often it is wrong."""

    level: Level
    action: AnyAction
    missed: float


class PuzzleSheet(msgspec.Struct, frozen=True):
    """A puzzle, whole: a seat's view and question, and what thinkers make of its answers against good players."""

    id: str
    game: GameName
    options: AnyOptions
    you: Seat
    names: tuple[str, ...]
    view: AnyView
    prompt: Prompt[AnyAction]
    answers: tuple[PuzzleAnswer, ...]  # the best first
    theme: str
    levels: tuple[LevelAnswer, ...]


class DealResult(msgspec.Struct, frozen=True):
    """What somebody made of a deal of the day on this server."""

    name: str
    score: int
    rank: int
    you: bool


class DealInfo(msgspec.Struct, frozen=True):
    """The deal of a day: the same cards and the same bots for everybody."""

    game: GameName
    day: str  # in UTC, as in 2026-12-24
    options: AnyOptions
    seats: int
    level: Level  # of the bots
    room: RoomInfo | None  # where you play it, or have played it
    results: tuple[DealResult, ...]  # the best first


class DealPar(msgspec.Struct, frozen=True):
    """What a bot makes of a deal of the day in the person's place."""

    level: Level
    score: int
    rank: int
    text: str  # its match as a challenge


class DealPars(msgspec.Struct, frozen=True):
    """What bots of several levels make of a deal of the day."""

    pars: tuple[DealPar, ...]


class ChallengeInfo(msgspec.Struct, frozen=True):
    """A finished match of somebody, to be beaten: the same deal, and bots of the same levels."""

    text: str  # which makes the link
    game: GameName
    options: AnyOptions
    seats: int
    level: Level  # of the bots
    name: str
    score: int
    room: RoomInfo | None  # where you take it, or have taken it
