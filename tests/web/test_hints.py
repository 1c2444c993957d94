"""Hints on the way, for those who play with bots alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.cases import sample
from tests.web.static import BOTH_HOMES
from tests.web.test_rooms import open_room, start_room
from tests.web.visitor import Visitor, Visits

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("kernels")]


@BOTH_HOMES
def test_a_master_says_what_is_best_until_the_answer_is_given(anyone: Visitor) -> None:
    anyone.sit_down("six", "classic", 4, rounds=1)
    page = anyone.page
    hint, worths = page.get_by_role("button", name="hint"), page.locator(".advice li")
    hint.click()
    expect(worths).to_have_count(10)
    expect(hint).to_have_count(0)
    best = page.locator(".advice li.best .label").inner_text()
    expect(page.locator("[data-live]")).to_contain_text(f"A master would choose: {best}.")
    anyone.accessible()
    page.locator(f"[data-spot='hand-{best}']").click()
    expect(worths).to_have_count(0)
    expect(hint).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".advice li.best")).to_have_count(1)


def test_a_hint_that_cannot_be_had_is_told_and_may_be_asked_for_again(visitor: Visitor) -> None:
    visitor.expected.append("status of 503")
    visitor.sit_down("six", "classic", 2, rounds=1)
    page, hint = visitor.page, visitor.page.get_by_role("button", name="hint")
    page.route(
        "**/advice", lambda route: route.fulfill(status=503, json={"error": {"code": "busy", "message": "busy"}})
    )
    hint.click()
    expect(page.locator(".notice")).to_contain_text("The server is busy")
    page.unroute("**/advice")
    hint.click()
    expect(page.locator(".advice li")).to_have_count(10)


@pytest.mark.slow
def test_among_people_there_are_no_hints(visits: Visits) -> None:
    host, friend = visits.make(), visits.make()
    start_room(host, friend, open_room(host))
    for visitor in (host, friend):
        expect(visitor.page.get_by_role("button", name="why?").first).to_be_visible()
        visitor.page.keyboard.press("h")
        expect(visitor.page.get_by_role("button", name="hint")).to_have_count(0)
        expect(visitor.page.locator(".advice")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "variant", "language"),
    sample(
        [
            ("six", "jubilee", "sk"),
            ("board", "advanced-lucky", "pl"),
            ("loot", "expert", "de"),
            ("three", "standard", "cs"),
        ],
        "loot-expert-de",
    ),
)
def test_hints_of_every_game_fit_a_phone(visits: Visits, game: str, variant: str, language: str) -> None:
    visitor = visits.make(viewport={"width": 360, "height": 740}, locale=language)
    visitor.sit_down(game, variant, 4)
    visitor.page.keyboard.press("h")
    expect(visitor.page.locator(".advice li.best")).to_have_count(1)
    visitor.no_sideways()
    visitor.accessible()
    visitor.enlarge()
    visitor.no_sideways()
    visitor.page.locator(".advice li").first.scroll_into_view_if_needed()
    visitor.click_answer()
