"""What documents point to is there."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
FOLDERS = "src|docs|tests|scripts|web|examples|bench|core|games|rooms|server|kernels|locales|rl|bots|teach|arena"
LISTED = subprocess.run(["git", "ls-files", "*.md"], cwd=PROJECT, capture_output=True, text=True, check=True).stdout
DOCUMENTS = LISTED.split()
TARGETS = re.findall(r"^TARGETS := (.+)$", (PROJECT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)[0].split()


def find_paths(text: str) -> Iterator[str]:
    """The files that a text names or links to, but for those of a game that is only imagined, and what is generated."""
    named = re.findall(rf"`((?:{FOLDERS})/[\w./-]+)`", text)
    linked = [path for path in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in path]
    yield from (path for path in (*named, *linked) if not re.search(r"[A-Z]{4,}/|/[A-Z]{4,}|crown|^reference/", path))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_that_a_document_names_are_there(document: str) -> None:
    folder = (PROJECT / document).parent
    places = (PROJECT, PROJECT / "src" / "stado", folder)
    paths = find_paths((PROJECT / document).read_text(encoding="utf-8"))
    assert [path for path in paths if not any((place / path).exists() for place in places)] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_targets_that_a_document_names_are_there(document: str) -> None:
    text = (PROJECT / document).read_text(encoding="utf-8")
    assert {*re.findall(r"`make ([a-z][a-z-]*)", text)} <= {*TARGETS}


def test_contributors_are_told_every_target() -> None:
    text = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert {*re.findall(r"^\| `make ([a-z-]+)` \|", text, re.MULTILINE)} == {*TARGETS}


def test_a_stale_name_is_found() -> None:
    text = "See `docs/nowhere.md`, [here](web.md#top), `web/src/games/NAME` and [there](https://example.org/x.md)."
    assert [*find_paths(text)] == ["docs/nowhere.md", "web.md"]
