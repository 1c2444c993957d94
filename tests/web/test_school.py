"""Lessons, puzzles, deals of the day and challenges in a real browser."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from stado.games.loot.cards import JOKER
from stado.locales import Words
from stado.teach.loading import load_course, taught_games
from stado.teach.puzzle import Puzzle, ask, load_puzzles
from stado.teach.runner import open_exercise
from tests.cases import sample
from tests.web.static import BOTH_HOMES
from tests.web.visitor import Visitor, Visits

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("kernels")]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
LESSONS = [(game, lesson.name) for game in taught_games() for lesson in load_course(game).lessons]


def find_pieces(action: dict[str, Any]) -> list[str]:
    """What is tapped on the table for an answer, as the ends of the places' names; nothing for a button."""
    if action["type"] == "lay":
        return [f"-{action['value']}"] * action["count"] + [f"-{JOKER}"] * action["jokers"]
    if action.get("source") == "pile":
        return ["pile"]
    if action.get("source") == "display":
        return [f"-{action['card']}-{action.get('thirteens', 0)}-{action.get('jokers', 0)}"]
    if "tiles" in action:
        return [f"-{tile}" for tile in action["tiles"]]
    named = [f"-{action[key]}" for key in ("card", "tile", "row", "special", "value") if action.get(key) is not None]
    return named[:1]


def give_answer(visitor: Visitor, label: str, action: dict[str, Any], *, by_keyboard: bool) -> None:
    """Gives an answer where the table takes it: by its pieces, or else by a button."""
    page = visitor.page

    def press(button: Locator) -> None:
        page.wait_for_selector('[data-state="asked"]')
        if by_keyboard:
            button.focus()
            page.keyboard.press("Enter")
        else:
            button.click()

    page.wait_for_selector('[data-state="asked"]')
    for piece in find_pieces(action):
        spot = page.locator(f"button[data-spot$='{piece}']:not(.chosen)")
        if spot.count() > 0:
            press(spot.first)
    for button in (page.locator("button[data-answer].primary"), page.locator("button[data-answer]", has_text=label)):
        if page.locator("[data-go-on]").count() == 0 and button.count() > 0:
            press(button.first)


def take_lesson(visitor: Visitor, game: str, name: str, *, by_keyboard: bool = False) -> None:
    """Takes a lesson to its end with right answers."""
    page, words = visitor.page, Words("en")
    lesson = next(lesson for lesson in load_course(game).lessons if lesson.name == name)
    visitor.open(f"/lesson/{game}/{name}")
    for number, exercise in enumerate(lesson.exercises):
        expect(page.get_by_text(f"Step {number + 1} of {len(lesson.exercises)}")).to_be_visible()
        action = exercise.right[0]
        label = words.action(game, action, open_exercise(lesson, number).names)
        give_answer(visitor, label[0].upper() + label[1:], msgspec.to_builtins(action), by_keyboard=by_keyboard)
        expect(page.locator(".teacher")).to_have_attribute("data-verdict", "right")
        if by_keyboard:
            expect(page.locator("[data-go-on]")).to_be_focused()
            page.keyboard.press("Enter")
        else:
            page.locator("[data-go-on]").click()
    expect(page.get_by_role("heading", name="That was the lesson")).to_be_visible()


@pytest.mark.parametrize(("game", "lesson"), sample(LESSONS, "six-first"))
def test_a_lesson_is_taken_by_pointer_on_a_phone(visits: Visits, game: str, lesson: str) -> None:
    visitor = visits.make(**PHONE)
    take_lesson(visitor, game, lesson)
    visitor.no_sideways()
    visitor.open(f"/learn/{game}")
    taken = visitor.page.get_by_role("link", name="Done")
    expect(taken).to_have_count(1)


@BOTH_HOMES
def test_a_lesson_is_taken_by_keyboard(anyone: Visitor) -> None:
    take_lesson(anyone, "six", "first", by_keyboard=True)
    anyone.page.keyboard.press("Tab")
    expect(anyone.page.get_by_role("link", name="Next: Where cards go")).to_be_focused()


@BOTH_HOMES
def test_a_wrong_answer_is_explained_and_asked_again(anyone: Visitor) -> None:
    anyone.open("/lesson/six/first")
    page = anyone.page
    anyone.wait_for_question()
    page.get_by_role("button", name="40", exact=False).click()
    teacher = page.get_by_role("region", name="Lesson")
    expect(teacher).to_contain_text("Right. The 40 follows the 37")
    anyone.accessible()
    page.get_by_role("button", name="Go on").click()
    anyone.wait_for_question()
    page.locator('button[data-spot="hand-30"]').click()
    expect(teacher).to_contain_text("cows more than the right answer.")
    anyone.accessible()
    teacher.get_by_role("button", name="Why").click()
    expect(page.get_by_role("dialog")).to_contain_text("SIX-6")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator('[data-state="asked"]')).to_be_visible()


@pytest.mark.slow
@BOTH_HOMES
def test_a_lesson_that_was_left_goes_on(anyone: Visitor) -> None:
    anyone.open("/lesson/six/first")
    page = anyone.page
    anyone.wait_for_question()
    page.locator('button[data-spot="hand-40"]').click()
    page.get_by_role("button", name="Go on").click()
    anyone.open("/learn/six")
    expect(page.get_by_role("link", name="One minute 1/3 steps")).to_be_visible()
    anyone.accessible()
    page.get_by_role("link", name="Go on: One minute").click()
    expect(page.get_by_text("Step 2 of 3")).to_be_visible()


