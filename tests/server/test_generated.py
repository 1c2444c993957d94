"""What is generated from the wire's types is what the types say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from stado.server.schema import FILES

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("name", "make"), FILES)
def test_generated_file_is_fresh(name: str, make: Callable[[], str]) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == make(), f"{name} is stale: run `python scripts/protocol.py`"
