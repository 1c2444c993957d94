"""A lesson taken exercise by exercise: what an answer leads to, what it costs, and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from stado.core.errors import NotationError
from stado.games.six.actions import PickCard, PlaySpecial, StopRow, TakeRow
from stado.games.six.events import CardPlaced, RowTaken, SpecialPlayed
from stado.teach.checking import find_faults
from stado.teach.lesson import Lesson
from stado.teach.loading import load_course
from stado.teach.runner import judge, open_exercise

COURSE = """
lessons = ["one"]
turns = ["pick_card"]
match = { variant = "classic", seats = 3, bots = "novice" }
dread = { event = "row_taken" }
"""
ONE = """
variant = "classic"
seats = 3
made_up = true

[[exercises]]
name = "sixth"
position = '''
rows: 12 14 15 21 26 | 37 | 43 44 | 58 61
hands: 3 30 63 | 36 80 81 | 68 101 102
'''
rules = ["SIX-6"]
right = ["pick 63"]
wrong = [{ rule = "SIX-6", answers = ["pick 30"] }, { rule = "SIX-7", name = "low" }]
others = ["2 pick 80", "3 pick 68"]
"""


def lesson(game: str, name: str) -> Lesson:
    return next(lesson for lesson in load_course(game).lessons if lesson.name == name)


@pytest.fixture
def one(tmp_path: Path) -> Lesson:
    return make(tmp_path, ONE)


def make(folder: Path, text: str) -> Lesson:
    """A lesson from a file."""
    place = folder / "six"
    place.mkdir(exist_ok=True)
    (place / "course.toml").write_text(COURSE)
    (place / "one.toml").write_text(text)
    return load_course("six", folder).lessons[0]


def test_the_table_before_a_step(one: Lesson) -> None:
    opening = open_exercise(one, 0, "Jo")
    assert opening.names == ("Jo", "Ada", "Bruno")
    assert opening.prompt.legal == (PickCard(3), PickCard(30), PickCard(63))
    assert opening.view.seat == 0
    assert opening.view.hand == (3, 30, 63)


def test_a_right_answer_goes_on_and_others_answer_as_the_exercise_says(one: Lesson) -> None:
    verdict = judge(one, 0, PickCard(63))
    assert (verdict.right, verdict.cost, verdict.words) == (True, 0, "lesson-six-one-sixth-right")
    assert [moment.seat for moment in verdict.moments] == [0, 1, 2]
    placed = [event for event in verdict.moments[-1].events if isinstance(event, CardPlaced)]
    assert [(event.seat, event.card) for event in placed] == [(0, 63), (2, 68), (1, 80)]
    assert verdict.moments[-1].view.rows[3] == (58, 61, 63, 68, 80)


def test_a_wrong_answer_shows_its_cost_and_why(one: Lesson) -> None:
    verdict = judge(one, 0, PickCard(30))
    assert (verdict.right, verdict.cost) == (False, 6)
    assert (verdict.rule, verdict.words) == ("SIX-6", "lesson-six-one-sixth-wrong")
    taken = [event for event in verdict.moments[-1].events if isinstance(event, RowTaken)]
    assert [(event.seat, event.cows) for event in taken] == [(0, 6)]


def test_further_questions_after_a_wrong_answer_are_answered_at_a_glance(one: Lesson) -> None:
    verdict = judge(one, 0, PickCard(3))
    assert (verdict.cost, verdict.rule, verdict.words) == (1, "SIX-7", "lesson-six-one-sixth-wrong-low")
    assert [moment.seat for moment in verdict.moments] == [0, 1, 2, 0]
    assert verdict.moments[-1].events[0] == RowTaken(0, 1, (37,), 1, "SIX-7")


def test_the_learner_sees_what_the_seat_may_see(one: Lesson) -> None:
    picked = judge(one, 0, PickCard(63)).moments[1].events
    assert [getattr(event, "card", None) for event in picked] == [None]


def test_what_is_no_answer_is_refused(one: Lesson) -> None:
    with pytest.raises(NotationError, match="'pick 99' is no answer here"):
        judge(one, 0, PickCard(99))
    with pytest.raises(NotationError, match="'row 1' is no answer here"):
        judge(one, 0, TakeRow(0))


def test_an_exercise_without_a_position_goes_on_from_the_right_answer_before() -> None:
    stop = lesson("six", "stop")
    first = judge(stop, 0, PlaySpecial("stop"))
    assert [event for moment in first.moments for event in moment.events] == [SpecialPlayed(0, "stop", "SIX-22")]
    opening = open_exercise(stop, 1)
    assert opening.prompt.legal == (StopRow(0), StopRow(1), StopRow(2), StopRow(3))
    assert opening.view == first.moments[-1].view
    assert judge(stop, 1, StopRow(0)).right
    assert judge(stop, 1, StopRow(1)).cost == 7


def test_a_wrong_answer_is_compared_with_the_whole_right_way() -> None:
    assert judge(lesson("six", "stop"), 0, PlaySpecial(None)).cost == 7
    assert judge(lesson("six", "minus-plus"), 0, PlaySpecial(None)).cost == 10


def test_a_task_other_than_a_good_score_has_no_cost() -> None:
    first = lesson("six", "first")
    assert judge(first, 0, PickCard(14)).cost is None
    assert judge(first, 0, PickCard(40)).cost is None


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (('right = ["pick 63"]', 'right = ["pick 63", "pick 3"]'), "'pick 3' is wrong by the rules"),
        (('rule = "SIX-7"', 'rule = "SIX-9"'), "'pick 3' is said to be wrong by SIX-9, which does not come up"),
        (('rules = ["SIX-6"]', 'rules = ["SIX-6", "SIX-10"]'), "SIX-10 does not come up"),
        (('"3 pick 68"]', '"3 pick 68", "3 row 2"]'), "seat 3 does not get to 'row 2'"),
        (
            ("others = [", 'shows = { type = "card_placed", seat = 1, row = 1 }\nothers = ['),
            "'pick 30' is right by the rules",
        ),
    ],
)
def test_what_a_lesson_says_against_the_rules_is_found(tmp_path: Path, change: tuple[str, str], fault: str) -> None:
    assert change[0] in ONE
    assert list(find_faults(make(tmp_path, ONE), 0)) == []
    assert fault in find_faults(make(tmp_path, ONE.replace(*change)), 0)


def test_an_exercise_may_go_on_to_the_learners_own_next_turn(tmp_path: Path) -> None:
    folder = tmp_path / "three"
    folder.mkdir()
    (folder / "course.toml").write_text(
        'lessons = ["one"]\nturns = ["play_card"]\nmatch = { variant = "standard", seats = 2, bots = "novice" }\n'
        'dread = { event = "color_turned" }\n'
    )
    text = """
    variant = "standard"
    seats = 2
    [[exercises]]
    name = "one"
    position = '''
    first: 1
    rows: 0 10 | 30 46 57 | 60 71
    hands: 12 40 65 80 | 33 34 70 83
    '''
    rules = ["TRI-5"]
    right = ["play 12", "play 40", "play 65", "play 80"]
    others = ["2 play 33"]
    """
    seats = []
    for until in ("turn", "me"):
        (folder / "one.toml").write_text(text + f'until = "{until}"\n')
        taken = load_course("three", tmp_path).lessons[0]
        verdict = judge(taken, 0, open_exercise(taken, 0).prompt.legal[0])
        seats.append([moment.seat for moment in verdict.moments])
    assert seats == [[0], [0, 1]]
