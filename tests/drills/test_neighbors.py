"""Others beside one hostile guest: in small, where nothing may be lost, and in large, where it must be quick."""

from __future__ import annotations

import sys

import pytest
from msgspec.structs import replace

from tests.drills.attacks import ATTACKS, allow_files
from tests.drills.enemy import Plan
from tests.drills.figures import quantile
from tests.drills.neighbors import HEADER, drill, meet, served

pytestmark = [pytest.mark.system, pytest.mark.skipif(sys.platform != "linux", reason="needs a second loopback address")]

TOGETHER = {"emotes", "joins", "pings", "unread"}  # in small: all at once, which takes less time
LARGE = {"bodies", "deaf", "pipelines", "pongs", "renames", "segments"}  # floods that are nothing in small


async def test_nothing_is_lost_beside_hostile_guests() -> None:
    small = Plan(
        seconds=0.3,
        answers=6,
        tables=1,
        think=0.05,
        silent=700,
        sockets=4,
        replays=3,
        revisions=2000,
        rooms=4,
        persons=4,
        compiled=False,
    )
    alone = sorted(set(ATTACKS) - {"nobody"} - TOGETHER - LARGE, key=_lasts)
    lost = {}
    async with served() as server:
        # Each comes from an address of its own, so that none has used up what another one gets.
        for number, name in enumerate(["+".join(sorted(TOGETHER)), *alone], start=2):
            lost[name] = (await meet(server, name, replace(small, address=f"127.0.0.{number}"))).lost
    assert not any(lost.values()), lost


def _lasts(name: str) -> tuple[bool, str]:
    """Rooms of bots go on after their host is gone: they come last."""
    return name == "bots", name


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
