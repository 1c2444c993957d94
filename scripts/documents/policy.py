"""Pages of the documentation say themselves what they may load: nothing from anywhere else."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

from sphinx.application import Sphinx

_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_STYLE = re.compile(r"<style>(.*?)</style>|\sstyle=\"(.*?)\"", re.DOTALL)
_HEAD = '<meta charset="utf-8">'
_REST = (
    "default-src 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'"
)


def make_policy(page: str) -> str:
    """The content security policy under which a page works: what stands in it is allowed by its hash."""
    scripts = sorted({_hash(text) for text in _SCRIPT.findall(page)})
    styles = sorted({_hash(whole or attribute) for whole, attribute in _STYLE.findall(page)})
    own = " ".join(["script-src 'self'", *scripts]) + "; " + " ".join(["style-src 'self' 'unsafe-hashes'", *styles])
    return f"{_REST}; {own}"


def _hash(text: str) -> str:
    """A text as policies name it."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def write_policies(app: Sphinx, exception: Exception | None) -> None:
    """Put its policy into each page that was made."""
    if exception is not None:
        return
    for path in Path(app.outdir).rglob("*.html"):
        page = path.read_text(encoding="utf-8")
        if "Content-Security-Policy" not in page:
            policy = f'<meta http-equiv="Content-Security-Policy" content="{make_policy(page)}">'
            path.write_text(page.replace(_HEAD, f"{_HEAD}\n    {policy}", 1), encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx about it."""
    app.connect("build-finished", write_policies)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
