"""Where nothing is kept, code that is compiled in a moment runs until a process has compiled all of it in full."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from ctypes import CFUNCTYPE, c_void_p
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, find_module, make_game
from stado.kernels import builder, find_kernel, sheet
from stado.kernels.compiler import beside, floats, ints, store, zeros
from stado.kernels.compiler.export import _EXPORTS, _QUICK, Export, _hold, _load, _write
from stado.kernels.compiler.frame import symbol_of
from stado.kernels.compiler.targets import Loaded, QuickTarget
from stado.kernels.seats import ANY_PICK, ANYTHING, GLANCE
from stado.kernels.trial import Manner

VARIANTS = [
    (game.name, variant.name) for game in GAMES if find_module("stado.kernels", game) for variant in game.variants
]
MANNERS: tuple[Manner, ...] = ("random", "plain", "keen")
MODULE = sheet.__name__
EXPORTING = import_module("stado.kernels.compiler.export")  # not the function of that name


@cache
def load_quick(module: str) -> Loaded:
    """The quick code of a module."""
    target = QuickTarget()
    return _hold(target, target.compile(_write(module, quick=True)))


def find_quick(export: Export) -> Callable[..., None]:
    """The quick code of an export."""
    return CFUNCTYPE(None, c_void_p)(load_quick(export.flat.__module__).find(symbol_of(export.flat)))


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_quick_code_gives_the_same_numbers(monkeypatch: pytest.MonkeyPatch, name: str, variant: str) -> None:
    game = make_game(name, {"variant": variant}, 4)
    match = Match(game, "same")
    seat = match.to_act[0]
    view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)

    def play() -> Iterator[Any]:
        for noise in (ANYTHING, ANY_PICK, GLANCE):
            kernel = find_kernel(game, [noise] * 4)
            assert kernel is not None
            yield from kernel.play_matches(Rng("same"), 20)
            yield kernel.sum_rollouts(match.state, Rng("state"), 20)
        kernel = find_kernel(game)
        assert kernel is not None
        for manner in MANNERS:
            trial = kernel.open_trial(view, prompt, Rng("worlds"), manner)
            assert trial is not None
            yield trial.run((0, len(prompt.legal) - 1), 10)

    in_full = list(play())
    called = [export for exports in _EXPORTS.values() for export in exports if "_code" in vars(export)]
    for export in called:
        monkeypatch.setattr(export, "_code", find_quick(export))
    assert list(play()) == in_full
    assert called


@pytest.fixture
def nothing_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Export:
    """An export that was not called yet, on a machine where nothing is kept."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(store, "_folder", store._folder.__wrapped__)
    monkeypatch.setattr(EXPORTING, "_load", _load.__wrapped__)
    (export,) = _EXPORTS[MODULE]
    monkeypatch.setitem(vars(export), "_code", None)  # so that it is as before afterwards
    del export._code
    return export


def add_up(export: Export) -> tuple[Any, Any]:
    """What the export makes of two matches."""
    sums, wins = zeros(2), floats([0.0, 0.0])
    export(ints([3, 1, 2, 5]), ints([-3, -1, -2, -5]), sums, wins)
    return sums, wins


def test_code_in_full_takes_over_when_it_is_compiled(monkeypatch: pytest.MonkeyPatch, nothing_kept: Export) -> None:
    asked: list[tuple[str, Callable[[], None]]] = []
    monkeypatch.setattr(EXPORTING, "build_beside", lambda *given: asked.append(given))
    expected = add_up(nothing_kept)
    quick = nothing_kept._code
    ((module, take_over),) = asked
    assert module == MODULE
    assert MODULE in _QUICK
    take_over()
    assert nothing_kept._code is quick  # it is not compiled yet
    monkeypatch.setattr(sys, "argv", ["builder", MODULE])
    monkeypatch.setattr(builder, "kernel_modules", list)
    builder.main()
    take_over()
    assert nothing_kept._code is not quick
    assert MODULE not in _QUICK
    assert add_up(nothing_kept) == expected == (ints([5, 6]), floats([1.0, 1.0]))


def test_where_nothing_can_be_kept_all_is_compiled_in_full(
    monkeypatch: pytest.MonkeyPatch, nothing_kept: Export, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.delattr(EXPORTING, "build_beside")
    assert add_up(nothing_kept) == (ints([5, 6]), floats([1.0, 1.0]))


@pytest.mark.system
def test_whoever_waits_for_the_builder_is_told_of_each_module(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "two_modules.py").write_text("import sys; print(sys.argv[1]); print('other')")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(beside, "_BUILDER", "two_modules")
    told: list[bool] = []
    beside._build("one", lambda: told.append(True))
    assert len(told) == 2
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    beside._build("one", lambda: told.append(True))
    assert len(told) == 2


PROGRAM = """
import time
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels import find_kernel
from stado.kernels.compiler.export import _QUICK

kernel = find_kernel(make_game("three", {}, 3))
first = kernel.sum_matches(Rng("first"), 100)
assert _QUICK
while _QUICK:
    time.sleep(0.1)
assert kernel.sum_matches(Rng("first"), 100) == first
"""


@pytest.mark.slow
@pytest.mark.system
def test_a_process_compiles_all_kernels_beside_the_first_matches(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    subprocess.run([sys.executable, "-c", PROGRAM], check=True, timeout=300)
    subprocess.run([sys.executable, "-m", "stado.kernels.builder"], check=True)  # waits for the other one
    (folder,) = (tmp_path / "stado").iterdir()
    assert {"stado.kernels.three.rollouts.o", "stado.kernels.six.lanes.o"} < {path.name for path in folder.iterdir()}
