"""Ratings: who is ahead is rated higher, and who ties is rated alike."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stado.arena.ratings import rate_bots


@pytest.mark.parametrize(
    "ranks", [(1, 2, 3, 2, 4), (1, 2, 4, 2, 5), (1, 1, 3), (1, 2, 2, 2), (3, 1, 1), (2, 1, 4, 2, 5), (1, 2), (1, 1, 1)]
)
def test_ratings_of_equals_are_in_the_order_of_their_ranks(ranks: Sequence[int]) -> None:
    names = [f"bot {number}" for number in range(len(ranks))]
    found = rate_bots(names, [(names, ranks)])
    for one, rank in zip(names, ranks, strict=True):
        for other, place in zip(names, ranks, strict=True):
            if rank < place:
                assert found[one].mean > found[other].mean
            elif rank == place:
                assert found[one].mean == pytest.approx(found[other].mean)


def test_who_wins_more_often_is_rated_higher() -> None:
    matches = [(("a", "b", "b"), (1, 2, 3)), (("a", "b", "b"), (1, 2, 2)), (("a", "b", "b"), (2, 1, 3))]
    found = rate_bots(["a", "b", "c"], matches * 5)
    assert found["a"].mean > found["c"].mean > found["b"].mean
    assert found["a"].deviation < found["c"].deviation
