"""How fast kernels are beside the rules. The clock is CPU time, and of two threads the time that passes."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stado.arena.simulation import simulate
from stado.core.game import AnyGame
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, make_game
from stado.kernels import find_kernel
from stado.kernels.kernel import Kernel, split_matches
from stado.kernels.seats import ANY_PICK, ANYTHING, GLANCE, Noise

Note = Callable[[str, float], None]
Rate = Callable[[int, str], None]

ROUNDS = {"rounds": 5, "warmup_rounds": 1}
KERNEL_MATCHES = 100_000
RULES_MATCHES = 30


def six_round() -> AnyGame:
    return make_game("six", {"rounds": 1}, 4)


def kernel_of(game: AnyGame, noise: Noise = ANY_PICK) -> Kernel:
    kernel = find_kernel(game, [noise] * game.seats)
    assert kernel is not None
    return kernel


@pytest.mark.benchmark(group="six classic: rounds of four random seats, deal included", timer=time.process_time)
def test_six_rounds_by_the_rules(benchmark: Any, rate: Rate, play_by_rules: Any) -> None:
    benchmark.pedantic(play_by_rules, (six_round(), RULES_MATCHES), **ROUNDS)
    rate(RULES_MATCHES, "rounds per CPU-second")


@pytest.mark.benchmark(group="six classic: rounds of four random seats, deal included", timer=time.process_time)
def test_six_rounds_by_the_kernel(benchmark: Any, rate: Rate) -> None:
    kernel = kernel_of(six_round())
    benchmark.pedantic(lambda: kernel.sum_matches(Rng("bench"), KERNEL_MATCHES), **ROUNDS)
    rate(KERNEL_MATCHES, "rounds per CPU-second")


@pytest.mark.benchmark(group="six classic: rounds of four random seats, deal included", timer=time.process_time)
def test_six_rounds_by_a_c_program(benchmark: Any, note: Note, tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler here to measure kernels beside")
    program = tmp_path / "rounds"
    options = ["-O3", "-march=native", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([compiler, *options, str(Path(__file__).with_name("rounds.c")), "-o", str(program)], check=True)
    blocks = split_matches(Rng("bench"), KERNEL_MATCHES)
    lines = "".join(f"{' '.join(map(str, block.stream))} {block.size}\n" for block in blocks)

    def play() -> list[str]:
        done = subprocess.run([str(program), "5"], input=lines, capture_output=True, text=True, check=True)
        return done.stdout.split()

    seconds, lows, *sums = benchmark.pedantic(play, rounds=1)
    totals = kernel_of(six_round()).sum_matches(Rng("bench"), KERNEL_MATCHES)
    assert totals.scores == tuple(map(int, sums[:4]))
    assert totals.wins == pytest.approx(tuple(map(float, sums[4:])))
    assert totals.decisions == 40 * KERNEL_MATCHES + int(lows)
    note("rounds per CPU-second", round(KERNEL_MATCHES / float(seconds)))


@pytest.mark.benchmark(group="six classic: rounds of four random seats by threads, deal included")
@pytest.mark.parametrize("threads", [1, 2])
def test_six_rounds_by_threads(benchmark: Any, rate: Rate, threads: int) -> None:
    kernel = kernel_of(six_round())
    benchmark.pedantic(lambda: kernel.sum_matches(Rng("bench"), KERNEL_MATCHES, threads=threads), **ROUNDS)
    rate(KERNEL_MATCHES, "rounds per second")


@pytest.mark.benchmark(group="six classic: rollouts of a full round", timer=time.process_time)
def test_a_thousand_rollouts_of_a_full_round(benchmark: Any, rate: Rate) -> None:
    game = six_round()
    kernel, state = kernel_of(game), Match(game, "bench").state
    benchmark.pedantic(lambda: kernel.sum_rollouts(state, Rng("bench"), 1000), rounds=50, warmup_rounds=5)
    rate(1000, "rollouts per CPU-second")


VARIANTS = [(game.name, variant.name) for game in GAMES for variant in game.variants]


@pytest.mark.benchmark(group="whole matches of four seats", timer=time.process_time)
@pytest.mark.parametrize("engine", ["rules", "random", "sensible"])  # what is compared runs one after the other
@pytest.mark.parametrize("table", VARIANTS, ids="-".join)
def test_matches(benchmark: Any, rate: Rate, play_by_rules: Any, table: tuple[str, str], engine: str) -> None:
    game = make_game(table[0], {"variant": table[1]}, 4)
    if engine == "rules":
        benchmark.pedantic(play_by_rules, (game, RULES_MATCHES), **ROUNDS)
        rate(RULES_MATCHES, "matches of random seats by the rules per CPU-second")
        return
    noise, count = {"random": (ANYTHING, 2_000), "sensible": (GLANCE, 500)}[engine]
    kernel = kernel_of(game, noise)
    benchmark.pedantic(lambda: kernel.sum_matches(Rng("bench"), count), **ROUNDS)
    rate(count, f"matches of {engine} seats by the kernel per CPU-second")


@pytest.mark.benchmark(group="stado simulate six: matches of four random bots", timer=time.process_time)
@pytest.mark.parametrize(("engine", "count"), [("rules", 10), ("kernel", 10_000)])
def test_simulated_matches(benchmark: Any, rate: Rate, engine: Any, count: int) -> None:
    game, levels = make_game("six", {}, 4), ["random"] * 4
    benchmark.pedantic(lambda: simulate(game, levels, count, "bench", engine=engine), **ROUNDS)
    rate(count, "matches per CPU-second")
