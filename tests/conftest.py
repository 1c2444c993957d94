from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from stado.kernels import prepare_kernels
from stado.testing.draws import seeded_draws

# Time is no property of the rules, and a busy machine is slow.
settings.register_profile("stado", deadline=None, print_blob=True)
settings.load_profile("stado")


def pytest_configure(config: pytest.Config) -> None:
    """Compile kernels before workers start, each of which would do it."""
    if config.getoption("numprocesses", None) and not hasattr(config, "workerinput"):
        prepare_kernels()


@pytest.fixture(scope="session", autouse=True)
def _same_deals_each_time() -> Iterator[None]:
    """A test that fails by the luck of a deal would fail with the same deal again."""
    with seeded_draws(lambda: os.environ.get("PYTEST_CURRENT_TEST", "no test")):
        yield
