"""A fault of ours in a worker is told as one, and ends nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest
from structlog.testing import capture_logs

from stado.rooms.decisions import RefusalError
from stado.server.people.sharer import Sharer
from stado.server.settings import Share
from stado.server.thinking.tasks import TaskRunner
from tests.server import faulty

SHARER = Sharer("person", "block")


@pytest.mark.system
def test_a_worker_whose_server_is_gone_ends_without_a_word() -> None:
    worker = subprocess.Popen(
        [sys.executable, "-m", faulty.__name__, "0"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert worker.stdin
    assert worker.stdout
    assert worker.stderr
    worker.stdout.close()
    worker.stdin.write(len(faulty.GOOD).to_bytes(8, "big") + faulty.GOOD)
    worker.stdin.close()
    assert worker.stderr.read() == b""
    worker.stderr.close()
    assert worker.wait() == 0


async def test_a_fault_in_a_worker_is_ours_and_the_worker_goes_on() -> None:
    tasks = TaskRunner(faulty.__name__, Share(9, 9, 9))
    try:
        assert await tasks.do(SHARER, faulty.GOOD) == faulty.GOOD
        worker = tasks._worker
        with capture_logs() as logs, pytest.raises(RefusalError) as refusal:
            await tasks.do(SHARER, b"bad")
        assert refusal.value.code == "internal"
        assert "bug" not in refusal.value.message
        assert [(entry["event"], "bug" in entry["trouble"]) for entry in logs] == [("task failed", True)]
        assert await tasks.do(SHARER, faulty.GOOD) == faulty.GOOD
        assert tasks._worker is worker
    finally:
        await tasks.close()
