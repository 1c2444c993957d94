"""Room codes: a few letters that are easy to read out and to type, and lead to a room."""

from __future__ import annotations

ALPHABET = "BCDFGHJKMNPQRTVWXY3479"  # no two look alike, and no vowel makes a word of them
LENGTH = 8  # more than 35 bits, against which somebody guesses once in ten seconds


def make_code(number: int) -> str:
    """The code of a large random number, in two halves."""
    letters = ""
    for _ in range(LENGTH):
        number, place = divmod(number, len(ALPHABET))
        letters += ALPHABET[place]
    return f"{letters[: LENGTH // 2]}-{letters[LENGTH // 2 :]}"


def clean_code(text: str) -> str:
    """The code as it is written, whatever the case and the spaces that it was typed with."""
    letters = "".join(text.upper().replace("-", " ").split())
    return f"{letters[: LENGTH // 2]}-{letters[LENGTH // 2 :]}"
