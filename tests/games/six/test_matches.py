"""Ten thousand random matches of each variant: all end, and no card is ever lost or made."""

from __future__ import annotations

from typing import Any

import pytest

from stado.core.game import CHANCE
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six import Six

MATCHES = 10_000
TABLES = [
    (variant.name, seats, MATCHES // (variant.max_seats - variant.min_seats + 1) + 1)
    for variant in Six.variants
    for seats in range(variant.min_seats, variant.max_seats + 1)
]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("variant", "seats", "matches"), TABLES)
def test_random_matches_end_and_keep_their_cards(variant: str, seats: int, matches: int) -> None:
    game = make_game("six", {"variant": variant}, seats)
    rng = Rng("random matches", variant, seats)
    for _ in range(matches):
        state: Any = game.initial()
        pieces: list[object] | None = None
        while acting := game.to_act(state):
            seat = rng.choice(acting)
            action = game.sample_chance(state, rng) if seat == CHANCE else rng.choice(game.prompt(state, seat).legal)
            state = game.apply(state, seat, action).state
            found = sorted(game.pieces(state), key=str)
            if seat == CHANCE:
                pieces = found
            elif game.to_act(state) != (CHANCE,):
                assert found == pieces
        assert game.outcome(state) is not None
