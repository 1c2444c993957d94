"""What makes a taken row a moment, and how it stays out of the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.test_previews import NEWCOMER, SIZES
from tests.web.visitor import Visits

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", SIZES)
def test_sounds_are_offered_once_to_a_newcomer(visits: Visits, size: str) -> None:
    visitor = visits.make(settings=NEWCOMER, **SIZES[size])
    page = visitor.page
    visitor.sit_down("six", "classic", 4)
    offer = page.locator("[data-offer]")
    expect(offer).to_have_count(0)
    visitor.click_answer()
    expect(offer).to_be_visible()
    visitor.no_sideways()
    offer.get_by_role("button", name="Sounds on").click()
    expect(offer).to_have_count(0)
    assert page.evaluate("decodeURIComponent(document.cookie)").find('"sound":true') >= 0
    page.reload()
    visitor.wait_for_question()
    expect(offer).to_have_count(0)


def test_less_motion_means_no_waiting_and_no_counting(visits: Visits) -> None:
    visitor = visits.make(speed=1, reduced_motion="reduce")
    visitor.sit_down("six", "classic", 2, rounds=1)
    visitor.play_by_pointer()
    expect(visitor.result).to_be_visible()
    assert visitor.page.evaluate("document.getAnimations().filter((one) => one.id === 'flight').length") == 0
