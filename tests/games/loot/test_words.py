from __future__ import annotations

import re
import typing
from pathlib import Path
from typing import Any

import pytest

import stado.games.loot
from stado.core.events import snake_case
from stado.core.fields import listed
from stado.games.loot import Loot
from stado.games.loot.actions import DrawCard, DrawExtra, Lay, SettleLoot
from stado.games.loot.events import DisplayDrawn, EndReason, GroupLaid, HeapGrown, PileDrawn
from stado.locales import Words, load_bundle

FOLDER = Path(stado.games.loot.__file__).parent
SOURCE = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py")))
PARTS = {
    "event": [snake_case(kind.__name__) for kind in typing.get_args(Loot.event_type)],
    "action": [snake_case(kind.__name__) for kind in typing.get_args(Loot.action_type)],
    "prompt": re.findall(r'Prompt\("(\w+)"', SOURCE),
    "error": re.findall(r'RuleError\([^,]+, "([a-z-]+)"', SOURCE),
    "variant": [variant.name for variant in Loot.variants],
    "choice": ["take", "leave", "back", "discard"],
    "source": ["pile", "display", "pass"],
    "reason": list(listed(EndReason)),
}
KEYS = sorted({f"loot-{part}-{name}" for part, names in PARTS.items() for name in names})


@pytest.mark.parametrize(
    "key", ["loot-name", "loot-tagline", *KEYS, *sorted(set(re.findall(r'"(loot-draw-\w+)"', SOURCE)))]
)
def test_everything_has_english_words(key: str) -> None:
    assert load_bundle("en").has_message(key)


def test_every_part_has_something_to_say() -> None:
    assert all(PARTS.values())


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (GroupLaid(0, 4, 3, 1), "Ada: 3 × 4 and a joker on the table."),
        (GroupLaid(0, 4, 3, 0), "Ada: 3 × 4 on the table."),
        (GroupLaid(0, 4, 3, 2), "Ada: 3 × 4 and 2 jokers on the table."),
        (GroupLaid(1, 14, 0, 1), "Bob: one joker on the table."),
        (GroupLaid(1, 14, 0, 2), "Bob: 2 jokers on the table."),
        (HeapGrown(14, 0), "A joker turns up and goes onto display card 1."),
        (HeapGrown(13, 2), "A 13 turns up and goes onto display card 3."),
        (DisplayDrawn(0, 0, 14, 0, 0, "LOOT-6"), "Ada: from the display, joker."),
        (DisplayDrawn(0, 0, 5, 1, 1, "LOOT-15"), "Ada: from the display, 5 + 1 × 13 + a joker."),
        (PileDrawn(0, 14, "LOOT-6"), "Ada: a card from the pile. joker"),
        (PileDrawn(0, None, "LOOT-6"), "Ada: a card from the pile. "),
    ],
)
def test_events_tell_jokers_from_numbers(fact: Any, words: str) -> None:
    assert Words("en").event("loot", fact, ["Ada", "Bob"]) == words


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (Lay(4, 2, 0), "2 × 4"),
        (DrawCard("pile"), "from the pile"),
        (DrawCard("display", 7), "7"),
        (DrawExtra("pass"), "pass"),
        (DrawExtra("display", 7, 0, 2), "7 + 2 jokers"),
        (SettleLoot("take"), "take it"),
    ],
)
def test_answers_have_short_labels(answer: Any, words: str) -> None:
    assert Words("en").action("loot", answer, ["Ada", "Bob"]) == words
