from __future__ import annotations

from pathlib import Path

import pytest

from stado.core.errors import DataError
from stado.teach.loading import load_course
from stado.teach.notes import read_notes, write_notes
from stado.teach.progress import Progress


def test_exercises_that_are_done_lead_to_the_next_lesson() -> None:
    course = load_course("three")
    first, second = course.lessons[:2]
    progress = Progress()
    assert progress.next_lesson(course) is first
    progress = progress.after(course, first, 0)
    assert (progress.done(course, first), progress.taken(course, first)) == (1, False)
    progress = progress.after(course, first, 1).after(course, first, 0)
    assert progress.taken(course, first)
    assert progress.next_lesson(course) is second
    assert progress == Progress({"three/first": 2})


def test_all_lessons_taken_leave_none() -> None:
    course = load_course("three")
    progress = Progress({f"three/{lesson.name}": 99 for lesson in course.lessons})
    assert progress.next_lesson(course) is None
    assert progress.done(course, course.lessons[0]) == len(course.lessons[0].exercises)


def test_progress_is_kept_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "learning.json"
    assert read_notes(path, Progress) == Progress()
    write_notes(Progress({"six/first": 2}), path)
    assert read_notes(path, Progress) == Progress({"six/first": 2})


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "learning.json"
    path.write_text("{")
    with pytest.raises(DataError, match=r"learning\.json: .*; without the file, everything starts again"):
        read_notes(path, Progress)
    with pytest.raises(DataError, match="cannot be written"):
        write_notes(Progress(), path / "below")
    with pytest.raises(DataError, match="cannot be read"):
        read_notes(tmp_path, Progress)
