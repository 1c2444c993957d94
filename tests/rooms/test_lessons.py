"""Lessons as the page gets them."""

from __future__ import annotations

import msgspec
import pytest

from stado.core.change import fold
from stado.rooms.decisions import RefusalError
from stado.rooms.lessons import tell_course, tell_lesson
from stado.teach.loading import load_course, taught_games
from stado.teach.runner import judge


@pytest.mark.parametrize("game", taught_games())
def test_a_lesson_comes_with_what_becomes_of_every_answer(game: str) -> None:
    for lesson, info in zip(load_course(game).lessons, tell_course(game).lessons, strict=True):
        assert (info.name, info.exercises) == (lesson.name, len(lesson.exercises))
        sheet = tell_lesson(game, lesson.name)
        for number, (exercise, told) in enumerate(zip(lesson.exercises, sheet.exercises, strict=True)):
            legal = told.prompt.legal
            right = [action for action, verdict in zip(legal, told.verdicts, strict=True) if verdict.right]
            assert set(right) == set(exercise.right)
            for action, verdict in zip(legal, told.verdicts, strict=True):
                view = msgspec.to_builtins(told.view)
                for seen in verdict.events:
                    view = fold(view, msgspec.to_builtins(seen.change))
                assert view == msgspec.to_builtins(judge(lesson, number, action).moments[-1].view)


def test_rules_of_a_lesson_are_listed_once() -> None:
    for info in tell_course("six").lessons:
        assert len(set(info.rules)) == len(info.rules) > 0


@pytest.mark.parametrize(("game", "lesson"), [("six", "flying"), ("chess", "first")])
def test_there_is_no_such_lesson(game: str, lesson: str) -> None:
    with pytest.raises(RefusalError) as refused:
        tell_lesson(game, lesson)
    assert refused.value.code == "not_found"
