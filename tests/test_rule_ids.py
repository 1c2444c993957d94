"""Every rule of a game stands in its code and in its tests, and nothing cites a rule that is not written down."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from stado.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PAGES = {path.stem: path for path in sorted((ROOT / "docs" / "rules").glob("*.md")) if path.stem != "README"}
TEXTS = {".py", ".ftl", ".txt", ".json", ".toml", ".md", ".ts", ".svelte"}
HEADING = re.compile(r"^#+ ([A-Z]+)-([1-9][0-9]*) ", re.MULTILINE)


def defined_rules(page: Path) -> list[str]:
    """The rules that a page has headings for, in order."""
    return [f"{prefix}-{number}" for prefix, number in HEADING.findall(page.read_text(encoding="utf-8"))]


RULES = {game: defined_rules(page) for game, page in PAGES.items()}
PREFIXES = {game: rules[0].partition("-")[0] for game, rules in RULES.items() if rules}
CITED = re.compile(rf"\b(?:{'|'.join(PREFIXES.values())})-[0-9]+\b")


def read_texts(folder: Path) -> dict[Path, str]:
    """The texts in a folder, less what is built or fetched."""
    texts: dict[Path, str] = {}
    for place, inner, names in os.walk(folder):
        inner[:] = sorted(set(inner) - {"node_modules", "dist", "static", "__pycache__"})
        for path in (Path(place) / name for name in sorted(names)):
            if path.suffix in TEXTS:
                texts[path] = path.read_text(encoding="utf-8")
    return texts


def cited_rules(texts: Iterable[str]) -> set[str]:
    """The rules that the texts name."""
    return {rule for text in texts for rule in CITED.findall(text)}


def rules_in_tests(texts: Iterable[str]) -> set[str]:
    """The rules that tests name, by their number or in a test's own name: `test_six_7_…`."""
    texts = list(texts)
    words = "|".join(prefix.lower() for prefix in PREFIXES.values())
    named = re.compile(rf"\bdef test_(?:\w+_)?({words})_([0-9]+)(?:_\w+)?\(")
    in_names = {f"{word.upper()}-{number}" for text in texts for word, number in named.findall(text)}
    return cited_rules(texts) | in_names


@pytest.mark.parametrize("game", PAGES)
def test_a_page_numbers_its_rules_from_one_on_under_one_prefix(game: str) -> None:
    assert RULES[game] == [f"{PREFIXES[game]}-{number}" for number in range(1, len(RULES[game]) + 1)]


def test_no_two_games_share_a_prefix() -> None:
    assert len(set(PREFIXES.values())) == len(PAGES)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_rule_stands_in_the_code(game: str) -> None:
    cited = cited_rules(read_texts(ROOT / "src" / "stado" / "games" / game).values())
    assert [rule for rule in RULES[game] if rule not in cited] == []


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_rule_stands_in_a_test(game: str) -> None:
    tested = rules_in_tests(read_texts(ROOT / "tests" / "games" / game).values())
    assert [rule for rule in RULES[game] if rule not in tested] == []


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_game_cites_its_own_rules_only(game: str) -> None:
    cited = cited_rules(read_texts(ROOT / "src" / "stado" / "games" / game).values())
    assert sorted(cited - set(RULES[game])) == []


@pytest.mark.parametrize("folder", ["src", "tests", "docs", "web", "scripts", "examples", "bench"])
def test_every_rule_that_is_cited_is_written_down(folder: str) -> None:
    known = {rule for rules in RULES.values() for rule in rules}
    unknown = {
        str(path.relative_to(ROOT)): sorted(wrong)
        for path, text in read_texts(ROOT / folder).items()
        if (wrong := cited_rules([text]) - known)
    }
    assert unknown == {}


def test_rules_are_found_in_headings_and_names() -> None:
    assert RULES["six"][:2] == ["SIX-1", "SIX-2"]
    assert PREFIXES["six"] == "SIX"
    assert cited_rules(["# SIX-7", "rule = 'SIX-12'", "SIX-7: six-8, XSIX-9"]) == {"SIX-7", "SIX-12"}
    assert rules_in_tests(["def test_six_6_sixth_card_takes(", "def test_six_25(", "# SIX-3", "test_six_4_"]) == {
        "SIX-6",
        "SIX-25",
        "SIX-3",
    }
