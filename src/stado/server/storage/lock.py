"""A file that one process holds while it lives."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

PATIENCE = 1.0  # seconds
_MOMENT = 0.05  # seconds between two tries


class FileLock:
    """Held from `take` until `release` or the process's end, however that comes."""

    def __init__(self) -> None:
        self._file: int | None = None
        self._path = Path()

    def take(self, path: Path) -> bool:
        """Hold the file and tell whether it was made for that; or OSError when another process goes on holding it.

        A process that was killed holds it until the disk has answered what it was waiting for.
        """
        self._path = path
        end = time.monotonic() + PATIENCE
        while True:
            made = self._open()
            try:
                _hold(self._file)
            except OSError:
                self.release()
                if time.monotonic() > end:
                    raise OSError(f"another server uses it ({path.name})") from None
                time.sleep(_MOMENT)
                continue
            if self._is_there():
                return made
            self.release()  # whoever held it before has removed it

    def _open(self) -> bool:
        """Open the file, and tell whether it was made."""
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
        try:
            self._file = os.open(self._path, flags | os.O_EXCL, 0o600)
        except FileExistsError:
            self._file = os.open(self._path, flags, 0o600)
            return False
        return True

    def _is_there(self) -> bool:
        """Whether the file at the path is the one that is held."""
        assert self._file is not None
        try:
            return os.path.samestat(os.fstat(self._file), self._path.stat())
        except FileNotFoundError:
            return False

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