@pytest.mark.parametrize("game", sample(taught_games(), "six"))
def test_a_newcomer_is_offered_a_lesson_until_it_is_turned_down(visitor: Visitor, game: str) -> None:
    visitor.open(f"/#{game}")
    page = visitor.page
    offer = page.get_by_role("link", name="Learn in a minute")
    expect(offer).to_have_attribute("href", f"/lesson/{game}/first")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.get_by_role("button", name="No lesson, thank you").click()
    expect(offer).to_have_count(0)
    visitor.open(f"/#{game}")
    page.wait_for_selector(".setup")
    expect(offer).to_have_count(0)


def test_lessons_end_with_a_short_match(visitor: Visitor) -> None:
    visitor.open("/learn/six")
    visitor.page.get_by_role("button", name="Play a short match").click()
    visitor.wait_for_question()
    assert visitor.page.locator("[data-seat]").count() == load_course("six").match.seats


def solve(visitor: Visitor, game: str, variant: str) -> Puzzle:
    """Answers the easiest puzzle of a variant rightly."""
    puzzle = load_puzzles(game, variant)[0]
    question = ask(puzzle)
    action = question.game.parse_action(puzzle.best.answer)
    visitor.open(f"/puzzle/{game}/{variant}#{puzzle.id}")
    label = Words("en").action(game, action, ["You"] * puzzle.seats)
    give_answer(visitor, label[0].upper() + label[1:], msgspec.to_builtins(action), by_keyboard=False)
    expect(visitor.page.locator(".puzzle")).to_have_attribute("data-verdict", "right")
    return puzzle


@pytest.mark.parametrize(("game", "variant"), sample([("six", "classic"), ("three", "standard")], "six-classic"))
def test_a_puzzle_is_solved_on_a_phone(visits: Visits, game: str, variant: str) -> None:
    visitor = visits.make(**PHONE)
    solve(visitor, game, variant)
    page = visitor.page
    expect(page.get_by_text("Theme:")).to_be_visible()
    expect(page.get_by_text("Judged against good players")).to_be_visible()
    expect(page.get_by_role("heading", name="What others would play")).to_be_visible()
    visitor.no_sideways()
    visitor.accessible()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_text("Puzzle 2 of")).to_be_visible()
    visitor.open(f"/learn/{game}")
    expect(page.get_by_text("1 of 1 solved")).to_be_visible()


def test_a_rule_is_drawn_and_played(visitor: Visitor) -> None:
    visitor.open("/learn/six#SIX-7")
    page = visitor.page
    rule = page.locator("#SIX-7")
    expect(rule.locator("figure section[aria-label^='The table']")).to_have_count(2)
    visitor.no_sideways()
    visitor.accessible(without=["landmark-unique"])  # a table before and after has the same rows
    rule.get_by_role("link", name="Play this").click()
    visitor.wait_for_question()
    lesson = load_course("six").lessons[0]
    number = next(number for number, exercise in enumerate(lesson.exercises) if "SIX-7" in exercise.rules)
    expect(page.get_by_text(Words("en").say(lesson.exercises[number].words))).to_be_visible()


@pytest.mark.slow
def test_a_deal_of_the_day_is_played_once_and_its_result_is_shown(visitor: Visitor) -> None:
    visitor.open("/daily")
    page = visitor.page
    visitor.accessible()
    panel = page.locator(".panel", has_text="Three is one too many")
    panel.get_by_role("button", name="Play").click()
    visitor.wait_for_question()
    visitor.play_apart(page.url.rpartition("/")[2])
    visitor.open("/daily")
    expect(panel.get_by_text("Your points:")).to_be_visible()
    expect(panel.get_by_role("button", name="Play")).to_have_count(0)
    expect(panel.get_by_role("list", name="Results on this server").locator(".you")).to_have_count(1)
    bots = panel.get_by_role("list", name="What bots make of it in your place").get_by_role("listitem")
    expect(bots).to_have_count(3)
    visitor.accessible()
    bots.get_by_role("button", name="Side by side with Master").click()
    expect(page.get_by_role("heading", name="Master (bot)")).to_be_visible()
    walk_through(visitor)


def walk_through(visitor: Visitor) -> None:
    """Goes from one difference of two matches to the next and to the end, where both have their final scores."""
    page = visitor.page
    told = page.locator("dl")
    page.get_by_role("button", name="Next difference").click()
    expect(told).to_have_class(re.compile("differs"))
    assert len(set(told.locator("dd").all_inner_texts())) == 2
    visitor.no_sideways()
    visitor.accessible(without=["landmark-unique"])  # both tables have rows and a hand, under the names of who plays
    page.keyboard.press("End")
    time = page.get_by_role("slider")
    expect(time).to_have_value(time.get_attribute("max") or "")


@pytest.mark.slow
def test_a_finished_match_challenges_a_friend(visits: Visits) -> None:
    one, friend = visits.make(), visits.make()
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.finish("six", "classic", 2, rounds=1)
    one.page.get_by_role("button", name="Challenge a friend").click()
    expect(one.page.get_by_role("status")).to_contain_text("opied")
    link = one.page.evaluate("navigator.clipboard.readText()")
    friend.open(link.removeprefix(friend.base))
    friend.accessible()
    friend.page.get_by_role("button", name="Take the challenge").click()
    friend.wait_for_question()
    friend.play_by_keyboard()  # who answers otherwise
    friend.open(link.removeprefix(friend.base))
    expect(friend.page.get_by_text("against")).to_be_visible()
    friend.page.get_by_role("button", name="Side by side").click()
    expect(friend.page.locator(".side")).to_have_count(2)
    walk_through(friend)
    one.page.set_viewport_size(PHONE["viewport"])
    one.open(friend.page.url.removeprefix(friend.base))
    expect(one.page.locator(".side:visible")).to_have_count(1)
    walk_through(one)
