"""Records: a match as a log on disk, one JSON line for the head, one for each action, one for the end.

Each line ends in a checksum that covers it and all lines before it, so that damage or editing is found at its line.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any, Self

import msgspec
from msgspec import Meta

from stado.core.decoding import decode_json
from stado.core.errors import RecordError
from stado.core.fields import Seat
from stado.core.game import Outcome
from stado.core.letters import can_be_shown

FORMAT = 1
_SUM_LENGTH = 12

Count = Annotated[int, Meta(ge=0, le=1_000_000)]  # more than any version has, or anybody does in a match


class _Version(msgspec.Struct, frozen=True):
    """The part of a head that every format has."""

    stado: Count


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match is: enough, with the log, for every state of it."""

    stado: Count  # the format's version
    game: str
    rules: Count  # the game's rules_version
    options: dict[str, Any]
    names: tuple[str, ...]
    bots: tuple[str | None, ...]  # a level for each seat that a bot plays
    seed: str
    salts: tuple[str, ...] = ()  # what the seats added to the seed
    position: str | None = None  # where the match started, if not at the beginning


class LoggedAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action of the log."""

    seat: Seat
    action: dict[str, Any]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last line of a finished match."""

    outcome: Outcome
    undone: Count = 0  # how often something was taken back: where it is not 0, the result is unranked


class Record(msgspec.Struct, frozen=True):
    """A match, finished or not, as it is saved."""

    head: Head
    log: tuple[LoggedAction, ...]
    outcome: Outcome | None = None
    undone: Count = 0  # as in the end


def commit(seed: str) -> str:
    """The hash shown when a match starts, by which anybody can check the seed when it ends."""
    return sha256(b"stado seed:" + seed.encode()).hexdigest()


def format_record(record: Record) -> str:
    """The record as its lines."""
    parts: list[Head | LoggedAction | End] = [record.head, *record.log]
    if record.outcome is not None:
        parts.append(End(record.outcome, record.undone))
    lines, total = [], ""
    for part in parts:
        line, total = _seal(part, total)
        lines.append(line)
    return "".join(lines)


def parse_record(text: str) -> Record:
    """The record of these lines, or RecordError naming the line."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise RecordError("not a record: not a UTF-8 text") from None
    lines = text.split("\n")
    if lines.pop() != "":
        raise RecordError(f"line {len(lines) + 1}: cut off; the record is truncated")
    if not lines:
        raise RecordError("the record is empty")
    total, parts = "", []
    for number, line in enumerate(lines, start=1):
        body, total = _unseal(line, total, number)
        parts.append(body)
    version = _decode(parts[0], _Version, 1)
    if version.stado != FORMAT:
        raise RecordError(f"line 1: format {version.stado} is not known; this program reads format {FORMAT}")
    head = _decode(parts[0], Head, 1)
    for seat, name in enumerate(head.names, start=1):
        if not can_be_shown(name):
            raise RecordError(f"line 1: the name of seat {seat} cannot be shown")
    finished = len(parts) > 1 and parts[-1].startswith('{"outcome"')
    end = _decode(parts[-1], End, len(parts)) if finished else None
    entries = parts[1:-1] if finished else parts[1:]
    log = tuple(_decode(part, LoggedAction, number) for number, part in enumerate(entries, start=2))
    return Record(head, log, end.outcome, end.undone) if end else Record(head, log)


def load_record(path: Path) -> Record:
    """The record in a file, or RecordError."""
    try:
        return parse_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: not a record: not a UTF-8 text") from None
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def save_record(record: Record, path: Path) -> None:
    """Write the record whole, or RecordError and the file is as it was."""
    data = format_record(record).encode()
    part = path.parent / f"{path.name}.part"
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise RecordError(f"{path}: cannot be written: {error.strerror}") from None


class RecordWriter:
    """A record being written: each action is on disk when `write` returns."""

    def __init__(self, path: Path, record: Record) -> None:
        self.path = path
        save_record(record, path)
        self._written = len(record.log)
        self._ended = record.outcome is not None
        self._total = _last_sum(path)
        try:
            self._file = path.open("ab", buffering=0)
        except OSError as error:
            raise RecordError(f"{path}: cannot be written: {error.strerror}") from None

    def write(self, log: Sequence[LoggedAction], outcome: Outcome | None) -> None:
        """Append what the log has beyond what is written, and the end once there is one; or RecordError."""
        parts: list[LoggedAction | End] = list(log[self._written :])
        if outcome is not None and not self._ended:
            parts.append(End(outcome))
        lines, total = [], self._total
        for part in parts:
            line, total = _seal(part, total)
            lines.append(line)
        size = self._file.seek(0, os.SEEK_END)
        left = memoryview("".join(lines).encode())
        try:
            while left:
                left = left[self._file.write(left) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):  # so that the same can be written once there is room again
                self._file.truncate(size)
            raise RecordError(f"{self.path}: cannot be written: {error.strerror}") from None
        self._total = total
        self._written = len(log)
        self._ended |= outcome is not None

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _seal(part: Head | LoggedAction | End, total: str) -> tuple[str, str]:
    """A line with its checksum, and the checksum."""
    body = msgspec.json.encode(part).decode()
    total = _sum(body, total)
    return f'{body[:-1]},"sum":"{total}"}}\n', total


def _unseal(line: str, total: str, number: int) -> tuple[str, str]:
    """A line's body and its checksum, or RecordError."""
    body, mark, tail = line.rpartition(',"sum":"')
    if not mark or tail != _sum(body + "}", total) + '"}':
        raise RecordError(f"line {number}: the checksum does not match; the record was edited or damaged")
    return body + "}", tail[:-2]


def _sum(body: str, total: str) -> str:
    """The checksum of a line, given that of the line before."""
    return sha256((total + body).encode()).hexdigest()[:_SUM_LENGTH]


def _last_sum(path: Path) -> str:
    """The checksum of a file's last line."""
    return path.read_text(encoding="utf-8")[-_SUM_LENGTH - 3 : -3]


def _decode(body: str, kind: Any, number: int) -> Any:
    """One line as what it should be, or RecordError."""
    try:
        return decode_json(body, kind)
    except msgspec.DecodeError as error:
        raise RecordError(f"line {number}: {error}") from None
