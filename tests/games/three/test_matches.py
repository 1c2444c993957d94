"""Ten thousand random matches: all take eighteen plays a seat, and no card is ever lost or made."""

from __future__ import annotations

from typing import Any

import pytest

from stado.core.game import CHANCE
from stado.core.rng import Rng
from stado.games.three import Three
from stado.games.three.options import ThreeOptions

MATCHES = 10_000
SEATS = (2, 3, 4)
PIECES = sorted((*range(90), "bonus 10", "bonus 7", "bonus 5", "bonus 3"), key=str)


def check_random_matches(seats: int, matches: int) -> None:
    """Plays at random, looking at every step."""
    game = Three(ThreeOptions(), seats)
    rng = Rng("random matches", seats)
    for _ in range(matches):
        state: Any = game.initial()
        plays = [0] * seats
        while acting := game.to_act(state):
            (seat,) = acting
            if seat == CHANCE:
                action = game.sample_chance(state, rng)
            else:
                action = rng.choice(game.prompt(state, seat).legal)
                plays[seat] += 1
            state = game.apply(state, seat, action).state
            assert sorted(game.pieces(state), key=str) == PIECES
        assert plays == [18] * seats
        assert game.outcome(state) is not None


@pytest.mark.parametrize("seats", SEATS)
def test_a_few_random_matches_keep_their_cards(seats: int) -> None:
    check_random_matches(seats, 10)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_keep_their_cards_and_take_eighteen_plays_a_seat(seats: int) -> None:
    check_random_matches(seats, MATCHES // len(SEATS) + 1)
