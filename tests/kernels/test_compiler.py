"""The same source runs compiled and as it is written, with the same numbers; without numba it says so once."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels import compiler, find_kernel

TABLES = [
    ("six", "classic", 4),
    ("six", "classic", 10),
    ("six", "pro", 3),
    ("three", "standard", 2),
    ("three", "standard", 4),
    ("loot", "standard", 4),
    ("loot", "expert", 3),
]


@contextmanager
def plain_kernels() -> Iterator[Any]:
    """The kernels imported anew, as they are written."""
    kept = {name: module for name, module in sys.modules.items() if name.startswith("stado.kernels")}
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setenv(compiler.SWITCH, "plain")
        for name in kept:
            del sys.modules[name]
        try:
            yield importlib.import_module("stado.kernels")
        finally:
            for name in [name for name in sys.modules if name.startswith("stado.kernels")]:
                del sys.modules[name]
            sys.modules.update(kept)


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_compiled_and_plain_kernels_give_the_same_numbers(name: str, variant: str, seats: int) -> None:
    assert compiler.is_compiled()
    game = make_game(name, {"variant": variant}, seats)
    fast = find_kernel(game)
    assert fast is not None
    with plain_kernels() as plain:
        slow = plain.find_kernel(game)
        assert type(slow) is not type(fast)
        matches = slow.play_matches(Rng("same"), 10)
        state = Match(game, "same").state
        rollouts = slow.roll_out(state, Rng("state"), 5)
        (sheet,) = slow.score_matches(Rng("sheet"), 5)
    assert fast.play_matches(Rng("same"), 10).scores == matches.scores
    assert fast.roll_out(state, Rng("state"), 5).scores == rollouts.scores
    (fast_sheet,) = fast.score_matches(Rng("sheet"), 5)
    assert list(map(int, fast_sheet.scores)) == sheet.scores
    assert (fast_sheet.turns, fast_sheet.decisions) == (sheet.turns, sheet.decisions)


@pytest.mark.system
@pytest.mark.parametrize(
    ("name", "tests"),
    [("six", "agree_after_every_card and (4 or 10)"), ("three", "agree_with or rollout_from or trial")],
)
def test_kernels_as_they_are_written_agree_with_the_rules(name: str, tests: str) -> None:
    file = Path(__file__).with_name(f"test_{name}.py")
    command = [sys.executable, "-m", "pytest", str(file), "-q", "-k", tests, "-p", "no:cacheprovider"]
    done = subprocess.run(
        command, env={**os.environ, compiler.SWITCH: "plain"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


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
def test_without_numba_and_numpy_kernels_run_and_say_so_once() -> None:
    with_numba = run("")
    without = run("sys.modules['numba'] = None; sys.modules['numpy'] = None")
    assert without.stdout == with_numba.stdout
    assert with_numba.stderr == ""
    assert without.stderr.count("numba is not installed") == 1
    assert len(without.stderr.splitlines()) == 1


def test_where_nothing_can_be_written_kernels_are_compiled_but_not_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr(compiler, "_cache_folder", compiler._cache_folder.__wrapped__)
    assert compiler._cache_folder() is None

    def double(number: int) -> int:
        return 2 * number

    assert compiler.compiled(double)(21) == 42


def test_the_folder_of_kept_kernels_is_named_by_their_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    source = tmp_path / "sources" / "compiler.py"
    source.parent.mkdir()
    monkeypatch.setattr(compiler, "__file__", str(source))
    folders = []
    for text in ("one", "other", "one"):
        source.write_text(text)
        folders.append(compiler._cache_folder.__wrapped__())
    assert folders[0] == folders[2] != folders[1]
    assert folders[0] is not None
    assert folders[0].parent == tmp_path / "stado"


def test_what_many_other_versions_left_is_deleted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    shelf = tmp_path / "stado"
    (shelf / "notes").mkdir(parents=True)
    for age in range(9):
        old = shelf / f"kernels-{age}"
        old.mkdir()
        (old / "index").touch()
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    own = compiler._cache_folder.__wrapped__()
    assert own is not None
    assert sorted(path.name for path in shelf.iterdir()) == sorted(
        [own.name, *(f"kernels-{n}" for n in range(5)), "notes"]
    )
    os.utime(shelf / "kernels-4", (1, 1))
    (shelf / "kernels-9").mkdir()
    compiler._cache_folder.__wrapped__()  # it is there already, so nothing is tidied
    assert (shelf / "kernels-4").exists()
