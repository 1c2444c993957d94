"""Seeds as tests draw them: the same ones for a test, whenever it runs and whatever ran before it."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import shake_256
from unittest.mock import patch


class Draws:
    """Stands in for the functions of `secrets` that draw texts."""

    def __init__(self, name: Callable[[], str]) -> None:
        self._name = name  # of the test that runs
        self._counts: Counter[str] = Counter()

    def __call__(self, size: int) -> str:
        name = self._name()
        self._counts[name] += 1
        return shake_256(f"{name} {self._counts[name]}".encode()).hexdigest(size)


@contextmanager
def seeded_draws(name: Callable[[], str]) -> Iterator[None]:
    """Let all deals, ids and tokens of this process follow from the name of the test that runs."""
    draws = Draws(name)
    with patch.object(secrets, "token_hex", draws), patch.object(secrets, "token_urlsafe", draws):
        yield
