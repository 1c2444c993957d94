"""Ten thousand random matches: all end, and no card is ever lost or made."""

from __future__ import annotations

from typing import Any

import pytest

from stado.core.game import CHANCE
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.loot import Loot
from stado.games.loot.cards import DECK

MATCHES = 10_000
TABLES = [
    (variant.name, seats) for variant in Loot.variants for seats in range(variant.min_seats, variant.max_seats + 1)
]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_random_matches_end_and_keep_their_109_cards(variant: str, seats: int) -> None:
    game = make_game("loot", {"variant": variant}, seats)
    rng = Rng("random matches", variant, seats)
    for _ in range(MATCHES // len(TABLES) + 1):
        state: Any = game.initial()
        while acting := game.to_act(state):
            seat = acting[0]
            action = game.sample_chance(state, rng) if seat == CHANCE else rng.choice(game.prompt(state, seat).legal)
            state = game.apply(state, seat, action).state
            assert sorted(game.pieces(state)) == list(DECK)  # type: ignore[type-var]
        assert game.outcome(state) is not None
        assert state.turn <= 500


@pytest.mark.parametrize("variant", ["standard", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_matches_end_even_where_nobody_ever_takes_or_draws(variant: str, seats: int) -> None:
    """Everybody lays single cards that loot, leaves what is looted, takes back what is left and passes."""
    game = make_game("loot", {"variant": variant}, seats)
    rng = Rng("slow play", variant, seats)
    state: Any = game.initial()
    steps = 0
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            action = game.sample_chance(state, rng)
        else:
            action = game.prompt(state, seat).legal[0]
            if state.phase == "extra":
                action = game.parse_action("extra pass")
            elif state.phase == "lay":
                singles = [lay for lay in game.prompt(state, seat).legal if lay.count + lay.jokers == 1]
                tops = [groups[-1] for other, groups in enumerate(state.layers) if groups and other != seat]
                prey = [top.value for top in tops if top.size == 1]
                action = next((lay for lay in singles if prey and min(prey) < lay.value), singles[0])
        state = game.apply(state, seat, action).state
        steps += 1
        assert steps < 20_000
    assert state.turn > 50
