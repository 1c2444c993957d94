"""Every word is there in every language: no key, variable or plural form is missing."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from stado.core.events import tag_of
from stado.core.fields import listed, readings
from stado.core.game import AnyGame
from stado.core.options import describe_options
from stado.games import GAMES
from stado.locales import FOLDER, LANGUAGES

ROOT = Path(__file__).parents[2]

# The forms that a number takes in each language, for whole numbers (CLDR).
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "cs": {"one", "few", "other"},
    "sk": {"one", "few", "other"},
    "pl": {"one", "few", "many"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = entry
    return found


def walk(node: Any) -> Iterator[Any]:
    yield node
    if isinstance(node, list):
        for item in node:
            yield from walk(item)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            if isinstance(value, list | ast.BaseNode):
                yield from walk(value)


def variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ast.VariableReference)}


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def plural_selections(message: ast.Message) -> Iterator[set[str]]:
    for node in walk(message):
        if isinstance(node, ast.SelectExpression):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if keys & (CATEGORIES - {"other"}):
                yield keys


def structs(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return typing.get_args(union)


def needed_keys(game: type[AnyGame]) -> set[str]:
    name = game.name
    keys = {f"{name}-name", f"{name}-tagline"}
    keys |= {f"{name}-variant-{variant.name}" for variant in game.variants}
    keys |= {f"{name}-option-{info.name}" for info in describe_options(game.option_type)}
    chance = {action.__name__ for action in structs(game.action_type) if action.__name__.startswith(("Draw", "Deal"))}
    for action in structs(game.action_type):
        if action.__name__ not in chance:
            keys.add(f"{name}-action-{tag_of(action)}")
    for struct in structs(game.event_type):
        keys.add(f"{name}-event-{tag_of(struct)}")
    keys.add(f"{name}-first")
    keys |= {f"{name}-preview-{tag_of(preview)}" for preview in structs(game.preview_type)}
    source = "".join(path.read_text() for path in sorted((ROOT / "src/stado/games" / name).rglob("*.py")))
    keys |= {f"{name}-error-{key}" for key in re.findall(r'RuleError\(\s*[^,]+,\s*"([a-z-]+)"', source)}
    keys |= {f"{name}-prompt-{kind}" for kind in re.findall(r'Prompt(?:\[\w+\])?\(\s*"([a-z_]+)"', source)}
    rules = (ROOT / "docs/rules" / f"{name}.md").read_text()
    keys |= {f"rule-{rule}" for rule in re.findall(r"^### ([A-Z]+-\d+)", rules, re.MULTILINE)}
    for struct in (*structs(game.event_type), *structs(game.action_type)):
        for field, kind in typing.get_type_hints(struct, include_extras=True).items():
            keys |= {f"{name}-{readings(struct)[field]}-{word}" for word in listed(kind)}
    return keys


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_english_has_words_for_everything_a_game_can_say(game: type[AnyGame]) -> None:
    missing = sorted(needed_keys(game) - set(messages("en")))
    files = {f"{game.name}-rules.ftl" if key.startswith("rule-") else f"{game.name}.ftl" for key in missing}
    assert not missing, f"src/stado/locales/en/{' and '.join(sorted(files))} has no words for {', '.join(missing)}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_has_every_message_of_english_and_no_other(language: str) -> None:
    english, other = messages("en"), messages(language)
    missing, superfluous = sorted(set(english) - set(other)), sorted(set(other) - set(english))
    assert not missing, f"src/stado/locales/{language} has no words for {', '.join(missing)}"
    assert not superfluous, f"src/stado/locales/{language} has words that English has not: {', '.join(superfluous)}"
    for key, message in english.items():
        assert attributes(other[key]) == attributes(message), key
        assert variables(other[key]) <= variables(message), key
        assert variables(message) - variables(other[key]) <= {"you"}, f"{key} does not use all that English does"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_form_is_there(language: str) -> None:
    for key, message in messages(language).items():
        for forms in plural_selections(message):
            assert PLURALS[language] <= forms | {"other"} | ({"many"} if "other" in forms else set()), (
                f"{language} {key}: {forms}"
            )


def test_the_check_finds_what_is_missing() -> None:
    bundle = FluentParser().parse("a = { $n ->\n    [one] x\n   *[other] y\n  }\n").body[0]
    assert isinstance(bundle, ast.Message)
    assert [forms for forms in plural_selections(bundle) if not PLURALS["cs"] <= forms] == [{"one", "other"}]
