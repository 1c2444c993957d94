"""The page that plays without a server, from a plain host on this machine: how soon the first hand is there.

Each visit presses *play* as soon as it can. Its time passes from the navigation on; a first visit has a browser's
context of its own, and finds nothing kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.kernels.compiler.test_library import page_library, run_here, run_in_pyodide
from tests.web.conftest import chrome, chromium, host, site_folder
from tests.web.static import Guest, StaticHost, visit

__all__ = ["chrome", "chromium", "host", "page_library", "site_folder"]  # fixtures of the tests

ANSWERS = Path(__file__).with_name("answers.py")
GROUP = "from the navigation to the first hand in the page alone"
PHONE = {"width": 390, "height": 844}
WATCH = """() => {
  globalThis.longTasks = [];
  const watch = (list) => globalThis.longTasks.push(...list.getEntries().map((task) => task.duration));
  new PerformanceObserver(watch).observe({ type: 'longtask', buffered: true });
}"""


class Stopwatch:
    """Visits the start page, presses *play*, waits for the first hand, and keeps what it saw."""

    def __init__(self) -> None:
        self.starts: list[float] = []
        self.tasks: list[float] = []

    def visit(self, guest: Guest, page: Page) -> None:
        began = perf_counter()
        page.goto(guest.base)
        play = page.get_by_role("button", name="Play now")
        play.wait_for()
        self.starts.append(perf_counter() - began)
        play.click()
        page.locator('[data-state="asked"]').wait_for(timeout=60_000)
        self.tasks.append(max(page.evaluate("longTasks"), default=0))


@pytest.fixture
def stopwatch(note: Callable[[str, float], None]) -> Iterator[Stopwatch]:
    stopwatch = Stopwatch()
    yield stopwatch
    note("seconds to the start page", round(min(stopwatch.starts), 2))
    note("ms of the longest task over 50 ms, in the visit where it was shortest", round(min(stopwatch.tasks)))


def open_guest(chrome: Browser, host: StaticHost) -> Guest:
    guest = visit(chrome, host, viewport=PHONE)
    guest.context.add_init_script(f"({WATCH})()")
    return guest


@pytest.mark.benchmark(group=GROUP)
def test_first_visit(benchmark: Any, chrome: Browser, host: StaticHost, stopwatch: Stopwatch) -> None:
    guests: list[Guest] = []

    def leave() -> None:
        """Ends the former visit once everything is kept: a visit is slower beside another."""
        for guest in guests:
            guest.wait_until_kept()
            guest.context.close()
        guests.clear()

    def meet() -> tuple[tuple[Guest, Page], dict[str, Any]]:
        leave()
        guests.append(open_guest(chrome, host))
        return (guests[-1], guests[-1].page), {}

    benchmark.pedantic(stopwatch.visit, setup=meet, rounds=3)
    leave()


@pytest.mark.benchmark(group=GROUP)
@pytest.mark.parametrize("network", ["online", "offline"])
def test_later_visit(benchmark: Any, chrome: Browser, host: StaticHost, stopwatch: Stopwatch, network: str) -> None:
    guest = open_guest(chrome, host)
    guest.open()
    guest.wait_until_kept()
    guest.context.set_offline(network == "offline")

    def meet() -> tuple[tuple[Guest, Page], dict[str, Any]]:
        for page in guest.context.pages:
            page.close()
        return (guest, guest.context.new_page()), {}

    benchmark.pedantic(stopwatch.visit, setup=meet, rounds=3)
    guest.context.close()


@pytest.mark.benchmark(group="an answer of a master of six")
def test_master_in_pyodide_beside_this_machine(
    benchmark: Any, page_library: Path, note: Callable[[str, float], None]
) -> None:
    (there,) = benchmark.pedantic(run_in_pyodide, (page_library, ANSWERS), rounds=1)
    (here,) = run_here("", ANSWERS)
    note("ms in Pyodide", float(there))
    note("ms here", float(here))
    note("times as long in Pyodide", round(float(there) / float(here), 2))
