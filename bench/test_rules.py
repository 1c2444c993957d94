"""How fast the rules are: whole matches, every question asked and every action applied. The clock is CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from stado.games import GAMES, make_game

Rate = Callable[[int, str], None]

TABLES = [(game.name, variant.name) for game in GAMES for variant in game.variants]
MATCHES = 5


@pytest.mark.benchmark(group="rules: matches at the usual table", timer=time.process_time)
@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_matches_by_the_rules(benchmark: Any, rate: Rate, play_by_rules: Any, name: str, variant: str) -> None:
    game = make_game(name, {"variant": variant})
    actions = benchmark.pedantic(play_by_rules, (game, MATCHES), rounds=3, warmup_rounds=1)
    rate(actions, "actions per CPU-second")
