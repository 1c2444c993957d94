"""What a client keeps of a learner between visits: one small JSON file for each thing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from stado.core.decoding import decode_json
from stado.core.errors import DataError

T = TypeVar("T")


def read_notes(path: Path, kind: type[T]) -> T:
    """The notes in a file, empty ones where there is no file; or DataError."""
    try:
        return decode_json(path.read_bytes(), kind)
    except FileNotFoundError:
        return kind()
    except OSError as error:
        raise DataError(f"{path}: cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise DataError(f"{path}: {error}; without the file, everything starts again") from None


def write_notes(notes: Any, path: Path) -> None:
    """Write the file, or DataError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(notes))
    except OSError as error:
        raise DataError(f"{path}: cannot be written: {error.strerror}") from None
