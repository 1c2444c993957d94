"""What a client keeps of a learner between visits: one small JSON file for each thing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from stado.core.errors import DataError

T = TypeVar("T")


def read_notes(path: Path, kind: type[T]) -> T:
    """The notes in a file, empty ones where there is no file; or DataError."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except FileNotFoundError:
        return kind()
    except OSError as error:
        raise DataError(f"{path}: cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise DataError(f"{path}: {error}; without the file, everything starts again") from None


def write_notes(notes: Any, path: Path) -> None:
    """Write the file, or DataError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(notes))
    except OSError as error:
        raise DataError(f"{path}: cannot be written: {error.strerror}") from None
