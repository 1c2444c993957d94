"""No test draws a deal that it could not draw again."""

from __future__ import annotations

import secrets

from stado.server.settings import Settings
from stado.testing.draws import Draws, seeded_draws


def draw(name: str) -> list[str]:
    with seeded_draws(lambda: name):
        return [secrets.token_hex(16), secrets.token_urlsafe(24), Settings().entropy()]


def test_draws_follow_from_a_name_and_no_two_are_alike() -> None:
    assert draw("one") == draw("one")
    assert len({*draw("one"), *draw("other")}) == 6


def test_this_test_draws_so_too() -> None:
    assert isinstance(secrets.token_hex, Draws)
    assert isinstance(secrets.token_urlsafe, Draws)
