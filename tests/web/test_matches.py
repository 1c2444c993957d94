"""Whole matches in the browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from stado.core.game import Variant
from stado.games import GAMES, find_game
from tests.cases import sample
from tests.web.static import BOTH_HOMES
from tests.web.visitor import SLOW, Visitor, Visits

pytestmark = pytest.mark.browser

QUICK = {game.name: game.showcases[-1].variant for game in GAMES}
TABLES = [
    pytest.param(game.name, variant, id=f"{game.name}-{variant.name}") for game in GAMES for variant in game.variants
]


@pytest.mark.parametrize("game", sample(QUICK, "six"))
def test_a_short_match_against_bots_by_pointer(visitor: Visitor, game: str) -> None:
    visitor.sit_down(game, QUICK[game], 3, **find_game(game).short)
    visitor.play_by_pointer()
    assert visitor.result.locator("li").count() >= 3


@pytest.mark.slow
@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_a_whole_match_against_bots_by_pointer(visitor: Visitor, game: str, variant: Variant) -> None:
    visitor.sit_down(game, variant.name, variant.usual_seats)
    visitor.play_by_pointer()
    assert visitor.result.locator("li").count() >= variant.usual_seats


@pytest.mark.parametrize("game", sample(QUICK, "six"))
@BOTH_HOMES
def test_a_short_match_by_keyboard_alone(anyone: Visitor, game: str) -> None:
    anyone.sit_down(game, QUICK[game], 3, **find_game(game).short)
    anyone.play_by_keyboard()
    assert anyone.over


@pytest.mark.slow
@BOTH_HOMES
def test_two_seats_of_loot_have_a_shadow(anyone: Visitor) -> None:
    anyone.sit_down("loot", "expert", 2)
    anyone.play_by_pointer()
    assert anyone.over


def test_cards_fly_and_can_be_skipped(visits: Visits) -> None:
    visitor = visits.make(speed=SLOW)
    visitor.sit_down("six", "classic", 4, rounds=1)
    page = visitor.page
    before = page.locator(".hand button").count()
    visitor.click_answer()
    page.wait_for_selector(".flights > *")
    page.get_by_role("button", name="Skip").click()
    page.wait_for_selector(".skip", state="detached")
    assert page.locator(".flights > *").count() == 0
    assert page.locator(".hand [data-piece]").count() == before - 1
    page.get_by_role("button", name="Replay the last turn").click()
    page.wait_for_selector(".skip")


def test_a_phone_plays_a_match(visits: Visits) -> None:
    phone: dict[str, Any] = {
        "viewport": {"width": 360, "height": 740},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    }
    visitor = visits.make(color_scheme="dark", **phone)
    visitor.sit_down("six", "classic", 4, rounds=1)
    visitor.no_sideways()
    visitor.play_by_pointer()
    visitor.no_sideways()


def test_reduced_motion_moves_nothing(visits: Visits) -> None:
    visitor = visits.make(speed=SLOW, reduced_motion="reduce")
    visitor.sit_down("six", "classic", 4, rounds=1)
    visitor.click_answer()
    visitor.wait_for_question()
    assert visitor.page.locator(".flights").count() == 0
    assert visitor.page.locator(".skip").count() == 0


def test_a_card_is_dragged_to_the_table(visitor: Visitor) -> None:
    visitor.sit_down("six", "classic", 2)
    page = visitor.page
    card = page.locator(".hand button").nth(3)
    piece = card.get_attribute("data-piece")
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 4, y - 20)
    page.mouse.up()
    assert page.locator("[data-state=asked]").count() == 1, "a card that is hardly moved stays in the hand"
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=3)
    page.mouse.move(x, y - 200, steps=5)
    page.mouse.up()
    page.locator(f".hand [data-piece={piece}]").wait_for(state="detached")


def test_who_wants_is_asked_before_every_answer(visitor: Visitor) -> None:
    visitor.sit_down("six", "classic", 2)
    page = visitor.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before every answer").check()
    page.keyboard.press("Escape")
    visitor.wait_for_question()
    page.locator(".hand button").first.click()
    expect(page.locator("[data-live]")).to_contain_text(page.locator(".question b").inner_text())
    visitor.wait_for_question()
    page.get_by_role("button", name="Cancel").click()
    assert page.locator(".hand button").count() == 10
    visitor.wait_for_question()
    page.locator(".hand button").first.click()
    visitor.wait_for_question()
    page.get_by_role("button", name="Yes, do it").click()
    page.wait_for_function("() => document.querySelectorAll('.hand [data-piece]').length === 9")
