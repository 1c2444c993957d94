"""The pages that come beside the game: every link leads somewhere, and nothing comes from another host."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stado import __version__
from stado.locales import LANGUAGES
from stado.server.settings import Settings
from tests.documents.links import find_broken
from tests.web.test_sources import ROOT, one_build_at_a_time

pytestmark = pytest.mark.system


def build_pages(*options: str) -> Path:
    """The pages as `make site` makes them; what has not changed since the last time is kept."""
    folder = ROOT / "build" / "-".join(["pages", *(option.strip("-") for option in options)])
    with one_build_at_a_time():
        command = [sys.executable, "-m", "scripts.documents.build", str(folder), *options]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def make_site(pages: Path, folder: Path) -> Path:
    """A site of these pages, with the game at its root."""
    shutil.copytree(Settings().static, folder)
    shutil.copytree(pages, folder, dirs_exist_ok=True)
    page = folder / "index.html"
    page.write_text(page.read_text().replace('="/', '="./'))
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_site(build_pages("--short"), tmp_path_factory.mktemp("pages") / "site")


def test_every_link_leads_somewhere(site: Path) -> None:
    assert [*find_broken(site)] == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.html").write_text('<a href="two.html#there">1</a><a href="two.html#gone">2</a><img src="no.png">')
    (tmp_path / "two.html").write_text('<h1 id="there">Two</h1><a href="https://example.org/">3</a>')
    assert [*find_broken(tmp_path)] == ["one.html: two.html#gone", "one.html: no.png"]


def test_there_is_a_landing_page_in_every_language(site: Path) -> None:
    pages = {language: site / "about" / ("" if language == "en" else language) / "index.html" for language in LANGUAGES}
    texts = {language: page.read_text(encoding="utf-8") for language, page in pages.items()}
    assert all(f'<html lang="{language}">' in text for language, text in texts.items())
    assert all(f"stado {__version__}" in text for text in texts.values())
    assert len({re.findall("<h1>(.*)</h1>", text)[0] for text in texts.values()}) == len(LANGUAGES)


def test_no_page_may_load_from_elsewhere(site: Path) -> None:
    for folder in ("about", "docs"):
        for page in (site / folder).rglob("*.html"):
            text = page.read_text(encoding="utf-8")
            assert "default-src 'none'" in text, page
            assert re.findall(r'(?:src|<link[^>]* href)="(?:https?:)?//', text) == [], page


def test_positions_of_the_rules_are_pictures(site: Path) -> None:
    for name in ("six", "board", "loot", "three"):
        text = (site / "docs" / "rules" / f"{name}.html").read_text(encoding="utf-8")
        assert re.search(r'<figure class="position"><div><svg [^>]*aria-label="', text), name


@pytest.mark.slow
def test_the_whole_reference_is_made_without_a_warning(tmp_path: Path) -> None:
    site = make_site(build_pages(), tmp_path / "site")
    assert "stado.bots.make_bot" in (site / "docs" / "reference" / "stado.bots.html").read_text(encoding="utf-8")
    assert [*find_broken(site)] == []
