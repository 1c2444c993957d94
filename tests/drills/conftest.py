from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# The drills share the servers' harness, and the processes that they start find it by the same name.
sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.harness import Launcher, Postgres, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_server() as server:
        yield server


@pytest.fixture
def launcher() -> Iterator[Launcher]:
    launcher = Launcher()
    yield launcher
    launcher.close()
