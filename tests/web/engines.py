"""Firefox and WebKit, driven as each allows: by WebDriver BiDi over a socket, and by WebDriver over HTTP."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import time
import urllib.request
from abc import ABC, abstractmethod
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any

from websockets.sync.client import connect

PATIENCE = 120.0  # seconds until a browser must have started


class Engine(ABC):
    """A browser with one page; what it holds is let go of by `close`."""

    packages: tuple[str, ...]  # of Debian, that bring it

    def __init__(self, folder: Path) -> None:
        self.holds = ExitStack()
        try:
            self.start(folder)
        except BaseException:
            self.close()
            raise

    def run(self, *command: str, output: int | IO[str] = subprocess.DEVNULL, variables: dict[str, str]) -> None:
        """Starts a program that ends with the browser."""
        process = subprocess.Popen(command, stdout=output, stderr=output, env={**os.environ, **variables})
        self.holds.callback(process.wait, PATIENCE)
        self.holds.callback(process.terminate)

    def close(self) -> None:
        """Ends the browser."""
        self.holds.close()

    @abstractmethod
    def start(self, folder: Path) -> None:
        """Starts the browser, with a folder of its own."""

    @classmethod
    @abstractmethod
    def is_there(cls) -> bool:
        """Whether the machine has it."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Goes to an address, and waits until it is loaded."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """What an expression of JavaScript, or its promise, comes to; it must be plain JSON."""


class Firefox(Engine):
    """Firefox without a window."""

    packages = ("firefox-esr",)

    def start(self, folder: Path) -> None:
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        assert program is not None
        profile, log = folder / "profile", folder / "firefox.log"
        profile.mkdir()
        with log.open("w") as output:
            options = ("--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile))
            self.run(program, *options, output=output, variables={"HOME": str(folder)})
        address = f"{self._find_address(log)}/session"
        self._socket = self.holds.enter_context(connect(address, max_size=None, open_timeout=PATIENCE, proxy=None))
        self._count = 0
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.create", type="tab")["context"]

    @classmethod
    def is_there(cls) -> bool:
        return bool(shutil.which("firefox-esr") or shutil.which("firefox"))

    def _find_address(self, log: Path) -> str:
        """Where it listens, as it tells when it is ready."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := re.search(r"listening on (ws://\S+)", log.read_text()):
                return found.group(1)
            time.sleep(0.1)
        raise AssertionError(f"Firefox does not start: {log.read_text()}")

    def _ask(self, method: str, **parameters: Any) -> Any:
        """What a command is answered with; events in between are nobody's."""
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE))
            if message.get("id") == self._count:
                assert message["type"] == "success", message
                return message["result"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        wrapped = f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))"
        answer = self._ask("script.evaluate", expression=wrapped, target={"context": self._page}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])


class WebKit(Engine):
    """WebKit's own small browser, on a screen that nobody sees."""

    packages = ("webkit2gtk-driver", "xvfb")

    def start(self, folder: Path) -> None:
        display, port = f":{os.getpid() % 50_000 + 100}", find_port()
        self.run("Xvfb", display, "-screen", "0", "1280x800x24", variables={})
        shown = {"DISPLAY": display, "GDK_BACKEND": "x11", "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
        # Its sandbox wants rights that few test machines give.
        free = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "HOME": str(folder)}
        self.run("WebKitWebDriver", f"--port={port}", "--host=127.0.0.1", variables=shown | free)
        self._base = f"http://127.0.0.1:{port}/session"
        options = {"binary": str(find_small_browser()), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._base += f"/{self._open_session(wanted)['sessionId']}"
        self.holds.callback(self._request, "DELETE", "")
        self._post("timeouts", {"script": int(1000 * PATIENCE), "pageLoad": int(1000 * PATIENCE)})

    @classmethod
    def is_there(cls) -> bool:
        return bool(shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and find_small_browser())

    def _open_session(self, wanted: dict[str, Any]) -> Any:
        """A session, once the driver listens."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self._post("", wanted)
            except ConnectionError:
                assert time.monotonic() < end, "WebKit's driver does not start"
                time.sleep(0.1)

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        """What a command is answered with."""
        return self._request("POST", path, json.dumps(body).encode())

    def _request(self, method: str, path: str, body: bytes | None = None) -> Any:
        address = f"{self._base}/{path}" if path else self._base
        request = urllib.request.Request(address, body, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read())["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error
        except urllib.error.URLError as error:
            raise ConnectionError(str(error)) from error

    def open(self, address: str) -> None:
        self._post("url", {"url": address})

    def evaluate(self, expression: str) -> Any:
        script = f"""const done = arguments[0];
            Promise.resolve({expression}).then((value) => done([value ?? null]), (error) => done(String(error)));"""
        answer = self._post("execute/async", {"script": script, "args": []})
        assert isinstance(answer, list), answer
        return answer[0]


def find_small_browser() -> Path | None:
    """WebKit's own browser, which Debian lays beside its library."""
    return next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), reverse=True)), None)


def find_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
