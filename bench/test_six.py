"""How fast the rules of six are, and how long its questions."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from stado.core.game import CHANCE, Action, AnyGame
from stado.core.rng import Rng
from stado.games import make_game

Log = list[tuple[int, Action]]
SEATS = 4
MATCHES = 20


def play(game: AnyGame, rng: Rng) -> tuple[Log, list[int]]:
    """A random match: its log, and the number of answers to each question."""
    state = game.initial()
    log: Log = []
    answers = []
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        if seat == CHANCE:
            action = game.sample_chance(state, rng)
        else:
            legal = game.prompt(state, seat).legal
            answers.append(len(legal))
            action = rng.choice(legal)
        log.append((seat, action))
        state = game.apply(state, seat, action).state
    return log, answers


def replay(game: AnyGame, logs: list[Log]) -> None:
    """Apply every action of the matches again."""
    for log in logs:
        state = game.initial()
        for seat, action in log:
            state = game.apply(state, seat, action).state


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Callable[[str], None]:
    """Prints a figure among the benchmarks."""

    def write(line: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{line}\n")

    return write


@pytest.mark.parametrize("variant", ["classic", "pro", "jubilee"])
def test_actions_per_second(benchmark: Any, tell: Callable[[str], None], variant: str) -> None:
    game = make_game("six", {"variant": variant}, SEATS)
    rng = Rng("bench", variant)
    logs = [play(game, rng)[0] for _ in range(MATCHES)]
    benchmark.pedantic(replay, (game, logs), rounds=5, warmup_rounds=1)
    if benchmark.enabled:
        tell(f"six {variant}: {sum(map(len, logs)) / benchmark.stats.stats.min:,.0f} actions a second")


def test_answers_per_question_of_jubilee(benchmark: Any, tell: Callable[[str], None]) -> None:
    games = [make_game("six", {"variant": "jubilee"}, seats) for seats in range(2, 9)]
    rng = Rng("bench", "answers")
    answers: list[int] = []

    def count() -> None:
        for game in games:
            answers.extend(play(game, rng)[1])

    benchmark.pedantic(count, rounds=MATCHES)
    average = sum(answers) / len(answers)
    tell(f"six jubilee: {average:.1f} legal answers a question, {max(answers)} at most")
    assert average < 25
    assert max(answers) < 250
