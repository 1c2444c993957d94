"""What is generated from the wire's types is what the types say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "protocol.py"


def test_generated_files_are_fresh() -> None:
    check = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert check.returncode == 0, f"{check.stdout}{check.stderr}: run `python scripts/protocol.py`"
