"""The matches already played of an arena that was stopped."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from stado.arena.contest import Contest
from stado.arena.play import Line
from stado.core.errors import StadoError


class Progress:
    """A file of results that grows as matches are played, and is read again when the same arena goes on."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.path = folder / f"{contest.key}.jsonl"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
        except OSError as error:
            raise StadoError(f"{self.path}: cannot be written: {error.strerror}") from None

    def load(self) -> list[Line]:
        """What was played before; a line cut off by a crash is played again."""
        lines = []
        for text in self.path.read_bytes().split(b"\n"):
            try:
                lines.append(msgspec.json.decode(text, type=Line))
            except msgspec.DecodeError:
                continue
        return lines

    def add(self, lines: Sequence[Line]) -> None:
        """Keep what was played."""
        self._file.write(b"".join(b"\n" + msgspec.json.encode(line) for line in lines))
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self, *, finished: bool) -> None:
        """Let go of the file, and of its contents once nothing is left to be played."""
        self._file.close()
        if finished:
            self.path.unlink(missing_ok=True)
