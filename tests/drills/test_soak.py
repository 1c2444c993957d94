"""People play and go, again and again: the server holds no more afterwards than before."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.drills.figures import large, quantile
from tests.drills.soak import Report, soak
from tests.server.harness import Launcher

pytestmark = [pytest.mark.system, pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")]


def check_holdings(report: Report, growth: float) -> None:
    """Nothing grows after the first rest, when everything was needed once."""
    first, last = report.holdings[0][1], report.holdings[-1][1]
    assert last.descriptors <= first.descriptors + 2, report.table()
    assert last.threads <= first.threads + 2, report.table()
    assert last.tasks <= first.tasks + 2, report.table()
    assert last.megabytes <= first.megabytes + growth, report.table()


async def test_server_holds_no_more_after_play(launcher: Launcher, tmp_path: Path) -> None:
    report = Report()
    await soak(launcher, tmp_path, report, seconds=4, rests=2, tables=2, pace=0.02)
    assert report.matches > 0
    check_holdings(report, 20)


@pytest.mark.slow
@pytest.mark.timeout(3 * 3600)
async def test_server_holds_no_more_after_an_hour(launcher: Launcher, tmp_path: Path) -> None:
    report = Report()
    await soak(launcher, tmp_path, report, seconds=large(3600), rests=12, tables=4, pace=0.2)
    check_holdings(report, 30)
    early, late = ([took for at, took in report.acks if low <= at < low + 600] for low in (0, large(3600) - 600))
    assert quantile(late, 0.5) < 3 * quantile(early, 0.5) + 0.05
