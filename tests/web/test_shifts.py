"""What comes late moves nothing that can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, expect

from stado.games import make_game
from stado.rooms.replays import tell_record
from tests.cases import sample
from tests.web.stage import ROOM, Asked, Stage, play, questions
from tests.web.test_steady import SIZES
from tests.web.visitor import Visitor, Visits

pytestmark = pytest.mark.browser

# Until everything is where it is drawn: what lies on a felt is sized by it, in the frame that draws it.
_DRAW = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# Where everything lies that can be pressed, by its name.
_PLACES = """() => {
  const place = ({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' ');
  const name = (one) => one.dataset.spot ?? one.ariaLabel ?? one.textContent.trim();
  const all = [...document.querySelectorAll('dialog :is(a, button), [data-zone] button')];
  return Object.fromEntries(all.map((one) => [name(one), place(one.getBoundingClientRect())]));
}"""

# Every answer takes a time of its own, and whatever can be pressed and moves is noted.
_SLOWLY = """(() => {
  const ask = window.fetch;
  let asked = 0;
  window.fetch = async (...request) => {
    asked += 1;
    await new Promise((over) => setTimeout(over, [150, 10, 80][asked % 3]));
    return ask(...request);
  };
  const places = new Map();
  window.moved = [];
  const passing = () => document.getAnimations().some((one) => one.effect.getComputedTiming().endTime !== Infinity);
  const look = () => {
    requestAnimationFrame(look);
    if (passing()) return;
    for (const one of document.querySelectorAll('a, button, input, select, summary')) {
      const { left, top, width, bottom } = one.getBoundingClientRect();
      if (width === 0) continue;
      const place = `${Math.round(left)} ${Math.round(top)}`;
      const before = places.get(one) ?? place;
      const seen = bottom > 0 && top < innerHeight;
      if (before !== place && seen) moved.push(`${one.outerHTML.slice(0, 80)}: ${before}, ${place}`);
      places.set(one, place);
    }
  };
  requestAnimationFrame(look);
})()"""


class Held:
    """A request that is answered when the test wants it."""

    def __init__(self, stage: Stage, path: str, answer: Any) -> None:
        self._stage, self._answer = stage, answer
        self.routes: list[Route] = []
        stage.page.route(f"**/api/rooms/{ROOM}/{path}", self._hold)

    def _hold(self, route: Route) -> None:
        self.routes.append(route)

    def release(self) -> None:
        """Answers it."""
        while not self.routes:
            self._stage.page.wait_for_timeout(20)
        self.routes[0].fulfill(json=msgspec.to_builtins(self._answer))


@pytest.mark.parametrize("size", sample(SIZES, "short"))
def test_the_buttons_of_a_result_stay_where_they_are(visits: Visits, size: str) -> None:
    stage = Stage(visits.make(**SIZES[size]))
    page = stage.page
    match = play(make_game("six", {"rounds": 2}, 4), "shift")
    held = Held(stage, "replay*", tell_record(match.record, "all"))
    stage.show(Asked(match.game, match.state, 0))
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    stage.visitor.settle()
    before = page.evaluate(_PLACES)
    stage.status = "over"
    stage.change()
    held.release()
    expect(page.locator("dialog tfoot td").first).to_be_attached()
    arrived = page.evaluate(_PLACES)
    assert {name: arrived[name] for name in before} == before
    stage.moved_to = "next"
    stage.change()
    expect(page.get_by_role("button", name="To the rematch")).to_be_in_viewport(ratio=1)
    assert list(page.evaluate(_PLACES).values()) == list(arrived.values())
    assert len(held.routes) == 1


@pytest.mark.parametrize("size", sample(SIZES, "short"))
def test_a_hint_takes_its_room_before_it_is_known(visits: Visits, size: str) -> None:
    stage = Stage(visits.make(**SIZES[size]))
    page = stage.page
    stage.show(next(questions(make_game("six", {"variant": "classic"}, 4), "hint")))
    page.locator("[data-state=asked]").wait_for()
    held = Held(stage, "advice", stage.advice())
    page.keyboard.press("h")
    page.locator(".thinking").wait_for()
    page.evaluate(_DRAW)
    before = page.evaluate(_PLACES)
    held.release()
    expect(page.locator(".advice:not(.thinking) li")).not_to_have_count(0)
    assert page.evaluate(_PLACES) == before


def go_on(visitor: Visitor) -> None:
    """Opens the start page, where a match can be gone on with."""
    visitor.sit_down("three", "standard", 2)
    visitor.open()
    expect(visitor.page.get_by_role("heading", name="Continue")).to_be_visible()


def wait(visitor: Visitor) -> None:
    """Opens a table for friends."""
    room = visitor.ask("/api/rooms", "POST", {"game": "six", "seats": 3})
    visitor.open(f"/room/{room['id']}")
    expect(visitor.page.get_by_role("button", name="Copy the link")).to_be_visible()


def leave(visitor: Visitor) -> None:
    """Opens the settings at a table, with another device that has a link."""
    visitor.sit_down("three", "standard", 2)
    visitor.ask("/api/me/link", "POST")
    visitor.page.evaluate("moved.length = 0")  # a table is laid in two frames
    visitor.page.get_by_role("button", name="Settings").click()
    expect(visitor.page.get_by_role("heading", name="Your other devices")).to_be_attached()


@pytest.mark.parametrize("size", sample(["short", "desktop"], "short"))
@pytest.mark.parametrize("visit", [go_on, wait, leave])
def test_pages_stand_still_while_answers_arrive(visits: Visits, visit: Callable[[Visitor], None], size: str) -> None:
    visitor = visits.make(reduced_motion="reduce", **SIZES[size])
    visitor.page.add_init_script(_SLOWLY)
    visit(visitor)
    visitor.page.wait_for_timeout(200)
    assert visitor.page.evaluate("moved") == []
