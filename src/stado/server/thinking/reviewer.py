"""Answers are weighed one question at a time, in a process that gives way to bots, or in a thread."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from stado.rooms.decisions import RefusalError
from stado.rooms.reviews import Doubt, Finding, Steps, find
from stado.rooms.thinking import BotTask
from stado.server.people.sharer import Sharer
from stado.server.settings import Limits
from stado.server.thinking.tasks import TaskRunner
from stado.server.thinking.worker import answer_messages

_KEPT = 256
_FINDINGS = msgspec.json.Decoder(Finding)
_REVIEWS = msgspec.json.Decoder(list[msgspec.Raw])


class Reviewer:
    """Weighs the answers to one question after another for all who are admitted, and keeps the last findings."""

    def __init__(self, limits: Limits, *, apart: bool) -> None:
        self.tasks = TaskRunner(__name__, limits.reviews)
        self._apart = apart  # in a process
        self._kept: OrderedDict[bytes, Finding] = OrderedDict()

    async def close(self) -> None:
        """End what thinks."""
        await self.tasks.close()

    async def review(self, sharer: Sharer, record: str, steps: Sequence[int]) -> msgspec.Raw:
        """The reviews for a person who asks, each step in a turn of its own; or RefusalError."""
        found = [await self._find(sharer, Steps(record, (step,)), rank=1) for step in steps]
        return msgspec.Raw(msgspec.json.encode([review for reviews in found for review in _REVIEWS.decode(reviews)]))

    async def advise(self, sharer: Sharer, decision: int, question: BotTask) -> msgspec.Raw:
        """The advice for a person who asks, before any review; or RefusalError."""
        return await self._find(sharer, Doubt(decision, question), rank=0)

    async def _find(self, sharer: Sharer, task: Steps | Doubt, *, rank: int) -> msgspec.Raw:
        """What is found, now or before."""
        line = msgspec.json.encode(task)
        key = sha256(line).digest()
        finding = self._kept.pop(key, None)
        if finding is None:
            finding = _FINDINGS.decode(await self.tasks.do(sharer, line, rank=rank, here=None if self._apart else find))
        self._kept[key] = finding
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        if finding.code is not None:
            raise RefusalError(finding.code, finding.message)
        return finding.found


if __name__ == "__main__":
    answer_messages(find)
