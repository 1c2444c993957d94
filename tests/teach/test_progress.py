from __future__ import annotations

from pathlib import Path

import pytest

from stado.core.errors import DataError
from stado.teach.loading import load_course
from stado.teach.progress import Progress, load_progress, save_progress


def test_steps_that_are_done_lead_to_the_next_lesson() -> None:
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
    assert progress.done(course, course.lessons[0]) == len(course.lessons[0].steps)


def test_progress_is_kept_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "learning.json"
    assert load_progress(path) == Progress()
    save_progress(Progress({"six/first": 2}), path)
    assert load_progress(path) == Progress({"six/first": 2})


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "learning.json"
    path.write_text("{")
    with pytest.raises(DataError, match=r"learning\.json: .*; without the file, the lessons start again"):
        load_progress(path)
    with pytest.raises(DataError, match="cannot be written"):
        save_progress(Progress(), path / "below")
    with pytest.raises(DataError, match="cannot be read"):
        load_progress(tmp_path)
