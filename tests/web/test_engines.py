"""A match in browsers of other makers, with a server and alone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.web.engines import Engine, Firefox, WebKit
from tests.web.static import PATH, StaticHost
from tests.web.visitor import ANSWERS

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TABLE = {"game": "three", "variants": {"three": "standard"}, "seats": {"three/standard": 2}, "level": "novice"}
ROOM = {
    "game": "three",
    "options": {"variant": "standard"},
    "seats": 2,
    "chairs": [{"kind": "me"}, {"kind": "bot", "level": "novice"}],
    "start": True,
}
SETTINGS = {"speed": 0, "choices": TABLE}
PATIENCE = 600.0
# Gives an answer where one is asked for, and tells whether the match is over.
ANSWER = f"""(() => {{
  if (document.querySelector('dialog ol')) return true;
  const all = [...document.querySelectorAll({ANSWERS!r})];
  const wanted = all.find((one) => one.classList.contains('primary')) ?? all[0];
  if (document.querySelector('[data-state="asked"]')) wanted?.click();
  return false;
}})()"""


@pytest.fixture(params=[Firefox, WebKit], ids=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    kind: type[Engine] = request.param
    if not kind.is_there() and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "--yes", *kind.packages], check=False, capture_output=True)
    if not kind.is_there():
        reason = f"there is no {kind.__name__} here and none can be had"
        warnings.warn(pytest.PytestWarning(reason), stacklevel=1)
        pytest.skip(reason)
    engine = kind(tmp_path)
    yield engine
    engine.close()


def wait_until(engine: Engine, expression: str) -> None:
    """Waits until an expression is true."""
    end = time.monotonic() + PATIENCE
    while not engine.evaluate(expression):
        assert time.monotonic() < end, engine.evaluate("document.body.innerText")
        time.sleep(0.1)


def test_a_match_with_a_server(engine: Engine, site: str) -> None:
    engine.open(site)
    wait_until(engine, "document.querySelector('.setup') !== null")
    cookie = f"stado-settings={quote(json.dumps(SETTINGS))}; path=/"
    engine.evaluate(f"void (document.cookie = {json.dumps(cookie)})")
    body = json.dumps(json.dumps(ROOM))
    send = f"{{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, body: {body} }}"
    room = engine.evaluate(f"fetch('/api/rooms', {send}).then((answer) => answer.json())")
    engine.open(f"{site}/room/{room['id']}")
    wait_until(engine, ANSWER)


def test_a_match_in_the_page_alone(engine: Engine, host: StaticHost) -> None:
    engine.open(host.base)
    wait_until(engine, "document.querySelector('.setup') !== null")
    stored = json.dumps([f"{PATH}stado-settings", json.dumps(SETTINGS)])
    engine.evaluate(f"void localStorage.setItem(...{stored})")
    engine.open(f"{host.base}?again")
    wait_until(engine, "document.querySelector('.setup button.primary') !== null")
    engine.evaluate("void document.querySelector('.setup button.primary').click()")
    wait_until(engine, ANSWER)
