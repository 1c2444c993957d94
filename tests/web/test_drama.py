"""What makes a taken row a moment, and how it stays out of the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from stado.core.events import Event
from stado.core.fields import Seat
from stado.games import make_game
from stado.games.six.events import RowTaken
from tests.cases import sample
from tests.web.stage import Stage, Told, find_event
from tests.web.test_previews import NEWCOMER, SIZES
from tests.web.test_taps import middle
from tests.web.visitor import Visits

pytestmark = pytest.mark.browser

PHONE = SIZES["phone"]

# Counts what a device is told to do: to tremble, and to let cards hop.
_COUNT = """() => {
  Object.assign(window, { trembled: 0, hopped: 0 });
  navigator.vibrate = () => ((window.trembled += 1), true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    if (timing.id === 'flight' && frames.length > 2) window.hopped += 1;
    return animate.call(this, frames, timing);
  };
}"""
# What there is to see: the danger at a row's end, how many cards lie in the fullest row, our score, and what flies.
_SEE = """() => ({
  danger: document.querySelectorAll('[data-ghost=bad]').length,
  fullest: Math.max(...[...document.querySelectorAll('.rows .row')].map((row) => row.querySelectorAll('.card').length)),
  score: Number(document.querySelector('.you .score').textContent.match(/\\d+/)[0]),
  flying: document.querySelectorAll('.flights > *').length,
  playing: document.querySelector('.question').dataset.state === 'playing',
  hopped,
  trembled,
})"""


def falls(taker: Callable[[Seat, Seat], bool]) -> Told:
    """A full row of six that falls, to the one who answers or to another."""

    def wanted(event: Event, seat: Seat) -> bool:
        return isinstance(event, RowTaken) and event.rule == "SIX-6" and event.cows > 2 and taker(event.seat, seat)

    return find_event(make_game("six", {}, 3), wanted)


def cows_of(told: Told) -> tuple[int, int]:
    """Our score before and after."""
    game, state, seat = told.asked
    before, after = (game.view(one, seat).standing[seat] for one in (state, told.state))
    return before, after


class Theater(Stage):
    """A stage on a phone, where what happens is watched."""

    def __init__(self, visits: Visits, **changes: Any) -> None:
        super().__init__(visits.make(**{"speed": 1, **PHONE, **changes}))
        self.page.add_init_script(f"({_COUNT})()")


def test_before_a_row_falls_its_end_glows_then_the_cards_trot_and_the_score_counts(visits: Visits) -> None:
    told = falls(lambda taker, seat: taker == seat)
    before, after = cows_of(told)
    seen = Theater(visits).watch(told, _SEE)
    breath = [one for one in seen if one["danger"]]
    assert {(one["score"], one["fullest"], one["hopped"]) for one in breath} == {(before, 5, 0)}
    assert seen[-1]["hopped"] == 5
    counted = [one["score"] for one in seen]
    assert counted == sorted(counted)
    assert {before, after} < set(counted)
    assert seen[-1]["trembled"] == 1


def test_a_tap_ends_the_moment_at_once_and_does_nothing_else(visits: Visits) -> None:
    stage = Theater(visits, speed=0.1)
    stage.happen(falls(lambda taker, seat: taker == seat))
    expect(stage.page.locator("[data-ghost=bad]")).to_have_count(1)
    stage.page.touchscreen.tap(*middle(stage.page.locator(".rows")))
    seen = stage.page.evaluate(_SEE)
    assert (seen["danger"], seen["flying"], seen["playing"]) == (0, 0, False)
    expect(stage.page.locator(".hand .chosen")).to_have_count(0)


@pytest.mark.slow
def test_the_device_trembles_for_its_own_loss_only(visits: Visits) -> None:
    seen = Theater(visits).watch(falls(lambda taker, seat: taker != seat), _SEE)
    assert max(one["danger"] for one in seen) == 1
    assert seen[-1]["trembled"] == 0


def test_less_motion_means_no_waiting_no_trembling_and_no_counting(visits: Visits) -> None:
    told = falls(lambda taker, seat: taker == seat)
    seen = Theater(visits, reduced_motion="reduce").watch(told, _SEE)
    assert not any(one["danger"] or one["hopped"] or one["playing"] or one["trembled"] for one in seen)
    assert {one["score"] for one in seen} == {cows_of(told)[1]}


@pytest.mark.parametrize("size", sample(SIZES, "phone"))
def test_sounds_are_offered_once_to_a_newcomer(visits: Visits, size: str) -> None:
    visitor = visits.make(settings=NEWCOMER, **SIZES[size])
    page = visitor.page
    visitor.sit_down("six", "classic", 4)
    offer = page.locator("[data-offer]")
    expect(offer).to_have_count(0)
    visitor.click_answer()
    expect(offer).to_be_visible()
    visitor.no_sideways()
    box, seats = offer.bounding_box(), page.locator("[data-seat='0']").bounding_box()
    assert box is not None
    assert seats is not None
    assert box["y"] + box["height"] <= seats["y"]
    offer.get_by_role("button", name="Sounds on").click()
    expect(offer).to_have_count(0)
    assert page.evaluate("decodeURIComponent(document.cookie)").find('"sound":true') >= 0
    page.reload()
    visitor.wait_for_question()
    expect(offer).to_have_count(0)
