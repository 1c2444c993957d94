"""Makes the pages that come beside the game: `python -m scripts.documents.build FOLDER [--short]`."""

from __future__ import annotations

import sys
from pathlib import Path

from sphinx.cmd.build import build_main

from scripts.documents.landing import write_landing
from scripts.documents.reference import SHORT

SOURCES = Path(__file__).parents[2] / "docs"


def build(folder: Path, *, short: bool = False) -> int:
    """Make the landing page and the documentation, whose warnings are errors; what has not changed is kept."""
    write_landing(folder / "about")
    trees = folder.with_name(f"{folder.name}-trees")
    tags = ["--tag", SHORT] if short else []
    order = ["--quiet", "--fail-on-warning", "--keep-going", "--doctree-dir", str(trees), *tags]
    return build_main([*order, str(SOURCES), str(folder / "docs")])


if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1]), short="--short" in sys.argv[2:]))
