"""The template game added to a copy of the project, as docs/adding-a-game.md says: nothing else has to change."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stado.locales import LANGUAGES

PROJECT = Path(__file__).parents[2]
TEMPLATE = "tests/template"
FAST = "not slow and not browser and not system"

pytestmark = [pytest.mark.slow, pytest.mark.system]


def copy_project(folder: Path) -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=PROJECT, check=True, capture_output=True, text=True).stdout
    for name in listed.rstrip("\0").split("\0"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PROJECT / name, folder / name)


def add_game(folder: Path) -> None:
    shutil.copy(folder / TEMPLATE / "rules.md", folder / "docs/rules/crown.md")
    shutil.copytree(folder / TEMPLATE / "crown", folder / "src/stado/games/crown")
    for file in (folder / "src/stado/games/crown").glob("*.py"):
        file.write_text(file.read_text().replace("tests.template.crown", "stado.games.crown"))
    registry = folder / "src/stado/games/__init__.py"
    text = re.sub(r"(GAMES: .* = \(.*)\)", r"\1, Crown)", registry.read_text())
    registry.write_text(
        text.replace("from stado.games.loot", "from stado.games.crown import Crown\nfrom stado.games.loot")
    )
    for language in LANGUAGES:
        for file in (folder / TEMPLATE / "words" / language).glob("*.ftl"):
            shutil.copy(file, folder / "src/stado/locales" / language)
    encoder = (folder / TEMPLATE / "encoder.py").read_text().replace("tests.template.crown", "stado.games.crown")
    (folder / "src/stado/rl/encoders/crown.py").write_text(encoder)
    shutil.copytree(folder / TEMPLATE / "page", folder / "web/src/games/crown")
    (folder / "tests/games/crown").mkdir()
    tests = (folder / TEMPLATE / "test_crown.py").read_text().replace("tests.template.crown", "stado.games.crown")
    fixture = tests[tests.index("@pytest.fixture") : tests.index("POSITION = ")]
    (folder / "tests/games/crown/test_crown.py").write_text(
        tests.replace(fixture, "").replace("import stado.games\n", "")
    )
    shutil.rmtree(folder / TEMPLATE)


def run(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": f"{folder / 'src'}:{folder}"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_a_fifth_game_is_added_by_the_document_alone(tmp_path: Path) -> None:
    copy_project(tmp_path)
    add_game(tmp_path)
    for command in (["init", "-q"], ["add", "-A"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    run(tmp_path, "scripts/protocol.py")
    run(tmp_path, "scripts/playthroughs.py")
    chosen = ("tests/games/crown", "tests/test_registry.py", "tests/test_rule_ids.py", "tests/locales/test_words.py")
    run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen, "tests/server/test_generated.py")
    run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", FAST, "-k", "crown", "tests")
    every = ("tests/teach/test_lessons.py", "tests/teach/test_puzzles.py", "tests/arena/test_benchmark.py")
    run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", FAST, *every)
    assert "crown" in run(tmp_path, "-m", "stado", "games")
    assert (tmp_path / "tests/playthroughs/crown-standard.txt").exists()
    assert "export interface CrownView" in (tmp_path / "web/src/protocol.ts").read_text()
