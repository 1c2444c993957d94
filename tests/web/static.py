"""A site on a plain static host, under a path of its own: no headers but what any host sends."""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Callable
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from stado.locales import Words
from tests.cases import sample
from tests.web.visitor import Visitor

PATH = "/x/stado/"
# The same client talks with a server and with the page's own runtime: its tests do too.
BOTH_HOMES = pytest.mark.parametrize("anyone", sample(["server", "page"], "server"), indirect=True)


class StaticHost:
    """Serves a folder until it is stopped; `change` may alter the bytes of a file on their way."""

    def __init__(self, folder: Path) -> None:
        self.fetched: list[str] = []
        self.change: Callable[[str, bytes], bytes] = lambda _, content: content
        self._folder = folder
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Handler, self))
        self.base = f"http://127.0.0.1:{self._server.server_port}{PATH}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def read(self, path: str) -> bytes | None:
        """The file of a path as it is sent."""
        if not path.startswith(PATH):
            return None
        name = path.removeprefix(PATH)
        if not name or name.endswith("/"):
            name += "index.html"
        file = self._folder / name
        self.fetched.append(name)
        return self.change(name, file.read_bytes()) if file.is_file() else None

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(20)


class _Handler(SimpleHTTPRequestHandler):
    """Sends files with their types, and nothing else."""

    def __init__(self, host: StaticHost, *arguments: Any) -> None:
        self._host = host
        super().__init__(*arguments)

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        content = self._host.read(path)
        if content is None:
            self.send_error(404)
            return
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type("index.html" if path.endswith("/") else path))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - the base class names it so
        pass


class Guest(Visitor):
    """A visitor of a page that has no server."""

    def open(self, path: str = "/") -> None:
        self.page.goto(self.base + ("" if path == "/" else f"?{path}"))
        self.page.wait_for_selector("#main:not([aria-busy=true])")

    def sit_down(self, game: str, variant: str, seats: int, **options: object) -> str:
        """Starts a match against bots of a level with the page's own controls, and returns the room's id."""
        level = options.get("level", "novice")
        choices = {"game": game, "variants": {game: variant}, "seats": {f"{game}/{variant}": seats}, "level": level}
        self.set(speed=0, choices=choices)
        self.open()
        if own := {name: value for name, value in options.items() if name != "level"}:
            self.page.get_by_text("More options").click()
            for name, value in own.items():
                self.page.get_by_label(Words("en").say(f"{game}-option-{name}")).fill(str(value))
        self.page.get_by_role("button", name="Play now").click()
        self.wait_for_question()
        return self.page.url.rpartition("/")[2]

    def wait_until_kept(self) -> None:
        """Waits until the page needs no network any more."""
        self.page.evaluate("async () => { await navigator.serviceWorker.ready; }")

    def set(self, **settings: object) -> None:
        """Has settings from the next page on."""
        stored = json.dumps([f"{PATH}stado-settings", json.dumps(settings)])
        self.context.add_init_script(f"localStorage.setItem(...{stored})")

    def hand(self) -> list[str | None]:
        """What lies in the hand."""
        return [piece.get_attribute("data-piece") for piece in self.page.locator(".hand [data-piece]").all()]


def visit(browser: Browser, host: StaticHost, **changes: Any) -> Guest:
    """A new visitor, in a browser of their own."""
    usual = {"viewport": {"width": 1280, "height": 800}, "locale": "en-US"}
    return Guest(browser.new_context(**{**usual, **changes}), host.base)
