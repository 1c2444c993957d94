"""A folder for any static host: the page, its runtime, the words, and what a visitor's browser needs to keep them.

Other pages, such as the documentation, may lie beside; nobody who plays fetches them.
"""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

import msgspec

from stado.core.errors import StadoError
from stado.locales import FOLDER as LOCALES
from stado.rooms.catalog import make_catalog

RUNTIME = Path(__file__).parent / "runtime"
STAMP = "built-from"
_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
)
_HEAD = '<meta charset="utf-8" />'
_KEEPER = "worker.js"
_LANDING = "about"  # the folder of the page that tells what stado is, among the pages beside


class SiteError(StadoError):
    """The site cannot be written."""


class _File(msgspec.Struct, frozen=True):
    """What the service worker knows of a file."""

    size: int
    hash: str


def is_built() -> bool:
    """Whether the runtime is there; where the sources are edited, it is built when a site is."""
    return (RUNTIME / "pyodide.mjs").exists()


def mark_home(page: str, home: str) -> str:
    """The page with word of its home: `page` alone, or `both` where a server is there too."""
    return page.replace(_HEAD, f'{_HEAD}\n    <meta name="stado-home" content="{home}" />')


def write_site(folder: Path, static: Path, beside: Path | None = None) -> int:
    """Write the site of the built client, with pages beside it, and return the size of what plays; or SiteError."""
    try:
        return _write_site(folder, static, beside)
    except OSError as error:
        raise SiteError(f"{folder}: cannot be written: {error.strerror or 'not all of it'}") from None


def _write_site(folder: Path, static: Path, beside: Path | None) -> int:
    """The same, or OSError too."""
    if not (static / "index.html").exists():
        raise SiteError("the web client is not built here")
    if not is_built():
        raise SiteError("the page's runtime is not built here")
    if beside is not None and not (beside / _LANDING / "index.html").exists():
        raise SiteError(f"{beside} has no {_LANDING}/index.html")
    _clear(folder)
    shutil.copytree(static, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(STAMP))
    shutil.copytree(RUNTIME, folder / "runtime", ignore=shutil.ignore_patterns(STAMP))
    shutil.copytree(LOCALES, folder / "locales", ignore=shutil.ignore_patterns("*.py", "__pycache__", "landing.ftl"))
    (folder / "catalog.json").write_bytes(msgspec.json.encode(make_catalog()))
    _write_page(folder, landing=beside is not None)
    manifest = folder / "manifest.webmanifest"
    manifest.write_text(manifest.read_text().replace('"/', '"./'))
    _write_keeper(folder)
    size = sum(file.size for file in _files(folder).values())
    if beside is not None:
        shutil.copytree(beside, folder, dirs_exist_ok=True)
    return size


def _clear(folder: Path) -> None:
    """Empty the folder of an older site, and of nothing else."""
    if folder.exists() and any(folder.iterdir()):
        if not (folder / _KEEPER).exists() or not (folder / "runtime").is_dir():
            raise SiteError(f"{folder} is not empty, and no site of stado")
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)


def _write_page(folder: Path, *, landing: bool) -> None:
    """Tell the page that it is alone, wherever it lies, what it may load, and whether other pages lie beside it."""
    page = folder / "index.html"
    policy = f'{_HEAD}\n    <meta http-equiv="Content-Security-Policy" content="{_POLICY}" />'
    if landing:
        policy += '\n    <meta name="stado-beside" content="about docs" />'
    runtime = {f"runtime/{name}": file for name, file in _files(folder / "runtime").items()}
    files = f'<script type="application/json" id="runtime-files">{msgspec.json.encode(runtime).decode()}</script>'
    text = mark_home(page.read_text(), "page").replace(_HEAD, policy).replace("</head>", f"{files}\n  </head>")
    page.write_text(text.replace('="/', '="./'))


def _write_keeper(folder: Path) -> None:
    """Tell the service worker all files; a change in any of them is another version of it."""
    keeper = folder / _KEEPER
    files = {name: file for name, file in _files(folder).items() if name != _KEEPER}
    text = keeper.read_text()
    keeper.write_text(text.replace("const SITE = null;", f"const SITE = {msgspec.json.encode(files).decode()};"))


def _files(folder: Path) -> dict[str, _File]:
    """All files of a folder by their paths."""
    return {
        path.relative_to(folder).as_posix(): _File(len(content), hashlib.sha256(content).hexdigest())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and (content := path.read_bytes()) is not None
    }
