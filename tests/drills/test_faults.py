"""Faults befall the server's processes: nothing acknowledged is lost, doubled, reordered or told falsely."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.drills.faults import PROMISED, Plan, Report, befall
from tests.drills.figures import large
from tests.server.harness import Launcher, Postgres

pytestmark = pytest.mark.system


async def test_faults_on_sqlite(launcher: Launcher, tmp_path: Path) -> None:
    report = Report()
    plan = Plan(kills=2, pauses=1, longest=2, rooms=1)
    await befall(launcher, f"sqlite:///{tmp_path / 'stado.db'}", tmp_path, plan, report)
    assert report.faults.total() == 3
    assert report.matches > 0


async def test_faults_on_postgresql(launcher: Launcher, postgres: Postgres, tmp_path: Path) -> None:
    report = Report()
    plan = Plan(kills=1, pauses=1, partitions=1, longest=4, rooms=2)
    await befall(launcher, await postgres.create(), tmp_path, plan, report)
    assert report.faults.total() == 3
    assert report.matches > 0


@pytest.mark.slow
@pytest.mark.timeout(6 * 3600)
async def test_many_faults_on_sqlite(launcher: Launcher, tmp_path: Path) -> None:
    report = Report()
    plan = Plan(kills=large(500), pauses=large(50), rooms=3)
    await befall(launcher, f"sqlite:///{tmp_path / 'stado.db'}", tmp_path, plan, report)
    assert report.worst <= PROMISED


@pytest.mark.slow
@pytest.mark.timeout(6 * 3600)
async def test_many_faults_on_postgresql(launcher: Launcher, postgres: Postgres, tmp_path: Path) -> None:
    report = Report()
    plan = Plan(kills=large(500), pauses=large(50), partitions=large(100))
    await befall(launcher, await postgres.create(), tmp_path, plan, report)
    assert report.worst <= PROMISED
