"""Where compiled kernels are kept between runs: in the user's cache, by a hash of the sources they are made from."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

import stado

_KEPT = 6  # versions whose compiled kernels stay on disk


def read_kept(name: str, source: Path) -> bytes | None:
    """What was compiled from a module, if it is kept."""
    folder = _folder()
    with suppress(OSError):
        return None if folder is None else _path(folder, name, source).read_bytes()
    return None


def keep(name: str, source: Path, compiled: bytes) -> None:
    """Keep what was compiled from a module, where that can be written."""
    folder = _folder()
    if folder is None:
        return
    with suppress(OSError), tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
        file.write(compiled)
        file.close()
        Path(file.name).replace(_path(folder, name, source))  # at once: others may read it


def keeps(source: Path) -> bool:
    """Whether the source is the package's own, and what is compiled from it can be kept."""
    return source.is_relative_to(_root()) and _folder() is not None


@contextmanager
def alone() -> Iterator[None]:
    """Only one process at a time is in here, where the system can tell."""
    folder = _folder()
    if folder is None or sys.platform == "win32":
        yield
        return
    import fcntl

    with (folder / "builder").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _path(folder: Path, name: str, source: Path) -> Path:
    """The file of a module; one that is not among the package's sources is named by its contents too."""
    if source.is_relative_to(_root()):
        return folder / f"{name}.o"
    return folder / f"{name}-{sha256(source.read_bytes()).hexdigest()[:16]}.o"


@cache
def _folder() -> Path | None:
    """The folder for this version of the sources and this processor, or None where nothing can be written."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "stado"
    folder = cache / f"kernels-{_hash_sources()}"
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            with suppress(OSError):  # another process may be at it too
                _forget_old(cache)
        os.utime(folder)  # so that it counts as used
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _hash_sources() -> str:
    """What compiled code depends on: everything that flat code is made of, and the processor."""
    digest = sha256(f"{platform.machine()} {_processor()}".encode())
    for part in ("core/flat.py", "games", "kernels"):
        path = _root() / part
        for source in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _processor() -> str:
    """What tells processors apart that cannot run each other's code."""
    with suppress(OSError), Path("/proc/cpuinfo").open(encoding="utf-8") as file:
        return next((line for line in file if line.startswith(("flags", "Features"))), "")
    return platform.processor()


def _root() -> Path:
    """Where the package's sources are."""
    return Path(stado.__file__).parent


def _forget_old(cache: Path) -> None:
    """Delete what other versions have left, but for the few that were used last."""
    used = sorted(cache.glob("kernels-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in used[_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
