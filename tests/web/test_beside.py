"""The pages beside the game on a static host: what stado is, and the documentation."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stado import __version__
from stado.locales import LANGUAGES
from stado.page.site import SiteError, write_site
from stado.server.settings import Settings
from tests.documents.test_pages import build_pages
from tests.web.static import Guest, StaticHost, visit

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="module")
def beside() -> Path:
    return build_pages("--short")


@pytest.fixture
def host(site_folder: Path, beside: Path, tmp_path: Path) -> Iterator[StaticHost]:
    """A site with its pages."""
    assert site_folder.exists()  # so that the runtime is built
    write_site(tmp_path / "site", Settings().static, beside)
    host = StaticHost(tmp_path / "site")
    yield host
    host.stop()


def test_a_landing_page_leads_to_the_game(guest: Guest, host: StaticHost) -> None:
    for language in LANGUAGES:
        guest.page.goto(f"{host.base}about/{'' if language == 'en' else f'{language}/'}")
        guest.no_sideways()
        guest.accessible()
    assert {name.partition("/")[0] for name in host.fetched} <= {"about", "icon.svg"}, (
        "something of the game was fetched"
    )
    guest.page.goto(f"{host.base}about/de/")
    guest.page.get_by_role("link", name="Jetzt spielen").click()
    guest.page.get_by_role("button", name="Play now").click()
    guest.wait_for_question()


def test_landing_pages_fit_a_phone_in_the_dark(chrome: Browser, host: StaticHost) -> None:
    guest = visit(chrome, host, viewport={"width": 360, "height": 640}, color_scheme="dark")
    for language in LANGUAGES:
        guest.page.goto(f"{host.base}about/{'' if language == 'en' else f'{language}/'}")
        guest.no_sideways()
        guest.accessible()
    guest.context.close()
    assert guest.complaints == []


def test_the_game_leads_to_its_pages_and_shows_its_version(guest: Guest) -> None:
    guest.sit_down("six", "classic", 2)  # so that the service worker is there
    guest.open()
    expect(guest.page.locator("footer")).to_contain_text(f"stado {__version__}")
    guest.page.get_by_role("link", name="About").click()
    guest.page.wait_for_url("**/about/")
    guest.page.get_by_role("link", name="Documentation").first.click()
    guest.page.wait_for_url("**/docs/")
    expect(guest.page.get_by_role("heading", name="The documentation")).to_be_visible()


def test_the_documentation_is_searched(guest: Guest, host: StaticHost) -> None:
    guest.page.goto(f"{host.base}docs/")
    guest.page.get_by_placeholder("Search").fill("low card")
    guest.page.keyboard.press("Enter")
    guest.page.get_by_role("link", name="six: the 6 nimmt! card game").first.wait_for()
    guest.page.get_by_role("button", name="Toggle").first.click()
    guest.page.goto(f"{host.base}docs/rules/six.html")
    expect(guest.page.locator("figure.position svg").first).to_be_visible()


def test_nobody_who_plays_fetches_the_pages(host: StaticHost, guest: Guest) -> None:
    guest.sit_down("six", "classic", 2)
    assert [name for name in host.fetched if name.startswith(("about/", "docs/"))] == []


def test_pages_without_a_landing_page_are_refused(site_folder: Path, beside: Path, tmp_path: Path) -> None:
    assert site_folder.exists()
    shutil.copytree(beside / "docs", tmp_path / "beside" / "docs")
    with pytest.raises(SiteError, match=r"has no about/index\.html"):
        write_site(tmp_path / "site", Settings().static, tmp_path / "beside")
