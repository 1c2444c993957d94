"""The client's sources, and that it says the same words as Python."""

from __future__ import annotations

import fcntl
import importlib.util
import json
import os
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, make_game
from stado.locales import FOLDER, LANGUAGES, Words

pytestmark = pytest.mark.system

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
NAMES = ("Anna", "Boris", "Cyril", "Dora", "Emil", "Fabian")


def load_build() -> ModuleType:
    """The hook that builds the client."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def one_build_at_a_time() -> Iterator[ModuleType]:
    """The hook that builds, while no other test that runs beside this one does."""
    with (Path(tempfile.gettempdir()) / "stado-runtime.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield load_build()


def npm(*arguments: str, **variables: str) -> None:
    """Runs npm, whose words are shown if it fails."""
    command, environment = load_build().find_npm()
    done = subprocess.run(
        [*command, *arguments], cwd=WEB, env={**environment, **variables}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_says_every_word_that_it_has() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (WEB / "src").rglob("*") if path.is_file())
    # `web-key-${name}` says every word that begins so.
    beginnings = tuple(re.findall(r"`(web-[a-z-]+)\$\{", sources))
    said = set(re.findall(r"web-[a-z0-9_-]*[a-z0-9_]", sources))
    words = re.findall(r"^(web-\S+) =", (FOLDER / "en" / "web.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert [word for word in words if word not in said and not word.startswith(beginnings)] == []


def test_every_link_of_the_page_is_good_on_a_static_host_too() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in (WEB / "src").rglob("*.svelte")}
    assert [str(path) for path, text in sources.items() if re.search(r"""href=["'{`]*/""", text)] == []


def test_the_build_is_skipped_when_nothing_has_changed(tmp_path: Path) -> None:
    build = load_build()
    web = tmp_path / "web"
    web.mkdir()
    (web / "source.ts").write_text("1")
    static = tmp_path / "static"
    static.mkdir()
    (static / build.STAMP).write_text(build.fingerprint(web))
    build.build_web(web, static)  # would fail: there is nothing that npm could build
    (web / "source.ts").write_text("2")
    with pytest.raises((RuntimeError, FileNotFoundError)):
        build.build_web(web, static)


def test_node_comes_from_the_package_index_where_the_machine_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    build = load_build()
    monkeypatch.setattr(build, "find_system_node", lambda: None)
    command, environment = build.find_npm()
    done = subprocess.run([*command, "--version"], env=environment, capture_output=True, text=True, check=True)
    assert int(done.stdout.split(".")[0]) >= 10


def play_facts(name: str, variant: str) -> list[tuple[str, msgspec.Struct]]:
    """Every kind of event and action of a match at random, as its first seat sees it."""
    game = make_game(name, {"variant": variant})
    match = Match(game, "words", names=NAMES[: game.seats])
    rng = Rng("words")
    found: dict[tuple[str, bool], tuple[str, msgspec.Struct]] = {}
    while match.to_act:
        seat = match.to_act[0]
        legal = game.prompt(match.state, seat).legal
        for action in legal:
            found.setdefault((type(action).__name__, action == legal[0]), ("action", action))
        match.act(seat, rng.choice(legal))
    for event in match.events:
        for viewer in (0, None):
            seen = event.seen_by(viewer)
            found.setdefault((type(event).__name__, seen == event), ("event", seen))
    return list(found.values())


def test_the_browser_says_the_same_as_the_terminal(tmp_path: Path) -> None:
    facts = [
        (game.name, part, fact)
        for game in GAMES
        for variant in game.variants
        for part, fact in play_facts(game.name, variant.name)
    ]
    sentences: list[dict[str, Any]] = []
    for language in LANGUAGES:
        words = Words(language)
        for game, part, fact in facts:
            text = words.event(game, fact, NAMES) if part == "event" else words.action(game, fact, NAMES)
            plain = msgspec.to_builtins(fact)
            sentences.append(
                {"language": language, "game": game, "part": part, "fact": plain, "names": NAMES, "text": text}
            )
    files = {
        language: [path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
        for language in LANGUAGES
    }
    path = tmp_path / "sentences.json"
    path.write_text(json.dumps({"files": files, "sentences": sentences}))
    npm("test", "--", "sentences", STADO_SENTENCES=os.fspath(path))
