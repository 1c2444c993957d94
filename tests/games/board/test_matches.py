"""Ten thousand random matches over all variants and seats: all end, and no piece is ever lost or made."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stado.core.game import CHANCE
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.board import BoardGame
from stado.games.board.cards import ACTION_DECK, LUCKY_DECK, TILES

MATCHES = 500
TABLES = [(variant.name, seats) for variant in BoardGame.variants for seats in range(2, 7)]


def all_pieces(variant: str) -> Counter[object]:
    """Every tile, card and token of a variant."""
    pieces: list[object] = [*TILES, "STOP 1", "STOP 2"]
    pieces += ACTION_DECK if variant.startswith("advanced") else ()
    pieces += LUCKY_DECK if variant.endswith("lucky") else ()
    return Counter(pieces)


def play_random(variant: str, seats: int, matches: int, **options: str) -> None:
    """Play random matches, counting the pieces after each action."""
    game = make_game("board", {"variant": variant, **options}, seats)
    rng = Rng("random matches", variant, seats)
    pieces = all_pieces(variant)
    for _ in range(matches):
        state: Any = game.initial()
        while acting := game.to_act(state):
            seat = rng.choice(acting)
            action = game.sample_chance(state, rng) if seat == CHANCE else rng.choice(game.prompt(state, seat).legal)
            state = game.apply(state, seat, action).state
            assert Counter(game.pieces(state)) == pieces
            assert all(-44 <= score <= 44 for score in state.scores)  # BRD-9
            assert state.phase != "pick" or sum(map(bool, state.rows)) == 4  # BRD-6
        assert game.outcome(state) is not None
        assert state.turn <= 200  # BRD-18


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_few_random_matches_end_and_keep_their_pieces(variant: str, seats: int) -> None:
    play_random(variant, seats, 2, place_first="to_gap" if seats % 2 else "all")


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_random_matches_end_and_keep_their_pieces(variant: str, seats: int) -> None:
    play_random(variant, seats, MATCHES)
