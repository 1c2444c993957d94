"""Figures of the drills: how large they are and what was measured."""

from __future__ import annotations

import os
from collections.abc import Sequence

SCALE = float(os.environ.get("STADO_DRILLS", "1"))  # of the large drills


def large(count: int) -> int:
    """The size of a large drill, as the environment scales it."""
    return max(1, round(count * SCALE))


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which that share of them lies."""
    return sorted(values)[int((len(values) - 1) * share)] if values else float("nan")
