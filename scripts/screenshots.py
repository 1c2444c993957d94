"""Takes the pictures in docs/images: every game's table and the coach, wide and narrow, light and dark."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote

from playwright.sync_api import Browser, Page, sync_playwright

from stado.games import GAMES
from stado.server.app import make_server
from stado.server.settings import Settings

IMAGES = Path(__file__).parents[1] / "docs" / "images"
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 740}}
TABLES = {f"{game.name}-{show.variant}": show.answers for game in GAMES for show in game.showcases}
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
# What the coach is asked about a match that has ended: by which key, and where the answer is seen.
REVIEWS = {"coach": ("b", ".coach li.given"), "review": ("m", ".sums")}
ANSWERS = "button[data-spot]:not(.chosen), button[data-answer]"

Scheme = Literal["light", "dark"]


@contextmanager
def serve() -> Iterator[str]:
    """A server of our own, with an empty database."""
    started = threading.Event()
    ports: list[int] = []

    def note(port: int) -> None:
        ports.append(port)
        started.set()

    with tempfile.TemporaryDirectory() as folder:
        server = make_server(Settings(database=f"sqlite:///{folder}/stado.db"), port=0, started=note)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
        thread.start()
        started.wait()
        try:
            yield f"http://127.0.0.1:{ports[0]}"
        finally:
            server.should_exit = True
            thread.join()


def find_browser() -> str | None:
    """The first browser that this machine has; without one, Playwright takes its own."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def open_page(browser: Browser, base: str, size: str, scheme: Scheme) -> Page:
    """A visitor with a name, for whom nothing moves."""
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        color_scheme=scheme,
        locale="en-US",
        service_workers="block",
    )
    context.add_cookies([{"name": "stado-settings", "value": quote(json.dumps({"speed": 0})), "url": base}])
    page = context.new_page()
    page.goto(base)
    page.wait_for_selector(".setup")
    ask(page, "/api/me", "PATCH", {"name": "Alma"})
    return page


def ask(page: Page, path: str, method: str, body: object) -> Any:
    """What the server answers."""
    return page.evaluate(
        """async ([path, method, body]) => {
          const headers = { 'Content-Type': 'application/json' };
          return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
        }""",
        [path, method, body],
    )


def sit_down(page: Page, base: str, table: str, **options: object) -> str:
    """Starts a match against three bots, and returns the room's id."""
    game, _, variant = table.partition("-")
    chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "casual"}] * 3]
    chosen = {"variant": variant, **options}
    wanted = {"game": game, "options": chosen, "seats": 4, "chairs": chairs, "start": True}
    room: str = ask(page, "/api/rooms", "POST", wanted)["id"]
    page.goto(f"{base}/room/{room}")
    return room


def answer(page: Page, count: int) -> None:
    """Gives `count` answers at random, and waits for the next question."""
    rng = random.Random(3)  # noqa: S311 - pictures, no secrets
    for _ in range(count):
        page.wait_for_selector("[data-state=asked], dialog ol")
        if page.locator("dialog ol").count() > 0:
            return
        buttons = page.locator(ANSWERS)
        primary = page.locator("button[data-answer].primary")
        chosen = primary.first if primary.count() else buttons.nth(rng.randrange(buttons.count()))
        chosen.click()
    page.wait_for_selector("[data-state=asked]")
    page.mouse.move(0, 0)
    page.wait_for_timeout(2500)  # until what was gained and lost has floated away


def review(page: Page, base: str, key: str, seen: str) -> None:
    """Plays a match to its end and asks the coach about it, in the middle and through one's own eyes."""
    room = sit_down(page, base, "six-classic", rounds=1)
    answer(page, 100)
    page.goto(f"{base}/replay/{room}#0/0")
    page.wait_for_selector(".controls")
    for _ in range(4):
        page.keyboard.press("n")
    page.keyboard.press(key)
    page.wait_for_selector(seen)
    page.locator("progress").wait_for(state="detached")


def take(page: Page, name: str) -> None:
    """Keeps a picture of what is in sight."""
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=IMAGES / f"{name}.png", animations="disabled")
    print(name)


def main() -> None:
    """Takes all pictures, or those that are named."""
    wanted = sys.argv[1:] or ["start", *TABLES, *REVIEWS]
    IMAGES.mkdir(parents=True, exist_ok=True)
    schemes: tuple[Scheme, ...] = ("light", "dark")
    with serve() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for size in SIZES:
            for scheme in schemes:
                for name in wanted:
                    page = open_page(browser, base, size, scheme)
                    if name in TABLES:
                        sit_down(page, base, name)
                        answer(page, TABLES[name])
                    elif name in REVIEWS:
                        review(page, base, *REVIEWS[name])
                    take(page, f"{name}-{size}-{scheme}")
                    page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
