"""Measures the levels against each other in every game and variant, and writes the table in docs/bots.md.

    python scripts/levels.py [--matches N] [--jobs J] [--only GAME[-VARIANT]] [--results FILE]

One bot of a level sits among bots of the level below it, in every seat of every deal. What was measured is kept in a
file of results and not measured again while rules and bots are the same.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path

import msgspec

from stado.arena.entry import Entry, make_entry
from stado.arena.run import run_arena
from stado.arena.standings import Standings
from stado.bots import LEVELS
from stado.core.folder import data_folder
from stado.games import GAMES, make_game

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- levels: begin -->", "<!-- levels: end -->"


class Measured(msgspec.Struct):
    """One bot among others, and the versions that played."""

    key: str  # of what was played
    bots: tuple[str, ...]
    versions: tuple[int, ...]
    rules: int
    matches: int
    wins: float
    margin: float
    score: float
    others: float
    cpu_ms: float


def main() -> None:
    """Measure what is missing, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="")
    parser.add_argument("--level", default="")
    parser.add_argument("--results", type=Path, default=ROOT / "docs" / "levels.json")
    arguments = parser.parse_args()
    results = load(arguments.results)
    for game in GAMES:
        for variant in game.variants:
            for below, level in pairwise(LEVELS):
                key = f"{game.name}-{variant.name}-{level.name}"
                if not f"{game.name}-{variant.name}".startswith(arguments.only):
                    continue
                if arguments.level not in ("", level.name):
                    continue
                table = make_game(game.name, {"variant": variant.name})
                bots = [level.name, *[below.name] * (table.seats - 1)]
                entry = make_entry(table, bots, arguments.matches, "levels")
                known = results.get(key)
                if known and known.key == entry.key and known.matches >= entry.matches:
                    continue
                standings, _ = run_arena(entry, data_folder() / "arena", jobs=arguments.jobs)
                results[key] = measure(entry, standings)
                print(key, results[key].wins, "±", results[key].margin, flush=True)
                arguments.results.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")
    write_page(results)


def load(path: Path) -> dict[str, Measured]:
    """What was measured before."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Measured]) if path.exists() else {}


def measure(entry: Entry, standings: Standings) -> Measured:
    """What the standings say of the first bot."""
    one, rest = standings.bots
    return Measured(
        key=entry.key,
        bots=entry.bots,
        versions=entry.versions,
        rules=entry.rules,
        matches=standings.matches,
        wins=one.wins.mean,
        margin=one.wins.margin,
        score=one.score.mean,
        others=rest.score.mean,
        cpu_ms=one.cpu_ms,
    )


def write_page(results: dict[str, Measured]) -> None:
    """Put the table into the page, between its marks."""
    lines = [
        "| game | variant | seats | one bot | among | matches | share of wins | fair | score | others' | ms each |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for game in GAMES:
        for variant in game.variants:
            for level in LEVELS[1:]:
                measured = results.get(f"{game.name}-{variant.name}-{level.name}")
                if measured is not None:
                    lines.append(row(game.name, variant.name, measured))
    text = PAGE.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    tail = rest.partition(END)[2]
    PAGE.write_text(f"{head}{BEGIN}\n\n" + "\n".join(lines) + f"\n\n{END}{tail}", encoding="utf-8")


def row(game: str, variant: str, measured: Measured) -> str:
    """One line of the table; a share that is surely above the fair one is bold."""
    bots, fair = measured.bots, 1 / len(measured.bots)
    share = f"{measured.wins:.1%} ± {measured.margin:.1%}"
    if measured.wins - measured.margin > fair:
        share = f"**{share}**"
    return (
        f"| {game} | {variant} | {len(bots)} | {bots[0]} | {bots[1]} | {measured.matches} | {share} | {fair:.1%} "
        f"| {measured.score:.2f} | {measured.others:.2f} | {measured.cpu_ms:.1f} |"
    )


if __name__ == "__main__":
    main()
