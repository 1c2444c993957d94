"""Others beside one hostile guest: in small, where nothing may be lost, and in large, where it must be quick."""

from __future__ import annotations

import sys

import pytest

from tests.drills.figures import quantile
from tests.drills.neighbors import ATTACKS, HEADER, Plan, allow_files, drill

pytestmark = [pytest.mark.system, pytest.mark.skipif(sys.platform != "linux", reason="needs a second loopback address")]


@pytest.mark.parametrize("name", [name for name in ATTACKS if name != "nobody"])
async def test_nothing_is_lost_beside_a_hostile_guest(name: str) -> None:
    plan = Plan(
        seconds=1.0, tables=1, think=0.05, silent=700, replays=3, revisions=2000, rooms=4, persons=4, compiled=False
    )
    findings = await drill(name, plan)
    assert findings.lost == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
async def test_everything_is_quick_beside_a_hostile_guest(name: str) -> None:
    allow_files()
    findings = await drill(name, Plan())
    sys.stdout.write(f"{HEADER}\n{findings.row(name)}\n")
    assert findings.lost == []
    # Goals are 0.1 s, 1 s, 1 s and 100 MB on a quiet machine; this one may be busy.
    assert quantile(findings.acks, 0.99) < 1.0
    assert quantile(findings.bots, 1.0) < 10.0
    assert quantile(findings.arrivals, 1.0) < 10.0
    assert findings.server_growth < 200
