"""Kernels give the same numbers compiled and as they are written; without a compiler that is said once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stado.core.game import AnyGame
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, make_game
from stado.kernels import compiler, find_kernel
from stado.kernels.compiler.export import Export
from stado.kernels.seats import ANY_PICK, ANYTHING, GLANCE
from stado.kernels.trial import Manner

NOISES = {"anything": ANYTHING, "any pick": ANY_PICK, "glance": GLANCE}
TABLES = [
    (game.name, variant.name, seats)
    for game in GAMES
    for variant in game.variants
    for seats in (variant.min_seats, variant.max_seats)
]
TRIED = [table for table in TABLES if table[::2] != ("loot", 2)]  # where answers are tried by the rules


def run_plain(export: Any, *arguments: Any, **named: Any) -> Any:
    """What an export does where nothing is compiled."""
    return export.flat(*arguments, **named)


@pytest.mark.parametrize("noise", NOISES)
@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_compiled_and_plain_kernels_give_the_same_numbers(
    monkeypatch: pytest.MonkeyPatch, name: str, variant: str, seats: int, noise: str
) -> None:
    assert compiler.is_compiled()
    game = make_game(name, {"variant": variant}, seats)
    kernel, state = find_kernel(game, [NOISES[noise]] * seats), Match(game, "same").state
    assert kernel is not None

    def play() -> list[Any]:
        return [*kernel.play_matches(Rng("same"), 2), kernel.sum_rollouts(state, Rng("state"), 1)]

    compiled = play()
    monkeypatch.setattr(Export, "__call__", run_plain)
    assert play() == compiled


@pytest.mark.parametrize("manner", ["random", "plain", "keen"])
@pytest.mark.parametrize(("name", "variant", "seats"), TRIED)
def test_compiled_and_plain_trials_give_the_same_numbers(
    monkeypatch: pytest.MonkeyPatch, name: str, variant: str, seats: int, manner: Manner
) -> None:
    match = Match(make_game(name, {"variant": variant}, seats), "trial")
    rng, seen = Rng("walk"), set()
    while match.to_act and len(match.log) < 60:
        seat = match.to_act[0]
        prompt = match.game.prompt(match.state, seat)
        if len(prompt.legal) > 1 and prompt.kind not in seen:
            seen.add(prompt.kind)
            view = match.game.view(match.state, seat)
            compiled = try_two(match.game, view, prompt, manner)
            with monkeypatch.context() as patch:
                patch.setattr(Export, "__call__", run_plain)
                assert try_two(match.game, view, prompt, manner) == compiled
        match.act(seat, rng.choice(prompt.legal))


def try_two(game: AnyGame, view: Any, prompt: Any, manner: Manner) -> Any:
    """What two answers come to in two worlds."""
    kernel = find_kernel(game)
    assert kernel is not None
    trial = kernel.open_trial(view, prompt, Rng("worlds"), manner)
    assert trial is not None
    return trial.run((0, len(prompt.legal) - 1), 2)


PROGRAM = """
import sys
{hide}
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels import find_kernel
for seats in (3, 4):
    kernel = find_kernel(make_game("six", {{"rounds": 1}}, seats))
    print(kernel.sum_matches(Rng("hidden"), 4).scores)
"""


def run(hide: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", PROGRAM.format(hide=hide)], capture_output=True, text=True, check=True)


@pytest.mark.system
def test_without_a_compiler_kernels_run_and_say_so_once() -> None:
    with_compiler = run("")
    without = run("sys.modules['llvmlite'] = None")
    assert without.stdout == with_compiler.stdout
    assert with_compiler.stderr == ""
    assert without.stderr.count("llvmlite is not installed") == 1
    assert len(without.stderr.splitlines()) == 1


@pytest.mark.slow
@pytest.mark.system
def test_all_kernels_can_be_compiled_ahead(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    program = "from stado.kernels import prepare_kernels; prepare_kernels()"
    subprocess.run([sys.executable, "-c", program], check=True)
    (folder,) = (tmp_path / "stado").iterdir()
    kept = {path.name: path.stat().st_mtime_ns for path in folder.iterdir()}
    assert "stado.kernels.six.rollouts.o" in kept
    subprocess.run([sys.executable, "-c", program], check=True)
    assert {path.name: path.stat().st_mtime_ns for path in folder.iterdir()} == kept
