"""Kernels give the same numbers compiled and as they are written; without a compiler that is said once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels import compiler, find_kernel
from stado.kernels.compiler.entry import Entry

TABLES = [
    ("six", "classic", 4),
    ("six", "classic", 10),
    ("six", "pro", 3),
    ("three", "standard", 2),
    ("three", "standard", 4),
    ("loot", "standard", 4),
    ("loot", "expert", 3),
]


def run_plain(entry: Any, *arguments: Any, **named: Any) -> Any:
    """What an entry does where nothing is compiled."""
    return entry.flat(*arguments, **named)


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_compiled_and_plain_kernels_give_the_same_numbers(
    monkeypatch: pytest.MonkeyPatch, name: str, variant: str, seats: int
) -> None:
    assert compiler.is_compiled()
    game = make_game(name, {"variant": variant}, seats)
    kernel, state = find_kernel(game), Match(game, "same").state
    assert kernel is not None

    def play() -> list[Any]:
        matches, rollouts = kernel.play_matches(Rng("same"), 10), kernel.roll_out(state, Rng("state"), 5)
        return [matches, rollouts, *kernel.score_matches(Rng("sheet"), 5)]

    compiled = play()
    monkeypatch.setattr(Entry, "__call__", run_plain)
    assert play() == compiled


PROGRAM = """
import sys
{hide}
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels import find_kernel
for seats in (3, 4):
    kernel = find_kernel(make_game("six", {{"rounds": 1}}, seats))
    print(kernel.play_matches(Rng("hidden"), 4).scores)
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
