"""Every lesson that ships is replayed by the rules: what it calls right is right, and the rest is explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stado.locales import LANGUAGES, load_bundle
from stado.teach.checking import find_faults
from stado.teach.lesson import Lesson
from stado.teach.loading import FOLDER, load_course, taught_games
from stado.teach.runner import judge, open_exercise

ROOT = Path(__file__).parents[2]
NAMES = taught_games()
COURSES = {name: load_course(name) for name in NAMES}
EXERCISES = [
    pytest.param(lesson, number, id=f"{name}/{lesson.name}/{exercise.name}")
    for name, course in COURSES.items()
    for lesson in course.lessons
    for number, exercise in enumerate(lesson.exercises)
]


def written_rules(game: str) -> list[str]:
    page = (ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^### ([A-Z]+-\d+)", page, re.MULTILINE)


@pytest.mark.parametrize(("lesson", "number"), EXERCISES)
def test_an_exercise_says_what_the_rules_say(lesson: Lesson, number: int) -> None:
    assert list(find_faults(lesson, number)) == []


@pytest.mark.parametrize(("lesson", "number"), EXERCISES)
def test_every_answer_leads_somewhere(lesson: Lesson, number: int) -> None:
    exercise = lesson.exercises[number]
    for action in open_exercise(lesson, number).prompt.legal:
        verdict = judge(lesson, number, action)
        assert verdict.right == (action in exercise.right)
        assert any(moment.events for moment in verdict.moments)
        if exercise.shows is None:
            assert verdict.cost is not None
            assert (verdict.cost == 0) == verdict.right
        else:
            assert verdict.cost is None


@pytest.mark.parametrize("game", NAMES)
def test_a_position_is_played_or_marked_as_made_up(game: str) -> None:
    for lesson in COURSES[game].lessons:
        assert lesson.made_up or all(exercise.position is None for exercise in lesson.exercises), lesson.name


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_has_a_lesson_or_a_reason_for_none(game: str) -> None:
    course, rules = COURSES[game], written_rules(game)
    assert [rule for rule in rules if rule not in course.taught() | set(course.untaught)] == []
    assert sorted((course.taught() | set(course.untaught)) - set(rules)) == []
    assert sorted(course.taught() & set(course.untaught)) == []


@pytest.mark.parametrize("game", NAMES)
def test_reasons_for_no_lesson_are_sentences(game: str) -> None:
    assert all(len(reason.split()) > 4 and reason.endswith(".") for reason in COURSES[game].untaught.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_lessons_is_there_in_every_language(language: str) -> None:
    needed = {key for course in COURSES.values() for key in course.word_keys()}
    bundle = load_bundle(language)
    assert sorted(key for key in needed if not bundle.has_message(key)) == []


def test_no_words_are_left_over() -> None:
    needed = {key for course in COURSES.values() for key in course.word_keys()}
    source = (ROOT / "src/stado/locales/en/teach.ftl").read_text(encoding="utf-8")
    assert sorted(set(re.findall(r"^(lesson-[\w-]+) =", source, re.MULTILINE)) - needed) == []


@pytest.mark.parametrize("game", NAMES)
def test_a_course_begins_with_a_minute_and_ends_with_a_match(game: str) -> None:
    course = COURSES[game]
    assert course.lessons[0].name == "first"
    assert len(course.lessons[0].exercises) <= 3
    assert course.match.previews


@pytest.mark.parametrize("game", NAMES)
def test_every_file_is_part_of_the_course(game: str) -> None:
    files = {path.stem for path in (FOLDER / game).glob("*.toml")} - {"course"}
    assert files == {lesson.name for lesson in COURSES[game].lessons}


@pytest.mark.parametrize("game", NAMES)
def test_every_variant_is_taught(game: str) -> None:
    taught = {lesson.game.variant.name for lesson in COURSES[game].lessons}
    missing = {variant.name for variant in COURSES[game].lessons[0].game.variants} - taught
    assert missing == set()
