"""Measures the levels against each other in every game and variant, and writes the table in docs/bots.md.

    python scripts/levels.py [--matches N] [--jobs J] [--only GAME[-VARIANT]] [--level LEVEL] [--results FILE]
    python scripts/levels.py --check

One bot of a level sits among bots of the level below it, the lowest among `uniform` ones, in every seat of every deal.
What was measured is kept in a file of results and not measured again while rules and bots are the same. `--check`
measures nothing and says what of the table is missing, or was played by other versions.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

from stado.arena.contest import Contest, make_contest
from stado.arena.run import run_arena
from stado.arena.standings import Standings
from stado.bots import LEVELS
from stado.bots.uniform import Uniform
from stado.core.folder import data_folder
from stado.games import GAMES, make_game

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "bots.md"
LADDER = (Uniform.name, *(level.name for level in LEVELS))
SMALL = (("loot", 2),)  # tables that are played by other rules than the usual one
BEGIN, END = "<!-- levels: begin -->", "<!-- levels: end -->"


class Row(NamedTuple):
    """A line of the table, to be measured."""

    name: str
    game: str
    variant: str
    contest: Contest


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
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    results = load(arguments.results)
    if arguments.check:
        sys.exit("\n".join(find_faults(results)) or 0)
    for row in list_rows(arguments.matches):
        known = results.get(row.name)
        if not row.name.startswith(arguments.only) or not row.name.endswith(arguments.level):
            continue
        if known and known.key == row.contest.key and known.matches >= row.contest.matches:
            continue
        standings, _ = run_arena(row.contest, data_folder() / "arena", jobs=arguments.jobs)
        results[row.name] = measure(row.contest, standings)
        print(row.name, results[row.name].wins, "±", results[row.name].margin, flush=True)
        arguments.results.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")
    PAGE.write_text(fill_page(PAGE.read_text(encoding="utf-8"), results), encoding="utf-8")


def list_rows(matches: int) -> Iterator[Row]:
    """All rows of the table."""
    for game in GAMES:
        for variant in game.variants:
            for seats in (variant.usual_seats, *(seats for name, seats in SMALL if name == game.name)):
                table = make_game(game.name, {"variant": variant.name}, seats)
                label = "" if seats == variant.usual_seats else f"-{seats}"
                for below, level in pairwise(LADDER):
                    bots = [level, *[below] * (seats - 1)]
                    name = f"{game.name}-{variant.name}{label}-{level}"
                    yield Row(name, game.name, variant.name, make_contest(table, bots, matches, "levels"))


def find_faults(results: dict[str, Measured]) -> Iterator[str]:
    """What the table lacks: rows, rows of these versions, and the page as it would be written."""
    for row in list_rows(1):
        known = results.get(row.name)
        if known is None:
            yield f"{row.name}: not measured"
        elif (known.versions, known.rules) != (row.contest.versions, row.contest.rules):
            yield f"{row.name}: measured of versions {known.versions}, which are {row.contest.versions} now"
    page = PAGE.read_text(encoding="utf-8")
    if fill_page(page, results) != page:
        yield f"{PAGE.name}: the table is not of these results"


def load(path: Path) -> dict[str, Measured]:
    """What was measured before."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Measured]) if path.exists() else {}


def measure(contest: Contest, standings: Standings) -> Measured:
    """What the standings say of the first bot."""
    one, rest = standings.bots
    return Measured(
        key=contest.key,
        bots=contest.bots,
        versions=contest.versions,
        rules=contest.rules,
        matches=standings.matches,
        wins=one.wins.mean,
        margin=one.wins.margin,
        score=one.score.mean,
        others=rest.score.mean,
        cpu_ms=one.cpu_ms,
    )


def fill_page(page: str, results: dict[str, Measured]) -> str:
    """The page with the table between its marks."""
    lines = [
        "| game | variant | seats | one bot | among | matches | share of wins | fair | score | others' | ms each |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [write_row(row, results[row.name]) for row in list_rows(1) if row.name in results]
    head, _, rest = page.partition(BEGIN)
    tail = rest.partition(END)[2]
    return f"{head}{BEGIN}\n\n" + "\n".join(lines) + f"\n\n{END}{tail}"


def write_row(row: Row, measured: Measured) -> str:
    """One line of the table; a share that is surely above the fair one is bold."""
    bots, fair = measured.bots, 1 / len(measured.bots)
    share = f"{measured.wins:.1%} ± {measured.margin:.1%}"
    if measured.wins - measured.margin > fair:
        share = f"**{share}**"
    return (
        f"| {row.game} | {row.variant} | {len(bots)} | {bots[0]} | {bots[1]} | {measured.matches} | {share} "
        f"| {fair:.1%} | {measured.score:.2f} | {measured.others:.2f} | {measured.cpu_ms:.1f} |"
    )


if __name__ == "__main__":
    main()
