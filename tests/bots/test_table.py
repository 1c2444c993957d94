"""The table of levels in the docs is of the bots and rules that are here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "levels.py"


def test_the_table_of_levels_is_of_these_bots() -> None:
    check = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert check.returncode == 0, f"{check.stdout}{check.stderr}: run `python scripts/levels.py`"
