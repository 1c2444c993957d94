"""The reference of the package, from its docstrings: a page a package, a section a module."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from sphinx.application import Sphinx
from sphinx.config import Config

# What others build on; the server, the page and the terminal have no callers outside.
PACKAGES = (
    "stado.core",
    "stado.games",
    "stado.games.six",
    "stado.games.board",
    "stado.games.loot",
    "stado.games.three",
    "stado.bots",
    "stado.arena",
    "stado.rl",
    "stado.teach",
    "stado.rooms",
    "stado.rooms.protocol",
    "stado.testing",
)
FOLDER = "reference"
SHORT = "short"  # a tag with which only the first package is read, for those who look at the other pages


def list_modules(package: str) -> list[str]:
    """The package and the modules that lie in it."""
    path = import_module(package).__path__
    return [package, *(f"{package}.{module.name}" for module in iter_modules(path) if not module.ispkg)]


def make_page(package: str) -> str:
    """A page that has Sphinx read the docstrings of a package."""
    sections = [f"# `{package}`"]
    for module in list_modules(package):
        heading = [] if module == package else [f"## `{module}`"]
        sections += [*heading, f"```{{eval-rst}}\n.. automodule:: {module}\n```"]
    return "\n\n".join(sections) + "\n"


def make_index() -> str:
    """A page that lists the others."""
    about = "Made from the docstrings of the package. [The architecture](../architecture.md) tells how it is built."
    return f"# Reference\n\n{about}\n\n```{{toctree}}\n:maxdepth: 1\n:glob:\n\nstado.*\n```\n"


def write_pages(app: Sphinx) -> None:
    """Write the pages, and touch none that has not changed."""
    folder = Path(app.srcdir) / FOLDER
    folder.mkdir(exist_ok=True)
    pages = {"index": make_index()} | {package: make_page(package) for package in PACKAGES}
    for name, text in pages.items():
        path = folder / f"{name}.md"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def shorten(app: Sphinx, config: Config) -> None:
    """Leave all packages out but the first, if so wished."""
    if SHORT in app.tags:
        config.exclude_patterns += [f"{FOLDER}/{package}.md" for package in PACKAGES[1:]]


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx about it."""
    app.connect("config-inited", shorten)
    app.connect("builder-inited", write_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
