"""Lessons in the terminal, typed from end to end."""

from __future__ import annotations

from pathlib import Path

import pytest

from stado.locales import LANGUAGES
from stado.teach.loading import load_course, taught_games
from stado.teach.notes import read_notes
from stado.teach.progress import Progress
from stado.testing.command import Stado
from tests.cases import sample


def right_answers(game: str, *, first: str | None = None) -> str:
    """What a learner types who knows everything: each right answer, and Enter to go on."""
    course = load_course(game)
    lessons = [lesson for lesson in course.lessons if first is None or lesson.name == first]
    exercises = [(lesson.game, exercise) for lesson in lessons for exercise in lesson.exercises]
    return "".join(f"{game.format_action(exercise.right[0])}\n\n" for game, exercise in exercises)


@pytest.mark.parametrize("game", taught_games())
@pytest.mark.parametrize("language", sample(LANGUAGES, "pl"))
def test_a_whole_course(stado: Stado, home: Path, game: str, language: str) -> None:
    done = stado("learn", game, "--language", language, typed=right_answers(game))
    assert done.code == 0
    assert f"stado learn {game} --match" in done.out
    course = load_course(game)
    progress = read_notes(home / "learning.json", Progress)
    assert all(progress.taken(course, lesson) for lesson in course.lessons)
    assert "lesson-" not in done.out
    assert "learn-" not in done.out


def test_a_wrong_answer_tells_what_it_costs_and_why_and_asks_again(stado: Stado) -> None:
    done = stado("learn", "six", typed="40\n\n30\n63\n\nq\n")
    assert done.code == 0
    assert "Not quite. This would happen:" in done.out
    assert "You: row 1 goes to the stack (12 14 15 21 26): 6 cows." in done.out
    assert "It costs 6 cows more than the right answer." in done.out
    assert "SIX-6 Full row:" in done.out
    assert "Try again." in done.out
    assert "The 63 finds room behind the 61." in done.out


def test_points_are_told_in_games_of_points(stado: Stado) -> None:
    done = stado("learn", "board", typed="16\nq\n")
    assert "It brings 4 points less than the right answer." in done.out


def test_lessons_go_on_where_they_were_left(stado: Stado, home: Path) -> None:
    left = stado("learn", "three", typed=right_answers("three", first="first") + "quit\n")
    assert left.code == 0
    assert "stado learn three goes on" in left.out
    again = stado("learn", "three", typed="")
    assert again.code == 1
    assert "1 of 3 · Collecting" in again.out
    listed = stado("learn", "three", "--list")
    assert listed.out.splitlines()[:2] == ["1. One minute ✓  (first)", "2. Collecting  (collecting)"]
    assert read_notes(home / "learning.json", Progress).exercises == {"three/first": 2}


def test_commands_at_the_question(stado: Stado) -> None:
    done = stado("learn", "six", typed="?\n\nanswers\ntable\nwhy\nwhy SIX-7\nwhy X-1\n99\nskip\nhelp\nq\n")
    assert "go to the next lesson" in done.out
    assert "SIX-4 Pick and reveal:" in done.out
    assert "SIX-7 Low card:" in done.out
    assert "There is no rule X-1" in done.out
    assert "'99' is no answer here" in done.out
    assert "1 of 2 · Where cards go" in done.out


def test_a_lesson_is_chosen_by_name(stado: Stado) -> None:
    assert "1 of 3 · Minus = Plus" in stado("learn", "six", "--lesson", "minus-plus", typed="q\n").out
    done = stado("learn", "six", "--lesson", "flying")
    assert (done.code, done.out) == (2, "")
    assert "six has no lesson 'flying'; allowed: first, rows" in done.err


def test_the_match_after_the_lessons(stado: Stado, home: Path) -> None:
    done = stado("learn", "six", "--match", typed="quit\n")
    assert done.code == 0
    assert "Novice C" in done.out
    assert len(list((home / "matches").iterdir())) == 1
