"""Ten thousand random matches of each variant: all end, and no card is ever lost or made."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stado.core.game import CHANCE
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six import Six
from stado.games.six.actions import Deal, PlaySpecial
from stado.games.six.cards import SPECIAL_DECK, SPECIALS

MATCHES = 10_000
SEATS = {variant.name: range(variant.min_seats, variant.max_seats + 1) for variant in Six.variants}


def play_matches(variant: str, seats: int, matches: int) -> Counter[str | None]:
    """Play at random, look at every card after every action, and count the specials that were played."""
    game = make_game("six", {"variant": variant}, seats)
    rng = Rng("random matches", variant, seats)
    specials = sorted(SPECIAL_DECK) if variant == "jubilee" else []
    played: Counter[str | None] = Counter()
    for _ in range(matches):
        state: Any = game.initial()
        dealt: list[int] = []
        while acting := game.to_act(state):
            seat = rng.choice(acting)
            action = game.sample_chance(state, rng) if seat == CHANCE else rng.choice(game.prompt(state, seat).legal)
            state = game.apply(state, seat, action).state
            pieces = game.pieces(state)
            numbers = sorted(piece for piece in pieces if isinstance(piece, int))
            if isinstance(action, Deal):
                dealt = []
            if dealt:
                assert numbers == dealt
            else:
                dealt = numbers
                assert len(set(numbers)) == len(numbers) == game.options.hand_size * seats + 4
            assert sorted(piece for piece in pieces if isinstance(piece, str)) == specials
            if isinstance(action, PlaySpecial):
                played[action.special] += 1
        assert game.outcome(state) is not None
    return played


@pytest.mark.parametrize(("variant", "seats"), [(variant, seats) for variant in SEATS for seats in SEATS[variant]])
def test_a_random_match_ends_and_keeps_its_cards(variant: str, seats: int) -> None:
    play_matches(variant, seats, 1)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("variant", SEATS)
def test_ten_thousand_random_matches_end_and_keep_their_cards(variant: str) -> None:
    played: Counter[str | None] = Counter()
    for seats in SEATS[variant]:
        played += play_matches(variant, seats, MATCHES // len(SEATS[variant]) + 1)
    if variant == "jubilee":
        assert min(played[special] for special in SPECIALS) >= 1000
