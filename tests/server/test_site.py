"""The web client's files and the words."""

from __future__ import annotations

import gzip
from pathlib import Path

from tests.server.harness import running


def build(folder: Path) -> Path:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>table</title>")
    (static / "assets" / "index-a1b2.js").write_text("let herd = 0;\n" * 200)
    (static / "app.webmanifest").write_text("{}")
    return static


async def test_client_is_served_with_its_caching(sqlite: str, tmp_path: Path) -> None:
    async with running(sqlite, static=build(tmp_path)) as server:
        guest = await server.guest()
        for path in ("/", "/room/abc", "/replay/x/y", "/learn", "/index.html"):
            reply = await guest.call("GET", path)
            assert (reply.status, reply.body) == (200, b"<!doctype html><title>table</title>")
            assert reply.headers["cache-control"] == "no-cache"
            assert reply.headers["content-type"] == "text/html; charset=utf-8"
        asset = await guest.call("GET", "/assets/index-a1b2.js", headers={"accept-encoding": "gzip"})
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-type"].startswith("text/javascript")
        assert gzip.decompress(asset.body) == b"let herd = 0;\n" * 200
        same = await guest.call("GET", "/assets/index-a1b2.js", headers={"if-none-match": asset.headers["etag"]})
        assert (same.status, same.body) == (304, b"")
        assert (await guest.call("GET", "/app.webmanifest")).headers["content-type"] == "application/manifest+json"
        for path in ("/assets/gone.js", "/../settings.py", "/%2e%2e/settings.py", "/locales/xx/six.ftl"):
            assert (await guest.call("GET", path)).status == 404


async def test_words_are_served_by_language(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        index = await guest.get("/locales")
        assert {"en", "cs", "sk", "pl", "de"} <= set(index)
        name = index["cs"][0]
        reply = await guest.call("GET", f"/locales/cs/{name}")
        assert reply.status == 200
        assert reply.headers["content-type"] == "text/plain; charset=utf-8"


async def test_server_without_a_built_client_says_so(sqlite: str, tmp_path: Path) -> None:
    async with running(sqlite, static=tmp_path / "none") as server:
        reply = await (await server.guest()).call("GET", "/")
        assert (reply.status, b"not built" in reply.body) == (200, True)


async def test_health_and_metrics(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        assert (await guest.call("GET", "/healthz")).status == 200
        assert (await guest.call("GET", "/readyz")).status == 200
        assert b"stado_connections 0.0" in (await guest.call("GET", "/metrics")).body
        server.services.lobby.draining = True
        assert (await guest.call("GET", "/readyz")).status == 503
        assert (await guest.call("GET", "/healthz")).status == 200
