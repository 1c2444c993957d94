"""Answers are weighed one question at a time, in a process that gives way to bots, or in a thread."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from hashlib import sha256

import msgspec
import structlog

from stado.bots import Estimate
from stado.bots.review import LEVEL, Verdict, judge, make_thinker, rank
from stado.bots.thinker import Thinker
from stado.core.errors import RecordError, StadoError
from stado.core.game import AnyGame
from stado.core.match import Match, replay
from stado.core.record import parse_record
from stado.core.rng import Rng
from stado.games import record_game
from stado.server.decision import RefusalError
from stado.server.protocol import Advice, ErrorCode, Review, ReviewedAnswer
from stado.server.settings import LONGEST_LOG, Limits
from stado.server.thinker import Question, open_question
from stado.server.worker import Worker, answer_lines

_log = structlog.get_logger()
_PATIENCE = 120  # seconds: compiling may be among them
_KEPT = 256
_OPEN = 4  # matches that are kept for the next question about them


class Steps(msgspec.Struct, frozen=True, tag="steps"):
    """What is to be reviewed: some steps of a record."""

    record: str
    numbers: tuple[int, ...]


class Doubt(msgspec.Struct, frozen=True, tag="doubt"):
    """What advice is wanted for: the question of a running match that a seat has to answer."""

    decision: int
    question: Question


class Finding(msgspec.Struct, frozen=True):
    """Reviews or advice, or why there can be none."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    code: ErrorCode | None = None
    message: str = ""


_TASKS = msgspec.json.Decoder(Steps | Doubt)
_FINDINGS = msgspec.json.Decoder(Finding)


def review_text(text: str, steps: Sequence[int]) -> list[Review | None]:
    """The reviews of steps of a record file, none where nobody had a choice; or StadoError or RefusalError."""
    match = _read_match(text)
    for step in steps:
        if not 0 <= step < len(match.steps):
            raise RefusalError("bad_message", f"the match has {len(match.steps)} steps and no step {step}")
    thinker = make_thinker(match.game, LEVEL)
    verdicts = (judge(thinker, match, step) for step in steps)
    return [None if verdict is None else _describe(match.game, verdict) for verdict in verdicts]


@lru_cache(maxsize=_OPEN)
def _read_match(text: str) -> Match:
    """The finished match in a record file; who asks for its steps a few at a time has it carried out once."""
    record = parse_record(text)
    if len(record.log) > LONGEST_LOG:
        raise RecordError(f"{len(record.log)} actions are more than this server reviews")
    match = replay(record_game(record), record)
    if match.outcome is None:
        raise RefusalError("not_over", "the match is not over")
    return match


def _describe(game: AnyGame, verdict: Verdict) -> Review:
    """A verdict in the protocol's words."""
    return Review(
        seat=verdict.seat,
        given=verdict.estimates.index(verdict.given),
        loss=verdict.loss,
        sure=verdict.sure,
        answers=_describe_answers(game, verdict.estimates),
    )


def _describe_answers(game: AnyGame, estimates: Iterable[Estimate]) -> tuple[ReviewedAnswer, ...]:
    """What answers are worth, in the protocol's words."""
    return tuple(
        ReviewedAnswer(
            action=estimate.action,
            text=game.format_action(estimate.action),
            value=estimate.value,
            error=estimate.error if estimate.rollouts > 1 else None,
        )
        for estimate in estimates
    )


def advise(doubt: Doubt) -> Advice:
    """What the answers are worth to a bot of the question's level, which is told nothing else."""
    bot, view, prompt = open_question(doubt.question, doubt.question.level)
    assert isinstance(bot, Thinker)
    estimates = bot.estimate(view, prompt, Rng(*doubt.question.stream))
    return Advice(doubt.decision, _describe_answers(bot.game, rank(estimates)))


def find(line: bytes) -> bytes:
    """The finding to a task, both as they travel."""
    task = _TASKS.decode(line)
    try:
        found = advise(task) if isinstance(task, Doubt) else review_text(task.record, task.numbers)
        finding = Finding(msgspec.Raw(msgspec.json.encode(found)))
    except RefusalError as error:
        finding = Finding(code=error.code, message=error.message)
    except StadoError as error:
        finding = Finding(code="bad_record", message=str(error)[:300])
    return msgspec.json.encode(finding)


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
    answer_lines(find)
