"""The command line as tests call it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Done(NamedTuple):
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


Stado = Callable[..., Done]  # the arguments, and `typed`: what is typed into it
