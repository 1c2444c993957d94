"""Events in words."""

from __future__ import annotations

from stado.games.six.events import MatchEnded, RoundEnded, RowTaken
from stado.locales import Words

NAMES = ("Ann", "Bob")


def test_numbers_of_all_seats_stand_by_their_names() -> None:
    words = Words("en")
    ended = RoundEnded(round=2, cows=(3, 0), scores=(7, 12))
    assert words.event("six", ended, NAMES) == (
        "Round 2 is over. Cows of the round: Ann 3, Bob 0. In all: Ann 7, Bob 12."
    )
    assert (
        words.event("six", MatchEnded(scores=(7, 66), ranks=(1, 2)), NAMES) == "The match is over. Cows: Ann 7, Bob 66."
    )


def test_cows_of_one_seat_are_a_number() -> None:
    taken = RowTaken(seat=1, row=0, cards=(5, 9), cows=3, rule="SIX-6")
    assert Words("en").event("six", taken, NAMES) == "Bob: row 1 goes to the stack (5 9): 3 cows."
