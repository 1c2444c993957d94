"""Work for persons beside the event loop: one task after another, shared fairly, and stopped when nobody waits."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import structlog

from stado.rooms.decisions import RefusalError
from stado.server.people.sharer import Sharer
from stado.server.settings import Share
from stado.server.thinking.turns import Turns
from stado.server.thinking.worker import FaultError, Worker

_log = structlog.get_logger()
_PATIENCE = 120  # seconds for one task: compiling may be among them


class TaskRunner:
    """Does tasks in a process that gives way to bots, or in a thread."""

    def __init__(self, module: str, share: Share, *, memory: int = 0) -> None:
        self._module = module
        self._share = share
        self._memory = memory
        self._turns = Turns(1)
        self._persons: Counter[str] = Counter()
        self._blocks: Counter[str] = Counter()
        self._worker: Worker | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="tasks")

    def __len__(self) -> int:
        """How many tasks are under way."""
        return self._persons.total()

    async def close(self) -> None:
        """End the process and the thread."""
        await self._end_worker()
        self._thread.shutdown(cancel_futures=True)

    @contextmanager
    def admit(self, sharer: Sharer) -> Iterator[None]:
        """Count somebody's request while it is under way, or RefusalError where too many are."""
        if self._persons[sharer.person] >= self._share.person or self._blocks[sharer.block] >= self._share.address:
            raise RefusalError("rate_limited", "too much at once; wait until you have what you asked for")
        if len(self) >= self._share.total:
            raise RefusalError("busy", "too many ask for this; try again")
        self._persons[sharer.person] += 1
        self._blocks[sharer.block] += 1
        try:
            yield
        finally:
            self._persons -= Counter([sharer.person])
            self._blocks -= Counter([sharer.block])

    async def do(
        self, sharer: Sharer, task: bytes, *, rank: int = 0, here: Callable[[bytes], bytes] | None = None
    ) -> bytes:
        """The answer to a task when it is the sharer's turn, from this process where told how; or RefusalError."""
        async with self._turns.turn(sharer.block, sharer.person, rank=rank):
            if here is not None:
                return await self._ask_thread(here, task)
            return await self._ask(task)

    async def _ask_thread(self, here: Callable[[bytes], bytes], task: bytes) -> bytes:
        """The answer of a thread, which nobody can end: the turn of who no longer waits lasts until it is done."""
        answer = asyncio.get_running_loop().run_in_executor(self._thread, here, task)
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            await asyncio.wait([answer])
            raise

    async def _ask(self, task: bytes) -> bytes:
        """The process's answer; who no longer waits for it ends the process."""
        ready = False
        try:
            async with asyncio.timeout(_PATIENCE):
                for _ in range(2):  # it may have ended since it answered last
                    if self._worker is None or not self._worker.alive:
                        self._worker = await Worker.start(self._module, yields=True, memory=self._memory)
                    answer = await self._worker.ask(task)
                    if answer:
                        ready = True
                        return answer
                    await self._end_worker()
        except FaultError as error:
            ready = True
            _log.error("task failed", module=self._module, trouble=str(error))
            raise RefusalError("internal", "something went wrong") from None
        except (OSError, TimeoutError) as error:
            _log.error("task failed", module=self._module, trouble=type(error).__name__)
            raise RefusalError("busy", "this did not come to an end; try again") from None
        finally:
            if not ready:  # what it still may answer is nobody's
                await self._end_worker()
        _log.warning("task ended its process", module=self._module)
        raise RefusalError("too_large", "this takes more than it may")

    async def _end_worker(self) -> None:
        """Let the process be gone."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()
