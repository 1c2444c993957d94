from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from stado.page.site import write_site
from stado.rooms.thinking import think, warm_up_tasks
from stado.server.app import Server, make_server
from stado.server.settings import Settings
from tests.server.harness import NO_LIMITS
from tests.web.static import Guest, StaticHost, visit
from tests.web.test_sources import ROOT, one_build_at_a_time
from tests.web.visitor import PATIENCE, Visitor, Visits

# The one without windows comes first: it opens a page in half the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
INSTALL_TIME = 600

expect.set_options(timeout=PATIENCE)


def find_chromium() -> str | None:
    """The system's Chromium, else the one that Playwright brought."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def get_chromium() -> str | None:
    """A Chromium: the system's, else Debian's package where it may be installed, else Playwright's own."""
    # Tests that run side by side must not install it side by side.
    with (Path(tempfile.gettempdir()) / "stado-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if found := find_chromium():
            return found
        commands = [[sys.executable, "-m", "playwright", "install", "chromium"]]
        if shutil.which("apt-get") and os.geteuid() == 0:
            packages = [["apt-get", "install", "--yes", name] for name in ("chromium-headless-shell", "chromium")]
            commands = [["apt-get", "update"], *packages, *commands]
        for command in commands:
            subprocess.run(command, check=False, capture_output=True, timeout=INSTALL_TIME)
            if found := find_chromium():
                return found
    return None


@pytest.fixture(scope="session")
def chromium() -> str:
    found = get_chromium()
    if found is not None:
        return found
    reason = "there is no Chromium here and none can be had: the browser tests do not run"
    if os.environ.get("CI"):
        pytest.fail(reason)
    warnings.warn(pytest.PytestWarning(reason), stacklevel=1)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def chrome(chromium: str) -> Iterator[Browser]:
    """A browser for the tests of one file: it must be gone before tests that have an event loop of their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        browser.close()


class Site:
    """A server in a thread of its own."""

    def __init__(self, database: str, **changes: Any) -> None:
        self._started = threading.Event()
        self._port = 0
        settings = Settings(database=database, limits=NO_LIMITS, presence=0.01, drain=0.1, **changes)
        self._server: Server = make_server(settings, port=0, started=self._note)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._started.wait(PATIENCE / 1000), "the server does not start"
        self.base = f"http://127.0.0.1:{self._port}"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)

    def _note(self, port: int) -> None:
        self._port = port
        self._started.set()

    def _run(self) -> None:
        asyncio.run(self._server.serve())


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    site = Site(f"sqlite:///{tmp_path_factory.mktemp('site') / 'stado.db'}")
    yield site.base
    site.stop()


@pytest.fixture(scope="session")
def kernels() -> None:
    """Whatever bots think with is compiled, which can take longer than anybody waits for a page."""
    for question in warm_up_tasks():
        think(question)


@pytest.fixture
def visits(chrome: Browser, site: str) -> Iterator[Visits]:
    """Makes visitors, each in a browser of their own, and hears their complaints at the end."""
    visits = Visits(chrome, site)
    yield visits
    visits.end()


@pytest.fixture
def visitor(visits: Visits) -> Visitor:
    """A visitor whose cards do not fly."""
    return visits.make()


@pytest.fixture
def anyone(request: pytest.FixtureRequest) -> Visitor:
    """A visitor of the home that the test asks for by `BOTH_HOMES`, whose cards do not fly."""
    if request.param == "server":
        visitor: Visitor = request.getfixturevalue("visitor")
        return visitor
    guest: Guest = request.getfixturevalue("guest")
    guest.set(speed=0)
    return guest


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, written once for all tests."""
    with one_build_at_a_time() as build:
        build.build_runtime(ROOT)
    folder = tmp_path_factory.mktemp("sites") / "site"
    write_site(folder, Settings().static)
    return folder


@pytest.fixture
def host(site_folder: Path) -> Iterator[StaticHost]:
    """Where the site lies."""
    host = StaticHost(site_folder)
    yield host
    host.stop()


@pytest.fixture
def guest(chrome: Browser, host: StaticHost) -> Iterator[Guest]:
    """A visitor of the site, who has nothing to complain about in the end."""
    guest = visit(chrome, host)
    yield guest
    guest.context.close()
    assert guest.complaints == []
