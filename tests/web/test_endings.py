"""The end of a match: what happened, what it came from, and a picture of it."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from stado.games import GAMES, make_game
from stado.locales import LANGUAGES, Words
from tests.cases import sample
from tests.web.stage import Asked, Stage, play
from tests.web.test_previews import SIZES
from tests.web.visitor import Visitor, Visits

pytestmark = pytest.mark.browser


def finish(visitor: Visitor, game: str, variant: str, seats: int, **options: object) -> str:
    """Has played a match to its result, which has all its parts, and returns the room's id."""
    room = visitor.finish(game, variant, seats, **options)
    expect(visitor.page.locator("dialog tfoot td").first).to_be_visible()
    return room


def table(visitor: Visitor) -> list[list[int]]:
    """The numbers of the score table: rounds, kinds and sums, one row each."""
    rows: list[list[str]] = visitor.page.evaluate(
        """() => [...document.querySelectorAll('dialog .scroll tr')].slice(1)
          .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))"""
    )
    return [[int(cell.replace("−", "-")) for cell in row] for row in rows]


def check_result(visitor: Visitor) -> None:
    """Words, sums and a turning point are there, and nothing is out of place."""
    page = visitor.page
    assert "-turning" not in page.locator("dialog").inner_text()
    assert "-part-" not in page.locator("dialog").inner_text()
    rows = table(visitor)
    kinds = page.locator("dialog .scroll tbody").last.locator("tr").count()
    sums = [sum(column) for column in zip(*rows[-1 - kinds : -1], strict=True)]
    assert sums == rows[-1]
    visitor.no_sideways()


@pytest.mark.parametrize("size", sample(SIZES, "small phone"))
def test_the_result_tells_the_turning_point_and_where_the_score_comes_from(visits: Visits, size: str) -> None:
    visitor = visits.make(**SIZES[size])
    page = visitor.page
    room = finish(visitor, "six", "classic", 3, rounds=2)
    check_result(visitor)
    visitor.accessible()
    rounds = page.locator("dialog .scroll tbody").first.locator("tr")
    expect(rounds).to_have_count(2)
    turning = page.locator("[data-turning]")
    if turning.count() > 0:
        turning.get_by_role("link").click()
        page.wait_for_url(f"**/replay/{room}#**")


def test_a_picture_of_the_result_is_drawn_here_and_saved_where_nothing_can_be_shared(
    visits: Visits, tmp_path: Path
) -> None:
    visitor = visits.make()
    page = visitor.page
    finish(visitor, "three", "standard", 3)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.startswith("http") else None)
    page.evaluate("navigator.canShare = undefined")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share a picture").click()
    path = tmp_path / "result.png"
    saved.value.save_as(path)
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == (1080, 1080)
    assert asked == []


def test_where_the_device_can_share_it_is_given_the_picture(visits: Visits) -> None:
    visitor = visits.make()
    page = visitor.page
    finish(visitor, "six", "classic", 2, rounds=1)
    page.evaluate(
        """() => {
          navigator.canShare = () => true;
          navigator.share = async ({ files, title }) => { window.shared = [files[0].name, files[0].type, title]; };
        }"""
    )
    page.get_by_role("button", name="Share a picture").click()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("window.shared") == ["stado-six.png", "image/png", "Result of a match of 6 nimmt!"]


@pytest.mark.parametrize("language", sample(LANGUAGES, "de"))
def test_the_result_of_a_match_in_which_something_was_taken_back_says_so(visits: Visits, language: str) -> None:
    stage = Stage(visits.make(locale=language))
    for stage.undone in (0, 1):
        game = make_game("three", {}, 2)  # another one, so that the page is opened again
        stage.show(Asked(game, play(game, "end").state, 0))
        expect(stage.visitor.result).to_be_visible()
        expect(stage.page.get_by_text(Words(language).say("web-unranked"))).to_have_count(stage.undone)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["cs", "sk", "pl", "de"])
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_game_explains_its_scores_in_every_language(visits: Visits, game: Any, language: str) -> None:
    visitor = visits.make(locale=language, **SIZES["phone"])
    options = {"rounds": 1} if game.name == "six" else {}
    finish(visitor, game.name, game.variants[0].name, 2, **options)
    check_result(visitor)
    visitor.accessible()
