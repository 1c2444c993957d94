from __future__ import annotations

import re
import typing
from pathlib import Path
from typing import Any

import pytest

import stado.games.three
from stado.core.events import snake_case
from stado.core.options import describe_options
from stado.games.three import Three
from stado.games.three.cards import ALL_COLORS
from stado.games.three.events import CardCollected, CardPlayed, CardsDrawn, CardsTaken, ColorTurned
from stado.locales import Words, load_bundle

FOLDER = Path(stado.games.three.__file__).parent
SOURCE = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py")))
PARTS = {
    "event": [snake_case(kind.__name__) for kind in typing.get_args(Three.event_type)],
    "action": [snake_case(kind.__name__) for kind in typing.get_args(Three.action_type)],
    "prompt": re.findall(r'Prompt\("(\w+)"', SOURCE),
    "error": re.findall(r'RuleError\([^,()]+, "([a-z-]+)"', SOURCE),
    "variant": [variant.name for variant in Three.variants],
    "option": [option.name for option in describe_options(Three.option_type)],
    "color": [color.name for color in ALL_COLORS],
    "letter": [color.name for color in ALL_COLORS],
    "shape": [color.shape for color in ALL_COLORS],
    "draw": re.findall(r'"three-draw-(\w+)"', SOURCE),
}
KEYS = sorted({f"three-{part}-{name}" for part, names in PARTS.items() for name in names})


@pytest.mark.parametrize("key", ["three-name", "three-tagline", *KEYS])
def test_everything_has_english_words(key: str) -> None:
    assert load_bundle("en").has_message(key)


def test_every_part_has_something_to_say() -> None:
    assert all(PARTS.values())


def test_letters_on_the_table_are_those_of_the_data_file() -> None:
    words = Words("en")
    assert [words.say(f"three-letter-{color.name}") for color in ALL_COLORS] == [color.letter for color in ALL_COLORS]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (CardPlayed(1, 40, "light-blue", 1, 1), "Bob: the 40 (light blue) goes to row 2."),
        (CardsTaken(0, 0, (10,)), "Ada: the fifth card of row 1 takes the 10."),
        (CardsTaken(0, 1, (40, 46, 57)), "Ada: the fifth card of row 2 takes 3 cards, 40 46 57."),
        (CardCollected(1, 7, "green", 2), "Bob: the 7 is card number 2 of green face up."),
        (
            ColorTurned(0, "green", (7, 14, 22)),
            "Ada: three of green are one too many, and 7 14 22 are turned face down.",
        ),
        (CardsDrawn(1, 6, None, "TRI-10"), "Bob: 6 cards go from the pile into the hand. "),
    ],
)
def test_events_are_told_in_plain_words(event: Any, sentence: str) -> None:
    assert Words("en").event("three", event, ["Ada", "Bob"]).strip() == sentence.strip()
