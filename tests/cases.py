"""Cases of tests that have many."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sample(cases: Iterable[Any], *usual: str) -> list[Any]:
    """The cases for `parametrize`: the usual ones are tested on every run, the others with the slow tests."""
    named = dict(map(_name, cases))
    assert named.keys() >= set(usual), f"there is no case {', '.join(set(usual) - named.keys())}"
    return [
        pytest.param(*values, id=name, marks=() if name in usual else pytest.mark.slow)
        for name, values in named.items()
    ]


def _name(case: Any) -> tuple[str, tuple[Any, ...]]:
    """A case's name and values; it is its values, its only value, or what `pytest.param` makes with an id."""
    if hasattr(case, "marks"):
        return case.id, case.values
    values = case if isinstance(case, tuple) else (case,)
    return "-".join(map(str, values)), values
