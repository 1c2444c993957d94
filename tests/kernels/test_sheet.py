"""What many matches come to."""

from __future__ import annotations

from stado.kernels.compiler import ints
from stado.kernels.sheet import Sheet, Totals, add_up


def test_scores_are_added_up_and_equals_share_a_win() -> None:
    first = Sheet(scores=ints([4, 9, 4, 7, 1, 2]), keys=ints([-4, -9, -4, -7, -1, -2]), turns=20, decisions=60)
    second = Sheet(scores=ints([5, 5, 5]), keys=ints([0, 1, 0]), turns=10, decisions=31)
    assert add_up([first, second], 3) == Totals(3, 30, 91, (16, 15, 11), (0.5, 2.0, 0.5))


def test_of_no_matches_there_are_no_sums() -> None:
    assert add_up([], 2) == Totals(0, 0, 0, (0, 0), (0.0, 0.0))
