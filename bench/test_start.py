"""How long a fresh process takes to start, imports and all: the time that passes, and beside it the CPU time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import Any

import pytest

MOVE = """
from stado.bots import make_bot
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game

game = make_game("{game}", {{}}, 4)
match = Match(game, "start")
seat = match.to_act[0]
view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
match.act(seat, make_bot("{bot}", game).choose(view, prompt, Rng("start")))
"""
ROLLOUTS = """
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels import find_kernel

game = make_game("{game}", {{"variant": "{variant}"}}, 4)
find_kernel(game).sum_rollouts(Match(game, "start").state, Rng("start"), 1000)
"""
VARIANTS = [
    ("six", "classic"),
    ("six", "pro"),
    ("six", "jubilee"),
    ("board", "basic"),
    ("board", "advanced"),
    ("loot", "standard"),
    ("three", "standard"),
]
GROUP = "from the command to the first answer in a fresh process"


class Runner:
    """Runs programs in processes of their own, with kernels kept in a folder, and measures their CPU time.

    They find the byte code of what they import, as programs do that were once run, whatever this process is told.
    """

    def __init__(self, byte_code: Path) -> None:
        self.seconds: list[float] = []
        self.environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(byte_code)}
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def run(self, program: str, cache: Path | None = None) -> None:
        environment = {**self.environment, **({} if cache is None else {"XDG_CACHE_HOME": str(cache)})}
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", program], check=True, env=environment, stdout=subprocess.DEVNULL)
        after = getrusage(RUSAGE_CHILDREN)
        self.seconds.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)

    def build(self, cache: Path) -> None:
        """Wait until a builder that a program has started is done: it would disturb what is measured next."""
        environment = {**self.environment, "XDG_CACHE_HOME": str(cache)}
        subprocess.run(
            [sys.executable, "-m", "stado.kernels.builder"], check=True, env=environment, stdout=subprocess.DEVNULL
        )


@pytest.fixture(scope="session")
def byte_code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the byte code of all that is measured here; kernels are kept in the user's cache."""
    folder = tmp_path_factory.mktemp("byte_code")
    Runner(folder).run("from stado.kernels import prepare_kernels; prepare_kernels(); import stado.bots, stado.cli")
    return folder


@pytest.fixture
def runner(note: Callable[[str, float], None], byte_code: Path) -> Iterator[Runner]:
    runner = Runner(byte_code)
    yield runner
    note("CPU-seconds", round(min(runner.seconds), 2))


@pytest.mark.benchmark(group="start")
@pytest.mark.parametrize("program", ["import stado", "import stado.games", "import stado.bots"])
def test_imports(benchmark: Any, runner: Runner, program: str) -> None:
    benchmark.pedantic(runner.run, (program,), rounds=5, warmup_rounds=1)


@pytest.mark.benchmark(group="start")
def test_stado_games(benchmark: Any, runner: Runner) -> None:
    program = "import sys; sys.argv = ['stado', 'games']; from stado.cli import main; main()"
    benchmark.pedantic(runner.run, (program,), rounds=5, warmup_rounds=1)


@pytest.mark.benchmark(group=GROUP)
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_first_rollouts_with_kept_kernels(benchmark: Any, runner: Runner, game: str, variant: str) -> None:
    benchmark.pedantic(runner.run, (ROLLOUTS.format(game=game, variant=variant),), rounds=3, warmup_rounds=1)


@pytest.mark.benchmark(group=GROUP)
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_first_rollouts_with_nothing_kept(
    benchmark: Any, runner: Runner, tmp_path: Path, game: str, variant: str
) -> None:
    benchmark.pedantic(runner.run, (ROLLOUTS.format(game=game, variant=variant), tmp_path), rounds=1)
    runner.build(tmp_path)


@pytest.mark.benchmark(group=GROUP)
@pytest.mark.parametrize("bot", ["casual", "strong"])
@pytest.mark.parametrize("game", ["six", "three"])
def test_first_move_of_a_bot_with_kept_kernels(benchmark: Any, runner: Runner, game: str, bot: str) -> None:
    benchmark.pedantic(runner.run, (MOVE.format(game=game, bot=bot),), rounds=3, warmup_rounds=1)
