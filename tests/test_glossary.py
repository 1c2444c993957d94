"""The glossary: one entry for a word, every word that it leans on explained, and none that nobody uses."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

PROJECT = Path(__file__).parents[1]
TEXT = (PROJECT / "docs" / "glossary.md").read_text(encoding="utf-8").partition("## Names in five languages")[0]
ENTRIES = [
    (word, meaning)
    for words, meaning in re.findall(r"^\| (?!word )([^|]+) \| ([^|]+) \|$", TEXT, re.MULTILINE)
    for word in words.split(", ")
]
WORDS = [word for word, _ in ENTRIES]
FOLDERS = {"src/stado": "*.py", "scripts": "*.py", "docs/rules": "*.md"}
SOURCES = "\n".join(
    path.read_text(encoding="utf-8") for folder, name in FOLDERS.items() for path in (PROJECT / folder).rglob(name)
).lower()


def singular(word: str) -> str:
    """A word as the glossary lists it."""
    return next((word.removesuffix(end) for end in ("s", "es") if word.removesuffix(end) in WORDS), word)


def test_a_word_has_one_entry() -> None:
    assert len(WORDS) > 100
    assert [word for word, count in Counter(WORDS).items() if count > 1] == []


def test_words_in_a_meaning_have_entries_of_their_own() -> None:
    for word, meaning in ENTRIES:
        leaned_on = [singular(found) for found in re.findall(r"\*([^*]+)\*", meaning)]
        assert [found for found in leaned_on if found not in WORDS] == [], word
        assert word not in leaned_on


def test_the_program_or_its_rules_use_each_word() -> None:
    shapes = {word: rf"(?<![a-z]){word.lower().replace(' ', '[ _-]?')}" for word in WORDS}
    assert [word for word, shape in shapes.items() if not re.search(shape, SOURCES)] == []
