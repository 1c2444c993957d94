"""Measures the page in a real browser: the first load, a warm start, and the frames while cards fly."""

from __future__ import annotations

import gzip
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts.screenshots import FLAGS, find_browser, serve

TURNS = 6
FRAME = 1000 / 60  # milliseconds

# Notes the time of every frame until it is told to stop.
_WATCH = """() => {
  window.frames60 = [];
  let last = performance.now();
  const note = (now) => {
    window.frames60.push(now - last);
    last = now;
    if (!window.stopped) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""


def new_page(browser: Browser) -> Page:
    """A page at desktop size, for which cards fly."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-US", service_workers="block")
    return context.new_page()


def weigh(browser: Browser, base: str) -> int:
    """Bytes of script and style, zipped, that the start page needs."""
    page = new_page(browser)
    loaded: list[Response] = []

    def note(response: Response) -> None:
        loaded.append(response)

    page.on("response", note)
    page.goto(base)
    page.wait_for_selector(".setup")
    weighty = [one for one in loaded if one.request.resource_type in ("script", "stylesheet")]
    total = sum(len(gzip.compress(one.body())) for one in weighty)
    page.context.close()
    return total


def start_warm(browser: Browser, base: str) -> tuple[float, float]:
    """Milliseconds from the click to a playable table, and from the table's address to it, with a warm cache."""
    page = new_page(browser)
    times: list[float] = []
    for _ in range(2):
        page.goto(base)
        page.wait_for_selector(".setup")
        page.evaluate("() => { window.clicked = performance.now(); document.querySelector('.go').click(); }")
        page.wait_for_selector(".hand button[data-spot]")
        times.append(page.evaluate("performance.now() - window.clicked"))
    page.reload()
    page.wait_for_selector(".hand button[data-spot]")
    reload = page.evaluate("performance.now()")
    page.context.close()
    return times[-1], reload


def fly(browser: Browser, base: str) -> list[float]:
    """Milliseconds between frames while cards fly through some turns."""
    page = new_page(browser)
    page.goto(base)
    page.wait_for_selector(".setup")
    page.click(".go")
    page.wait_for_selector(".hand button[data-spot]")
    frames: list[float] = []
    for _ in range(TURNS):
        page.wait_for_selector("[data-state=asked]")
        page.evaluate("() => { window.stopped = false; }")
        page.evaluate(_WATCH)
        page.locator("button[data-spot]").first.click()
        page.wait_for_selector(".skip")
        page.wait_for_selector(".skip", state="detached", timeout=60_000)
        frames += page.evaluate("() => { window.stopped = true; return window.frames60; }")
    page.context.close()
    return frames


def main() -> None:
    """Prints what was measured."""
    with serve() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        print(f"first load, script and style zipped: {weigh(browser, base) / 1000:.1f} kB")
        click, reload = start_warm(browser, base)
        print(f"warm start: {click:.0f} ms from the click, {reload:.0f} ms from the table's address")
        frames = fly(browser, base)
        long = sum(frame > 1.5 * FRAME for frame in frames) / len(frames)
        print(f"frames: {len(frames)}, median {statistics.median(frames):.1f} ms, longer than 25 ms: {long:.1%}")
        browser.close()


if __name__ == "__main__":
    main()
