"""How far a learner has come: a plain structure that the client keeps."""

from __future__ import annotations

from pathlib import Path

import msgspec

from stado.core.errors import DataError
from stado.teach.lesson import Course, Lesson


class Progress(msgspec.Struct, frozen=True):
    """How many steps of each lesson are done, by game and lesson: `{"six/first": 3}`."""

    steps: dict[str, int] = {}

    def done(self, course: Course, lesson: Lesson) -> int:
        """How many steps of the lesson are done."""
        return min(len(lesson.steps), self.steps.get(f"{course.game}/{lesson.name}", 0))

    def taken(self, course: Course, lesson: Lesson) -> bool:
        """Whether the lesson is done to its end."""
        return self.done(course, lesson) == len(lesson.steps)

    def after(self, course: Course, lesson: Lesson, number: int) -> Progress:
        """What it is once that step is done."""
        done = max(self.done(course, lesson), number + 1)
        return Progress({**self.steps, f"{course.game}/{lesson.name}": done})

    def next_lesson(self, course: Course) -> Lesson | None:
        """The first lesson that is not taken."""
        return next((lesson for lesson in course.lessons if not self.taken(course, lesson)), None)


def load_progress(path: Path) -> Progress:
    """The progress in a file, none where there is no file; or DataError."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Progress)
    except FileNotFoundError:
        return Progress()
    except OSError as error:
        raise DataError(f"{path}: cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise DataError(f"{path}: {error}; without the file, the lessons start again") from None


def save_progress(progress: Progress, path: Path) -> None:
    """Write the file, or DataError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(progress))
    except OSError as error:
        raise DataError(f"{path}: cannot be written: {error.strerror}") from None
