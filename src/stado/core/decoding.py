"""JSON from outside, whose every fault is one error with words of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec

T = TypeVar("T")


@contextmanager
def shallow() -> Iterator[None]:
    """Around the reading of JSON: what is nested too deeply is a DecodeError too."""
    try:
        yield
    except RecursionError:
        raise msgspec.DecodeError("JSON that is nested too deeply") from None


def decode_json(text: str | bytes, kind: type[T]) -> T:
    """What the text holds, or msgspec.DecodeError, or UnicodeError where it is no UTF-8."""
    with shallow():
        return msgspec.json.decode(text, type=kind)
