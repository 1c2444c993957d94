"""What keeps going wrong is logged at once, and then rarely."""

from __future__ import annotations

import asyncio

import pytest
import structlog
from structlog.testing import LogCapture

from stado.rooms.ports import StoreError
from stado.server.storage.store import Store
from stado.server.troubles import FIRST_SECONDS, LONGEST_SECONDS, Troubles
from tests.server.harness import LOGS, running


class Seconds:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_lasting_trouble_is_logged_at_once_and_then_rarely() -> None:
    structlog.configure(processors=[logged := LogCapture()], cache_logger_on_first_use=False)
    troubles = Troubles(seconds := Seconds())
    for _ in range(8 * 3600):
        troubles.note("heartbeat failed", "the disk is full")
        troubles.note("sweep failed", "the disk is full", serious=False)
        seconds.now += 1
    entries = [entry for entry in logged.entries if entry["event"] == "heartbeat failed"]
    assert [entry.get("again") for entry in entries[:3]] == [None, FIRST_SECONDS, 2 * FIRST_SECONDS]
    assert entries[-1]["again"] == LONGEST_SECONDS
    assert len(entries) == 14
    assert {(entry["event"], entry["log_level"]) for entry in logged.entries} == {
        ("heartbeat failed", "error"),
        ("sweep failed", "warning"),
    }


def test_a_trouble_that_comes_back_is_a_new_one() -> None:
    structlog.configure(processors=[logged := LogCapture()], cache_logger_on_first_use=False)
    troubles = Troubles(seconds := Seconds())
    for pause in (1, FIRST_SECONDS, 1):
        troubles.note("heartbeat failed", "the disk is full")
        seconds.now += pause
    assert len(logged.entries) == 2


async def test_a_server_that_cannot_write_says_so_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    beats = asyncio.Semaphore(0)

    async def fail(_store: Store) -> None:
        beats.release()
        raise StoreError("the database cannot be used: database or disk is full")

    async with running(sqlite, lease=0.1) as server, asyncio.timeout(60):
        server.troubles = 1
        monkeypatch.setattr(Store, "renew", fail)
        for _ in range(5):
            await beats.acquire()
    assert [entry["event"] for entry in LOGS.entries].count("heartbeat failed") == 1
