"""Power loss on SQLite: acknowledged answers are on the disk, and the drill finds it where they are not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

from tests.drills.disk import library
from tests.drills.power import lose

SQLITE = library()
pytestmark = [
    pytest.mark.system,
    pytest.mark.skipif(SQLITE is None, reason="Python has an SQLite of its own, whose files cannot be watched"),
]


async def test_power_loss_loses_nothing_acknowledged(tmp_path: Path) -> None:
    assert SQLITE is not None
    seen = await lose(SQLITE, tmp_path, answers=60, losses=40, resumed=2)
    assert seen.syncs >= seen.answers


@pytest.mark.slow
async def test_power_loss_loses_nothing_acknowledged_at_a_thousand_instants(tmp_path: Path) -> None:
    assert SQLITE is not None
    await lose(SQLITE, tmp_path, answers=600, losses=1000, resumed=20)


@pytest.fixture
def hasty_commits() -> Iterator[None]:
    """Commits are not synced."""

    def hurry(connection: Any, *_: object) -> None:
        connection.cursor().execute("PRAGMA synchronous = OFF")

    event.listen(Pool, "checkout", hurry)
    yield
    event.remove(Pool, "checkout", hurry)


@pytest.mark.usefixtures("hasty_commits")
async def test_commits_that_are_not_synced_are_found(tmp_path: Path) -> None:
    assert SQLITE is not None
    with pytest.raises((AssertionError, sqlite3.DatabaseError), match=r"lost|no such table|malformed"):
        await lose(SQLITE, tmp_path, answers=20, losses=20, resumed=0)
