"""Records and challenges are carried out in a process of its own, within bounds of time, memory and length."""

from __future__ import annotations

import asyncio
import gzip
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import msgspec

from stado.core.decoding import decode_json
from stado.core.errors import StadoError
from stado.core.record import Record, format_record, parse_record
from stado.rooms.decisions import Asker, RefusalError
from stado.rooms.duels import challenge_others, read_challenge
from stado.rooms.protocol.errors import ErrorCode
from stado.rooms.replays import Viewer, tell_text
from stado.rooms.sending import open_sent
from stado.rooms.writes import NewRoom
from stado.server.people.sharer import Sharer
from stado.server.settings import Limits
from stado.server.thinking.tasks import TaskRunner
from stado.server.thinking.worker import answer_messages
from stado.teach.challenge import Challenge

_REMINDER = 0.1  # seconds of the processor's time until the limit is told again
_TOO_LONG = "the match is too long to be shown at once; ask for one viewer's eyes"
_TOO_MUCH = "this takes more than it may"


class ReplayTask(msgspec.Struct, frozen=True, tag="replay"):
    """A record to be replayed, and within which bounds."""

    record: str
    viewer: Viewer
    zipped: bool
    seconds: float  # of the processor's time
    bytes: int
    views: int


class SendTask(msgspec.Struct, frozen=True, tag="send"):
    """A record to be kept as a room of somebody, and within which bounds."""

    record: str
    room: str
    now: int
    asker: Asker
    seconds: float  # of the processor's time


class ProveTask(msgspec.Struct, frozen=True, tag="prove"):
    """The text of a challenge, whose score is to be proven."""

    text: str
    seconds: float  # of the processor's time


class ChallengeTask(msgspec.Struct, frozen=True, tag="challenge"):
    """A record of which a challenge is to be made."""

    record: str
    seconds: float  # of the processor's time


Task = ReplayTask | SendTask | ProveTask | ChallengeTask


class _Names(msgspec.Struct, frozen=True):
    """What a record's first line tells of its seats."""

    names: tuple[str, ...] = ()


class Told(msgspec.Struct, frozen=True):
    """What came of a task as it is sent, or why nothing did."""

    body: bytes = b""
    code: ErrorCode | None = None
    message: str = ""


class Replayer:
    """Carries out one match after another for all who ask."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.tasks = TaskRunner(__name__, limits.replays, memory=limits.replay_memory)

    async def tell(self, sharer: Sharer, record: str, viewer: Viewer, *, zipped: bool) -> bytes:
        """The replay as JSON, zipped if asked for; or RefusalError."""
        limits = self._limits
        task = ReplayTask(record, viewer, zipped, limits.replay_seconds, limits.replay_bytes, limits.replay_views)
        return await self._do(sharer, task)

    async def open(self, sharer: Sharer, record: str, room: str, now: int, asker: Asker) -> NewRoom:
        """The room of a finished match, or RefusalError."""
        task = SendTask(record, room, now, asker, self._limits.replay_seconds)
        return msgspec.json.decode(await self._do(sharer, task), type=NewRoom)

    async def read_challenge(self, sharer: Sharer, text: str) -> Challenge:
        """The challenge of a text, its score proven; or RefusalError."""
        told = await self._do(sharer, ProveTask(text, self._limits.replay_seconds))
        return msgspec.json.decode(told, type=Challenge)

    async def make_challenge(self, sharer: Sharer, record: Record) -> Challenge:
        """The challenge to beat a finished match, or RefusalError."""
        text = await asyncio.to_thread(format_record, record)
        told = await self._do(sharer, ChallengeTask(text, self._limits.replay_seconds))
        return msgspec.json.decode(told, type=Challenge)

    async def _do(self, sharer: Sharer, task: Task) -> bytes:
        """What the process makes of a task, or RefusalError."""
        told = msgspec.msgpack.decode(await self.tasks.do(sharer, msgspec.msgpack.encode(task)), type=Told)
        if told.code is not None:
            raise RefusalError(told.code, told.message)
        return told.body


def answer(message: bytes) -> bytes:
    """What is told, both as they travel."""
    task = msgspec.msgpack.decode(message, type=Task)
    try:
        with _time_limit(task.seconds):
            return msgspec.msgpack.encode(_carry_out(task))
    except RefusalError as error:
        told = Told(code=error.code, message=error.message)
    except StadoError as error:
        told = Told(code="bad_record", message=str(error)[:300])
    except (MemoryError, TimeoutError):
        told = Told(code="too_large", message=_TOO_LONG if isinstance(task, ReplayTask) else _TOO_MUCH)
    return msgspec.msgpack.encode(told)


def _carry_out(task: Task) -> Told:
    """What comes of a task, or StadoError or RefusalError."""
    match task:
        case ReplayTask():
            return _tell(task)
        case SendTask(record, room, now, asker):
            made: object = open_sent(room, now, asker, record)
        case ProveTask(text):
            made = read_challenge(text)
        case ChallengeTask(record):
            made = challenge_others(parse_record(record))
    return Told(msgspec.json.encode(made))


def _tell(task: ReplayTask) -> Told:
    """The replay, or why there can be none."""
    if _count_views(task) > task.views:
        return Told(code="too_large", message=_TOO_LONG)
    body = msgspec.json.encode(tell_text(task.record, task.viewer))
    if len(body) > task.bytes:
        return Told(code="too_large", message=_TOO_LONG)
    return Told(gzip.compress(body, compresslevel=6, mtime=0) if task.zipped else body)


def _count_views(task: ReplayTask) -> int:
    """The views that a replay has, as far as the record's first line can be read."""
    first, _, rest = task.record.partition("\n")
    try:
        seats = len(decode_json(first, _Names).names)
    except (msgspec.MsgspecError, UnicodeError):
        seats = 0
    return rest.count("\n") * (seats + 1 if task.viewer == "all" else 1)


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """TimeoutError once that much of the processor's time is gone, where the system can tell."""
    if sys.platform == "win32":
        yield
        return

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise TimeoutError

    signal.signal(signal.SIGPROF, stop)
    # Again and again: what is raised while something is cleaned up is lost.
    signal.setitimer(signal.ITIMER_PROF, seconds, _REMINDER)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


if __name__ == "__main__":
    answer_messages(answer)
