"""`stado kernels measure` and what it needs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from stado.kernels import measure
from stado.testing.command import Stado
from tests.kernels.fake_gpu import make_fake_cupy


@pytest.fixture
def code(tmp_path: Path) -> Path:
    path = tmp_path / "kernels.ptx"
    path.write_text("for a fake GPU")
    return path


def test_the_command_tells_how_fast_a_gpu_is(monkeypatch: pytest.MonkeyPatch, code: Path, stado: Stado) -> None:
    monkeypatch.setitem(sys.modules, "cupy", make_fake_cupy())
    monkeypatch.setattr(measure, "CHECKED", 3)
    monkeypatch.setattr(measure, "REPEATS", 1)
    monkeypatch.setattr(measure, "WAVES", (1, 2))
    done = stado("kernels", "measure", str(code))
    assert done.code == 0
    assert "Fake: six, rounds of random picks: 1 million rounds a second by 2 threads" in done.out
    assert "Fake: six, picks by a net: 1 million decisions a second by 2 threads" in done.out
    assert done.out.count("3 streams equal to those of this machine") == 2


@pytest.mark.parametrize(
    ("cupy", "words"), [(None, "needs CuPy"), (make_fake_cupy(present=False), "no GPU to run on: no device")]
)
def test_where_there_is_no_gpu_that_is_said(
    monkeypatch: pytest.MonkeyPatch, code: Path, stado: Stado, cupy: Any, words: str
) -> None:
    monkeypatch.setitem(sys.modules, "cupy", cupy)
    done = stado("kernels", "measure", str(code))
    assert done.code != 0
    assert words in done.err


def test_a_file_that_is_missing_is_said(stado: Stado, tmp_path: Path) -> None:
    done = stado("kernels", "measure", str(tmp_path / "none.ptx"))
    assert done.code != 0
    assert "stado kernels build cuda --out" in done.err.replace("\n", " ")


def test_a_module_without_kernels_is_refused(stado: Stado, tmp_path: Path) -> None:
    done = stado("kernels", "build", "cuda", "--out", str(tmp_path / "kernels.ptx"), "--module", "seven")
    assert done.code != 0
    assert "seven has no kernels; allowed: board.rollouts" in done.err
