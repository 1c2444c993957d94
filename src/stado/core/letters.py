"""Letters that must not stand in names, since they show nothing or change how others are shown."""

from __future__ import annotations

import unicodedata

LONGEST_SHOWN = 100

# Controls, bidirectional and other format signs, private ones, enclosing marks, ends of lines and paragraphs.
_HIDDEN_KINDS = ("Cc", "Cf", "Cn", "Co", "Cs", "Me", "Zl", "Zp")
# Letters and marks that show nothing: joiners, Hangul and Khmer fillers, the blank of Braille, variation selectors.
_HIDDEN = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)


def is_hidden(letter: str) -> bool:
    """Whether the letter shows nothing, or changes how others are shown."""
    return letter in _HIDDEN or unicodedata.category(letter) in _HIDDEN_KINDS


def can_be_shown(name: str) -> bool:
    """Whether a name from a file may go to a terminal or a page."""
    return len(name) <= LONGEST_SHOWN and not any(map(is_hidden, name))
