"""Compiles all kernels in a process that gives way to everybody, while quick code runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread

_BUILDER = "stado.kernels.builder"
_LOWEST_PRIORITY = 19


def build_beside(module: str, take_over: Callable[[], None]) -> None:
    """Start that process, which begins with a module; whenever one is done, `take_over` is called in a thread."""
    Thread(target=_build, args=(module, take_over), name="kernels", daemon=True).start()


def _build(module: str, take_over: Callable[[], None]) -> None:
    """Watch the process; where none can be started, quick code has to do."""
    command = [sys.executable, "-m", _BUILDER, module]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with (
        suppress(OSError),
        Popen(command, env=environment, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, start_new_session=True) as process,
    ):
        if sys.platform != "win32":
            os.setpriority(os.PRIO_PROCESS, process.pid, _LOWEST_PRIORITY)
        assert process.stdout is not None
        for _ in process.stdout:
            take_over()
