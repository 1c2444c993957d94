"""Names: what cannot be seen, turns the text around or piles up on it is left out."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stado.rooms.names import LONGEST_NAME, clean_name

NAMES = ["Žofie", "Zoë", "Łukasz-2", "שרה", "علي", "ณัฐพงษ์", "नमिता", "བརྒྱུད", "ကျွန်ုပ်", "美咲", "🐄Moo", "O’Hara"]
BLANK = ["", " ", "...", "\u200b", "\u3164", "\u2800", "\u115f\u1160", "\u0301", "\ufe0f", "\u202e"]


@pytest.mark.parametrize("name", NAMES)
def test_name_of_a_person_stays(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("A\u200bn\u2060n\u00ad", "Ann"),  # signs of no width
        ("\u202eAnn\u202c \u2067x\u2069", "Ann x"),  # turned around
        ("A\ufe0fn\U000e0100n\u180b", "Ann"),  # variation selectors
        ("A\u034fnn", "Ann"),
        ("e\u200d\u0301va", "éva"),
        ("\u3164Ann\u115f\u1160\uffa0\u2800", "Ann"),  # letters that are blank
        ("\u0301Ann \u0301Lee", "Ann Lee"),  # marks with nothing to sit on
        ("Z" + "\u0335\u0336\u0337\u0338\u0339" * 3 + "ed", "Z\u0335\u0336\u0337ed"),
        ("ส" + "\u0e47" * 10, "ส" + "\u0e47" * 3),  # marks of no combining class
        ("A\u20ddnn", "Ann"),  # circled
        ("  Ann \n\t Lee ", "Ann Lee"),
    ],
)
def test_name_is_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", BLANK)
def test_nothing_is_left_of_what_shows_nothing(text: str) -> None:
    assert clean_name(text) == ""


@given(st.text(max_size=60))
def test_clean_name_is_clean(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= LONGEST_NAME
    assert not any(unicodedata.category(letter).startswith("C") for letter in name)
