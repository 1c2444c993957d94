"""How far a learner has come: a plain structure that the client keeps."""

from __future__ import annotations

import msgspec

from stado.teach.lesson import Course, Lesson


class Progress(msgspec.Struct, frozen=True):
    """How many exercises of each lesson are done, by game and lesson: `{"six/first": 3}`."""

    exercises: dict[str, int] = {}

    def done(self, course: Course, lesson: Lesson) -> int:
        """How many exercises of the lesson are done."""
        return min(len(lesson.exercises), self.exercises.get(f"{course.game}/{lesson.name}", 0))

    def taken(self, course: Course, lesson: Lesson) -> bool:
        """Whether the lesson is done to its end."""
        return self.done(course, lesson) == len(lesson.exercises)

    def after(self, course: Course, lesson: Lesson, number: int) -> Progress:
        """What it is once that exercise is done."""
        done = max(self.done(course, lesson), number + 1)
        return Progress({**self.exercises, f"{course.game}/{lesson.name}": done})

    def next_lesson(self, course: Course) -> Lesson | None:
        """The first lesson that is not taken."""
        return next((lesson for lesson in course.lessons if not self.taken(course, lesson)), None)
