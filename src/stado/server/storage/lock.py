"""A file that one process holds while it lives."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class FileLock:
    """Held from `take` until `release` or the process's end, however that comes."""

    def __init__(self) -> None:
        self._file: int | None = None

    def take(self, path: Path) -> None:
        """Hold the file, or OSError when another process does."""
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise OSError(f"another server uses it ({path.name})") from None

    def release(self) -> None:
        """Let go."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
