from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# The tests share a harness, and the processes that they start find it by the same name.
sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.harness import Postgres, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_server() as server:
        yield server


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests that need a database, or a folder for one, with which they start a server."""
    if isinstance(item, pytest.Function) and {"sqlite", "database", "postgres", "tmp_path"} & set(item.fixturenames):
        item.add_marker(pytest.mark.system)


@pytest.fixture(params=["sqlite", "postgres"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'stado.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return await server.create()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A database in a file."""
    return f"sqlite:///{tmp_path / 'stado.db'}"
