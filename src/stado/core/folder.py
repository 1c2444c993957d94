"""Where stado keeps a user's data."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for this user on this system; STADO_HOME names another."""
    if home := os.environ.get("STADO_HOME"):
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "stado"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "stado"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "stado"
