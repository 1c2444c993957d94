"""What a lesson is: exercises, each a position with a question, what is right there, and why the rest is not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from stado.core.fields import Seat
from stado.core.game import Action, AnyGame

NAMES = ("Ada", "Bruno", "Clara", "David", "Emma")  # the others at the table

# Where the table stops after an answer: when a turn begins, or when the learner's own next one does.
Until = Literal["turn", "me"]


class Wrong(msgspec.Struct, frozen=True):
    """Why some answers are wrong: the words' key, and the rule behind it."""

    actions: tuple[Action, ...]  # none: all that no other reason names
    rule: str
    words: str


class Exercise(msgspec.Struct, frozen=True, kw_only=True):
    """One question to the learner.

    An exercise without a position goes on where the right answer to the exercise before it has led.
    """

    name: str
    words: str  # the key of the task; with `-right` that of the praise
    seat: Seat
    position: str | None
    rules: tuple[str, ...]  # that come up whenever the exercise is answered one way or another
    also: tuple[str, ...]  # that only the words speak of: no event is made by them
    right: tuple[Action, ...]
    wrong: tuple[Wrong, ...]
    shows: Mapping[str, Any] | None  # the event that a right answer makes happen; without it the cheapest is right
    others: tuple[tuple[Seat, Action], ...]  # what other seats answer, and the learner to further questions
    until: Until

    @property
    def praise(self) -> str:
        """The key of the words for a right answer."""
        return f"{self.words}-right"

    def reason(self, action: Action) -> Wrong | None:
        """Why that answer is wrong; none where nothing explains it."""
        named = (wrong for wrong in self.wrong if action in wrong.actions)
        rest = (wrong for wrong in self.wrong if not wrong.actions)
        return next(named, None) or next(rest, None)


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A few exercises about one thing."""

    name: str
    words: str  # the key of the title
    game: AnyGame
    turns: tuple[str, ...]  # the questions with which a turn begins
    made_up: bool  # whether its positions were typed and not played
    exercises: tuple[Exercise, ...]

    def start(self, number: int) -> int:
        """The exercise whose position this one starts from, by way of right answers."""
        return max(place for place in range(number + 1) if self.exercises[place].position is not None)

    def goes_on(self, number: int) -> bool:
        """Whether the exercise after this one starts where this one ends."""
        return number + 1 < len(self.exercises) and self.exercises[number + 1].position is None

    def later(self, number: int) -> Iterator[Exercise]:
        """The exercises after this one that go on from it."""
        while self.goes_on(number):
            number += 1
            yield self.exercises[number]


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The short match that a course ends with."""

    variant: str
    seats: int
    bots: str
    options: dict[str, Any] = {}
    previews: bool = True  # whether the table shows what an answer would do


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The lessons of a game in order, and what is left out of them and why."""

    game: str
    lessons: tuple[Lesson, ...]
    match: Practice
    untaught: Mapping[str, str]  # by rule: why there is no lesson about it

    def taught(self) -> set[str]:
        """The rules that some exercise is about."""
        return {
            rule
            for lesson in self.lessons
            for exercise in lesson.exercises
            for rule in (*exercise.rules, *exercise.also)
        }

    def word_keys(self) -> Iterator[str]:
        """The keys of all words that the course needs."""
        for lesson in self.lessons:
            yield lesson.words
            for exercise in lesson.exercises:
                yield from (exercise.words, exercise.praise, *(wrong.words for wrong in exercise.wrong))
