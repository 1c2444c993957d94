"""What a game brings beside its rules, and a sentence for each part that is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from stado.core.game import AnyGame
from stado.locales import LANGUAGES


def missing_parts(game: type[AnyGame], project: Path) -> Iterator[str]:
    """A sentence for each file that the game lacks in the project, naming the file and what it is for."""
    parts = [*_parts(game)]
    if (project / f"src/stado/teach/lessons/{game.name}").exists():
        parts += _school(game)
    for path, purpose in parts:
        if not (project / path).exists():
            yield f"{path} is missing: {purpose}"
    if not getattr(game, "showcases", ()):
        yield f"src/stado/games/{game.name}/game.py has no `showcases`: pictures and tests of pages need a table"


def _parts(game: type[AnyGame]) -> Iterator[tuple[str, str]]:
    """Each file, and what it is for."""
    name = game.name
    yield f"docs/rules/{name}.md", "the rules in our own words, each with its id"
    yield f"src/stado/games/{name}/game.py", "the game's class"
    for language in LANGUAGES:
        yield f"src/stado/locales/{language}/{name}.ftl", f"the words of its events, answers and errors ({language})"
        yield f"src/stado/locales/{language}/{name}-rules.ftl", f"its rules for the help at the table ({language})"
    yield f"web/src/games/{name}/index.ts", "its table in the page"
    yield f"web/src/games/{name}/Picture.svelte", "its picture on the start page"
    yield f"src/stado/rl/encoders/{name}.py", "what learners see of it"
    yield f"tests/games/{name}", "a test for each rule id"
    for variant in game.variants:
        yield f"tests/playthroughs/{name}-{variant.name}.txt", "a match to read in review"


def _school(game: type[AnyGame]) -> Iterator[tuple[str, str]]:
    """Each file of a game that is taught."""
    yield f"src/stado/teach/lessons/{game.name}/course.toml", "its lessons in order"
    for variant in game.variants:
        yield f"src/stado/teach/puzzles/{game.name}-{variant.name}.jsonl", "puzzles of the variant"
