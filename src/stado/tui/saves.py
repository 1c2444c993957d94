"""Where matches played on this machine are kept."""

from __future__ import annotations

from pathlib import Path

from stado.core.errors import RecordError, StadoError
from stado.core.folder import data_folder
from stado.core.record import load_record


def new_save(game: str) -> Path:
    """A file for a match that begins."""
    folder = data_folder() / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(f"{folder}: cannot be made: {error.strerror}") from None
    number = 1 + max((int(path.stem.split("-")[0]) for path in folder.glob("[0-9]*-*.stado")), default=0)
    return folder / f"{number:04}-{game}.stado"


def last_save() -> Path:
    """The newest match that is not finished, or RecordError."""
    for path in sorted((data_folder() / "matches").glob("[0-9]*-*.stado"), reverse=True):
        try:
            if load_record(path).outcome is None:
                return path
        except StadoError:
            continue
    raise RecordError("no unfinished match is saved; stado play GAME starts one")
