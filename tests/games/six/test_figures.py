from __future__ import annotations

from typing import Any

import pytest

from stado.core.rng import Rng
from stado.games import make_game


@pytest.mark.parametrize(("rounds", "error"), [(500, 0.6), pytest.param(3000, 0.3, marks=pytest.mark.slow)])
def test_a_round_of_uniform_play_costs_12_cows_a_seat(play_out: Any, rounds: int, error: float) -> None:
    """Four seats pick at random and take the cheapest row; other programs find the same 12.2 cows each."""
    game = make_game("six", {"rounds": 1}, 4)
    rng = Rng("figures")
    cows = sum(sum(play_out(game, rng).scores) for _ in range(rounds))
    assert cows / rounds / 4 == pytest.approx(12.2, abs=error)
