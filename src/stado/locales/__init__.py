"""Every word that a player reads, in Fluent files shared by terminal and web."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from stado.core.errors import OptionError, RuleError
from stado.core.events import tag_of
from stado.core.fields import Reading, readings

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "cs", "sk", "pl", "de")
FOLDER = Path(__file__).parent


def choose_language(wanted: str | None = None) -> str:
    """The language asked for, else the environment's, else English."""
    if wanted is not None and wanted not in LANGUAGES:
        raise OptionError(f"unknown language {wanted!r}; allowed: {', '.join(LANGUAGES)}")
    spoken = wanted or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return spoken[:2] if spoken[:2] in LANGUAGES else LANGUAGES[0]


@cache
def load_bundle(language: str) -> FluentBundle:
    """All messages of a language; the library is slow to load, so nobody does before words are needed."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Words:
    """What stado says in one language; a message that is missing there is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **arguments: Any) -> str:
        """The message of that key, or the key itself where no language has it."""
        return self._find(key, arguments) or key

    def title(self, key: str) -> str:
        """The message's title."""
        return self._find(key, {}, "title") or key

    def event(self, game: str, event: msgspec.Struct, names: Sequence[str]) -> str:
        """A sentence for the log."""
        return self._tell(game, "event", event, names)

    def action(self, game: str, action: msgspec.Struct, names: Sequence[str]) -> str:
        """A label for an answer."""
        return self._tell(game, "action", action, names)

    def error(self, game: str, error: RuleError) -> str:
        """Why an action is refused."""
        return self._find(f"{game}-error-{error.key}", error.details) or str(error)

    def _tell(self, game: str, part: str, struct: msgspec.Struct, names: Sequence[str]) -> str:
        """The message about a structure, its fields being the arguments."""
        tag = tag_of(type(struct))
        arguments: dict[str, Any] = {}
        for field, value in msgspec.structs.asdict(struct).items():
            arguments[field] = self._word(game, readings(type(struct)).get(field), value, names)
            if isinstance(value, str):
                arguments[f"{field}_raw"] = value
            if isinstance(value, tuple):
                arguments[f"{field}_count"] = len(value)
        return self.say(f"{game}-{part}-{tag}", **arguments)

    def _word(self, game: str, reading: Reading | None, value: Any, names: Sequence[str]) -> str | int:
        """One field as a word or number."""
        match value, reading:
            case None, _:
                return ""
            case tuple(), "by_seat":
                return ", ".join(f"{names[seat]} {number}" for seat, number in enumerate(value))
            case tuple(), _:
                between = ", " if reading == "seat" or isinstance((*value, 0)[0], msgspec.Struct | tuple) else " "
                return between.join(str(self._word(game, reading, item, names)) for item in value)
            case msgspec.Struct(), _:
                inner = readings(type(value))
                parts = (
                    self._word(game, inner.get(name), getattr(value, name), names) for name in value.__struct_fields__
                )
                return " ".join(map(str, parts))
            case int(), "seat":
                return names[value]
            case int(), _:
                return value + 1 if reading == "index" else value
        return self._find(f"{game}-{reading}-{value}", {}) or str(value)

    def _find(self, key: str, arguments: dict[str, Any], attribute: str | None = None) -> str | None:
        """The formatted message in this language or else in English."""
        for language in (self.language, LANGUAGES[0]):
            bundle = load_bundle(language)
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes[attribute] if attribute else message.value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, arguments)[0])
        return None
