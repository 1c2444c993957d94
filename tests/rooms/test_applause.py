"""A table shows feelings, and no flood of them."""

from __future__ import annotations

from stado.rooms.applause import Applause


def test_ten_emotes_are_shown_in_a_second() -> None:
    applause = Applause()
    assert [applause.take(5000 + number) for number in range(12)] == [True] * 10 + [False] * 2
    assert [applause.take(6000), applause.take(6000), applause.take(6001)] == [True, False, True]
