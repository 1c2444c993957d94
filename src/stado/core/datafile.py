"""Data files that owners can replace: lines of text with comments, and errors that name file and line."""

from __future__ import annotations

import msgspec

from stado.core.errors import DataError


class DataLine(msgspec.Struct, frozen=True):
    """One line that says something, and where it stands."""

    source: str
    number: int
    text: str

    def error(self, reason: str) -> DataError:
        """An error about this line."""
        return DataError(f"{self.source}, line {self.number}: {reason}")


def data_lines(text: str, source: str) -> tuple[DataLine, ...]:
    """The lines less comments (`#` to the end) and empty ones."""
    lines = (
        DataLine(source, number, line.partition("#")[0].strip())
        for number, line in enumerate(text.splitlines(), start=1)
    )
    return tuple(line for line in lines if line.text)
