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
from stado.kernels.compiler.beside import build_beside
from stado.kernels.compiler.frame import Frame, symbol_of
from stado.kernels.compiler.library import Library

if TYPE_CHECKING:
    from stado.kernels.compiler.program import Program
    from stado.kernels.compiler.targets import Loaded, NativeTarget

P = ParamSpec("P")
R = TypeVar("R")

SWITCH = "STADO_KERNELS"  # "plain" runs flat code as it is written; else the path of a library

_EXPORTS: dict[str, list[Export]] = {}  # by module
_LOADED: list[Loaded] = []  # for good: some thread may be running any of it
_QUICK: set[str] = set()  # modules that are not compiled in full yet


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
        return self.bind(_load(runner, self.flat.__module__))

    def bind(self, loaded: Loaded) -> Callable[..., None]:
        """Its function in what is loaded, which is called from now on."""
        self._code = CFUNCTYPE(None, c_void_p)(loaded.find(symbol_of(self.flat)))
        return self._code


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
    """Compile the exports of a module in full, unless it has none or they are kept."""
    runner = _runner()
    if module in _EXPORTS and runner is not None and not isinstance(runner, Library):
        _make(runner, module)


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
    """The exports of a module: in full, or quick ones for as long as it takes to compile them so."""
    if store.keeps(_path(module)) and store.read_kept(module, _path(module)) is None:
        return _load_quickly(native, module)
    return _hold(native, _make(native, module))


def _load_quickly(native: NativeTarget, module: str) -> Loaded:
    """The exports of a module, compiled in a moment; a process compiles them in full."""
    from stado.kernels.compiler.targets import QuickTarget

    loaded = _hold(native, QuickTarget().compile(_write(module, quick=True)))
    if not _QUICK:
        build_beside(module, lambda: _take_over(native))
    _QUICK.add(module)
    return loaded


def _take_over(native: NativeTarget) -> None:
    """Run what is compiled in full by now from here on."""
    for module in list(_QUICK):
        code = store.read_kept(module, _path(module))
        if code is not None:
            loaded = _hold(native, code)
            for export in _EXPORTS[module]:
                export.bind(loaded)
            _QUICK.remove(module)


def _hold(native: NativeTarget, code: bytes) -> Loaded:
    """Code in this process, for good."""
    _LOADED.append(native.load(code))
    return _LOADED[-1]


def _make(native: NativeTarget, module: str) -> bytes:
    """The exports of a module in full, compiled if they are not kept."""
    code = store.read_kept(module, _path(module))
    if code is None:
        code = native.compile(_write(module))
        store.keep(module, _path(module), code)
    return code


def _write(module: str, *, quick: bool = False) -> Program:
    """The program of a module's exports."""
    from stado.kernels.compiler.program import Program

    program = Program(quick=quick)
    for export in _EXPORTS[module]:
        program.add_export(export.flat)
    return program


def _path(module: str) -> Path:
    """The file of a module that has exports."""
    return Path(_EXPORTS[module][0].flat.__code__.co_filename)
