"""What benchmarks have in common: figures beside the times, in the saved results and in a table at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stado.core.game import CHANCE, AnyGame
from stado.core.rng import Rng

Note = Callable[[str, float], None]
Rate = Callable[[int, str], None]
PlayByRules = Callable[[AnyGame, int], int]

_FIGURES: list[tuple[str, str]] = []


@pytest.fixture
def note(benchmark: Any, request: pytest.FixtureRequest) -> Note:
    """Notes a figure of a benchmark."""

    def write(unit: str, value: float) -> None:
        benchmark.extra_info[unit] = value
        _FIGURES.append((request.node.name, f"{value:,} {unit}"))

    return write


@pytest.fixture
def rate(benchmark: Any, note: Note) -> Rate:
    """Notes how many units the fastest run of a benchmark did in a second of its clock."""

    def write(count: int, unit: str) -> None:
        if benchmark.enabled:
            note(unit, round(count / benchmark.stats.stats.min))

    return write


@pytest.fixture
def play_by_rules() -> PlayByRules:
    """Plays `count` matches whose seats answer at random, and tells how many actions there were."""

    def play(game: AnyGame, matches: int) -> int:
        rng, actions = Rng("bench"), 0
        for _ in range(matches):
            state = game.initial()
            while acting := game.to_act(state):
                seat = acting[0]
                if seat == CHANCE:
                    action = game.sample_chance(state, rng)
                else:
                    action = rng.choice(game.prompt(state, seat).legal)
                state = game.apply(state, seat, action).state
                actions += 1
        return actions

    return play


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """The figures under the table of times."""
    if _FIGURES:
        terminalreporter.section("figures of the fastest runs")
        width = max(len(name) for name, _ in _FIGURES)
        for name, figure in _FIGURES:
            terminalreporter.write_line(f"{name:<{width}}  {figure}")
