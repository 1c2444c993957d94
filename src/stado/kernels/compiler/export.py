"""Entries: the functions of flat code that are called from outside, many matches at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from ctypes import CFUNCTYPE, c_char, c_void_p
from functools import cache, cached_property, update_wrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

from stado.kernels.compiler import store
from stado.kernels.compiler.frame import Frame, symbol_of
from stado.kernels.compiler.library import Library

if TYPE_CHECKING:
    from stado.kernels.compiler.targets import Loaded, NativeTarget

P = ParamSpec("P")
R = TypeVar("R")

SWITCH = "STADO_KERNELS"  # "plain" runs flat code as it is written; else the path of a library

_EXPORTS: dict[str, list[Export]] = {}  # by module


class Export:
    """A function of flat code, compiled with all others of its module when one of them is first called."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.flat = function
        update_wrapper(self, function)
        _EXPORTS.setdefault(function.__module__, []).append(self)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        code = self._code
        if code is None:
            return self.flat(*arguments, **named)
        frame = self._frame.pack(arguments, named)
        code((c_char * len(frame)).from_buffer(frame))
        return self._frame.unpack(frame)

    @cached_property
    def _frame(self) -> Frame:
        """How it is called."""
        return Frame(self.flat)

    @cached_property
    def _code(self) -> Callable[..., None] | None:
        """The compiled function, or None where flat code runs as it is written."""
        runner = _runner()
        if runner is None:
            return None
        if isinstance(runner, Library):
            return runner.find(self.flat)
        loaded = _load(runner, self.flat.__module__)
        return CFUNCTYPE(None, c_void_p)(loaded.find(symbol_of(self.flat)))


def export(function: Callable[P, R]) -> Callable[P, R]:
    """A function of flat code that is called from outside."""
    return cast("Callable[P, R]", Export(function))


def is_compiled() -> bool:
    """Whether flat code is compiled here."""
    return _runner() is not None


def all_exports() -> list[Callable[..., Any]]:
    """The functions of all exports that were imported."""
    return [export.flat for exports in _EXPORTS.values() for export in exports]


def prepare(module: str) -> None:
    """Compile the exports of a module, unless it has none or they are kept."""
    runner = _runner()
    if module in _EXPORTS and runner is not None and not isinstance(runner, Library):
        _load(runner, module)


@cache
def _runner() -> NativeTarget | Library | None:
    """What runs flat code: a library that was built ahead, or a compiler; where that is missing, it is said once."""
    wanted = os.environ.get(SWITCH, "")
    if wanted == "plain":
        return None
    if wanted:
        return Library(wanted)
    try:
        from stado.kernels.compiler.targets import NativeTarget
    except ImportError:
        print("stado: llvmlite is not installed, so bots think slower (pip install 'stado[fast]')", file=sys.stderr)  # noqa: T201
        return None
    return NativeTarget()


@cache
def _load(native: NativeTarget, module: str) -> Loaded:
    """The exports of a module, compiled if they are not kept."""
    functions = [export.flat for export in _EXPORTS[module]]
    path = Path(functions[0].__code__.co_filename)
    code = store.read_kept(module, path)
    if code is None:
        from stado.kernels.compiler.program import Program

        program = Program()
        for function in functions:
            program.add_export(function)
        code = native.compile(program)
        store.keep(module, path, code)
    return native.load(code)
