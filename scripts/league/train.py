"""Trains the league.

    python -m scripts.league.train --seconds 480 --out league.pt

Members and their nets are written to the file; `scripts.league.distill` makes of them what the kernel plays with.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import defaultdict
from pathlib import Path

import torch

from scripts.league.league import LONG, MEMBERS, NAMES, SEATS, League, make_table
from scripts.league.raws import RAWS, load_raws

KEEPING = 40  # batches between two copies of members
KEPT = ("main", "warm", "modest", "rival", "cold", "main", "hermit", "loner", "hunter", "second", "tracker")


def main() -> None:
    """Train for a while, and write the members."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=480.0)
    parser.add_argument("--size", type=int, default=12_288, help="hands on the tables of a batch")
    parser.add_argument("--rate", type=float, default=2.5e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path("league.pt"))
    parser.add_argument("--resume", type=Path, help="a league to go on with")
    parser.add_argument("--start", type=float, default=0.0, help="the share of the training that it has behind it")
    parser.add_argument("--stop", type=float, default=1.0, help="the share of the training at which to stop")
    parser.add_argument("--raws", type=Path, help="a folder with nets over raw cards to meet")
    arguments = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    raws = arguments.raws and load_raws([arguments.raws / f"{name}.npz" for name in RAWS], arguments.device)
    league = League(arguments.seed, arguments.device, raws=raws)
    if arguments.resume:
        league.load(torch.load(arguments.resume))
    started = time.monotonic()
    shapes = [(seats, short) for seats in sorted(set(SEATS)) for short in (False, True) if not short or seats <= 6]
    tables = {
        (seats, short): make_table(league, seats, max(1, arguments.size // seats), short=short)
        for seats, short in shapes
    }
    started, set_up = time.monotonic(), time.monotonic() - started
    print(f"{len(tables)} tables set up in {set_up:.0f} s", flush=True)
    told, batches, decisions = started, 0, 0
    cows: dict[tuple[str, int, str], list[float]] = defaultdict(list)
    errors: list[float] = []
    draw = league.chance
    while (elapsed := (time.monotonic() - started) / arguments.seconds) < 1.0:
        progress = arguments.start + (arguments.stop - arguments.start) * elapsed
        rate = arguments.rate * min(1.0, (batches + 1) / 100) * (0.03 + 0.485 * (1 + math.cos(math.pi * progress)))
        seats = draw.choice(SEATS)
        company = league.invite(seats)
        setting = league.set_up(company, progress, rate, draw.choice((0.0, 0.0, LONG)))
        report = tables[seats, seats <= 6 and draw.random() < 0.25](setting)
        batches += 1
        decisions += arguments.size * 10
        if len(company.ids) == 4:
            errors.append(float(report.error))
            for name, mean in zip(company.names[: company.learners], report.cows.tolist(), strict=False):
                cows[company.topic, company.learners, name].append(mean)
        if batches % KEEPING == 0:
            league.keep(KEPT[league.kept % len(KEPT)])
        if time.monotonic() - told > max(10.0, arguments.seconds / 24):
            told = time.monotonic()
            print(f"{told - started:5.0f} s, {batches} batches, {decisions / 1e6:.0f} M decisions, ", end="")
            print(f"error {sum(errors) / max(1, len(errors)):.2f}; cows at four seats:", flush=True)
            for (topic, count, name), means in sorted(cows.items()):
                print(f"    {name} ({topic}, {count} learn): {sum(means) / len(means):.2f}", flush=True)
            cows.clear()
            errors.clear()
    torch.save(
        {
            "names": NAMES,
            "members": {name: tuple(member) for name, member in MEMBERS.items()},
            "picks": {name: part.detach().cpu() for name, part in league.picks.items()},
            "hands": {name: part.detach().cpu() for name, part in league.hands.items()},
            "past": league.past,
        },
        arguments.out,
    )


if __name__ == "__main__":
    main()
