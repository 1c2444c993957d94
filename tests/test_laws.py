"""The laws over every registered game, variant and number of seats."""

from __future__ import annotations

import pytest

from stado.games import GAMES, make_game
from stado.testing.laws import check_laws
from tests.cases import sample

TABLES = [
    (game.name, variant.name, seats)
    for game in GAMES
    for variant in game.variants
    for seats in range(variant.min_seats, variant.max_seats + 1)
]
USUAL = [
    f"{game.name}-{variant.name}-{seats}"
    for game in GAMES
    for variant in game.variants
    for seats in {variant.min_seats, variant.usual_seats}
]


@pytest.mark.parametrize(("name", "variant", "seats"), sample(TABLES, *USUAL))
def test_laws(name: str, variant: str, seats: int) -> None:
    game = make_game(name, {"variant": variant}, seats)
    check_laws(game, "laws", moments=25)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_laws_at_every_moment(name: str, variant: str, seats: int) -> None:
    game = make_game(name, {"variant": variant}, seats)
    for seed in range(5):
        check_laws(game, f"every moment {seed}")
