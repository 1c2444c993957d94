"""Writes what is generated from the wire's types: `python scripts/protocol.py`; `--check` only says what is stale."""

from __future__ import annotations

import sys
from pathlib import Path

from stado.rooms.protocol.reference import fill_manual
from stado.rooms.protocol.schema import format_schema
from stado.rooms.protocol.typescript import make_readings, make_typescript

ROOT = Path(__file__).resolve().parents[1]
FILES = {
    "web/src/protocol.ts": lambda _: make_typescript(),
    "web/src/readings.ts": lambda _: make_readings(),
    "docs/protocol.schema.json": lambda _: format_schema(),
    "docs/protocol.md": fill_manual,
}


def main() -> int:
    """Write the files, or say which are stale."""
    stale = []
    for name, make in FILES.items():
        path = ROOT / name
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        text = make(old)
        if old != text:
            stale.append(name)
            if "--check" not in sys.argv[1:]:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    print("\n".join(f"{name}: written" if "--check" not in sys.argv[1:] else f"{name}: stale" for name in stale))
    return 1 if stale and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
