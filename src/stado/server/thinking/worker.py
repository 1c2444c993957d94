"""Processes of our own beside the server, which answer line by line."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

_LONGEST_LINE = 1 << 22
_LOW_PRIORITY = 15


class Worker:
    """A process that runs one of our modules; or OSError where none can be started or asked."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, module: str, *, yields: bool = False) -> Worker:
        """A new one, which gives way to everybody else if it yields."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE
        )
        if yields and sys.platform != "win32":
            os.setpriority(os.PRIO_PROCESS, process.pid, _LOW_PRIORITY)
        return cls(process)

    @property
    def alive(self) -> bool:
        """Whether it has not ended, as far as is known."""
        return self._process.returncode is None

    async def ask(self, line: bytes) -> bytes:
        """Its answer to a line; nothing where it has ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + b"\n")
        return await self._process.stdout.readline()

    async def end(self) -> None:
        """Let it be gone."""
        if self.alive:
            self._process.kill()
        await self._process.wait()


def answer_lines(answer: Callable[[bytes], bytes]) -> None:
    """What a worker does: answer until nothing more is asked."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line) + b"\n")
        sys.stdout.buffer.flush()
