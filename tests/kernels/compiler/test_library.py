"""What is built ahead gives the same numbers as kernels that are compiled when they are called."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from ctypes import c_char
from functools import cache
from pathlib import Path

import pytest

from stado.bots import LEVELS
from stado.core.flat import Floats, Ints
from stado.games import GAMES
from stado.kernels import build_kernels, list_exports
from stado.kernels.compiler import SWITCH, floats, ints
from stado.kernels.compiler.frame import Frame
from stado.kernels.compiler.library import Library, LibraryError, build_library, describe_call
from stado.kernels.compiler.program import Program
from stado.kernels.compiler.targets import TARGETS, CudaTarget
from stado.kernels.sheet import sum_sheet
from tests.web.test_sources import ROOT, WEB, load_build, one_build_at_a_time

MOST_WASM_BYTES = 60_000  # zipped
PLAY, THINK, FIND = (Path(__file__).with_name(f"{name}.py") for name in ("play_all", "think_all", "find_exports"))


def halve(number: int) -> int:
    return number // 2


def scale(items: Ints, factor: float, sums: Floats) -> tuple[int, float]:
    sums[0] = items[0] * factor
    return items[0], sums[0]


@cache
def run_here(kernels: str, program: Path, *arguments: str) -> list[str]:
    """The lines that a program prints on this machine, by these kernels."""
    command, environment = [sys.executable, str(program), *arguments], os.environ | {SWITCH: kernels}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


def run_in_pyodide(library: Path, program: Path, *arguments: str) -> list[str]:
    """The lines that a program prints in Pyodide, by a library of kernels."""
    build = load_build()
    build.install_packages(WEB)
    wheel = build.fetch_msgspec((ROOT / "requirements.lock").read_text(), ROOT / "build" / "wheels")
    script = Path(__file__).with_name("run_in_pyodide.js")
    command = [build.find_node(), *map(str, (script, WEB, wheel, ROOT / "src", library, program)), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.fixture(scope="module")
def page_library() -> Path:
    """The kernels for the page, which are built again only when they have changed."""
    with one_build_at_a_time() as build:
        library: Path = build.build_kernels(ROOT)
    return library


@pytest.mark.slow
@pytest.mark.system
def test_a_library_of_this_machine_plays_as_the_compiler_does(tmp_path: Path) -> None:
    path = tmp_path / "kernels.so"
    build_kernels("native", path)
    calls = json.loads(path.with_suffix(".json").read_text())
    assert calls["stado_kernels_sheet_sum_sheet"] == describe_call(sum_sheet.flat)  # type: ignore[attr-defined]
    assert run_here(str(path), PLAY) == run_here("", PLAY)


@pytest.mark.system
def test_pyodide_plays_as_this_machine_does(page_library: Path) -> None:
    assert len(gzip.compress(page_library.read_bytes())) < MOST_WASM_BYTES
    assert run_in_pyodide(page_library, PLAY) == run_here("", PLAY)


@pytest.mark.system
@pytest.mark.parametrize(
    "wanted",
    [
        pytest.param(("20", "rollouts=300"), id="20 positions, searched shortly"),
        pytest.param(("60",), id="60 positions", marks=pytest.mark.slow),
    ],
)
def test_bots_answer_and_estimate_in_pyodide_as_on_this_machine(page_library: Path, wanted: tuple[str, ...]) -> None:
    variants = sum(len(game.variants) for game in GAMES)
    here = run_here("", THINK, *wanted)
    assert len(here) == variants * len(LEVELS) * int(wanted[0])
    assert run_in_pyodide(page_library, THINK, *wanted) == here


@pytest.mark.system
def test_the_library_of_the_page_lacks_no_export(page_library: Path, tmp_path: Path) -> None:
    assert run_in_pyodide(page_library, FIND) == []
    path = tmp_path / "few.so"
    build_library("native", [sum_sheet.flat], path)  # type: ignore[attr-defined]
    lacking = run_here(str(path), FIND)
    assert len(lacking) == len(list_exports()) - 1
    assert all("build it again" in line for line in lacking)


def test_a_gpu_gets_a_thread_for_each_call() -> None:
    program = Program(for_gpu=True)
    program.add_export(sum_sheet.flat)  # type: ignore[attr-defined]
    code = CudaTarget().compile(program).decode()
    assert ".visible .entry launch_stado_kernels_sheet_sum_sheet(" in code
    assert "fma.rn" not in code  # it would round once where others round twice


@pytest.mark.slow
def test_all_kernels_are_compiled_for_a_gpu(tmp_path: Path) -> None:
    path = tmp_path / "kernels.ptx"
    build_kernels("cuda", path)
    code, calls = path.read_text(), json.loads(path.with_suffix(".json").read_text())
    assert len(calls) > 20
    assert all(f".visible .entry launch_{symbol}(" in code for symbol in calls)


def test_a_call_is_described_slot_by_slot() -> None:
    takes = ["sequence of int64", "float", "sequence of float64"]
    assert describe_call(scale) == {"takes": takes, "returns": ["int", "float"]}


@pytest.mark.system
def test_what_a_library_lacks_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "few.so"
    build_library("native", [scale], path)
    library = Library(str(path))
    frame, items, sums = Frame(scale), ints([3]), floats([0.0])
    call = frame.pack((items, 2.0, sums), {})
    library.find(scale)((c_char * len(call)).from_buffer(call))
    assert (frame.unpack(call), list(sums)) == ((3, 6.0), [6.0])
    with pytest.raises(LibraryError, match=r"few\.so has no tests_kernels_compiler_test_library_halve: build it again"):
        library.find(halve)


def test_a_file_that_is_no_library_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "text.so"
    path.write_text("no library")
    with pytest.raises(LibraryError, match=r"text\.so is no library of kernels"):
        Library(str(path))


@pytest.mark.system
def test_a_linker_that_is_missing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(LibraryError, match="needs ziglang"):
        build_library("native", [scale], tmp_path / "none.so")


def test_every_target_has_a_name() -> None:
    assert list(TARGETS) == ["native", "wasm", "cuda"]
