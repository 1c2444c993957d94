"""How fast environments are. The clock is CPU time."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from operator import methodcaller
from typing import Any

import numpy as np
import pytest

from stado.games import GAMES
from stado.rl import aec_env, parallel_env, vector_env
from stado.rl.vector import OPPONENTS

Note = Callable[[str, float], None]
Rate = Callable[[int, str], None]

VARIANTS = [(game.name, variant.name) for game in GAMES for variant in game.variants]
STEPS = 400_000
CARD_GAMES = ("kuhn_poker", "leduc_poker", "hearts", "spades", "gin_rummy")  # of OpenSpiel
CARD_ENVIRONMENTS = ("leduc_holdem_v4", "texas_holdem_v4")  # of PettingZoo, by rlcard


def play_in_turn(env: Any, matches: int) -> int:
    """Matches of random answers; how many answers there were."""
    rng, answers = np.random.default_rng(1), 0
    for seed in range(matches):
        env.reset(seed=seed)
        while env.agents:
            seen, _, over, _, _ = env.last()
            env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
            answers += not over
    return answers


def play_at_once(env: Any, matches: int) -> int:
    """Matches of random answers; how many steps of all agents there were."""
    rng, steps = np.random.default_rng(1), 0
    for seed in range(matches):
        seen, _ = env.reset(seed=seed)
        while env.agents:
            seen, *_ = env.step({agent: rng.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in env.agents})
            steps += 1
    return steps


@pytest.mark.benchmark(group="PettingZoo: answers in turn, observed", timer=time.process_time)
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_answers_in_turn(benchmark: Any, rate: Rate, game: str, variant: str) -> None:
    env = aec_env(game, variant=variant)
    rate(benchmark.pedantic(play_in_turn, (env, 2), rounds=5, warmup_rounds=1), "answers per CPU-second")


@pytest.mark.benchmark(group="PettingZoo: steps of all agents at once, observed by all", timer=time.process_time)
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_steps_at_once(benchmark: Any, rate: Rate, game: str, variant: str) -> None:
    env = parallel_env(game, variant=variant)
    rate(benchmark.pedantic(play_at_once, (env, 2), rounds=5, warmup_rounds=1), "steps per CPU-second")


@pytest.mark.benchmark(group="PettingZoo's own card games: answers in turn, observed", timer=time.process_time)
@pytest.mark.parametrize("name", CARD_ENVIRONMENTS)
def test_peers_in_turn(benchmark: Any, rate: Rate, name: str) -> None:
    pytest.importorskip("rlcard")
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)
    rate(benchmark.pedantic(play_in_turn, (env, 20), rounds=5, warmup_rounds=1), "answers per CPU-second")


def play_openspiel(game: Any, matches: int) -> int:
    """Matches of random answers, each seen by who gives it; how many answers there were."""
    rng, answers = random.Random(1), 0
    informed = game.get_type().provides_information_state_tensor
    observe = methodcaller("information_state_tensor" if informed else "observation_tensor")
    for _ in range(matches):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                observe(state)
                answers += 1
            state.apply_action(rng.choice(state.legal_actions()))
    return answers


@pytest.mark.benchmark(group="OpenSpiel's own card games: answers from Python, observed", timer=time.process_time)
@pytest.mark.parametrize("name", CARD_GAMES)
def test_peers_in_openspiel(benchmark: Any, rate: Rate, name: str) -> None:
    game = pytest.importorskip("pyspiel").load_game(name)
    rate(benchmark.pedantic(play_openspiel, (game, 200), rounds=5, warmup_rounds=1), "answers per CPU-second")


@pytest.mark.benchmark(group="Gymnasium: matches of six at once, one seat of four learning", timer=time.process_time)
@pytest.mark.parametrize(
    ("opponents", "matches"), [*((name, 1024) for name in OPPONENTS), *(("uniform", n) for n in (256, 4096, 16384))]
)
def test_matches_at_once(benchmark: Any, note: Note, opponents: str, matches: int) -> None:
    """The answers are drawn between the steps, and that is not counted."""
    env = vector_env("six", matches, opponents=opponents)
    env.reset(seed=1)
    fastest = 0.0

    def play() -> None:
        nonlocal fastest
        steps, spent = 0, 0.0
        while steps < STEPS:
            answers = env.action_space.sample()
            started = time.process_time()
            _, _, over, _, _ = env.step(answers)
            spent += time.process_time() - started
            steps += matches - int(np.count_nonzero(over))
        fastest = max(fastest, steps / spent)

    benchmark.pedantic(play, rounds=5, warmup_rounds=1)
    note("steps of learners per CPU-second", round(fastest))
