"""Writes the golden playthroughs of every game and variant, or compares them: `python scripts/playthroughs.py --check`.

Names such as `six-classic` limit it to those.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from stado.games import GAMES, make_game
from stado.testing.playthroughs import format_playthrough

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
SEED = "golden"


def names() -> dict[str, tuple[str, str]]:
    """Every playthrough's name, with its game and variant."""
    return {f"{game.name}-{variant.name}": (game.name, variant.name) for game in GAMES for variant in game.variants}


def play(name: str) -> str:
    """A playthrough at the usual seats."""
    game, variant = names()[name]
    return format_playthrough(make_game(game, {"variant": variant}), SEED)


def find_faults(folder: Path, wanted: Sequence[str]) -> Iterator[str]:
    """What is missing, stale, or there for no game."""
    for name in wanted:
        path = folder / f"{name}.txt"
        if not path.exists():
            yield f"{path.name} is missing"
        elif path.read_text(encoding="utf-8") != play(name):
            yield f"{path.name} is stale"
    for path in sorted(folder.iterdir()) if folder.exists() else ():
        if path.suffix != ".txt" or path.stem not in names():
            yield f"{path.name} is superfluous"


def main(arguments: Sequence[str]) -> int:
    """Writes, or with --check says what is wrong."""
    parser = argparse.ArgumentParser(description="Write or check the golden playthroughs.")
    parser.add_argument("names", nargs="*", metavar="GAME-VARIANT", help="only these; all by default")
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are")
    given = parser.parse_args(arguments)
    if unknown := [name for name in given.names if name not in names()]:
        parser.error(f"unknown: {', '.join(unknown)}; allowed: {', '.join(names())}")
    wanted = given.names or list(names())
    if given.check:
        faults = list(find_faults(given.folder, wanted))
        for fault in faults:
            print(fault)
        return 1 if faults else 0
    given.folder.mkdir(parents=True, exist_ok=True)
    for name in wanted:
        (given.folder / f"{name}.txt").write_text(play(name), encoding="utf-8")
        print(f"wrote {name}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
