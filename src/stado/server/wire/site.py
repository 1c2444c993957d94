"""The web client's files and the words, held in memory, with the headers that every reply gets."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from pathlib import Path

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stado.locales import FOLDER as LOCALES
from stado.page.site import RUNTIME, is_built, mark_home
from stado.rooms.catalog import make_catalog

_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    # A room's address is its invitation.
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
_NO_CLIENT = b"<!doctype html><title>stado</title><p>The web client is not built here. The API is at /api.</p>\n"
_TYPES = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
}


class SecurityHeaders:
    """Adds the headers to every HTTP reply."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if _is_trusted(scope):
                    headers.setdefault("cross-origin-opener-policy", "same-origin")
                if scope.get("scheme") == "https":
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        await self._app(scope, receive, add if scope["type"] == "http" else send)


def _is_trusted(scope: Scope) -> bool:
    """Whether browsers heed all headers: over plain http from another machine they complain of some."""
    host, _ = scope.get("server") or ("", None)
    return scope.get("scheme") == "https" or host == "::1" or host.startswith("127.")


class Page(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    zipped: bytes
    tag: str
    type: str
    cache: str


class Site:
    """All files, by their paths."""

    def __init__(self, static: Path) -> None:
        self._pages = {f"/{path}": page for path, page in _read_folder(static)}
        words = [(path, page) for path, page in _read_folder(LOCALES) if path.endswith(".ftl")]
        self._pages |= {f"/locales/{path}": page for path, page in words}
        index: dict[str, list[str]] = {}
        for path, _ in words:
            language, _, name = path.partition("/")
            index.setdefault(language, []).append(name)
        self._pages["/locales"] = _page("index.json", msgspec.json.encode(index))
        self._pages.setdefault("/index.html", _page("index.html", _NO_CLIENT))
        self._reading = asyncio.Lock()
        self._runtime = frozenset(f"/runtime/{path.relative_to(RUNTIME).as_posix()}" for path in RUNTIME.rglob("*.*"))
        if is_built():
            client = self._pages["/index.html"].body.decode()
            self._pages["/index.html"] = _page("index.html", mark_home(client, "both").encode())
            self._pages["/catalog.json"] = _page("catalog.json", msgspec.json.encode(make_catalog()))

    async def show(self, request: Request) -> Response:
        """A file; for every other path the client itself, which knows its own paths."""
        path = request.url.path
        page = self._pages.get(path)
        if page is None and path in self._runtime:
            page = await self._read_runtime(path)
        if page is None and ("." in path.rpartition("/")[2] or path.startswith("/locales")):
            return Response("there is no such file\n", 404, media_type="text/plain")
        return _send(page or self._pages["/index.html"], request)

    async def _read_runtime(self, path: str) -> Page:
        """A file of the runtime, read when the first visitor wants to play alone: most never do."""
        async with self._reading:  # once, though many may ask for it at the same time
            if path not in self._pages:
                file = RUNTIME / path.removeprefix("/runtime/")
                self._pages[path] = await asyncio.to_thread(_read_page, file.name, file)
        return self._pages[path]


def _read_folder(folder: Path) -> list[tuple[str, Page]]:
    """Every file in a folder, if there is one."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    named = [(path.relative_to(folder).as_posix(), path) for path in files]
    return [(name, _read_page(name, path)) for name, path in named]


def _read_page(name: str, path: Path) -> Page:
    """A file of the disk, to be sent by that name."""
    return _page(name, path.read_bytes())


def _page(name: str, body: bytes) -> Page:
    """A file to be sent."""
    suffix = Path(name).suffix
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    # The build puts a hash into the names of what lies in its assets.
    cache = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Page(body, gzip.compress(body, mtime=0), tag, kind, cache)


def _send(page: Page, request: Request) -> Response:
    """The file, or word that the browser has it."""
    headers = {"cache-control": page.cache, "etag": page.tag, "vary": "accept-encoding"}
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if "gzip" in request.headers.get("accept-encoding", "") and len(page.zipped) < len(page.body):
        return Response(page.zipped, headers=headers | {"content-encoding": "gzip"}, media_type=page.type)
    return Response(page.body, headers=headers, media_type=page.type)
