"""Libraries: all exports in one file that is built ahead, and needs no compiler where it runs.

The file is a shared library for this machine, or a side module of WebAssembly that Pyodide's own loader brings into
Python's memory, so that arrays are not copied. Both are called alike, through ctypes.
"""

from __future__ import annotations

import ctypes
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from stado.core.errors import StadoError
from stado.kernels.compiler.frame import Signature, symbol_of
from stado.kernels.compiler.kinds import leaves
from stado.kernels.compiler.values import describe

_WASM_LINKER = (
    "wasm-ld",
    "-shared",
    "--experimental-pic",
    "--no-entry",
    "--unresolved-symbols=import-dynamic",
    "--strip-all",
)
_NATIVE_LINKER = ("cc", "-shared", "-nostdlib", "-s")


class LibraryError(StadoError):
    """A library cannot be built, or is not of this program."""


class Library:
    """The exports of a file that was built ahead."""

    def __init__(self, path: str) -> None:
        self._path = path
        try:
            self._library = ctypes.CDLL(path)
        except OSError as error:
            raise LibraryError(f"{path} is no library of kernels: {error}") from None

    def find(self, function: Callable[..., Any]) -> Callable[..., None]:
        """The compiled function, or LibraryError: what is slow must not be mistaken for what is fast."""
        try:
            found = self._library[symbol_of(function)]
        except AttributeError:
            raise LibraryError(f"{self._path} has no {symbol_of(function)}: build it again") from None
        found.argtypes, found.restype = [ctypes.c_void_p], None
        return found


def build_library(target: str, functions: Sequence[Callable[..., Any]], path: Path) -> None:
    """Compile functions into a file, and describe how they are called in one beside it, whose name ends in .json."""
    from stado.kernels.compiler.program import Program
    from stado.kernels.compiler.targets import TARGETS

    program = Program(for_gpu=target == "cuda", for_page=target == "wasm")
    for function in functions:
        program.add_export(function)
    code = TARGETS[target]().compile(program)
    if target == "cuda":
        path.write_bytes(code)
    else:
        _link(target, code, program.exports, path)
    calls = {symbol_of(function): describe_call(function) for function in functions}
    path.with_suffix(".json").write_text(json.dumps(calls, indent=1) + "\n", encoding="utf-8")


def describe_call(function: Callable[..., Any]) -> dict[str, list[str]]:
    """What a function takes and returns, slot by slot, named tuples taken apart."""
    signature = Signature(function)
    takes = [describe(leaf) for kind in signature.kinds for leaf in leaves(kind)]
    return {"takes": takes, "returns": [describe(leaf) for leaf in leaves(signature.returns)]}


def _link(target: str, code: bytes, exports: Sequence[str], path: Path) -> None:
    """Make a library of an object file."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "kernels.o"
        source.write_bytes(code)
        linker = [*_WASM_LINKER, *(f"--export={name}" for name in exports)] if target == "wasm" else [*_NATIVE_LINKER]
        command = [sys.executable, "-m", "ziglang", *linker, str(source), "-o", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise LibraryError(f"cannot link, which needs ziglang: {done.stderr.strip()}")
