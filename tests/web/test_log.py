"""What has happened: a log that folds, who leads, answers that are taken back, and the list of finished matches."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.cases import sample
from tests.web.visitor import Visitor, Visits

pytestmark = pytest.mark.browser

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SIZES = [
    pytest.param(PHONE, id="phone"),
    pytest.param(DESKTOP, id="desktop"),
    pytest.param(SMALL, id="small"),
]


def hand(visitor: Visitor) -> list[str]:
    return visitor.page.locator(".hand button").all_inner_texts()


@pytest.mark.slow
@pytest.mark.parametrize("size", sample(SIZES, "phone"))
def test_an_answer_against_bots_is_taken_back_for_good(visits: Visits, size: dict[str, Any]) -> None:
    visitor = visits.make(**size)
    room = visitor.sit_down("six", "classic", 3, rounds=1)
    undo = visitor.page.get_by_role("button", name="Take back your last answer")
    expect(undo).to_be_disabled()
    dealt = hand(visitor)
    visitor.click_answer()
    expect(undo).to_be_enabled()
    visitor.wait_for_question()
    undo.click()
    expect(visitor.page.get_by_text("Taken back. This match is unranked now.").first).to_be_visible()
    expect(visitor.page.locator(".hand button")).to_have_count(len(dealt))
    assert hand(visitor) == dealt
    expect(undo).to_be_disabled()
    visitor.accessible()
    visitor.no_sideways()
    visitor.open(f"/room/{room}")
    visitor.wait_for_question()
    assert hand(visitor) == dealt
    expect(undo).to_be_disabled()
    assert visitor.ask(f"/api/rooms/{room}")["undone"] == 1


@pytest.mark.slow
def test_nobody_takes_back_where_another_person_plays_or_the_result_counts(visits: Visits) -> None:
    visitor = visits.make()
    visitor.open()
    room = visitor.ask("/api/daily/six", "POST")["id"]
    visitor.open(f"/room/{room}")
    visitor.wait_for_question()
    visitor.click_answer()
    visitor.page.wait_for_selector("[data-state=asked]")
    expect(visitor.page.get_by_role("button", name="Take back your last answer")).to_be_disabled()


@pytest.mark.parametrize("size", sample(SIZES[:2], "desktop"))
@pytest.mark.parametrize("scheme", sample(["light", "dark"], "light"))
def test_turns_fold_and_tell_their_rules_when_asked(visits: Visits, size: dict[str, Any], scheme: str) -> None:
    visitor = visits.make(color_scheme=scheme, **size)
    visitor.sit_down("six", "classic", 4, rounds=1)
    for _ in range(3):
        count = len(hand(visitor))
        while len(hand(visitor)) == count:
            visitor.click_answer()
            visitor.page.wait_for_timeout(50)
        visitor.wait_for_question()
    log = visitor.page.get_by_role("region", name="What has happened")
    if size is not DESKTOP:
        visitor.page.get_by_role("button", name="What has happened").click()
    heads = log.locator("[aria-expanded]")
    expect(log.locator("[aria-expanded=true]")).to_have_count(1)
    expect(heads.last).to_have_attribute("aria-expanded", "true")
    assert heads.count() > 1
    heads.first.click()
    expect(heads.first).to_have_attribute("aria-expanded", "true")
    colors = {name.evaluate("(one) => getComputedStyle(one).color") for name in log.locator("b").all()}
    assert len(colors) > 2
    visitor.accessible()
    log.locator(".line").first.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.slow
def test_who_leads_wears_a_crown(visits: Visits) -> None:
    visitor = visits.make(**PHONE)
    visitor.sit_down("six", "classic", 4, rounds=1)
    crowns = visitor.page.locator(".crown")
    for _ in range(10):
        if crowns.count() > 0 or visitor.over:
            break
        visitor.click_answer()
        visitor.wait_for_question()
    expect(crowns.first).to_be_visible()
    expect(crowns.first).to_contain_text("is in the lead")
    assert crowns.count() < 4
    visitor.no_sideways()


@pytest.mark.parametrize("size", sample(SIZES[:2], "phone"))
def test_finished_matches_are_listed_with_date_result_and_faces_and_filtered(
    visits: Visits, size: dict[str, Any]
) -> None:
    visitor = visits.make(**size)
    visitor.finish("six", "classic", 2, rounds=1)
    visitor.open("/replays")
    page = visitor.page
    entry = page.locator("main li")
    expect(entry).to_have_count(1)
    expect(entry.locator("time")).to_be_visible()
    expect(entry.locator(".people svg")).to_have_count(2)
    expect(entry).to_contain_text(re.compile(r"(Won|Place 2 of 2)\s+\d+ cows?"))
    won = "Won" in entry.inner_text()
    visitor.accessible()
    visitor.no_sideways()
    page.get_by_label("Result").select_option("lost" if won else "won")
    expect(entry).to_have_count(0)
    expect(page.get_by_text("No match fits.")).to_be_visible()
    page.get_by_label("Result").select_option("won" if won else "lost")
    expect(entry).to_have_count(1)
    page.get_by_label("With").select_option("people")
    expect(entry).to_have_count(0)
    page.get_by_label("With").select_option("bots")
    page.get_by_label("Games").select_option("six")
    expect(entry).to_have_count(1)
    entry.click()
    page.wait_for_url(re.compile("/replay/"))
