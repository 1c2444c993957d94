"""Bots think beside the event loop: in threads, or in processes that read questions from a pipe and end with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import structlog

from stado.bots import LEVELS
from stado.bots.thinker import Thinker
from stado.rooms.ports import Claim, Urgency
from stado.rooms.thinking import BotTask, Thought, look_into_games, think, warm_up_tasks
from stado.server.thinking.turns import Turns
from stado.server.thinking.worker import Worker, answer_messages

_log = structlog.get_logger()


_THREADS = 2
_QUICK = frozenset(level.name for level in LEVELS if not issubclass(level, Thinker))


class _Lane:
    """Some places to think at: processes that come with their first questions, or threads."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.idle: list[Worker] = []


class BotPool:
    """Answers questions; rooms get turns by who waits and who has had least.

    As many at once are thought about as there are processes. Levels that search nothing have a process more, so that
    who plays with them never waits for those that do.
    """

    def __init__(self, processes: int) -> None:
        look_into_games()
        self._threads = ThreadPoolExecutor(max_workers=_THREADS + 1, thread_name_prefix="thinker")
        self._count = processes
        self._quick, self._deep = _Lane(1), _Lane(processes or _THREADS)
        self._running: set[Worker] = set()
        self._warming: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Compile what bots need in a process of its own."""
        if self._count:
            self._warming = asyncio.create_task(self._warm(), name="warm-up")

    async def _warm(self) -> None:
        """Compile what bots think with in a process of its own: it takes long, and most bots need nothing of it."""
        worker = await self._start(yields=True)
        for question in warm_up_tasks():
            if await _ask(worker, question) is None:
                return
        await self._end(worker)

    def waiting(self) -> dict[str, Callable[[], int]]:
        """What counts the questions that wait, by the names of their lanes."""
        return {"quick": self._quick.turns.__len__, "deep": self._deep.turns.__len__}

    async def close(self) -> None:
        """End the processes."""
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._running))
        self._threads.shutdown(cancel_futures=True)

    async def ask(self, question: BotTask, claim: Claim) -> dict[str, Any]:
        """The answer of a bot, when it is the turn of the room's host, and of the address that they came from."""
        lane = self._quick if question.level in _QUICK else self._deep
        paced = claim.urgency is Urgency.UNATTENDED
        async with lane.turns.turn(claim.origin or claim.host, claim.host, rank=claim.urgency, paced=paced):
            thought = await (self._ask_process(lane, question) if self._count else self._ask_thread(question))
        if thought.trouble:
            _log.error("bot failed", game=question.game, level=question.level, trouble=thought.trouble)
        return thought.action

    async def _ask_thread(self, question: BotTask) -> Thought:
        """The answer of a thread of this process."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, think, question)

    async def _ask_process(self, lane: _Lane, question: BotTask) -> Thought:
        """The answer of an idle process; one that has died is replaced."""
        for _ in range(2):
            try:
                worker = lane.idle.pop() if lane.idle else await self._start()
                thought = await self._ask_worker(worker, question)
            except OSError as error:
                _log.error("bot process failed", trouble=type(error).__name__)
                break
            if thought is not None:
                lane.idle.append(worker)
                return thought
        return await self._ask_thread(question)

    async def _ask_worker(self, worker: Worker, question: BotTask) -> Thought | None:
        """The answer of a process; nothing where it has ended."""
        thought = None
        try:
            thought = await _ask(worker, question) if worker.alive else None
        finally:
            if thought is None:  # what it still may answer is nobody's
                await self._end(worker)
        return thought

    async def _start(self, *, yields: bool = False) -> Worker:
        """A process that thinks."""
        worker = await Worker.start(__name__, yields=yields)
        self._running.add(worker)
        return worker

    async def _end(self, worker: Worker) -> None:
        """Let a process be gone."""
        await worker.end()
        self._running.discard(worker)


async def _ask(worker: Worker, question: BotTask) -> Thought | None:
    """What a process answers; nothing where it has ended."""
    line = await worker.ask(msgspec.json.encode(question))
    return msgspec.json.decode(line, type=Thought) if line else None


def answer(line: bytes) -> bytes:
    """The thought on a question, both as they travel."""
    return msgspec.json.encode(think(msgspec.json.decode(line, type=BotTask)))


if __name__ == "__main__":
    answer_messages(answer)
