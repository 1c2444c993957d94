"""A newcomer's first hand, and what a card would do before it is played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.cases import sample
from tests.web.visitor import Visitor, Visits

pytestmark = pytest.mark.browser

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "small phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
}
NEWCOMER = {"preview": True, "newcomer": True}
TABLES = [
    ("six", "classic", 4),
    ("six", "pro", 3),
    ("six", "jubilee", 4),
    ("board", "basic", 4),
    ("board", "advanced-lucky", 3),
    ("loot", "standard", 2),
    ("three", "standard", 4),
]
_PLACES = "() => [...document.querySelectorAll('[data-zone], .question')].map((one) => one.getBoundingClientRect().top)"


@contextmanager
def looking(visitor: Visitor, piece: Locator) -> Iterator[None]:
    """Points at a piece, or holds a finger on it, for a while."""
    box = piece.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + min(20, box["height"] / 2)
    if not visitor.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        visitor.page.mouse.move(x, y)
        yield
        visitor.page.mouse.move(1, 1)
        return
    finger = visitor.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    yield
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def look_at_hand(visitor: Visitor, game: str, variant: str, seats: int) -> None:
    """Looks at every second piece of the hand: each is previewed, nothing moves and nothing is played."""
    page = visitor.page
    visitor.sit_down(game, variant, seats)
    while page.locator("[data-zone=pool]").count() > 0:
        visitor.click_answer()
        visitor.wait_for_question()
    before, answered = page.evaluate(_PLACES), visitor.answered
    hand = page.locator("[data-zone=hand] button[data-spot]")
    for number in range(0, hand.count(), 2):
        with looking(visitor, hand.nth(number)):
            expect(page.locator("[data-preview]")).to_be_visible()
            expect(page.locator("[data-preview]")).not_to_contain_text("-preview-")
            assert page.evaluate(_PLACES) == before
        expect(page.locator("[data-preview]")).to_have_count(0)
    assert visitor.answered == answered


@pytest.mark.parametrize("size", sample(SIZES, "small phone"))
def test_a_newcomer_is_told_in_a_line_what_to_do_until_they_have_done_it(visits: Visits, size: str) -> None:
    visitor = visits.make(settings=NEWCOMER, **SIZES[size])
    page = visitor.page
    visitor.sit_down("six", "classic", 4)
    first = page.locator("[data-first]")
    expect(first).to_contain_text("The fewest cows win.")
    expect(first).to_contain_text("Point at a card" if size == "desktop" else "Hold a card")
    visitor.no_sideways()
    visitor.accessible()
    visitor.click_answer()
    visitor.wait_for_question()
    expect(first).to_have_count(0)


def test_in_a_lesson_only_the_teacher_says_what_to_do(visits: Visits) -> None:
    visitor = visits.make(settings=NEWCOMER)
    visitor.open("/lesson/six/first")
    visitor.wait_for_question()
    expect(visitor.page.locator("[data-first]")).to_have_count(0)
    visitor.sit_down("six", "classic", 4)
    expect(visitor.page.locator("[data-first]")).to_be_visible()


@pytest.mark.parametrize("size", sample(SIZES, "phone"))
def test_a_card_that_is_looked_at_shows_where_it_would_go_and_is_not_played(visits: Visits, size: str) -> None:
    look_at_hand(visits.make(settings=NEWCOMER, **SIZES[size]), "six", "classic", 4)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "variant", "seats"), TABLES[1:])
def test_every_game_previews_what_is_looked_at(visits: Visits, game: str, variant: str, seats: int, size: str) -> None:
    look_at_hand(visits.make(settings=NEWCOMER, **SIZES[size]), game, variant, seats)


# What moves for longer than an instant, in milliseconds.
_MOVING = """document.querySelector('[data-ghost]').getAnimations({ subtree: true })
    .filter((one) => one.effect.getComputedTiming().endTime > 1).length"""


def test_the_keyboard_looks_too_and_the_danger_glows_without_moving(visits: Visits) -> None:
    visitor = visits.make(settings=NEWCOMER, reduced_motion="reduce")
    page = visitor.page
    visitor.sit_down("six", "classic", 4)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-preview]")).to_be_visible()
    visitor.accessible()
    ghosts = page.locator("[data-ghost]")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-preview]")).to_be_visible()
        assert ghosts.count() > 0
        assert page.evaluate(_MOVING) == 0


def test_who_wants_no_previews_asks_for_none(visits: Visits) -> None:
    visitor = visits.make()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.sit_down("six", "classic", 4)
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.locator("button[data-spot]:focus")).to_have_count(1)
    expect(visitor.page.locator("[data-preview]")).to_have_count(0)
    assert not any("previews" in url for url in asked)
