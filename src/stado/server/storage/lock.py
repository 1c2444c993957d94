"""A file that one process holds while it lives."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

PATIENCE = 1.0  # seconds
_MOMENT = 0.05  # seconds between two tries
_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
_LONGEST = 1000  # bytes that are read


class FileLock:
    """Held from `take` until `release` or the process's end, however that comes."""

    def __init__(self) -> None:
        self._file: int | None = None
        self._path = Path()

    def take(self, path: Path) -> None:
        """Hold the file; or OSError when another process goes on holding it.

        A process that was killed holds it until the disk has answered what it was waiting for.
        """
        self._path = path
        end = time.monotonic() + PATIENCE
        while True:
            self._file = os.open(path, _FLAGS, 0o600)
            try:
                _hold(self._file)
            except OSError:
                self.release()
                if time.monotonic() > end:
                    raise OSError(f"another server uses it ({path.name})") from None
                time.sleep(_MOMENT)
                continue
            if self._is_there():
                return
            self.release()  # whoever held it before has removed it

    def _is_there(self) -> bool:
        """Whether the file at the path is the one that is held."""
        assert self._file is not None
        try:
            return os.path.samestat(os.fstat(self._file), self._path.stat())
        except FileNotFoundError:
            return False

    def read(self) -> list[str]:
        """The words that whoever held the file last has written into it; none where it is a copy."""
        assert self._file is not None
        os.lseek(self._file, 0, os.SEEK_SET)
        words = os.read(self._file, _LONGEST).decode(errors="replace").split()
        return words[1:] if words[:1] == [self._mark] else []

    def write(self, words: Sequence[str]) -> None:
        """Leave words in the file for whoever holds it next."""
        assert self._file is not None
        text = " ".join((self._mark, *words))
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, text.encode())

    @property
    def _mark(self) -> str:
        """What tells the file from copies of it."""
        assert self._file is not None
        return str(os.fstat(self._file).st_ino)

    def remove(self) -> None:
        """Leave no file behind, and let go."""
        with suppress(OSError):  # Windows keeps a file that is open
            self._path.unlink()
        self.release()

    def release(self) -> None:
        """Let go."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _hold(file: int | None) -> None:
    """Lock an open file, or OSError."""
    assert file is not None
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
