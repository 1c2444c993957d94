"""Processes of our own beside the server, which answer one message after another."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path

_LOW_PRIORITY = 5  # a third of the time beside something busy: who waits for it must not wait for minutes
_STATUS = Path("/proc/self/status")
_LENGTH = 8  # bytes before each message, which tell how long it is
_ANSWERED, _FAILED = b"+", b"-"  # behind the length of each answer


class FaultError(OSError):
    """A process failed at a message by a fault of ours, and is ready for the next one."""


class Worker:
    """A process that runs one of our modules; or OSError where none can be started or asked."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, module: str, *, yields: bool = False, memory: int = 0) -> Worker:
        """A new one, which gives way to everybody else if it yields, and takes no more memory than that, if told so."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, str(memory), stdin=PIPE, stdout=PIPE
        )
        if yields and sys.platform != "win32":
            os.setpriority(os.PRIO_PROCESS, process.pid, _LOW_PRIORITY)
        return cls(process)

    @property
    def alive(self) -> bool:
        """Whether it has not ended, as far as is known."""
        return self._process.returncode is None

    async def ask(self, message: bytes) -> bytes:
        """Its answer to a message; nothing where it has ended, and FaultError where it failed."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        if self._process.stdin.is_closing():  # it has ended, which nobody has noticed yet
            return b""
        self._process.stdin.write(_measure(message) + message)
        try:
            start = await self._process.stdout.readexactly(_LENGTH + 1)
            answer = await self._process.stdout.readexactly(int.from_bytes(start[:_LENGTH], "big"))
        except asyncio.IncompleteReadError:
            return b""
        if start.endswith(_FAILED):
            raise FaultError(answer.decode())
        return answer

    async def end(self) -> None:
        """Let it be gone."""
        if self.alive:
            self._process.kill()
        await self._process.wait()


def _measure(message: bytes) -> bytes:
    """What travels before a message."""
    return len(message).to_bytes(_LENGTH, "big")


def answer_messages(answer: Callable[[bytes], bytes]) -> None:
    """What a worker does: answer until nothing more is asked, or it has grown beyond its memory's half."""
    memory = int(sys.argv[1])
    _limit_memory(memory)
    while length := sys.stdin.buffer.read(_LENGTH):
        message = sys.stdin.buffer.read(int.from_bytes(length, "big"))
        sign, told = _try(answer, message)
        try:
            for part in (_measure(told), sign, told):  # one by one: a long answer is not copied
                sys.stdout.buffer.write(part)
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # nobody asks any more
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left is written at the exit
            return
        if memory and _memory_used() > memory // 2:
            return


def _try(answer: Callable[[bytes], bytes], message: bytes) -> tuple[bytes, bytes]:
    """The answer to a message, or where it failed: no message ends the process."""
    try:
        return _ANSWERED, answer(message)
    except Exception:  # whatever a message leads to
        return _FAILED, traceback.format_exc().encode("utf-8", "backslashreplace")


def _limit_memory(memory: int) -> None:
    """Take no more memory than that: an allocation beyond it fails; where the system knows no such limit, none does."""
    if memory and sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def _memory_used() -> int:
    """The most memory that this process has had, in bytes."""
    if sys.platform == "win32":
        return 0
    if _STATUS.exists():  # on Linux, where `getrusage` also counts what the parent held when it started this process
        peak = re.search(r"VmHWM:\s+(\d+) kB", _STATUS.read_text())
        return int(peak[1]) * 1024 if peak else 0
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used if sys.platform == "darwin" else used * 1024
