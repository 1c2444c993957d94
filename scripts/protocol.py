"""Writes what is generated from the wire's types: `python scripts/protocol.py`; `--check` only says what is stale."""

from __future__ import annotations

import sys
from pathlib import Path

from stado.server.schema import FILES

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    """Write the files, or say which are stale."""
    stale = []
    for name, make in FILES:
        path = ROOT / name
        text = make()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if "--check" not in sys.argv[1:]:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    print("\n".join(f"{name}: written anew" if "--check" not in sys.argv[1:] else f"{name}: stale" for name in stale))
    return 1 if stale and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
