import pytest
from hypothesis import settings

from stado.kernels import prepare_kernels

# Time is no property of the rules, and a busy machine is slow.
settings.register_profile("stado", deadline=None, print_blob=True)
settings.load_profile("stado")


def pytest_configure(config: pytest.Config) -> None:
    """Compile kernels before workers start, each of which would do it."""
    if config.getoption("numprocesses", None) and not hasattr(config, "workerinput"):
        prepare_kernels()
