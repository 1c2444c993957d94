"""Fast fingers: nobody answers a question about a table that they have not seen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import stado.games
from tests.cases import sample
from tests.web.test_pages import open_cover
from tests.web.test_rooms import open_room, start_room
from tests.web.visitor import MOMENT, Visitor, Visits

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
GAMES = {game.name: game.variants[0].name for game in stado.games.GAMES}
# Milliseconds between two taps: while cards fly, any; where they never fly, those of a double tap.
FLYING = (50, 150, 300, 500, 700, 900)
STILL = (0, 50, 150, 250)

_AIM = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const kinds = ['button[data-answer].primary', 'button[data-spot]:not(.chosen)', 'button[data-answer]'];
  const [answer] = kinds.flatMap(all);
  answer.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = answer.getBoundingClientRect();
  return [left + Math.min(width, 24) / 2, top + height / 2];
}"""
# Takes a shared device in the very moment in which it can be taken by somebody.
_TAKE_AT_ONCE = """(name) => new Promise((resolve, reject) => {
  const take = () => {
    const button = document.querySelector('.cover button');
    if (button?.ariaDisabled !== 'false' || !button.textContent.includes(name)) return;
    observer.disconnect();
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.click();
    resolve();
  };
  const observer = new MutationObserver(take);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-disabled'] });
  setTimeout(() => reject(new Error('nobody can take the device')), 60_000);
  take();
})"""


class Fingers:
    """Somebody at a table where time passes only when it is told to."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.question = self.page.locator(".question")
        self.touches = bool(self.page.evaluate("matchMedia('(pointer: coarse)').matches"))
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1000)

    def tap(self, place: tuple[float, float]) -> None:
        """Taps with a finger, or clicks with a mouse."""
        if self.touches:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)

    def wait(self, milliseconds: int) -> None:
        """Lets time pass on the page."""
        self.page.clock.run_for(milliseconds)

    def expect_state(self, states: str) -> None:
        """Waits, without any time passing on the page, until the question is in one of these states."""
        expect(self.question).to_have_attribute("data-state", re.compile(f"^({states})$"))

    def wait_until_asked(self) -> None:
        """Lets time pass until an answer is taken."""
        for _ in range(300):
            self.expect_state("playing|shown|asked")
            if self.question.get_attribute("data-state") == "asked":
                return
            self.wait(MOMENT)
        raise AssertionError("nothing is asked")

    def aim(self) -> tuple[float, float]:
        """Where a tap gives an answer; of one that is made of several, the first is chosen."""
        if re.match("Which (cards do you lay|two)", self.question.inner_text()):
            self.tap(self.page.evaluate(_AIM))
            self.wait(MOMENT)
        x, y = self.page.evaluate(_AIM)
        return x, y


def middle(locator: Locator) -> tuple[float, float]:
    """The middle of what is drawn there."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(
    ("size", "speed"),
    sample(
        [
            pytest.param(PHONE, 1, id="phone-flying"),
            pytest.param(PHONE, 0, id="phone-still"),
            pytest.param(DESKTOP, 1, id="desktop-flying"),
            pytest.param(DESKTOP, 0, id="desktop-still"),
        ],
        "phone-flying",
        "desktop-still",
    ),
)
@pytest.mark.parametrize("game", sample(GAMES, "six"))
def test_two_taps_give_one_answer(visits: Visits, game: str, size: dict[str, Any], speed: int) -> None:
    visitor = visits.make(speed=speed, **size)
    visitor.sit_down(game, GAMES[game], 3)
    fingers = Fingers(visitor)
    for answers, gap in enumerate(FLYING if speed else STILL, start=1):
        fingers.wait_until_asked()
        place = fingers.aim()
        fingers.tap(place)
        if gap > 0:
            fingers.expect_state("playing|shown")
            fingers.wait(gap)
        for _ in range(2):
            fingers.tap(place)
        fingers.expect_state("playing|shown")
        assert visitor.answered == answers, gap


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.slow)], ids=["phone", "desktop"])
def test_a_tap_anywhere_skips_what_happens_and_does_nothing_else(visits: Visits, size: dict[str, Any]) -> None:
    visitor = visits.make(speed=1, **size)
    visitor.sit_down("six", "classic", 3)
    fingers = Fingers(visitor)
    for selector in (".hand [data-piece]", "[data-seat]", ".rows", ".question"):
        fingers.wait_until_asked()
        fingers.tap(fingers.aim())
        fingers.expect_state("playing")
        answers = visitor.answered
        fingers.tap(middle(visitor.page.locator(selector).first))
        fingers.expect_state("shown")
        fingers.wait(MOMENT)
        fingers.expect_state("asked")
        assert visitor.answered == answers


