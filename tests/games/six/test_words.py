from __future__ import annotations

import re
import typing
from pathlib import Path

import pytest

import stado.games.six
from stado.core.events import snake_case
from stado.core.options import describe_options
from stado.games.six import Six
from stado.games.six.agenda import QUESTIONS
from stado.games.six.cards import SPECIALS
from stado.locales import load_bundle

FOLDER = Path(stado.games.six.__file__).parent
SOURCE = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py")))
PARTS = {
    "event": [snake_case(kind.__name__) for kind in typing.get_args(Six.event_type)],
    "action": [snake_case(kind.__name__) for kind in typing.get_args(Six.action_type)],
    "prompt": [*re.findall(r'Prompt\("(\w+)"', SOURCE), *(ask for ask in QUESTIONS if ask != "shuffle_pile")],
    "error": [
        *re.findall(r'RuleError\([^"{]*(?:"SIX-\d+", )?"([a-z-]+)"', SOURCE),
        *(key for _, key in QUESTIONS.values()),
    ],
    "special": list(SPECIALS),
    "variant": [variant.name for variant in Six.variants],
    "option": [option.name for option in describe_options(Six.option_type)],
    "preset": list(Six.option_type.presets),
}
KEYS = sorted({f"six-{part}-{name}" for part, names in PARTS.items() for name in names})


@pytest.mark.parametrize(
    "key", ["six-name", "six-tagline", *KEYS, *sorted(set(re.findall(r'"(six-draw-\w+)"', SOURCE)))]
)
def test_everything_has_english_words(key: str) -> None:
    assert load_bundle("en").has_message(key)


def test_every_part_has_something_to_say() -> None:
    assert all(PARTS.values())
