"""Names that people give themselves."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24

_ANIMALS = (
    "Badger Beaver Bison Cat Crane Deer Dolphin Donkey Duck Eagle Falcon Ferret Finch Fox Frog Goat Goose Hare Hawk "
    "Hedgehog Heron Horse Lark Lynx Magpie Marten Mole Moose Mouse Newt Otter Owl Pony Quail Rabbit Raven Robin Seal "
    "Sheep Sparrow Squirrel Stork Swan Toad Trout Vole Weasel Wolf Wren Yak"
)


def clean_name(text: str) -> str:
    """The name less what cannot be seen, turns the text around or piles up on it; empty where nothing is left."""
    composed = unicodedata.normalize("NFC", text)
    kept = ""
    for letter in composed:
        # Some scripts need a mark or two on a letter; no script needs three.
        if _is_plain(letter) and not all(map(unicodedata.combining, (kept[-2:] or " ") + letter)):
            kept += " " if letter.isspace() else letter
    name = " ".join(kept.split())[:LONGEST_NAME].strip()
    return name if any(letter.isalnum() for letter in name) else ""


def _is_plain(letter: str) -> bool:
    """Whether the letter is no control, format or private sign."""
    return letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cf", "Cn", "Co", "Cs", "Me")


def guest_name(number: int) -> str:
    """A name for somebody who has not given one."""
    animals = _ANIMALS.split()
    return animals[number % len(animals)]
