"""The package as others get it: built, checked, and installed where nothing else is."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import metadata
from pathlib import Path

import pytest

from stado import __version__
from tests.web.test_sources import one_build_at_a_time

PROJECT = Path(__file__).parents[1]
MATCH = "novice,casual,novice,novice"


def parse_version(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def test_there_is_one_version() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"] == {"path": "src/stado/__init__.py"}
    assert metadata("stado")["Version"] == __version__


def test_the_changelog_tells_releases_newest_first() -> None:
    headings = re.findall(r"^## (.+)$", (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    released = [parse_version(heading.split()[0]) for heading in headings if heading != "Unreleased"]
    assert headings.index("Unreleased") == 0
    assert released == sorted(released, reverse=True)
    assert max([parse_version(__version__), *released]) == parse_version(__version__)


def test_the_package_tells_where_it_is_at_home() -> None:
    addresses = dict(line.split(", ") for line in metadata("stado").get_all("Project-URL") or ())
    assert {"Homepage", "Documentation", "Changelog"} <= set(addresses)


def run(*command: str | Path) -> str:
    """What a program prints, or its complaint."""
    done = subprocess.run([str(word) for word in command], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The wheel and the source distribution, by the ends of their names."""
    folder = tmp_path_factory.mktemp("dist")
    with one_build_at_a_time():
        run(sys.executable, "-m", "hatchling", "build", "-d", folder)
    wheel, source = sorted(folder.iterdir(), key=lambda path: path.suffix != ".whl")
    return {"wheel": wheel, "source": source}


@pytest.mark.system
def test_what_the_package_says_about_itself_can_be_shown(distributions: dict[str, Path]) -> None:
    run(sys.executable, "-m", "twine", "check", "--strict", *distributions.values())


@pytest.mark.system
@pytest.mark.parametrize("kind", ["wheel", pytest.param("source", marks=pytest.mark.slow)])
def test_a_match_is_played_where_nothing_else_is_installed(
    distributions: dict[str, Path], kind: str, tmp_path: Path
) -> None:
    uv, python = Path(sys.executable).with_name("uv"), tmp_path / "bin" / "python"
    run(uv, "venv", "--quiet", "--python", sys.executable, tmp_path)
    run(uv, "pip", "install", "--quiet", "--python", python, f"stado[play] @ {distributions[kind].as_uri()}")
    stado = python.with_name("stado")
    assert run(stado, "--version") == f"stado {__version__}\n"
    assert "casual" in run(stado, "simulate", "six", "--matches", "2", "--bots", MATCH)
    assert (next(tmp_path.rglob("site-packages")) / "stado" / "server" / "static" / "index.html").exists()
