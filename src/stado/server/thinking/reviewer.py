"""Answers are weighed one question at a time, in a process that gives way to bots, or in a thread."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import msgspec
import structlog

from stado.rooms.decisions import RefusalError
from stado.rooms.reviews import Doubt, Finding, Steps, find
from stado.rooms.thinking import Question
from stado.server.settings import Limits
from stado.server.thinking.worker import Worker, answer_messages

_log = structlog.get_logger()
_PATIENCE = 120  # seconds: compiling may be among them
_KEPT = 256
_FINDINGS = msgspec.json.Decoder(Finding)


class Reviewer:
    """Weighs the answers to one question after another for all who ask, and keeps the last findings."""

    def __init__(self, limits: Limits, *, apart: bool) -> None:
        self._limits = limits
        self._apart = apart  # in a process
        self._turn = asyncio.Lock()
        self._asking: Counter[str] = Counter()
        self._kept: OrderedDict[bytes, Finding] = OrderedDict()
        self._worker: Worker | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="reviewer")

    async def close(self) -> None:
        """End the process and the thread."""
        await self._end_worker()
        self._thread.shutdown(cancel_futures=True)

    async def review(self, person: str, record: str, steps: Sequence[int]) -> msgspec.Raw:
        """The reviews for a person who asks, or RefusalError."""
        return await self._ask(person, Steps(record, tuple(steps)))

    async def advise(self, person: str, decision: int, question: Question) -> msgspec.Raw:
        """The advice for a person who asks, or RefusalError."""
        return await self._ask(person, Doubt(decision, question))

    async def _ask(self, person: str, task: Steps | Doubt) -> msgspec.Raw:
        """What is found, now or before, when it is the person's turn."""
        line = msgspec.json.encode(task)
        key = sha256(line).digest()
        self._admit(person)
        try:
            async with self._turn:
                finding = self._kept.pop(key, None) or _FINDINGS.decode(await self._find(line))
        finally:
            self._asking -= Counter([person])
        self._kept[key] = finding
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        if finding.code is not None:
            raise RefusalError(finding.code, finding.message)
        return finding.found

    def _admit(self, person: str) -> None:
        """Count somebody who asks, or RefusalError where too many do."""
        if self._asking[person] >= self._limits.person_reviews:
            raise RefusalError("rate_limited", "too many reviews at once; wait a little")
        if self._asking.total() >= self._limits.reviews:
            raise RefusalError("busy", "too many reviews are asked for; try again")
        self._asking[person] += 1

    async def _find(self, line: bytes) -> bytes:
        """The finding, thought of beside the event loop."""
        if not self._apart:
            return await asyncio.get_running_loop().run_in_executor(self._thread, find, line)
        found = b""
        try:
            async with asyncio.timeout(_PATIENCE):
                if self._worker is None or not self._worker.alive:
                    self._worker = await Worker.start(__name__, yields=True)
                found = await self._worker.ask(line)
        except (OSError, TimeoutError) as error:
            _log.error("review failed", trouble=type(error).__name__)
        finally:
            if not found:  # what it still may answer is nobody's
                await self._end_worker()
        if not found:
            raise RefusalError("busy", "the review did not come to an end; try again")
        return found

    async def _end_worker(self) -> None:
        """Let the process be gone."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()


if __name__ == "__main__":
    answer_messages(find)
