"""Files of lessons: one clear error that names the file and the exercise."""

from __future__ import annotations

from pathlib import Path

import pytest

from stado.core.errors import DataError, OptionError
from stado.teach.loading import load_course

COURSE = """
lessons = ["one"]
turns = ["pick_card"]
match = { variant = "classic", seats = 3, bots = "novice" }
dread = { event = "row_taken" }
"""
ONE = """
variant = "classic"
seats = 2
made_up = true

[[exercises]]
name = "a"
position = '''
rows: 12 14 15 21 26 | 37 | 43 | 58
hands: 3 30 | 60 61
'''
rules = ["SIX-7"]
right = ["pick 3"]
wrong = [{ rule = "SIX-6" }]

[[exercises]]
name = "b"
rules = ["SIX-7"]
right = ["row 2"]
wrong = [{ rule = "SIX-7" }]
"""


def write(folder: Path, course: str, lesson: str) -> Path:
    (folder / "six").mkdir()
    (folder / "six" / "course.toml").write_text(course)
    (folder / "six" / "one.toml").write_text(lesson)
    return folder


def test_a_course_is_read(tmp_path: Path) -> None:
    course = load_course("six", write(tmp_path, COURSE, ONE))
    assert [exercise.name for exercise in course.lessons[0].exercises] == ["a", "b"]
    assert course.match.bots == "novice"
    assert list(course.word_keys())[:4] == [
        "lesson-six-one",
        "lesson-six-one-a",
        "lesson-six-one-a-right",
        "lesson-six-one-a-wrong",
    ]


def test_an_unknown_game_has_no_course(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="unknown game 'seven'"):
        load_course("seven", tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (
            'right = ["pick 3"]',
            'right = ["pick 4"]',
            "exercise 'a': 'pick 4' is no answer here; allowed: pick 3, pick 30",
        ),
        ('right = ["pick 3"]', 'right = ["fly 3"]', "exercise 'a': 'fly 3' is no action"),
        ('right = ["pick 3"]', "right = []", "exercise 'a': no answer is right"),
        ('right = ["pick 3"]', 'right = ["pick 3", "pick 30"]', "exercise 'a': the next exercise goes on from here"),
        ('wrong = [{ rule = "SIX-6" }]', "", "exercise 'a': nothing says why 'pick 30' is wrong"),
        (
            'wrong = [{ rule = "SIX-6" }]',
            'wrong = [{ rule = "SIX-6", answers = ["pick 3", "pick 30"] }]',
            "exercise 'a': 'pick 3' is both right and wrong",
        ),
        ("rows: 12 14", "rows: 12 12", "exercise 'a': line 1, rows: card 12 is also in rows"),
        ("seats = 2", "seats = 20", "one.toml: six classic cannot have 20 seats"),
        ('name = "a"', 'name = "a"\nseat = 3', "exercise 'a': there is no seat 3; allowed: 1 to 2"),
        ('name = "a"', 'name = "a"\nothers = ["3 pick 1"]', "exercise 'a': '3 pick 1' is not SEAT ANSWER"),
        ('name = "a"', 'name = "a"\nhint = 1', "one.toml: Object contains unknown field `hint`"),
        ('rules = ["SIX-7"]\nright = ["pick 3"]', 'rules = []\nright = ["pick 3"]', "exercise 'a': it names no rule"),
        ("position = '''", "positions = '''", "one.toml: Object contains unknown field `positions`"),
        ("seats = 2", "seats =", "one.toml: not TOML"),
        ('name = "b"', 'name = "b"\nseat = 2', "exercise 'b': seat 2 is not asked anything there"),
    ],
)
def test_what_is_wrong_in_a_lesson_is_named(tmp_path: Path, old: str, new: str, error: str) -> None:
    assert old in ONE
    with pytest.raises(DataError) as caught:
        load_course("six", write(tmp_path, COURSE, ONE.replace(old, new, 1)))
    assert str(caught.value).startswith("six/one.toml")
    assert error in str(caught.value)


def test_the_first_exercise_needs_a_position(tmp_path: Path) -> None:
    head, _, tail = ONE.partition("[[exercises]]")
    lesson = head + "[[exercises]]" + tail.partition("[[exercises]]")[2]
    with pytest.raises(
        DataError, match=r"six/one\.toml, exercise 'b': the first exercise of a lesson needs a position"
    ):
        load_course("six", write(tmp_path, COURSE, lesson))


def test_a_lesson_has_exercises(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"six/one\.toml: has no exercises"):
        load_course("six", write(tmp_path, COURSE, 'variant = "classic"\nseats = 2\nexercises = []\n'))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"six/two\.toml: cannot be read: No such file or directory"):
        load_course("six", write(tmp_path, COURSE.replace('"one"', '"one", "two"'), ONE))


def test_a_match_that_cannot_be_played_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"six/course\.toml, match: six classic cannot have 30 seats"):
        load_course("six", write(tmp_path, COURSE.replace("seats = 3", "seats = 30"), ONE))
