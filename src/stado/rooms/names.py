"""Names that people give themselves."""

from __future__ import annotations

import unicodedata

from stado.core.letters import is_hidden

LONGEST_NAME = 24

_ANIMALS = (
    "Badger Beaver Bison Cat Crane Deer Dolphin Donkey Duck Eagle Falcon Ferret Finch Fox Frog Goat Goose Hare Hawk "
    "Hedgehog Heron Horse Lark Lynx Magpie Marten Mole Moose Mouse Newt Otter Owl Pony Quail Rabbit Raven Robin Seal "
    "Sheep Sparrow Squirrel Stork Swan Toad Trout Vole Weasel Wolf Wren Yak"
)


_MOST_MARKS = 3  # on one letter: Tibetan stacks as many; what has more is meant to climb over its neighbors


def clean_name(text: str) -> str:
    """The name less what cannot be seen, turns the text around or piles up on it; empty where nothing is left."""
    spaced = "".join(" " if letter.isspace() else letter for letter in text)
    shown = "".join(letter for letter in spaced if not is_hidden(letter))
    kept, marks = "", 0
    for letter in unicodedata.normalize("NFC", shown):
        # A mark at the beginning of a word would sit on what stands before the name.
        marks = marks + 1 if unicodedata.category(letter) == "Mn" else 0
        if marks <= _MOST_MARKS and not (marks and kept[-1:] in ("", " ")):
            kept += letter
    name = " ".join(kept.split())[:LONGEST_NAME].strip()
    return name if any(letter.isalnum() for letter in name) else ""


def guest_name(number: int) -> str:
    """A name for somebody who has not given one."""
    animals = _ANIMALS.split()
    return animals[number % len(animals)]
