"""Compiles kernels with numba where it is installed; elsewhere the same functions run as they are written.

A kernel is written over flat sequences: lists of whole numbers when it runs as written, arrays when it is compiled.
Compiled kernels are kept on disk. Numba does not notice a change in another file that a kernel calls, so the folder
is named by a hash of all the kernels' sources.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable, MutableSequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

Ints = MutableSequence[int]
Floats = MutableSequence[float]

SWITCH = "STADO_KERNELS"  # "plain" runs the kernels as they are written
_KEPT = 6  # versions whose compiled kernels stay on disk


@cache
def is_compiled() -> bool:
    """Whether kernels are compiled here; where numba is missing, it is said once."""
    if os.environ.get(SWITCH) == "plain":
        return False
    try:
        import numba  # noqa: F401
    except ImportError:
        print("stado: numba is not installed, so bots think slower (pip install 'stado[fast]')", file=sys.stderr)  # noqa: T201
        return False
    return True


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The kernel compiled at its first call, or as it is."""
    if not is_compiled():
        return function
    import numba

    config: Any = numba.config
    usual, folder = config.CACHE_DIR, _cache_folder()
    config.CACHE_DIR = "" if folder is None else str(folder)
    try:
        # Wrapping integers and no checks: the tests run the same source as it is written. No counts of references
        # either: kernels work in the room that they are given and make no arrays; counting costs a third of the time.
        njit: Any = numba.njit
        faster: Callable[P, R] = njit(cache=folder is not None, nogil=True, boundscheck=False, _nrt=False)(function)
    finally:
        config.CACHE_DIR = usual
    return faster


def ints(values: Iterable[int]) -> Ints:
    """Whole numbers as the sequence that kernels take here."""
    flat: Ints = _flat(values, "int64")
    return flat


def floats(values: Iterable[float]) -> Floats:
    """Numbers as the sequence that kernels take here."""
    flat: Floats = _flat(values, "float64")
    return flat


def _flat(values: Iterable[Any], kind: str) -> Any:
    """An array of that kind where kernels are compiled, else a list."""
    if not is_compiled():
        return list(values)
    import numpy as np

    return np.array(list(values), dtype=kind)


@cache
def _cache_folder() -> Path | None:
    """Where compiled kernels are kept, or None where nothing can be written."""
    sources = sha256()
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        sources.update(path.read_bytes())
    name = f"kernels-{sources.hexdigest()[:16]}"
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "stado" / name
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            with suppress(OSError):  # another process may be at it too
                _forget_old(folder.parent)
        os.utime(folder)  # so that it counts as used
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _forget_old(shelf: Path) -> None:
    """Delete what other versions have left, but for the few that were used last."""
    used = sorted(shelf.glob("kernels-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in used[_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
