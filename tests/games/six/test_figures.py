from __future__ import annotations

from typing import Any

import pytest

from stado.core.rng import Rng
from stado.games import make_game

ROUNDS = 3000


def test_a_round_of_uniform_play_costs_12_cows_a_seat(play_out: Any) -> None:
    """Four seats pick at random and take the cheapest row; other programs find the same 12.2 cows each."""
    game = make_game("six", {"rounds": 1}, 4)
    rng = Rng("figures")
    cows = sum(sum(play_out(game, rng).scores) for _ in range(ROUNDS))
    assert cows / ROUNDS / 4 == pytest.approx(12.2, abs=0.3)
