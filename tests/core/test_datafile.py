"""Lines of data files, and where they stand."""

from __future__ import annotations

from stado.core.datafile import DataLine, data_lines
from stado.core.errors import DataError

TEXT = """# a whole line
color red   # and the rest of one

   color  blue
#
"""


def test_comments_and_empty_lines_say_nothing_but_count() -> None:
    assert data_lines(TEXT, "colors.txt") == (
        DataLine("colors.txt", 2, "color red"),
        DataLine("colors.txt", 4, "color  blue"),
    )


def test_nothing_has_no_lines() -> None:
    assert data_lines("", "x") == data_lines("\n # \n", "x") == ()


def test_an_error_names_file_and_line() -> None:
    error = data_lines(TEXT, "colors.txt")[1].error("no such color")
    assert isinstance(error, DataError)
    assert str(error) == "colors.txt, line 4: no such color"