def test_a_key_skips_what_happens_and_does_nothing_else(visits: Visits) -> None:
    visitor = visits.make(speed=1)
    visitor.sit_down("six", "classic", 3)
    fingers, keyboard = Fingers(visitor), visitor.page.keyboard
    for answers, key in enumerate(("Enter", " ", "5", "ArrowLeft", "s"), start=1):
        fingers.wait_until_asked()
        visitor.page.locator("button[data-spot]").first.focus()
        keyboard.press("Enter")
        fingers.expect_state("playing")
        keyboard.press(key)
        fingers.expect_state("shown")
        keyboard.press("Enter")
        fingers.wait(MOMENT)
        fingers.expect_state("asked")
        expect(visitor.page.locator("dialog")).to_have_count(0)
        assert visitor.answered == answers


@pytest.mark.slow
def test_a_pick_is_not_changed_by_a_double_tap(visits: Visits) -> None:
    host, friend = visits.make(**PHONE), visits.make()
    start_room(host, friend, open_room(host))
    host.wait_for_question()
    fingers, hand = Fingers(host), host.page.locator(".hand [data-piece]")
    places = [(box["x"] + 20, box["y"] + 20) for box in map(Locator.bounding_box, hand.all()) if box]
    fingers.tap(places[0])
    expect(hand.nth(0)).to_have_class(re.compile("chosen"))
    fingers.tap(places[1])
    assert host.answered == 1
    fingers.wait(MOMENT)
    fingers.tap(places[1])
    expect(hand.nth(1)).to_have_class(re.compile("chosen"))
    assert host.answered == 2


def test_whoever_takes_a_shared_device_as_soon_as_it_may_be_taken_has_it(visits: Visits) -> None:
    visitor = visits.make()
    open_cover(visitor)
    for name in ("Anna", "Boris"):
        visitor.page.evaluate(_TAKE_AT_ONCE, name)
        expect(visitor.page.locator(".you .name")).to_have_text(name)
        visitor.wait_for_question()
        visitor.click_answer()


@pytest.mark.slow
def test_what_happens_on_one_device_is_for_everybody_and_no_hand_shows_before_it_is_taken(visits: Visits) -> None:
    visitor = visits.make(speed=1, **PHONE)
    open_cover(visitor)
    page, cover, hand = visitor.page, visitor.page.locator(".cover button"), visitor.page.locator(".hand")
    expect(cover).to_be_enabled()
    fingers = Fingers(visitor)
    for answers in range(1, 9):
        fingers.tap(middle(cover))
        fingers.wait_until_asked()
        fingers.tap(fingers.aim())
        expect(hand).to_have_count(0)
        assert visitor.answered == answers
        while cover.count() == 0:
            fingers.expect_state("playing|waiting")
            expect(page.locator(".log")).not_to_contain_text(re.compile(r"dealt\. \d"))
            expect(hand).to_have_count(0)
            fingers.wait(50)
        fingers.tap(middle(cover))
        expect(cover).to_be_disabled()  # it has only just appeared
        fingers.wait(MOMENT)
